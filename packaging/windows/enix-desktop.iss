; The installer for Windows, for Inno Setup 6.3 or newer:
;     iscc /DAppVersion=0.2.0 packaging\windows\enix-desktop.iss
; It packs dist\enix-desktop, which PyInstaller makes, into dist\enix-desktop-0.2.0-setup.exe.
; To sign the installer and the uninstaller, add /DSigned "/Srelease=COMMAND $f".
; Games and settings are in the player's own folders; nothing here writes to them or removes them.

#ifndef AppVersion
  #error Say which version this is: /DAppVersion=...
#endif
#define AppName "Enix Desktop"
#define AppPublisher "Enix Desktop contributors"
#define AppUrl "https://github.com/enixdesktop/enix-desktop"
#define Program "enix-desktop.exe"
#define ProgramFolder "..\..\dist\enix-desktop"
#define RecordSuffix ".enix"
#define RecordMime "application/vnd.enix-desktop.record+json"
#define RecordClass "EnixDesktop.Record"

[Setup]
; Never changes: by it Windows knows that a new version replaces the old one.
AppId={{91469780-F979-44AE-8A7D-C27BDEE08225}
AppName={#AppName}
AppVersion={#AppVersion}
AppVerName={#AppName} {#AppVersion}
AppPublisher={#AppPublisher}
AppPublisherURL={#AppUrl}
AppSupportURL={#AppUrl}
AppUpdatesURL={#AppUrl}
; For one person, without an administrator, unless everybody on the machine is chosen.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\{#AppName}
DisableProgramGroupPage=yes
DisableWelcomePage=no
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Windows 10, 1809: the oldest that Qt 6 supports.
MinVersion=10.0.17763
ChangesAssociations=yes
; A running game is asked to close, and saves every move anyway; it is not started again behind anybody's back.
CloseApplications=yes
RestartApplications=no
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
SetupIconFile=..\icons\enix-desktop.ico
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName={#AppName}
OutputDir=..\..\dist
OutputBaseFilename=enix-desktop-{#AppVersion}-setup
VersionInfoVersion={#AppVersion}
VersionInfoProductName={#AppName}
VersionInfoDescription={#AppName}
VersionInfoCompany={#AppPublisher}
#ifdef Signed
SignTool=release
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.RecordName=Game of Enix Desktop
fr.RecordName=Partie d’Enix Desktop
de.RecordName=Spiel von Enix Desktop
en.Comment=ENIX, the board game about energy
fr.Comment=ENIX, le jeu de société des énergies
de.Comment=ENIX, das Brettspiel rund um Energie
en.StillRunning=Enix Desktop is still open. Close it, then go on.
fr.StillRunning=Enix Desktop est encore ouvert. Ferme-le, puis continue.
de.StillRunning=Enix Desktop ist noch geöffnet. Schließ das Programm, dann geht es weiter.

[Tasks]
Name: "association"; Description: "{cm:AssocFileExtension,{#AppName},{#RecordSuffix}}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an earlier version brought and this one may not need; the program keeps nothing of the player's here.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
; LICENSE and NOTICE are among them.
Source: "{#ProgramFolder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\icons\record.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{#AppName}"; Filename: "{app}\{#Program}"; Comment: "{cm:Comment}"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\{#Program}"; Comment: "{cm:Comment}"; Tasks: desktopicon

[Registry]
; HKA is the person's own part of the registry, or the machine's when everybody was chosen.
; So that "enix-desktop" can be typed into the Run box.
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\{#Program}"; ValueType: string; ValueData: "{app}\{#Program}"; Flags: uninsdeletekey
; The type of our records, and how they are opened.
Root: HKA; Subkey: "Software\Classes\{#RecordClass}"; ValueType: string; ValueData: "{cm:RecordName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#RecordClass}\DefaultIcon"; ValueType: string; ValueData: "{app}\record.ico"
Root: HKA; Subkey: "Software\Classes\{#RecordClass}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
; The uninstaller goes backwards: it comes here last and removes the suffix if nobody else has it.
Root: HKA; Subkey: "Software\Classes\{#RecordSuffix}"; ValueType: none; Flags: uninsdeletekeyifempty
; "Open with" knows us in any case, also for the .json of earlier versions.
Root: HKA; Subkey: "Software\Classes\{#RecordSuffix}\OpenWithProgids"; ValueType: string; ValueName: "{#RecordClass}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "{#AppName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: "{#RecordSuffix}"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".json"; ValueData: ""
; A double click opens us only where that was wanted.
Root: HKA; Subkey: "Software\Classes\{#RecordSuffix}"; ValueType: string; ValueData: "{#RecordClass}"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: association
Root: HKA; Subkey: "Software\Classes\{#RecordSuffix}"; ValueType: string; ValueName: "Content Type"; ValueData: "{#RecordMime}"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: association

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent

[Code]
// Setup can ask a program to close, the uninstaller cannot: it would leave the files of a running game behind.
// Windows lets nobody write to a program that runs, which tells whether it does.
function IsRunning(FileName: String): Boolean;
var
  Stream: TFileStream;
begin
  Result := False;
  if FileExists(FileName) then
    try
      Stream := TFileStream.Create(FileName, fmOpenReadWrite or fmShareDenyNone);
      Stream.Free;
    except
      Result := True;
    end;
end;

function InitializeUninstall(): Boolean;
begin
  Result := True;
  while Result and IsRunning(ExpandConstant('{app}\{#Program}')) do
    Result := SuppressibleMsgBox(CustomMessage('StillRunning'), mbError, MB_RETRYCANCEL, IDCANCEL) = IDRETRY;
end;
