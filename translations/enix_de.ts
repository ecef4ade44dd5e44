<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>About Enix Desktop</source>
        <translation>Über Enix Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Family games about energy, played together at one screen or against the computer.</source>
        <translation>Familienspiele rund um Energie, gemeinsam an einem Bildschirm oder gegen den Computer.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>&amp;Website</translation>
    </message>
    <message>
        <source>Copy &amp;version information</source>
        <translation>&amp;Versionen kopieren</translation>
    </message>
    <message>
        <source>For bug reports: program, Python, Qt and system</source>
        <translation>Für Berichte: Programm, Python, Qt und System</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ArrangeScreen</name>
    <message>
        <source>{energy} stays in the middle; it can only be turned.</source>
        <translation>{energy} liegt immer in der Mitte; dieses Feld kannst du nur drehen.</translation>
    </message>
    <message>
        <source>Drag the tiles around Solar energy, or press Enter and use the arrow keys. R turns a tile.</source>
        <translation>Zieh die Felder rund um die Sonnenenergie, oder nimm Eingabetaste und Pfeiltasten. R dreht ein Feld.</translation>
    </message>
    <message>
        <source>With the keyboard: arrows choose a tile, Space picks it up, R turns it, Enter starts.</source>
        <translation>Mit der Tastatur: Die Pfeiltasten wählen ein Feld, die Leertaste hebt es auf, R dreht es, die Eingabetaste startet das Spiel.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel starten</translation>
    </message>
</context>
<context>
    <name>BadgesPage</name>
    <message>
        <source>All finished games with unchanged rules count, whatever you choose above.</source>
        <translation>Hier zählen alle beendeten Spiele nach Regelbuch, egal was oben gewählt ist.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Since {day}.</source>
        <translation>Seit dem {day}.</translation>
    </message>
</context>
<context>
    <name>BoardNote</name>
    <message>
        <source>The board in words</source>
        <translation>Der Spielplan in Worten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>BoardSides</name>
    <message>
        <source>south-east of {energy}</source>
        <translation>südöstlich von „{energy}“</translation>
    </message>
    <message>
        <source>south of {energy}</source>
        <translation>südlich von „{energy}“</translation>
    </message>
    <message>
        <source>south-west of {energy}</source>
        <translation>südwestlich von „{energy}“</translation>
    </message>
    <message>
        <source>north-west of {energy}</source>
        <translation>nordwestlich von „{energy}“</translation>
    </message>
    <message>
        <source>north of {energy}</source>
        <translation>nördlich von „{energy}“</translation>
    </message>
    <message>
        <source>north-east of {energy}</source>
        <translation>nordöstlich von „{energy}“</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The blackout cap is beside the board.</source>
        <translation>Die Blackout-Kappe liegt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>{neighbours}.</source>
        <translation>{neighbours}.</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>wo es war</translation>
    </message>
    <message>
        <source>{energy}, {neighbours}.</source>
        <translation>{energy}, {neighbours}.</translation>
    </message>
    <message>
        <source>{energy}.</source>
        <translation>{energy}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the neighbours of a tile</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{where}, no path</source>
        <translation>{where}, kein Übergang</translation>
    </message>
    <message numerus="yes">
        <source>{where}, path for %n point(s)</source>
        <translation>
            <numerusform>{where}, Übergang für %n Punkt</numerusform>
            <numerusform>{where}, Übergang für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({piece})</source>
        <translation>{player} ({piece})</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) here: {pieces}.</source>
        <translation>
            <numerusform>%n Spielfigur hier: {pieces}.</numerusform>
            <numerusform>%n Spielfiguren hier: {pieces}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blackout cap is here: nobody can enter or leave.</source>
        <translation>Hier liegt die Blackout-Kappe: Niemand kommt hinein oder hinaus.</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Search the book</source>
        <translation>Im Buch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Start of the book</source>
        <translation>Anfang des Buchs</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or just its first letters.</source>
        <translation>Nichts gefunden. Versuch es mit einem anderen Wort oder nur mit seinem Anfang.</translation>
    </message>
</context>
<context>
    <name>BoxMarks</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{age}+</source>
        <translation>{age}+</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>{fewest} bis {most}</translation>
    </message>
    <message>
        <source>Players: {seats}. About {minutes} minutes. From age {age}.</source>
        <translation>Personen: {seats}. Etwa {minutes} Minuten. Ab {age} Jahren.</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>A new game starts from this point. The recorded game stays as it is.</source>
        <translation>Ein neues Spiel beginnt mit diesem Stand. Das aufgezeichnete bleibt unverändert.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CapWords</name>
    <message>
        <source>{card} takes the blackout cap off the board.</source>
        <translation>{card} nimmt die Blackout-Kappe vom Spielplan.</translation>
    </message>
    <message>
        <source>{card} puts the blackout cap on {energy}, over your piece!</source>
        <translation>{card} legt die Blackout-Kappe {energy:onto}, über deine Spielfigur!</translation>
    </message>
    <message>
        <source>{card} puts the blackout cap on {energy}.</source>
        <translation>{card} legt die Blackout-Kappe {energy:onto}.</translation>
    </message>
    <message>
        <source>{card} took the blackout cap off the board.</source>
        <translation>{card} hat die Blackout-Kappe vom Spielplan genommen.</translation>
    </message>
    <message>
        <source>{card} put the blackout cap on {energy}, over your piece.</source>
        <translation>{card} hat die Blackout-Kappe {energy:onto} gelegt, über deine Spielfigur.</translation>
    </message>
    <message>
        <source>{card} put the blackout cap on {energy}.</source>
        <translation>{card} hat die Blackout-Kappe {energy:onto} gelegt.</translation>
    </message>
    <message>
        <source>Your card “{name}”</source>
        <translation>Deine Karte „{name}“</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>{player}’s card “{name}”</source>
        <translation>Die Karte „{name}“ von {player}</translation>
    </message>
    <message>
        <source>{player}’s card</source>
        <translation>Die Karte von {player}</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>hand {total}</source>
        <translation>Hand: {total}</translation>
    </message>
    <message>
        <source>May end the game</source>
        <translation>Darf beenden</translation>
    </message>
    <message>
        <source>hand {total} (max {limit})</source>
        <translation>Hand: {total} (max. {limit})</translation>
    </message>
    <message numerus="yes">
        <source>%n to move</source>
        <translation>
            <numerusform>%n zum Ziehen</numerusform>
            <numerusform>%n zum Ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>no movement</source>
        <translation>zieht nicht</translation>
    </message>
    <message>
        <source>No points to move</source>
        <translation>Keine Punkte zum Ziehen</translation>
    </message>
    <message>
        <source>Your hand: {total} (max {limit})</source>
        <translation>Deine Hand: {total} (max. {limit})</translation>
    </message>
    <message>
        <source>Under the cap</source>
        <translation>Unter der Kappe</translation>
    </message>
    <message>
        <source>No way leads out</source>
        <translation>Kein Weg führt hinaus</translation>
    </message>
    <message>
        <source>Too dear: costs {cost} or more</source>
        <translation>Zu teuer: kostet {cost} oder mehr</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Stechen</translation>
    </message>
</context>
<context>
    <name>CardNote</name>
    <message>
        <source>{energy} · {value}</source>
        <translation>{energy} · {value}</translation>
    </message>
    <message>
        <source>Right-click or press Menu for more in the book</source>
        <translation>Rechtsklick oder Menütaste: mehr im Buch</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>“turn or move a tile”</source>
        <translation>„Feld drehen oder versetzen“</translation>
    </message>
    <message>
        <source>ENIX card, no value</source>
        <translation>ENIX-Karte, ohne Wert</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>Play it to interrupt: move the blackout cap, or take it off the board. If you still hold it at the end, it halves your sum.</source>
        <translation>Spiel sie, um zu unterbrechen: Dann legst du die Blackout-Kappe woanders hin oder nimmst sie vom Spielplan. Bleibt sie bis zum Ende auf deiner Hand, halbiert sie deine Summe.</translation>
    </message>
    <message>
        <source>Lay it: it gives no points for moving. Keep it: it counts 0 at the end, but its energy still helps you end the game.</source>
        <translation>Leg sie: Dann gibt sie keine Punkte zum Ziehen. Behalte sie: Dann zählt sie am Ende 0, aber ihre Energie zählt mit, wenn du das Spiel beenden willst.</translation>
    </message>
    <message numerus="yes">
        <source>Lay it: it takes %n point(s) off your other cards this round. Keep it: it lowers your sum by as much.</source>
        <translation>
            <numerusform>Leg sie: Dann nimmt sie deinen anderen Karten dieser Runde %n Punkt weg. Behalte sie: Dann macht sie deine Summe um ebenso viel kleiner.</numerusform>
            <numerusform>Leg sie: Dann nimmt sie deinen anderen Karten dieser Runde %n Punkte weg. Behalte sie: Dann macht sie deine Summe um ebenso viel kleiner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay it: it gives %n point(s) for moving. Keep it: it raises your sum by as much.</source>
        <translation>
            <numerusform>Leg sie: Dann gibt sie %n Punkt zum Ziehen. Behalte sie: Dann macht sie deine Summe um ebenso viel größer.</numerusform>
            <numerusform>Leg sie: Dann gibt sie %n Punkte zum Ziehen. Behalte sie: Dann macht sie deine Summe um ebenso viel größer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump: your game piece goes straight to {energy}.</source>
        <translation>Sprung: Deine Spielfigur kommt sofort {energy:to}.</translation>
    </message>
    <message>
        <source>Blackout: the cap goes onto {energy}. If it is already there, it goes beside the board.</source>
        <translation>Blackout: Die Kappe kommt {energy:onto}. Liegt sie schon dort, kommt sie neben den Spielplan.</translation>
    </message>
    <message>
        <source>Tile: you turn or move one tile.</source>
        <translation>Feld: Du drehst oder versetzt ein Feld.</translation>
    </message>
    <message>
        <source>No symbol: nothing happens before you move.</source>
        <translation>Kein Symbol: Vor dem Ziehen geschieht nichts.</translation>
    </message>
    <message>
        <source>One symbol, carried out before you move:</source>
        <translation>Ein Symbol, das du vor dem Ziehen ausführst:</translation>
    </message>
    <message>
        <source>Two symbols, carried out from bottom to top before you move:</source>
        <translation>Zwei Symbole, die du vor dem Ziehen von unten nach oben ausführst:</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lektion {number} von {count}</translation>
    </message>
    <message>
        <source>&amp;Skip this</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>You can continue from here later.</source>
        <translation>Du kannst später genau hier weitermachen.</translation>
    </message>
    <message>
        <source>Lit on the table: {things}.</source>
        <translation>Auf dem Tisch leuchtet: {things}.</translation>
    </message>
    <message>
        <source>Just watch…</source>
        <translation>Schau einfach zu&#xa0;…</translation>
    </message>
    <message>
        <source>Now you try!</source>
        <translation>Jetzt bist du dran!</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>CompetitionTree</name>
    <message>
        <source>{players} are tied.</source>
        <translation>{players} liegen gleichauf.</translation>
    </message>
    <message>
        <source>Round {number}: {card}.</source>
        <comment>a round of a competition</comment>
        <translation>Runde {number}: {card}.</translation>
    </message>
    <message>
        <source>a card, face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Sum: {sum}.</source>
        <translation>Summe: {sum}.</translation>
    </message>
    <message>
        <source>Ahead.</source>
        <translation>Liegt vorn.</translation>
    </message>
</context>
<context>
    <name>ComponentList</name>
    <message>
        <source>What the program is made with</source>
        <translation>Womit das Programm gemacht ist</translation>
    </message>
    <message>
        <source>{name}, licence: {licence}</source>
        <translation>{name}, Lizenz: {licence}</translation>
    </message>
</context>
<context>
    <name>ContinueOffer</name>
    <message>
        <source>Round {number}: {players}</source>
        <translation>Runde {number}: {players}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>{game}, round {number}: {players}</source>
        <translation>{game}, Runde {number}: {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>CopyQuestion</name>
    <message>
        <source>“{copy}” is a copy of a game with {players} that is not finished. The game itself continues, where you left it.</source>
        <translation>„{copy}“ ist die Kopie eines Spiels mit {players}, das noch nicht zu Ende ist. Es geht mit dem Spiel selbst weiter, dort, wo ihr aufgehört habt.</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>Spiel &amp;fortsetzen</translation>
    </message>
    <message>
        <source>“{copy}” is a copy of an unfinished game. It continues as a game of its own: luck decides again, and everybody chooses their face-down card again.</source>
        <translation>„{copy}“ ist die Kopie eines unbeendeten Spiels. Sie geht als eigenes Spiel weiter: Der Zufall entscheidet neu, und verdeckte Karten werden neu gewählt.</translation>
    </message>
    <message>
        <source>&amp;Play the copy</source>
        <translation>Kopie &amp;spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Program error</source>
        <translation>Ein Fehler im Programm</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message numerus="yes">
        <source>It has happened %Ln time(s) since this box opened.</source>
        <translation>
            <numerusform>Das ist einmal passiert, seit dieses Fenster offen ist.</numerusform>
            <numerusform>Das ist %Ln-mal passiert, seit dieses Fenster offen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>A report helps us find the error. It is a text file you can read: what happened, the versions, the log, and your game without any card that is still hidden from you. Nothing is sent.</source>
        <translation>Ein Bericht hilft, den Fehler zu finden. Er ist ein Text, den du lesen kannst: was passiert ist, die Versionen, das Protokoll des Programms und dein Spiel, aber ohne Karten, die du noch nicht sehen darfst. Er wird nirgendwohin geschickt.</translation>
    </message>
    <message>
        <source>Leave out the players’ names</source>
        <translation>Namen weglassen</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>Bericht &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Enix Desktop cannot start. Your games are safe.</source>
        <translation>Enix Desktop kann nicht starten. Deine Spiele sind sicher.</translation>
    </message>
    <message>
        <source>The last moves are not saved yet. Enix Desktop tries again when you continue or quit.</source>
        <translation>Die letzten Schritte sind noch nicht gespeichert. Wenn du weitermachst oder das Programm beendest, wird das Speichern neu versucht.</translation>
    </message>
    <message>
        <source>Your games are safe and you can continue. If a game is open, its table is set up again.</source>
        <translation>Deine Spiele sind sicher, und du kannst weitermachen. Ist ein Spiel offen, wird sein Tisch neu aufgebaut.</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>Der Bericht ist gespeichert: {file}</translation>
    </message>
    <message>
        <source>The report cannot be saved there: {file}</source>
        <translation>Der Bericht kann dort nicht geschrieben werden: {file}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next: {name}</source>
        <translation>Jetzt ist {name} dran</translation>
    </message>
    <message>
        <source>Nobody else should look at the screen.</source>
        <translation>Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
</context>
<context>
    <name>DayCardDialog</name>
    <message>
        <source>The text is copied. Paste it wherever you like.</source>
        <translation>Der Text ist kopiert. Füg ihn ein, wo du magst.</translation>
    </message>
    <message>
        <source>The picture is copied. Paste it wherever you like.</source>
        <translation>Das Bild ist kopiert. Füg es ein, wo du magst.</translation>
    </message>
    <message>
        <source>Save the result card</source>
        <translation>Ergebniskarte speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Ergebniskarte</translation>
    </message>
    <message>
        <source>Nothing here tells others about the puzzles.</source>
        <translation>Nichts hier verrät anderen etwas über die Rätsel.</translation>
    </message>
    <message>
        <source>Nothing here tells others about the deal.</source>
        <translation>Nichts hier verrät anderen etwas über die Karten.</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>DaySheet</name>
    <message>
        <source>Today everybody plays this deal, against these opponents:</source>
        <translation>Heute spielen alle mit denselben Karten gegen dieselben Gegner:</translation>
    </message>
    <message>
        <source>{name}: {player}</source>
        <comment>a computer player and its level</comment>
        <translation>{name}: {player}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Today everybody solves the same puzzles. The clock runs along.</source>
        <translation>Heute lösen alle dieselben Rätsel. Die Uhr läuft mit.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <source>&amp;Result card…</source>
        <translation>&amp;Ergebniskarte&#xa0;…</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Game of the day, {date}</source>
        <translation>Spiel des Tages, {date}</translation>
    </message>
    <message>
        <source>1st of {count}: won!</source>
        <translation>Platz 1 von {count}: gewonnen!</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <translation>Platz {place} von {count}</translation>
    </message>
    <message>
        <source>All {count} solved!</source>
        <translation>Alle {count} gelöst!</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Ergebnis {score}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>zusammen {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {how}.</source>
        <translation>{title}: {how}.</translation>
    </message>
    <message>
        <source>This try does not count.</source>
        <translation>Dieser Versuch zählt nicht.</translation>
    </message>
    <message>
        <source>{game}: {title}</source>
        <translation>{game}: {title}</translation>
    </message>
    <message>
        <source>{place} · {score}</source>
        <translation>{place} · {score}</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Only one try counts: this one. There are no hints.</source>
        <translation>Nur ein Versuch zählt: dieser. Tipps gibt es keine.</translation>
    </message>
    <message>
        <source>You have played it already, so this try does not count. There are no hints.</source>
        <translation>Du hast es schon gespielt, also zählt dieser Versuch nicht. Tipps gibt es keine.</translation>
    </message>
    <message>
        <source>{title} · this try counts</source>
        <translation>{title} · dieser Versuch zählt</translation>
    </message>
    <message>
        <source>{title} · does not count</source>
        <translation>{title} · zählt nicht</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>That is all for today</source>
        <translation>Das war alles für heute</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved.</source>
        <translation>
            <numerusform>%n Aufgabe gelöst.</numerusform>
            <numerusform>%n Aufgaben gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have solved comes back later each time, and what was hard comes back tomorrow.</source>
        <translation>Was du gelöst hast, kommt immer später wieder; was schwer war, kommt morgen wieder.</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>Noch keine Aufgaben</translation>
    </message>
    <message>
        <source>When you review a finished game, your dearest decisions become puzzles.</source>
        <translation>Wenn du ein beendetes Spiel analysierst, werden deine teuersten Entscheidungen zu Aufgaben.</translation>
    </message>
    <message>
        <source>&amp;Practise anyway</source>
        <translation>&amp;Trotzdem üben</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>EditionWords</name>
    <message>
        <source>English rulebook</source>
        <translation>Englisches Regelbuch</translation>
    </message>
    <message>
        <source>The highest sum of cards laid this round goes first.</source>
        <translation>Zuerst ist dran, wer in dieser Runde die größte Summe gelegt hat.</translation>
    </message>
    <message>
        <source>You may cross tiles again, but not return to where your turn began.</source>
        <translation>Du darfst Felder noch einmal betreten, aber nicht das, auf dem dein Zug begann.</translation>
    </message>
    <message>
        <source>You must steal, choosing the card by its back.</source>
        <translation>Du musst stehlen und wählst nach der Rückseite.</translation>
    </message>
    <message>
        <source>ENIX cards: the current player is asked first.</source>
        <translation>ENIX-Karten: Wer am Zug ist, wird zuerst gefragt.</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Französisches Regelbuch</translation>
    </message>
    <message>
        <source>The highest first card goes first; later cards only break ties.</source>
        <translation>Zuerst ist dran, wer die höchste erste Karte hat; weitere Karten zählen nur bei Gleichstand.</translation>
    </message>
    <message>
        <source>You may not enter a tile twice, nor return to where your turn began.</source>
        <translation>Du darfst kein Feld zweimal betreten und nicht zurück auf das, auf dem dein Zug begann.</translation>
    </message>
    <message>
        <source>You may steal or not; luck decides which card.</source>
        <translation>Du darfst stehlen, musst aber nicht; die Karte bestimmt der Zufall.</translation>
    </message>
    <message>
        <source>ENIX cards: a lot decides who is asked first.</source>
        <translation>ENIX-Karten: Das Los entscheidet, wer zuerst gefragt wird.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
</context>
<context>
    <name>EndQuestion</name>
    <message>
        <source>If the best are tied, you win.</source>
        <translation>Liegen die Besten gleichauf, gewinnst du.</translation>
    </message>
    <message>
        <source>End the game?</source>
        <translation>Spiel beenden?</translation>
    </message>
    <message>
        <source>End the game with {score}</source>
        <translation>Spiel mit {score} beenden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>That is more than {limit}: you would be out.</source>
        <translation>Die Grenze ist {limit}: Du würdest ausscheiden.</translation>
    </message>
    <message>
        <source>Your cards are worth {total}.</source>
        <translation>Deine Karten sind {total} wert.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards are worth {total}, halved by %n ENIX card(s): {score}.</source>
        <translation>
            <numerusform>Deine Karten sind {total} wert, durch eine ENIX-Karte halbiert: {score}.</numerusform>
            <numerusform>Deine Karten sind {total} wert, für jede der %n ENIX-Karten einmal halbiert: {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n below the limit of {limit}.</source>
        <translation>
            <numerusform>Das ist %n unter der Grenze von {limit}.</numerusform>
            <numerusform>Das sind %n unter der Grenze von {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>how many cards a rival holds</comment>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>The others hold: {cards}.</source>
        <translation>Die anderen haben auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can beat that: more than {limit} is out.</source>
        <translation>Das schlägt niemand: Wer mehr als {limit} hat, scheidet aus.</translation>
    </message>
</context>
<context>
    <name>EnergyForms</name>
    <message>
        <source>to Solar energy</source>
        <translation>zur Sonnenenergie</translation>
    </message>
    <message>
        <source>to Hydropower</source>
        <translation>zur Wasserkraft</translation>
    </message>
    <message>
        <source>to Geothermal heat</source>
        <translation>zur Erdwärme</translation>
    </message>
    <message>
        <source>to Waves and tides</source>
        <translation>zu den Wellen und Gezeiten</translation>
    </message>
    <message>
        <source>to Wind energy</source>
        <translation>zur Windenergie</translation>
    </message>
    <message>
        <source>to Biomass</source>
        <translation>zur Biomasse</translation>
    </message>
    <message>
        <source>from Solar energy</source>
        <translation>von der Sonnenenergie</translation>
    </message>
    <message>
        <source>from Hydropower</source>
        <translation>von der Wasserkraft</translation>
    </message>
    <message>
        <source>from Geothermal heat</source>
        <translation>von der Erdwärme</translation>
    </message>
    <message>
        <source>from Waves and tides</source>
        <translation>von den Wellen und Gezeiten</translation>
    </message>
    <message>
        <source>from Wind energy</source>
        <translation>von der Windenergie</translation>
    </message>
    <message>
        <source>from Biomass</source>
        <translation>von der Biomasse</translation>
    </message>
    <message>
        <source>on Solar energy</source>
        <translation>auf der Sonnenenergie</translation>
    </message>
    <message>
        <source>on Hydropower</source>
        <translation>auf der Wasserkraft</translation>
    </message>
    <message>
        <source>on Geothermal heat</source>
        <translation>auf der Erdwärme</translation>
    </message>
    <message>
        <source>on Waves and tides</source>
        <translation>auf den Wellen und Gezeiten</translation>
    </message>
    <message>
        <source>on Wind energy</source>
        <translation>auf der Windenergie</translation>
    </message>
    <message>
        <source>on Biomass</source>
        <translation>auf der Biomasse</translation>
    </message>
    <message>
        <source>onto Solar energy</source>
        <translation>auf die Sonnenenergie</translation>
    </message>
    <message>
        <source>onto Hydropower</source>
        <translation>auf die Wasserkraft</translation>
    </message>
    <message>
        <source>onto Geothermal heat</source>
        <translation>auf die Erdwärme</translation>
    </message>
    <message>
        <source>onto Waves and tides</source>
        <translation>auf die Wellen und Gezeiten</translation>
    </message>
    <message>
        <source>onto Wind energy</source>
        <translation>auf die Windenergie</translation>
    </message>
    <message>
        <source>onto Biomass</source>
        <translation>auf die Biomasse</translation>
    </message>
</context>
<context>
    <name>EnixBook</name>
    <message>
        <source>The book of ENIX</source>
        <translation>Das Buch zu ENIX</translation>
    </message>
    <message>
        <source>How ENIX is played, step by step and with pictures, for both rulebooks.</source>
        <translation>Wie ENIX gespielt wird, Schritt für Schritt und mit Bildern, für beide Regelbücher.</translation>
    </message>
    <message>
        <source>The six renewable energies, and the true story behind each of the 72 cards.</source>
        <translation>Die sechs erneuerbaren Energien und die wahre Geschichte hinter jeder der 72 Karten.</translation>
    </message>
    <message>
        <source>The words of the game, in a sentence or two each.</source>
        <translation>Die Wörter des Spiels, jedes in ein, zwei Sätzen erklärt.</translation>
    </message>
</context>
<context>
    <name>EnixMoveWords</name>
    <message>
        <source>lay {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>end the game</source>
        <translation>das Spiel beenden</translation>
    </message>
    <message>
        <source>go to {energy}</source>
        <translation>{energy:to} ziehen</translation>
    </message>
    <message>
        <source>steal no card</source>
        <translation>keine Karte stehlen</translation>
    </message>
    <message>
        <source>stop on {energy}</source>
        <translation>{energy:on} anhalten</translation>
    </message>
    <message>
        <source>draw from stack {number} ({energy} on top)</source>
        <translation>von Stapel {number} nachziehen (oben {energy})</translation>
    </message>
    <message>
        <source>steal a card from {player}</source>
        <translation>{player} eine Karte stehlen</translation>
    </message>
    <message>
        <source>steal a card of {energy} from {player}</source>
        <translation>{player} eine Karte {energy} stehlen</translation>
    </message>
    <message>
        <source>do not interrupt</source>
        <translation>nicht unterbrechen</translation>
    </message>
    <message>
        <source>play {card} and take the blackout cap off the board</source>
        <translation>{card} spielen und die Blackout-Kappe vom Spielplan nehmen</translation>
    </message>
    <message>
        <source>play {card} and put the blackout cap on {energy}</source>
        <translation>{card} spielen und die Blackout-Kappe {energy:onto} legen</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>What would you lay?</source>
        <translation>Was würdest du legen?</translation>
    </message>
    <message>
        <source>What would you add?</source>
        <translation>Was würdest du dazulegen?</translation>
    </message>
    <message>
        <source>Where would you put a tile?</source>
        <translation>Wohin würdest du ein Feld legen?</translation>
    </message>
    <message>
        <source>What would you take?</source>
        <translation>Was würdest du nehmen?</translation>
    </message>
    <message>
        <source>Where would you go?</source>
        <translation>Wohin würdest du gehen?</translation>
    </message>
    <message>
        <source>From whom would you steal?</source>
        <translation>Bei wem würdest du stehlen?</translation>
    </message>
    <message>
        <source>Where would you draw?</source>
        <translation>Wo würdest du ziehen?</translation>
    </message>
    <message>
        <source>Would you interrupt?</source>
        <translation>Würdest du unterbrechen?</translation>
    </message>
    <message>
        <source>{card} ({title})</source>
        <translation>{card} ({title})</translation>
    </message>
    <message>
        <source>take no card</source>
        <translation>keine Karte nehmen</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of {energy}</source>
        <translation>
            <numerusform>%n Karte {energy} nehmen</numerusform>
            <numerusform>%n Karten {energy} nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of {energy} from stack(s) {stacks}</source>
        <translation>
            <numerusform>%n Karte {energy} von Stapel {stacks} nehmen</numerusform>
            <numerusform>%n Karten {energy} von den Stapeln {stacks} nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {energy} clockwise by {degrees} degrees</source>
        <translation>das Feld {energy} um {degrees} Grad im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>turn {energy} anticlockwise by {degrees} degrees</source>
        <translation>das Feld {energy} um {degrees} Grad gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>move {energy} to the place {where}</source>
        <translation>das Feld {energy} an den Platz {where} versetzen</translation>
    </message>
    <message>
        <source>move {energy} to the place {where}, turned clockwise by {degrees} degrees</source>
        <translation>das Feld {energy} an den Platz {where} versetzen, um {degrees} Grad im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>move {energy} to the place {where}, turned anticlockwise by {degrees} degrees</source>
        <translation>das Feld {energy} an den Platz {where} versetzen, um {degrees} Grad gegen den Uhrzeigersinn gedreht</translation>
    </message>
</context>
<context>
    <name>EnixStatistics</name>
    <message>
        <source>cards in hand at the end, on average</source>
        <translation>Karten am Ende auf der Hand, im Schnitt</translation>
    </message>
    <message>
        <source>cards collected in a game</source>
        <translation>eingesammelte Karten pro Spiel</translation>
    </message>
    <message>
        <source>cards stolen in a game</source>
        <translation>gestohlene Karten pro Spiel</translation>
    </message>
    <message>
        <source>turns under the blackout cap</source>
        <translation>Züge unter der Blackout-Kappe</translation>
    </message>
    <message>
        <source>Where the pieces went</source>
        <translation>Wohin die Spielfiguren zogen</translation>
    </message>
    <message>
        <source>Arrivals at each energy tile, by crossing or by jump.</source>
        <translation>Ankünfte auf jedem Energiefeld, zu Fuß oder mit einem Sprung.</translation>
    </message>
    <message>
        <source>Exactly 25</source>
        <translation>Genau 25</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Rundreise</translation>
    </message>
    <message>
        <source>Visit all six energy tiles in one game.</source>
        <translation>Komm in einem Spiel auf alle sechs Energiefelder.</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Reiche Ernte</translation>
    </message>
    <message>
        <source>Take four or more cards on one arrival.</source>
        <translation>Nimm bei einer Ankunft mindestens vier Karten.</translation>
    </message>
    <message>
        <source>Good shoes</source>
        <translation>Gute Schuhe</translation>
    </message>
    <message>
        <source>Cross to another tile four or more times in one turn.</source>
        <translation>Zieh in einem Zug mindestens viermal auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>Weight to carry</source>
        <translation>Schweres Gepäck</translation>
    </message>
    <message>
        <source>Win with a card below zero in your hand.</source>
        <translation>Gewinne mit einer Karte unter null auf der Hand.</translation>
    </message>
    <message>
        <source>Halved in time</source>
        <translation>Rechtzeitig halbiert</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Das letzte Wort</translation>
    </message>
    <message>
        <source>End the game yourself and win although others are tied.</source>
        <translation>Beende das Spiel selbst und gewinne trotz Gleichstand.</translation>
    </message>
    <message>
        <source>Lights out</source>
        <translation>Licht aus</translation>
    </message>
    <message>
        <source>Put the blackout cap on the tile you stand on.</source>
        <translation>Leg die Blackout-Kappe auf das Feld, auf dem du stehst.</translation>
    </message>
    <message>
        <source>Night vision</source>
        <translation>Nachtsicht</translation>
    </message>
    <message>
        <source>Win while your piece is under the blackout cap.</source>
        <translation>Gewinne, während deine Figur unter der Blackout-Kappe steht.</translation>
    </message>
    <message>
        <source>Clean hands</source>
        <translation>Saubere Hände</translation>
    </message>
    <message>
        <source>Win without stealing a single card.</source>
        <translation>Gewinne, ohne eine einzige Karte zu stehlen.</translation>
    </message>
    <message>
        <source>Master beaten</source>
        <translation>Stärkste Stufe besiegt</translation>
    </message>
    <message>
        <source>Win against a computer player at the strongest level.</source>
        <translation>Gewinne gegen einen Computer der stärksten Stufe.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Volles Haus</translation>
    </message>
    <message>
        <source>Win at a table of six.</source>
        <translation>Gewinne ein Spiel zu sechst.</translation>
    </message>
    <message>
        <source>Well read</source>
        <translation>Belesen</translation>
    </message>
    <message>
        <source>Win a game by each of the two rulebooks.</source>
        <translation>Gewinne nach jedem der beiden Regelbücher ein Spiel.</translation>
    </message>
    <message>
        <source>End a game with a hand worth 25, not one more.</source>
        <translation>Beende ein Spiel mit einer Hand, die genau 25 zählt.</translation>
    </message>
    <message>
        <source>Hold more than 25 and be saved by an ENIX card.</source>
        <translation>Hab mehr als 25 auf der Hand und werde von einer ENIX-Karte gerettet.</translation>
    </message>
    <message>
        <source>Win with a lead of just 1.</source>
        <translation>Gewinne mit einem Vorsprung von nur 1.</translation>
    </message>
    <message>
        <source>closest to 25</source>
        <translation>am nächsten an 25</translation>
    </message>
    <message>
        <source>most cards collected in a game</source>
        <translation>meiste gesammelte Karten in einem Spiel</translation>
    </message>
    <message>
        <source>most cards stolen in a game</source>
        <translation>meiste gestohlene Karten in einem Spiel</translation>
    </message>
</context>
<context>
    <name>EnixStyles</name>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>trickster</source>
        <translation>trickreich</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>baut gern</translation>
    </message>
    <message>
        <source>Cautious: takes little and ends early.</source>
        <translation>Vorsichtig: nimmt wenig, hört früh auf.</translation>
    </message>
    <message>
        <source>Greedy: takes whatever there is.</source>
        <translation>Gierig: nimmt, was zu haben ist.</translation>
    </message>
    <message>
        <source>Trickster: gets in the others’ way.</source>
        <translation>Trickreich: kommt anderen in die Quere.</translation>
    </message>
    <message>
        <source>Builder: likes to change the board.</source>
        <translation>Baut gern: verändert den Spielplan.</translation>
    </message>
</context>
<context>
    <name>EnixUi</name>
    <message>
        <source>Collect all six energies. Mind the goblin.</source>
        <translation>Sammle alle sechs Energien. Und hüte dich vor dem Kobold!</translation>
    </message>
    <message>
        <source>An independent version of the 2004 game ENIX, with its own texts, art and code. It is not connected with the game’s authors or publisher.</source>
        <translation>Eine unabhängige Umsetzung des Spiels ENIX von 2004, mit eigenen Texten, eigenen Bildern und eigenem Code. Es besteht keine Verbindung zum Autorenteam oder zum Verlag.</translation>
    </message>
    <message>
        <source>Sho&amp;w help with moves and costs</source>
        <translation>&amp;Zughilfe mit Kosten zeigen</translation>
    </message>
    <message>
        <source>Arrange the &amp;tiles yourself</source>
        <translation>&amp;Felder selbst auslegen</translation>
    </message>
    <message>
        <source>Turn the tile in your hand</source>
        <translation>Das Feld in deiner Hand drehen</translation>
    </message>
    <message>
        <source>Stop moving; steal no card</source>
        <translation>Anhalten; keine Karte nehmen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Das Spiel beenden</translation>
    </message>
    <message>
        <source>Interrupt at the next chance: on or off</source>
        <translation>Bei der nächsten Gelegenheit unterbrechen oder nicht</translation>
    </message>
    <message>
        <source>Take the blackout cap off</source>
        <translation>Die Blackout-Kappe wegnehmen</translation>
    </message>
    <message>
        <source>Do not interrupt now</source>
        <translation>Jetzt nicht unterbrechen</translation>
    </message>
    <message>
        <source>Goal: collect cards of all six energies, then end the game. The highest hand wins, up to 25.</source>
        <translation>Ziel: Sammle Karten aller sechs Energien und beende dann das Spiel. Die höchste Hand bis 25 gewinnt.</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <comment>one of the cards turned over</comment>
        <translation>{player} – {card}</translation>
    </message>
    <message>
        <source>All cards are turned over: {cards}.</source>
        <translation>Alle Karten werden aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>Order drawn by lot: {players}.</source>
        <translation>Das Los bestimmt diese Reihenfolge: {players}.</translation>
    </message>
    <message>
        <source>{player} ends the game.</source>
        <translation>{player} beendet das Spiel.</translation>
    </message>
    <message>
        <source>{player} plays {card} and takes the blackout cap off the board.</source>
        <translation>{player} spielt {card} und nimmt die Blackout-Kappe vom Spielplan.</translation>
    </message>
    <message>
        <source>{player} plays {card} and puts the blackout cap on {energy}.</source>
        <translation>{player} spielt {card} und legt die Blackout-Kappe {energy:onto}.</translation>
    </message>
    <message>
        <source>{player} jumps to {energy}.</source>
        <translation>{player} springt {energy:to}.</translation>
    </message>
    <message>
        <source>{player} turns {energy}.</source>
        <translation>{player} dreht das Feld {energy}.</translation>
    </message>
    <message>
        <source>{player} moves {energy} to another place.</source>
        <translation>{player} versetzt das Feld {energy}.</translation>
    </message>
    <message>
        <source>{player} is already on {energy}, so the jump has no effect.</source>
        <translation>{player} steht schon {energy:on}, darum bewirkt der Sprung nichts.</translation>
    </message>
    <message>
        <source>{player} is under the blackout cap and cannot jump to {energy}.</source>
        <translation>{player} steht unter der Blackout-Kappe und kann nicht {energy:to} springen.</translation>
    </message>
    <message>
        <source>{energy} is under the blackout cap: {player} cannot jump there.</source>
        <translation>Die Blackout-Kappe liegt {energy:on}: {player} kann nicht dorthin springen.</translation>
    </message>
    <message>
        <source>{player} is under the blackout cap and cannot move.</source>
        <translation>{player} steht unter der Blackout-Kappe und kann nicht ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) of {energy}.</source>
        <translation>
            <numerusform>{player} nimmt %n Karte {energy}.</numerusform>
            <numerusform>{player} nimmt %n Karten {energy}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {cards}.</source>
        <translation>{player} nimmt {cards}.</translation>
    </message>
    <message>
        <source>A stack is empty: stacks and played cards are reshuffled.</source>
        <translation>Ein Stapel ist leer: Stapel und Ablagestapel werden neu gemischt.</translation>
    </message>
    <message>
        <source>{thief} steals a card of {energy} from {victim}.</source>
        <translation>{thief} stiehlt {victim} eine Karte: {energy}.</translation>
    </message>
    <message>
        <source>{thief} steals {card} from {victim}.</source>
        <translation>{thief} stiehlt {victim} eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{player} steals no more cards.</source>
        <translation>{player} stiehlt keine weitere Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {energies}.</source>
        <translation>
            <numerusform>{player} zieht %n Karte nach: {energies}.</numerusform>
            <numerusform>{player} zieht %n Karten nach: {energies}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player} zieht {cards} nach.</translation>
    </message>
    <message numerus="yes">
        <source>It is {player}’s turn, with %n movement point(s).</source>
        <translation>
            <numerusform>{player} ist mit %n Bewegungspunkt am Zug.</numerusform>
            <numerusform>{player} ist mit %n Bewegungspunkten am Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {origin} to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>{player} zieht für %n Bewegungspunkt {origin:from} {energy:to}.</numerusform>
            <numerusform>{player} zieht für %n Bewegungspunkte {origin:from} {energy:to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stops; %n movement point(s) are lost.</source>
        <translation>
            <numerusform>{player} hält an; %n Bewegungspunkt verfällt.</numerusform>
            <numerusform>{player} hält an; %n Bewegungspunkte verfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no movement points.</source>
        <translation>{player} hat keine Bewegungspunkte.</translation>
    </message>
    <message>
        <source>{player} cannot reach any tile with these movement points.</source>
        <translation>{player} erreicht mit diesen Bewegungspunkten kein anderes Feld.</translation>
    </message>
    <message>
        <source>{players} are tied and compete for the next turn.</source>
        <translation>{players} liegen gleichauf: Es kommt zum Stechen um den nächsten Zug.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Text speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>A picture of this moment (PNG)</source>
        <translation>Dieser Moment als Bild (PNG)</translation>
    </message>
    <message>
        <source>This turn as an animated picture (APNG)</source>
        <translation>Dieser Zug als Animation (APNG)</translation>
    </message>
    <message>
        <source>This round as an animated picture (APNG)</source>
        <translation>Diese Runde als Animation (APNG)</translation>
    </message>
    <message>
        <source>The whole game as an animated picture (APNG)</source>
        <translation>Das ganze Spiel als Animation (APNG)</translation>
    </message>
    <message>
        <source>The whole game as text</source>
        <translation>Das ganze Spiel als Text</translation>
    </message>
    <message>
        <source>Small: {width} × {height}</source>
        <translation>Klein: {width} × {height}</translation>
    </message>
    <message>
        <source>Medium: {width} × {height}</source>
        <translation>Mittel: {width} × {height}</translation>
    </message>
    <message>
        <source>Large: {width} × {height}</source>
        <translation>Groß: {width} × {height}</translation>
    </message>
    <message>
        <source>Very large: {width} × {height}</source>
        <translation>Sehr groß: {width} × {height}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Style of {name}: {style}</source>
        <translation>Spielweise von {name}: {style}</translation>
    </message>
    <message>
        <source>{about} Click to choose another style.</source>
        <translation>{about} Klick, um eine andere Spielweise zu wählen.</translation>
    </message>
    <message>
        <source>As {name} likes it: {style}</source>
        <translation>Wie {name} es mag: {style}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Whose games count</source>
        <translation>Wessen Spiele zählen</translation>
    </message>
    <message>
        <source>All rulebooks</source>
        <translation>Alle Regelbücher</translation>
    </message>
    <message>
        <source>By which rulebook the games were played</source>
        <translation>Nach welchem Regelbuch gespielt wurde</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <translation>Wann gespielt wurde</translation>
    </message>
    <message>
        <source>Only without &amp;hints</source>
        <translation>Nur ohne T&amp;ipps</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Which game was played</source>
        <translation>Welches Spiel gespielt wurde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>FinalFrame</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Same deal again (does not count)</source>
        <translation>Dieselben Karten noch einmal (zählt nicht)</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>FinalScreen</name>
    <message>
        <source>Score sheet…</source>
        <translation>Wertungsbogen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>{player} ends the game!</source>
        <translation>{player} beendet das Spiel!</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>{players} share the win</source>
        <translation>{players} gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>{player} ended the game.</source>
        <translation>{player} hat das Spiel beendet.</translation>
    </message>
    <message>
        <source>{ended} Everybody has more than {limit}.</source>
        <translation>{ended} Alle haben mehr als {limit}.</translation>
    </message>
    <message>
        <source>{ended} {players} are tied, so whoever ended the game wins.</source>
        <translation>{ended} {players} liegen gleichauf, darum gewinnt, wer das Spiel beendet hat.</translation>
    </message>
    <message>
        <source>{ended} {players} are tied and share the win.</source>
        <translation>{ended} {players} liegen gleichauf und gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{player} turns the cards over.</source>
        <translation>{player} deckt die Karten auf.</translation>
    </message>
    <message>
        <source>{player}: cards worth {total}.</source>
        <translation>{player}: Kartenwert {total}.</translation>
    </message>
    <message numerus="yes">
        <source>%n ENIX card(s) strike: {total} becomes {score}.</source>
        <translation>
            <numerusform>Eine ENIX-Karte schlägt zu: aus {total} wird {score}.</numerusform>
            <numerusform>%n ENIX-Karten schlagen zu: aus {total} wird {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more than {limit} and is out.</source>
        <translation>{player} hat mehr als {limit} und scheidet aus.</translation>
    </message>
    <message>
        <source>Cards worth {total}.</source>
        <translation>Kartenwert: {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s).</source>
        <translation>
            <numerusform>Durch eine ENIX-Karte halbiert.</numerusform>
            <numerusform>Für jede der %n ENIX-Karten einmal halbiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied with {players}.</source>
        <translation>Gleichauf mit {players}.</translation>
    </message>
    <message>
        <source>{player}: {score}. {about}</source>
        <translation>{player}: {score}. {about}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Out: {count} over {limit}.</source>
        <translation>Ausgeschieden: {count} über {limit}.</translation>
    </message>
    <message>
        <source>{count} short of {players}.</source>
        <translation>{count} weniger als {players}.</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>{all} found</source>
        <translation>{all} gefunden</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Enter goes to the next match, Shift+Enter to the previous one.</source>
        <translation>Eingabetaste: nächste Stelle. Umschalt+Eingabetaste: vorige Stelle.</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorige Fundstelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
</context>
<context>
    <name>FinishPage</name>
    <message>
        <source>&amp;Play against a novice</source>
        <translation>&amp;Gegen den Computer spielen</translation>
    </message>
    <message>
        <source>All &amp;lessons</source>
        <translation>Alle &amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <translation>Sta&amp;rtbildschirm</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>“{title}” was moved to the folder “trash” next to your games.</source>
        <translation>„{title}“ liegt jetzt im Ordner „trash“ bei deinen Spielen.</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>„{title}“ liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <source>“{title}” was copied to {place}.</source>
        <translation>„{title}“ wurde nach {place} kopiert.</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Spiel importieren</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} gehört jetzt zu deinen Spielen.</translation>
    </message>
    <message>
        <source>The game in {file} is already one of your saved games.</source>
        <translation>Das Spiel in {file} gehört schon zu deinen Spielen.</translation>
    </message>
    <message>
        <source>The folder is {folder}</source>
        <translation>Ordner: {folder}</translation>
    </message>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Spiele (*.enix *.json)</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Spiele (*.enix *.json)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
</context>
<context>
    <name>GlossaryPart</name>
    <message>
        <source>Glossary</source>
        <translation>Begriffe</translation>
    </message>
</context>
<context>
    <name>GuidePart</name>
    <message>
        <source>Energy guide</source>
        <translation>Energie-Lexikon</translation>
    </message>
    <message>
        <source>The cards of {energy}</source>
        <translation>Die Karten zu {energy}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message>
        <source>{name} likes to black out others, but had no chance this time.</source>
        <translation>{name} verdunkelt gern andere, hatte diesmal aber keine Gelegenheit.</translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to black out others: done %n time(s).</source>
        <translation>
            <numerusform>{name} verdunkelt gern andere: diesmal einmal.</numerusform>
            <numerusform>{name} verdunkelt gern andere: diesmal %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} likes to change the board, but had no chance this time.</source>
        <translation>{name} baut gern um, hatte diesmal aber keine Gelegenheit.</translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to change the board: %n tile(s) placed.</source>
        <translation>
            <numerusform>{name} baut gern um: %n Energiefeld gelegt.</numerusform>
            <numerusform>{name} baut gern um: %n Energiefelder gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to have it all: %n card(s) collected or stolen.</source>
        <translation>
            <numerusform>{name} will alles haben: %n Karte gesammelt oder gestohlen.</numerusform>
            <numerusform>{name} will alles haben: %n Karten gesammelt oder gestohlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is cautious: only %n card(s) collected.</source>
        <translation>
            <numerusform>{name} ist vorsichtig: nur %n Karte gesammelt.</numerusform>
            <numerusform>{name} ist vorsichtig: nur %n Karten gesammelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is cautious and ended the game with {score}.</source>
        <translation>{name} ist vorsichtig und hat das Spiel mit {score} beendet.</translation>
    </message>
</context>
<context>
    <name>HappenedSentences</name>
    <message>
        <source>The blackout cap is on {energy}: nobody can enter or leave that tile.</source>
        <translation>Die Blackout-Kappe liegt {energy:on}: Niemand betritt oder verlässt dieses Feld.</translation>
    </message>
    <message>
        <source>By this rulebook no tile may be entered twice in a turn, nor the one where the turn began. Closed now: {energies}.</source>
        <translation>Nach diesem Regelbuch darf man in einem Zug kein Feld zweimal betreten und auch nicht das, auf dem er begann. Jetzt gesperrt: {energies}.</translation>
    </message>
    <message>
        <source>The turn began on {energy}. By this rulebook nobody may return there in the same turn.</source>
        <translation>Der Zug begann {energy:on}. Nach diesem Regelbuch darf man im selben Zug nicht dorthin zurück.</translation>
    </message>
    <message>
        <source>You can cross between {origin} and {energy} only if both sides have a path, and {lacking} has none there.</source>
        <translation>Einen Übergang {origin:from} {energy:to} gibt es nur, wenn beide Seiten einen Weg haben. Er fehlt hier auf: {lacking}.</translation>
    </message>
    <message>
        <source>{energy} does not touch {origin}, so it is too far for one step.</source>
        <translation>Das Feld {energy} berührt das Feld {origin} nicht. Für einen Schritt ist es zu weit.</translation>
    </message>
    <message>
        <source>So {energy} cannot be reached this turn, with any number of points.</source>
        <translation>Also führt in diesem Zug kein offener Weg {energy:to}, egal mit wie vielen Punkten.</translation>
    </message>
    <message>
        <source>So the piece stays on {energy}.</source>
        <translation>Also bleibt die Figur {energy:on}.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} can be reached for %n point(s).</source>
        <translation>
            <numerusform>Der Schritt {energy:to} ist für %n Punkt möglich.</numerusform>
            <numerusform>Der Schritt {energy:to} ist für %n Punkte möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point or more, a piece must go to another tile if it can.</source>
        <translation>Mit 1 Punkt oder mehr muss eine Figur auf ein anderes Feld ziehen, wenn sie kann.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has reached another tile and may stop on any source. %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} hat ein anderes Feld erreicht und darf auf jeder Quelle anhalten. %n Punkt verfällt.</numerusform>
            <numerusform>{player} hat ein anderes Feld erreicht und darf auf jeder Quelle anhalten. %n Punkte verfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on {energy}.</source>
        <translation>{player} steht {energy:on}.</translation>
    </message>
    <message>
        <source>{player}’s top card, {card}, shows: {symbol}.</source>
        <translation>Die oberste Karte von {player}, {card}, zeigt: {symbol}.</translation>
    </message>
    <message>
        <source>{player}’s top card is {card}. Symbol {number} from the bottom shows: {symbol}.</source>
        <translation>Die oberste Karte von {player} ist {card}. Symbol {number} von unten zeigt: {symbol}.</translation>
    </message>
    <message>
        <source>A jump goes straight to {energy}, however far it is.</source>
        <translation>Ein Sprung führt sofort {energy:to}, egal wie weit es ist.</translation>
    </message>
    <message>
        <source>{player} held {card}. It may be played whenever the current player’s piece is on a source.</source>
        <translation>{player} hatte {card}. Sie darf gespielt werden, wenn die Figur, die am Zug ist, auf einer Quelle steht.</translation>
    </message>
    <message>
        <source>An ENIX card moves the blackout cap to any other tile, or off the board. It may not stay where it is.</source>
        <translation>Mit einer ENIX-Karte kommt die Blackout-Kappe auf ein anderes Feld oder vom Spielplan herunter. Sie darf nicht bleiben, wo sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} stays in its place and is turned by %n side(s).</source>
        <translation>
            <numerusform>Das Feld {energy} bleibt an seiner Stelle und wird um %n Seite gedreht.</numerusform>
            <numerusform>Das Feld {energy} bleibt an seiner Stelle und wird um %n Seiten gedreht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{energy} moves to another place. It may also be turned.</source>
        <translation>Das Feld {energy} kommt an eine andere Stelle. Dabei darf es auch gedreht werden.</translation>
    </message>
    <message>
        <source>{energy} now shares a side with {others}.</source>
        <translation>Das Feld {energy} hat jetzt eine Seite gemeinsam mit {others}.</translation>
    </message>
    <message>
        <source>All six tiles are connected and there is no island, so this is allowed.</source>
        <translation>Alle sechs Felder hängen zusammen, und es gibt keine Insel. Also ist es erlaubt.</translation>
    </message>
    <message>
        <source>The blackout cap moves with it.</source>
        <translation>Die Blackout-Kappe fährt mit.</translation>
    </message>
    <message>
        <source>The blackout cap and everybody on the tile move with it: {players}.</source>
        <translation>Die Blackout-Kappe fährt mit, und auch wer dort steht: {players}.</translation>
    </message>
    <message>
        <source>Everybody on the tile moves with it: {players}.</source>
        <translation>Wer dort steht, fährt mit: {players}.</translation>
    </message>
    <message>
        <source>{energy} has no path on its side towards {other}: it is closed.</source>
        <translation>Das Feld {energy} hat auf der Seite {other:to} keinen Weg: Sie ist geschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} has a path towards {other} with %n path point(s).</source>
        <translation>
            <numerusform>Vom Feld {energy} führt ein Weg mit %n Wegpunkt in Richtung {other}.</numerusform>
            <numerusform>Vom Feld {energy} führt ein Weg mit %n Wegpunkten in Richtung {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A crossing costs the path points on both sides plus 1: {sum}.</source>
        <translation>Ein Übergang kostet beides zusammen und 1 dazu: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>Points left: {points} − {cost} = %n.</source>
        <translation>
            <numerusform>Punkte vorher: {points}, davon bezahlt: {cost}. Es bleibt %n Punkt.</numerusform>
            <numerusform>Punkte vorher: {points}, davon bezahlt: {cost}. Es bleiben %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} costs {cost}, but there are only %n point(s).</source>
        <translation>
            <numerusform>Der Weg {energy:to} kostet {cost}, aber es ist nur %n Punkt da.</numerusform>
            <numerusform>Der Weg {energy:to} kostet {cost}, aber es sind nur %n Punkte da.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 0 points or less, a piece does not move.</source>
        <translation>Mit 0 Punkten oder weniger bleibt eine Figur stehen.</translation>
    </message>
    <message>
        <source>The cheapest open way is {way}. It costs {sum}.</source>
        <translation>Der billigste offene Weg ist {way}. Er kostet {sum}.</translation>
    </message>
    <message>
        <source>{player} is already on {energy}, so the jump has no effect.</source>
        <translation>{player} steht schon {energy:on}, darum bewirkt der Sprung nichts.</translation>
    </message>
    <message>
        <source>{player} is under the blackout cap and cannot leave.</source>
        <translation>{player} steht unter der Blackout-Kappe und kann nicht weg.</translation>
    </message>
    <message>
        <source>{energy} is under the blackout cap, and nobody can enter it.</source>
        <translation>Die Blackout-Kappe liegt {energy:on}: Niemand kann dorthin.</translation>
    </message>
    <message>
        <source>The blackout cap was beside the board and goes to {energy}.</source>
        <translation>Die Blackout-Kappe lag neben dem Spielplan und kommt {energy:onto}.</translation>
    </message>
    <message>
        <source>The blackout cap was already on {energy}, so this symbol takes it off the board.</source>
        <translation>Die Blackout-Kappe lag schon {energy:on}, darum kommt sie durch dieses Symbol vom Spielplan.</translation>
    </message>
    <message>
        <source>The blackout cap leaves {energy} and goes beside the board.</source>
        <translation>Die Blackout-Kappe kommt {energy:from} herunter und liegt jetzt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>The blackout cap goes from {origin} to {energy}.</source>
        <translation>Die Blackout-Kappe kommt {origin:from} {energy:onto}.</translation>
    </message>
    <message>
        <source>{player} has just reached {energy} and may take top cards of that energy.</source>
        <translation>{player} ist gerade {energy:on} angekommen und darf Karten dieser Energie oben von den Stapeln nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n top card(s) of {energy} were taken. Cards below them must stay.</source>
        <translation>
            <numerusform>%n Karte {energy} lag oben und wurde genommen. Was darunter lag, bleibt liegen.</numerusform>
            <numerusform>%n Karten {energy} lagen oben und wurden genommen. Was darunter lag, bleibt liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) ran empty: number {numbers}.</source>
        <translation>
            <numerusform>%n Stapel wurde leer: Nummer {numbers}.</numerusform>
            <numerusform>%n Stapel wurden leer: Nummer {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stacks were waiting for cards. Now there are {total}, enough for {stacks} stacks.</source>
        <translation>Die Stapel haben auf Karten gewartet. Jetzt sind es {total}, genug für {stacks} Stapel.</translation>
    </message>
    <message>
        <source>Cards left on the stacks: {stacks}. Played cards: {played}. Shuffled together: {total}.</source>
        <translation>Karten noch auf den Stapeln: {stacks}. Auf dem Ablagestapel: {played}. Zusammen gemischt: {total}.</translation>
    </message>
    <message>
        <source>They are dealt to the stacks as evenly as possible: {numbers}.</source>
        <translation>Sie werden möglichst gleichmäßig auf die Stapel verteilt: {numbers}.</translation>
    </message>
    <message>
        <source>{thief} finished moving on {energy}, and {victim} is there too.</source>
        <translation>{thief} ist mit dem Ziehen fertig und steht {energy:on}. {victim} steht auch dort.</translation>
    </message>
    <message>
        <source>By this rulebook you must steal a card from everybody on the same tile, choosing by the backs.</source>
        <translation>Nach diesem Regelbuch muss man allen auf demselben Feld eine Karte stehlen und wählt sie nach der Rückseite.</translation>
    </message>
    <message>
        <source>By this rulebook nobody has to steal, and luck decides which card it is.</source>
        <translation>Nach diesem Regelbuch muss niemand stehlen, und der Zufall entscheidet, welche Karte es ist.</translation>
    </message>
    <message numerus="yes">
        <source>{player} held {had} of {full} cards and draws %n card(s) from stack {stack}.</source>
        <translation>
            <numerusform>{player} hatte {had} von {full} Karten und zieht %n Karte von Stapel {stack} nach.</numerusform>
            <numerusform>{player} hatte {had} von {full} Karten und zieht %n Karten von Stapel {stack} nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s turn is over, so the cards laid become played cards.</source>
        <translation>Der Zug von {player} ist vorbei, darum kommen die gelegten Karten auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>{player} held a card of each of the six energies and could end the game.</source>
        <translation>{player} hatte von jeder der sechs Energien eine Karte und durfte das Spiel beenden.</translation>
    </message>
    <message>
        <source>{player}’s cards: {sum}.</source>
        <translation>Die Karten von {player}: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s) and rounded down: {total} becomes {score}.</source>
        <translation>
            <numerusform>Durch die ENIX-Karte halbiert und abgerundet: Aus {total} wird {score}.</numerusform>
            <numerusform>Für jede der %n ENIX-Karten einmal halbiert und am Ende abgerundet: Aus {total} wird {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s): {total} becomes {score}.</source>
        <translation>
            <numerusform>Durch die ENIX-Karte halbiert: Aus {total} wird {score}.</numerusform>
            <numerusform>Für jede der %n ENIX-Karten einmal halbiert: Aus {total} wird {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {score}, more than {limit}, and drops out.</source>
        <translation>{player} scheidet mit {score} aus: Die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>{player} has {score}, not more than {limit}, and stays in.</source>
        <translation>{player} bleibt mit {score} dabei: Die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>Of those still in, {player} has the most: {score}.</source>
        <translation>Von allen, die noch dabei sind, hat {player} am meisten: {score}.</translation>
    </message>
    <message>
        <source>Of those still in, {players} have the most: {score} each.</source>
        <translation>Von allen, die noch dabei sind, haben {players} am meisten: je {score}.</translation>
    </message>
    <message>
        <source>In a tie for first place, whoever ended the game wins: {player}.</source>
        <translation>Liegen die Besten gleichauf, gewinnt, wer das Spiel beendet hat: {player}.</translation>
    </message>
    <message>
        <source>{ender} ended the game and is out, so {players} share the win.</source>
        <translation>{ender} hat das Spiel beendet und ist ausgeschieden, darum gewinnen {players} gemeinsam.</translation>
    </message>
    <message>
        <source>Everybody has more than {limit}, so nobody wins.</source>
        <translation>Alle haben mehr als {limit}, also gewinnt niemand.</translation>
    </message>
    <message>
        <source>Everybody has had a turn, so round {number} begins.</source>
        <translation>Alle waren einmal am Zug, also beginnt Runde {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must lay one more card face down: {players}.</source>
        <translation>
            <numerusform>%n Person muss noch eine Karte verdeckt legen: {players}.</numerusform>
            <numerusform>%n Personen müssen noch eine Karte verdeckt legen: {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must lay a card face down: {players}.</source>
        <translation>
            <numerusform>%n Person muss eine Karte verdeckt legen: {players}.</numerusform>
            <numerusform>%n Personen müssen eine Karte verdeckt legen: {players}.</numerusform>
        </translation>
    </message>
    <message>
        <source>When everybody has laid, the cards are turned over together.</source>
        <translation>Wenn alle gelegt haben, werden die Karten gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>Of those still waiting for a turn, the highest sum goes next.</source>
        <translation>Von allen, die noch warten, kommt als Nächstes dran, wer die größte Summe gelegt hat.</translation>
    </message>
    <message>
        <source>Of those still waiting for a turn, the highest first card goes next. Competition cards count only between tied players.</source>
        <translation>Von allen, die noch warten, kommt als Nächstes dran, wer die höchste erste Karte gelegt hat. Karten aus einem Stechen zählen nur bei Gleichstand.</translation>
    </message>
    <message>
        <source>So it is {player}’s turn.</source>
        <translation>Also ist {player} am Zug.</translation>
    </message>
    <message>
        <source>Everybody who laid a card has had a turn. The others follow in seat order: {players}.</source>
        <translation>Alle, die eine Karte gelegt haben, waren schon am Zug. Die anderen kommen in der Reihenfolge ihrer Plätze: {players}.</translation>
    </message>
    <message>
        <source>{player} laid {card}.</source>
        <translation>{player} hat {card} gelegt.</translation>
    </message>
    <message>
        <source>{player} laid {cards}, {total} in all.</source>
        <translation>{player} hat {cards} gelegt, zusammen {total}.</translation>
    </message>
    <message>
        <source>{player} laid {card} first and then {cards}.</source>
        <translation>{player} hat zuerst {card} und dann {cards} gelegt.</translation>
    </message>
    <message>
        <source>In the competition {player} laid {card}.</source>
        <translation>{player} hat beim Stechen {card} gelegt.</translation>
    </message>
    <message>
        <source>Without a card to lay, nobody can win the competition: {players}.</source>
        <translation>Wer keine Karte für das Stechen hat, kann es nicht gewinnen: {players}.</translation>
    </message>
    <message>
        <source>Players without a card to lay come last: {players}.</source>
        <translation>Wer keine Karte legen kann, kommt zuletzt dran: {players}.</translation>
    </message>
    <message>
        <source>{players} are tied.</source>
        <translation>{players} liegen gleichauf.</translation>
    </message>
    <message>
        <source>None of them has a card left to compete with.</source>
        <translation>Niemand von ihnen hat noch eine Karte für das Stechen.</translation>
    </message>
    <message>
        <source>Their order was drawn by lot before and still holds: {players}.</source>
        <translation>Das Los hat ihre Reihenfolge schon bestimmt, und sie gilt noch: {players}.</translation>
    </message>
    <message>
        <source>So their order is drawn by lot: {players}.</source>
        <translation>Also entscheidet das Los. Die Reihenfolge ist: {players}.</translation>
    </message>
    <message>
        <source>{player}’s movement points are the sum of the cards laid: {sum}.</source>
        <translation>Die Bewegungspunkte von {player} sind die Summe der gelegten Karten: {sum}.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help as for the whole table</source>
        <translation>Hilfe wie für den ganzen Tisch</translation>
    </message>
    <message>
        <source>Help and hints for this person</source>
        <translation>Hilfe und Tipps für diese Person</translation>
    </message>
    <message>
        <source>No help for this person</source>
        <translation>Keine Hilfe für diese Person</translation>
    </message>
    <message>
        <source>Help for {name}</source>
        <translation>Hilfe für {name}</translation>
    </message>
    <message>
        <source>{button}. Now: {choice}. Click to change it.</source>
        <translation>{button}. Jetzt: {choice}. Klick, um das zu ändern.</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What would a skilled player do here, and why? (H)</source>
        <translation>Was wäre hier ein guter Zug, und warum? (H)</translation>
    </message>
    <message>
        <source>One moment: a skilled player is looking at your table.</source>
        <translation>Einen Moment, der Tipp kommt gleich.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal gibt es leider keinen Tipp.</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>In a lesson the goblin shows you the way: follow the orange light.</source>
        <translation>In einer Lektion zeigt dir der Kobold den Weg: Folge dem orangefarbenen Licht.</translation>
    </message>
    <message>
        <source>A skilled player would lay {card}.</source>
        <translation>Am besten legst du {card}.</translation>
    </message>
    <message>
        <source>A skilled player would end the game now.</source>
        <translation>Am besten beendest du jetzt das Spiel.</translation>
    </message>
    <message>
        <source>A skilled player would go to {energy}.</source>
        <translation>Am besten ziehst du {energy:to}.</translation>
    </message>
    <message>
        <source>A skilled player would not steal now.</source>
        <translation>Am besten stiehlst du jetzt nicht.</translation>
    </message>
    <message>
        <source>A skilled player would stop here.</source>
        <translation>Am besten hältst du hier an.</translation>
    </message>
    <message>
        <source>A skilled player would take nothing here.</source>
        <translation>Am besten nimmst du hier nichts.</translation>
    </message>
    <message numerus="yes">
        <source>A skilled player would take %n card(s) here.</source>
        <translation>
            <numerusform>Am besten nimmst du hier %n Karte.</numerusform>
            <numerusform>Am besten nimmst du hier %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A skilled player would draw from the stack with {energy} on top.</source>
        <translation>Am besten ziehst du vom Stapel mit {energy} nach.</translation>
    </message>
    <message>
        <source>A skilled player would not interrupt now.</source>
        <translation>Am besten unterbrichst du jetzt nicht.</translation>
    </message>
    <message>
        <source>A skilled player would steal a card from {player}.</source>
        <translation>Am besten stiehlst du {player} eine Karte.</translation>
    </message>
    <message>
        <source>A skilled player would steal a card of {energy} from {player}.</source>
        <translation>Am besten stiehlst du {player} eine Karte {energy}.</translation>
    </message>
    <message>
        <source>A skilled player would turn {energy} as shown.</source>
        <translation>Am besten drehst du das Feld {energy} wie gezeigt.</translation>
    </message>
    <message>
        <source>A skilled player would move {energy} as shown.</source>
        <translation>Am besten versetzt du das Feld {energy} wie gezeigt.</translation>
    </message>
    <message>
        <source>A skilled player would play {card} and take the blackout cap off.</source>
        <translation>Am besten spielst du {card} und nimmst die Blackout-Kappe weg.</translation>
    </message>
    <message>
        <source>A skilled player would play {card} and put the blackout cap on {energy}.</source>
        <translation>Am besten spielst du {card} und legst die Blackout-Kappe {energy:onto}.</translation>
    </message>
    <message>
        <source>The ENIX card stays useful: it halves a hand that is too high, or stops somebody.</source>
        <translation>Die ENIX-Karte bleibt nützlich: Sie halbiert eine zu hohe Hand oder hält jemanden auf.</translation>
    </message>
    <message>
        <source>No single reason decides it, but it looks best for your hand.</source>
        <translation>Kein einzelner Grund gibt den Ausschlag, aber so hat deine Hand die besten Aussichten.</translation>
    </message>
    <message numerus="yes">
        <source>Its jump leads to {tile}: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Der Sprung auf der Karte führt {tile:to}: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Der Sprung auf der Karte führt {tile:to}: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your points are then enough for {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Deine Punkte reichen dann bis {tile:to}: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Deine Punkte reichen dann bis {tile:to}: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By turning a tile you can reach {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Drehst du ein Feld, kommst du {tile:to}: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Drehst du ein Feld, kommst du {tile:to}: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can go on to {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Von dort kannst du weiter {tile:to} ziehen: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Von dort kannst du weiter {tile:to} ziehen: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That opens a way to {tile}: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Das öffnet einen Weg {tile:to}: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Das öffnet einen Weg {tile:to}: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, which you need, then costs {cost} instead of {before}: %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Der Weg {tile:to} kostet dann {cost} statt {before}: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Der Weg {tile:to} kostet dann {cost} statt {before}: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to {tile} stays open: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Der Weg {tile:to} bleibt offen: Diese Energie fehlt dir, und %n Karte davon liegt oben.</numerusform>
            <numerusform>Der Weg {tile:to} bleibt offen: Diese Energie fehlt dir, und %n Karten davon liegen oben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its jump leads to {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Der Sprung auf der Karte führt {tile:to}, und dort kannst du %n Karte nehmen.</numerusform>
            <numerusform>Der Sprung auf der Karte führt {tile:to}, und dort kannst du %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your points are then enough for {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Deine Punkte reichen dann bis {tile:to}, und dort kannst du %n Karte nehmen.</numerusform>
            <numerusform>Deine Punkte reichen dann bis {tile:to}, und dort kannst du %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By turning a tile you can reach {tile} and take %n top card(s).</source>
        <translation>
            <numerusform>Drehst du ein Feld, kommst du {tile:to} und kannst %n Karte nehmen.</numerusform>
            <numerusform>Drehst du ein Feld, kommst du {tile:to} und kannst %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n top card(s) there.</source>
        <translation>
            <numerusform>Dort kannst du %n Karte nehmen.</numerusform>
            <numerusform>Dort kannst du %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can go on to {tile} and take %n top card(s).</source>
        <translation>
            <numerusform>Von dort kannst du weiter {tile:to} ziehen und %n Karte nehmen.</numerusform>
            <numerusform>Von dort kannst du weiter {tile:to} ziehen und %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That opens a way to {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Das öffnet einen Weg {tile:to}, und dort kannst du %n Karte nehmen.</numerusform>
            <numerusform>Das öffnet einen Weg {tile:to}, und dort kannst du %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} then costs {cost} instead of {before}, and you can take %n top card(s) there.</source>
        <translation>
            <numerusform>Der Weg {tile:to} kostet dann {cost} statt {before}, und dort kannst du %n Karte nehmen.</numerusform>
            <numerusform>Der Weg {tile:to} kostet dann {cost} statt {before}, und dort kannst du %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to {tile} stays open, and you can take %n top card(s) there.</source>
        <translation>
            <numerusform>Der Weg {tile:to} bleibt offen, und dort kannst du %n Karte nehmen.</numerusform>
            <numerusform>Der Weg {tile:to} bleibt offen, und dort kannst du %n Karten nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is worth {score}: another card could bring it above {limit}.</source>
        <translation>Deine Hand zählt {score}: Mit noch einer Karte könnten es mehr als {limit} werden.</translation>
    </message>
    <message>
        <source>You hold no card of {energy} yet.</source>
        <translation>Dir fehlt noch eine Karte {energy}.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: nobody can score more.</source>
        <translation>Deine Hand zählt {score}: Mehr geht nicht, ohne auszuscheiden.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: going by the backs you see, nobody can have more.</source>
        <translation>Deine Hand zählt {score}: Nach den Rückseiten, die du siehst, kann niemand mehr haben.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: that wins in about {wins} of {of} guesses at the hidden hands.</source>
        <translation>Deine Hand zählt {score}: Damit gewinnst du schätzungsweise in {wins} von {of} Fällen.</translation>
    </message>
    <message>
        <source>Ending with {score} would win in about {wins} of {of} guesses at the hidden hands.</source>
        <translation>Ein Ende mit {score} würde schätzungsweise nur in {wins} von {of} Fällen gewinnen.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}, more than {limit}; without this card it is worth {after}.</source>
        <translation>Deine Hand zählt {score}, mehr als {limit}; ohne diese Karte zählt sie {after}.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}, more than {limit}; without this card it comes down to {after}.</source>
        <translation>Deine Hand zählt {score}, mehr als {limit}; ohne diese Karte sinkt sie auf {after}.</translation>
    </message>
    <message>
        <source>Without this card your hand is worth {after} instead of {score}: closer to {limit}.</source>
        <translation>Ohne diese Karte zählt deine Hand {after} statt {score}, und das ist näher an {limit}.</translation>
    </message>
    <message>
        <source>You keep all six energies, and your hand is still worth {after}.</source>
        <translation>Du behältst alle sechs Energien, und deine Hand zählt noch {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n more card(s) of {energy}, so you lose no energy.</source>
        <translation>
            <numerusform>Von {energy} bleibt dir noch %n Karte, also verlierst du keine Energie.</numerusform>
            <numerusform>Von {energy} bleiben dir noch %n Karten, also verlierst du keine Energie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is still worth {after}; any other card would leave it worse off.</source>
        <translation>Deine Hand zählt noch {after}; jede andere Karte würde dir mehr fehlen.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}, so there is room up to {limit}.</source>
        <translation>Deine Hand zählt {score}, also ist bis {limit} noch Platz.</translation>
    </message>
    <message>
        <source>With more cards you have more to choose from.</source>
        <translation>Mit mehr Karten hast du mehr Auswahl.</translation>
    </message>
    <message>
        <source>Your hand is already worth {score}, more than {limit}.</source>
        <translation>Deine Hand zählt schon {score}, mehr als {limit}.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: a card of {energy} could bring it above {limit}.</source>
        <translation>Deine Hand zählt {score}: Mit einer Karte {energy} könnten es mehr als {limit} werden.</translation>
    </message>
    <message>
        <source>You already hold {energy}; with fewer than {size} cards you draw later, from any stack.</source>
        <translation>Von {energy} hast du schon eine Karte; mit weniger als {size} Karten ziehst du später nach, von einem Stapel deiner Wahl.</translation>
    </message>
    <message numerus="yes">
        <source>You then draw %n card(s), from a stack of your choice.</source>
        <translation>
            <numerusform>Dann ziehst du %n Karte nach, von einem Stapel deiner Wahl.</numerusform>
            <numerusform>Dann ziehst du %n Karten nach, von einem Stapel deiner Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hidden cards of {energy} are worth more on average than those of other energies on top.</source>
        <translation>Die verdeckten Karten von {energy} sind im Durchschnitt mehr wert als die der anderen Energien, die oben liegen.</translation>
    </message>
    <message>
        <source>The hidden cards of {energy} are worth less on average; others may bring you above {limit}.</source>
        <translation>Die verdeckten Karten von {energy} sind im Durchschnitt weniger wert; mit anderen kommst du vielleicht über {limit}.</translation>
    </message>
    <message>
        <source>Without this card your hand is worth {after} instead of {score}.</source>
        <translation>Ohne diese Karte zählt deine Hand {after} statt {score}.</translation>
    </message>
    <message>
        <source>You hold no ENIX card.</source>
        <translation>Du hast keine ENIX-Karte.</translation>
    </message>
    <message>
        <source>The ENIX card keeps your hand at {score}; otherwise it would be worth {without}.</source>
        <translation>Mit der ENIX-Karte zählt deine Hand {score}; ohne sie wären es {without}.</translation>
    </message>
    <message>
        <source>Without ENIX cards you would hold no card of {energies}.</source>
        <translation>Ohne ENIX-Karten hättest du keine Karte von {energies}.</translation>
    </message>
    <message>
        <source>Your points are then enough for {tile}, where you can steal a card from {seats}.</source>
        <translation>Deine Punkte reichen dann bis {tile:to}, und dort kannst du {seats} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>Its jump leads to {tile}, where you can steal a card from {seats}.</source>
        <translation>Der Sprung auf der Karte führt {tile:to}, und dort kannst du {seats} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>You stay on {tile} and can steal a card from {seats} there.</source>
        <translation>Du bleibst {tile:on} und kannst dort {seats} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>You can steal a card from {seats} there.</source>
        <translation>Dort kannst du {seats} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>From there you can go on to {tile} and steal a card from {seats}.</source>
        <translation>Von dort kannst du weiter {tile:to} ziehen und {seats} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>No tile within reach has cards for you, so it matters little.</source>
        <translation>Kein Feld in Reichweite hat Karten für dich, also kommt es kaum darauf an.</translation>
    </message>
    <message>
        <source>On your tile you can steal a card from {seats}.</source>
        <translation>Auf deinem Feld kannst du {seats} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>No tile within reach has top cards for you.</source>
        <translation>Kein Feld in Reichweite hat Karten für dich.</translation>
    </message>
    <message>
        <source>Within reach there are only cards of {energies}, which you already hold.</source>
        <translation>In Reichweite sind nur Karten von {energies}, und davon hast du schon welche.</translation>
    </message>
    <message>
        <source>Then {seat} no longer holds all six energies.</source>
        <translation>Dann hat {seat} nicht mehr alle sechs Energien.</translation>
    </message>
    <message>
        <source>It is the only card of {energy} that {seat} holds.</source>
        <translation>{seat} hat nur diese eine Karte {energy}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n card(s) of energies that you need.</source>
        <translation>
            <numerusform>{seat} hat %n Karte einer Energie, die dir fehlt.</numerusform>
            <numerusform>{seat} hat %n Karten von Energien, die dir fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n way(s) lead away from your tile, instead of {before}.</source>
        <translation>
            <numerusform>Dann führt %n Weg statt {before} von deinem Feld weg.</numerusform>
            <numerusform>Dann führen %n Wege statt {before} von deinem Feld weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your piece can then leave {tile} again.</source>
        <translation>Deine Figur kann dann das Feld {tile} wieder verlassen.</translation>
    </message>
    <message>
        <source>From there, {seats} cannot move on.</source>
        <translation>Für {seats} geht es von dort nicht weiter.</translation>
    </message>
    <message>
        <source>Everybody else has already moved this round.</source>
        <translation>Sonst kommt in dieser Runde niemand mehr dran.</translation>
    </message>
</context>
<context>
    <name>InterruptButton</name>
    <message>
        <source>You will be asked at the next chance to play an ENIX card, whether you hold one or not.</source>
        <translation>Bei der nächsten Gelegenheit wirst du gefragt, ob du eine ENIX-Karte spielst, egal ob du eine hast oder nicht.</translation>
    </message>
    <message>
        <source>Who wants to interrupt?</source>
        <translation>Wer möchte unterbrechen?</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand von {player}</translation>
    </message>
    <message>
        <source>Stacks and played cards</source>
        <translation>Stapel und Ablagestapel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Alle am Tisch</translation>
    </message>
    <message>
        <source>“{name}”.</source>
        <translation>„{name}“.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Stack {number}: empty</source>
        <translation>Stapel {number}: leer</translation>
    </message>
    <message numerus="yes">
        <source>Stack {number}: {energy} on top, %n card(s)</source>
        <translation>
            <numerusform>Stapel {number}: oben {energy}, %n Karte</numerusform>
            <numerusform>Stapel {number}: oben {energy}, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Played cards: none</source>
        <translation>Ablagestapel: leer</translation>
    </message>
    <message numerus="yes">
        <source>Played cards: {card} on top, %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel: oben {card}, %n Karte</numerusform>
            <numerusform>Ablagestapel: oben {card}, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s piece: {piece}</source>
        <translation>Spielfigur von {player}: {piece}</translation>
    </message>
    <message>
        <source>On {energy}.</source>
        <translation>Auf dem Feld {energy}.</translation>
    </message>
    <message>
        <source>Blackout cap</source>
        <translation>Blackout-Kappe</translation>
    </message>
    <message>
        <source>Beside the board.</source>
        <translation>Neben dem Spielplan.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {energy} in hand</source>
        <translation>
            <numerusform>%n Karte {energy} auf der Hand</numerusform>
            <numerusform>%n Karten {energy} auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece: {piece}, on {energy}.</source>
        <translation>Spielfigur: {piece}, auf dem Feld {energy}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n Karte auf der Hand.</numerusform>
            <numerusform>%n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds all six energies and may end the game.</source>
        <translation>Hat alle sechs Energien und darf das Spiel beenden.</translation>
    </message>
    <message>
        <source>Hand worth {total}; the limit is {limit}.</source>
        <translation>Die Hand zählt {total}; die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>Cards laid: worth {points}.</source>
        <translation>Gelegte Karten: Wert {points}.</translation>
    </message>
    <message>
        <source>In a competition.</source>
        <translation>Im Stechen.</translation>
    </message>
    <message>
        <source>Current player.</source>
        <translation>Am Zug.</translation>
    </message>
    <message>
        <source>{energy}, lifted</source>
        <translation>{energy}, angehoben</translation>
    </message>
    <message>
        <source>Not turned.</source>
        <translation>Nicht gedreht.</translation>
    </message>
    <message>
        <source>Turned clockwise by {degrees} degrees.</source>
        <translation>Um {degrees} Grad im Uhrzeigersinn gedreht.</translation>
    </message>
    <message>
        <source>Move {energy}: {where}</source>
        <translation>{energy} versetzen: {where}</translation>
    </message>
    <message>
        <source>Swap {energy} with {other}</source>
        <translation>{energy} gegen {other} tauschen</translation>
    </message>
    <message>
        <source>Turn {energy} clockwise by 60 degrees</source>
        <translation>{energy} um 60 Grad im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn {energy} anticlockwise by 60 degrees</source>
        <translation>{energy} um 60 Grad gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) left.</source>
        <translation>
            <numerusform>Noch %n Bewegungspunkt.</numerusform>
            <numerusform>Noch %n Bewegungspunkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Choosing at the table</source>
        <translation>Auswählen am Tisch</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Looking and asking</source>
        <translation>Schauen und fragen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Next or previous group: cards, board, players, buttons</source>
        <translation>Nächste oder vorige Gruppe: Karten, Spielplan, Plätze, Knöpfe</translation>
    </message>
    <message>
        <source>Go to the next thing; carry what is lifted</source>
        <translation>Zum Nächsten gehen; tragen, was angehoben ist</translation>
    </message>
    <message>
        <source>Pick a card or another thing by its number</source>
        <translation>Eine Karte oder anderes mit seiner Nummer wählen</translation>
    </message>
    <message>
        <source>Do what is chosen, confirm</source>
        <translation>Ausführen, was gewählt ist; bestätigen</translation>
    </message>
    <message>
        <source>Choose what the ring marks</source>
        <translation>Wählen, was umrahmt ist</translation>
    </message>
    <message>
        <source>Put back, cancel, close</source>
        <translation>Zurücklegen, loslassen, schließen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Next part of an answer</source>
        <translation>In einer Antwort weiterlesen</translation>
    </message>
    <message>
        <source>About the ringed card</source>
        <translation>Mehr über die umrahmte Karte</translation>
    </message>
    <message>
        <source>More about it in the book</source>
        <translation>Dasselbe im Buch</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>Der Spielplan in Worten</translation>
    </message>
    <message>
        <source>Zoom the board</source>
        <translation>Den Spielplan vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Your last move and what has happened since</source>
        <translation>Dein letzter Zug und was seitdem geschah</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Den ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Animation überspringen</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pause oder weiter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy (every move is saved anyway)</source>
        <translation>Eine Kopie speichern; das Spiel selbst wird mit jedem Zug gespeichert</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Ein Spiel noch einmal ansehen</translation>
    </message>
    <message>
        <source>Review a finished game</source>
        <translation>Ein beendetes Spiel analysieren</translation>
    </message>
    <message>
        <source>Undo, as far as the table allows</source>
        <translation>Eine Entscheidung zurücknehmen, falls am Tisch erlaubt</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Rules for what is happening now</source>
        <translation>Regeln zu dem, was gerade geschieht</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Watch a demonstration (on the start screen)</source>
        <translation>Eine Vorführung ansehen (auf dem Startbildschirm)</translation>
    </message>
    <message>
        <source>Step back or forward</source>
        <translation>Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>Previous or next turn or round</source>
        <translation>Zug oder Runde davor oder danach</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>Zum Anfang oder zum Ende</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Show or cover all cards</source>
        <translation>Alle Karten zeigen oder verdecken</translation>
    </message>
    <message>
        <source>Search the log; next match</source>
        <translation>Im Verlauf suchen; zur nächsten Stelle</translation>
    </message>
    <message>
        <source>Hold: show your hand at the shared screen</source>
        <translation>Halten: deine Hand am gemeinsamen Bildschirm zeigen</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>LastMoveWords</name>
    <message>
        <source>You have not had a turn yet.</source>
        <translation>Du warst noch nicht am Zug.</translation>
    </message>
    <message>
        <source>You went to {energy}.</source>
        <translation>Du bist {energy:to} gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>You got %n card(s).</source>
        <translation>
            <numerusform>Du hast %n Karte bekommen.</numerusform>
            <numerusform>Du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You did not move in your last turn.</source>
        <translation>In deinem letzten Zug bist du stehen geblieben.</translation>
    </message>
    <message>
        <source>You turned {energy}.</source>
        <translation>Du hast das Feld {energy} gedreht.</translation>
    </message>
    <message>
        <source>You moved {energy}.</source>
        <translation>Du hast das Feld {energy} versetzt.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message numerus="yes">
        <source>A first game in %n short lesson(s). You can leave at any time.</source>
        <translation>
            <numerusform>Ein erstes Spiel in %n kurzer Lektion. Du kannst jederzeit aufhören.</numerusform>
            <numerusform>Ein erstes Spiel in %n kurzen Lektionen. Du kannst jederzeit aufhören.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>&amp;Look at the result</source>
        <translation>A&amp;nsehen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable file(s) set aside</source>
        <translation>
            <numerusform>Beiseitegelegt, weil nicht lesbar: %Ln Datei</numerusform>
            <numerusform>Beiseitegelegt, weil nicht lesbar: %Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Deine Spiele werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No game matches. Try fewer words, or all games.</source>
        <translation>Kein Spiel gefunden. Versuch es mit weniger Wörtern oder mit allen Spielen.</translation>
    </message>
    <message>
        <source>The folder with your games cannot be read: {folder}</source>
        <translation>Der Ordner mit deinen Spielen lässt sich nicht lesen: {folder}</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here, move by move.</source>
        <translation>Noch keine Spiele. Jedes Spiel wird hier automatisch gespeichert, Zug für Zug.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Show the f&amp;older</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>Wiederga&amp;be</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Show &amp;them</source>
        <translation>Zei&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Put it back</source>
        <translation>Zu&amp;rückholen</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>Game of {date}</source>
        <translation>Spiel vom {date}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Round {number}, unfinished</source>
        <translation>Runde {number}, nicht beendet</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Needs a newer version of Enix Desktop, one that reads record format {form}</source>
        <translation>Braucht eine neuere Version von Enix Desktop, die das Dateiformat {form} kennt</translation>
    </message>
    <message>
        <source>Needs a newer version of Enix Desktop: {program} or later</source>
        <translation>Braucht eine neuere Version von Enix Desktop: mindestens {program}</translation>
    </message>
    <message>
        <source>Needs a newer version of Enix Desktop</source>
        <translation>Braucht eine neuere Version von Enix Desktop</translation>
    </message>
    <message>
        <source>Breaks rule {rule} and cannot be continued</source>
        <translation>Verstößt gegen Regel {rule} und kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>No permission to read this file</source>
        <translation>Das System erlaubt nicht, diese Datei zu lesen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>{all}.</source>
        <translation>{all}.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>The game needs a name.</source>
        <translation>Das Spiel braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name cannot contain / \ : * ? &quot; &lt; &gt; | or a dot at either end.</source>
        <translation>Diese Zeichen sind in einem Namen nicht erlaubt: / \ : * ? &quot; &lt; &gt; | Auch kein Punkt am Anfang oder Ende.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Ein Name hat höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>Another file already has this name.</source>
        <translation>Es gibt schon eine Datei mit diesem Namen.</translation>
    </message>
    <message>
        <source>This game is open in another window of Enix Desktop.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster von Enix Desktop offen.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Damaged, restored from a backup: {names}</source>
        <translation>Beschädigt und aus einer Sicherung zurückgeholt: {names}</translation>
    </message>
    <message>
        <source>{state} (copy)</source>
        <translation>{state} (Kopie)</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>{name} won with {score}</source>
        <translation>{name} hat mit {score} gewonnen</translation>
    </message>
    <message>
        <source>{names} shared the win with {score}</source>
        <translation>{names} haben gemeinsam mit {score} gewonnen</translation>
    </message>
</context>
<context>
    <name>LicencePane</name>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Urheberrecht</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Included in the ready-made packages only.</source>
        <translation>Es gehört nur zu den fertigen Paketen.</translation>
    </message>
    <message>
        <source>It contains:</source>
        <translation>Darin ist enthalten:</translation>
    </message>
    <message>
        <source>{name}: {fact}</source>
        <translation>{name}: {fact}</translation>
    </message>
    <message>
        <source>Everything under the LGPL is in separate files: you may change it and put your own version in its place.</source>
        <translation>Was unter der LGPL steht, liegt in eigenen Dateien: Du darfst es ändern und durch deine eigene Version ersetzen.</translation>
    </message>
</context>
<context>
    <name>LitWords</name>
    <message>
        <source>; </source>
        <comment>between things that are lit</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>the side between {start} and {end}</source>
        <translation>die Seite zwischen „{start}“ und „{end}“</translation>
    </message>
    <message>
        <source>the place {where}</source>
        <translation>die Stelle {where}</translation>
    </message>
    <message>
        <source>the competition</source>
        <translation>das Stechen</translation>
    </message>
</context>
<context>
    <name>LogCopying</name>
    <message>
        <source>Enix game.txt</source>
        <translation>Enix-Spiel.txt</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the log as text</source>
        <translation>Verlauf als Text speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>&amp;Copy the selection</source>
        <translation>Auswahl &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this &amp;sentence</source>
        <translation>Diesen &amp;Satz kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;whole log</source>
        <translation>&amp;Ganzen Verlauf kopieren</translation>
    </message>
    <message>
        <source>Save the log as &amp;text…</source>
        <translation>Verlauf als &amp;Text speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy or save the log ({keys})</source>
        <translation>Verlauf kopieren oder speichern ({keys})</translation>
    </message>
    <message>
        <source>Copy or save the log</source>
        <translation>Verlauf kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Spiele (*.enix *.json)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Ein Spiel noch einmal ansehen</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>Ein Spiel analysieren</translation>
    </message>
    <message>
        <source>Enix Desktop</source>
        <translation>Enix Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>&amp;Gespeicherte Spiele&#xa0;…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Demonstration</source>
        <translation>&amp;Vorführung</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Repla&amp;y…</source>
        <translation>Wiederg&amp;abe&#xa0;…</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>Ana&amp;lyse&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Verify this game…</source>
        <translation>Dieses Spiel p&amp;rüfen&#xa0;…</translation>
    </message>
    <message>
        <source>Start &amp;screen</source>
        <translation>&amp;Startbildschirm</translation>
    </message>
    <message>
        <source>Statist&amp;ics…</source>
        <translation>S&amp;tatistik&#xa0;…</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>&amp;Drucken oder als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Show the last &amp;move</source>
        <translation>Letzten &amp;Zug zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Spielplan &amp;einpassen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Spielen lernen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Energy guide</source>
        <translation>&amp;Energie-Lexikon</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Begriffe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>Tast&amp;atur</translation>
    </message>
    <message>
        <source>&amp;About Enix Desktop</source>
        <translation>Über Enix &amp;Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Solar energy</source>
        <translation>Sonnenenergie</translation>
    </message>
    <message>
        <source>Hydropower</source>
        <translation>Wasserkraft</translation>
    </message>
    <message>
        <source>Geothermal heat</source>
        <translation>Erdwärme</translation>
    </message>
    <message>
        <source>Waves and tides</source>
        <translation>Wellen und Gezeiten</translation>
    </message>
    <message>
        <source>Wind energy</source>
        <translation>Windenergie</translation>
    </message>
    <message>
        <source>Biomass</source>
        <translation>Biomasse</translation>
    </message>
    <message>
        <source>“{energy}”</source>
        <translation>„{energy}“</translation>
    </message>
    <message>
        <source>the ENIX card of {energy}</source>
        <translation>die ENIX-Karte „{energy}“</translation>
    </message>
    <message>
        <source>{energy} {value}</source>
        <translation>{energy} {value}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>You now hold all six energies and may end the game when cards are laid!</source>
        <translation>Du hast jetzt alle sechs Energien und darfst das Spiel beenden, wenn Karten gelegt werden!</translation>
    </message>
    <message>
        <source>{player} now holds all six energies and may end the game!</source>
        <translation>{player} hat jetzt alle sechs Energien und darf das Spiel beenden!</translation>
    </message>
    <message>
        <source>All cards are turned over.</source>
        <translation>Alle Karten werden aufgedeckt.</translation>
    </message>
    <message>
        <source>{player} plays {card} and puts the blackout cap on {energy}, over your piece!</source>
        <translation>{player} spielt {card} und legt die Blackout-Kappe {energy:onto}, über deine Spielfigur!</translation>
    </message>
    <message>
        <source>{player} turns {energy}, with your piece on it.</source>
        <translation>{player} dreht das Feld {energy} mit deiner Spielfigur darauf.</translation>
    </message>
    <message>
        <source>{player} moves {energy} to another place, with your piece on it.</source>
        <translation>{player} versetzt das Feld {energy} mit deiner Spielfigur darauf.</translation>
    </message>
    <message>
        <source>{player} ends the game!</source>
        <translation>{player} beendet das Spiel!</translation>
    </message>
    <message numerus="yes">
        <source>{player} jumps to {energy} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} springt {energy:to} und nimmt %n Karte.</numerusform>
            <numerusform>{player} springt {energy:to} und nimmt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes to {energy} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} zieht {energy:to} und nimmt %n Karte.</numerusform>
            <numerusform>{player} zieht {energy:to} und nimmt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>{player} zieht für %n Bewegungspunkt {energy:to}.</numerusform>
            <numerusform>{player} zieht für %n Bewegungspunkte {energy:to}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>Spiel star&amp;ten</translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message>
        <source>New for {name}: {badges}.</source>
        <translation>Neu für {name}: {badges}.</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>bestes Ergebnis</translation>
    </message>
    <message>
        <source>most wins in a row</source>
        <translation>meiste Siege in Folge</translation>
    </message>
    <message>
        <source>fewest rounds for a win</source>
        <translation>wenigste Runden bis zum Sieg</translation>
    </message>
    <message>
        <source>New best for {name}, {best}: {figure} (before: {before}).</source>
        <translation>Neuer Rekord für {name}, {best}: {figure} (vorher: {before}).</translation>
    </message>
    <message>
        <source>{name} {wins}</source>
        <comment>how many games somebody won</comment>
        <translation>{name} {wins}</translation>
    </message>
    <message numerus="yes">
        <source>the computer %n</source>
        <comment>games won</comment>
        <translation>
            <numerusform>der Computer %n</numerusform>
            <numerusform>der Computer %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <comment>games won together</comment>
        <translation>
            <numerusform>%n geteilt</numerusform>
            <numerusform>%n geteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a winner</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n ohne Sieg</numerusform>
            <numerusform>%n ohne Sieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} in %n game(s).</source>
        <translation>
            <numerusform>{wins} in %n Spiel.</numerusform>
            <numerusform>{wins} in %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who won how often together</source>
        <translation>Wer wie oft gewonnen hat, je nach Mitspielenden</translation>
    </message>
</context>
<context>
    <name>NoReviewWords</name>
    <message>
        <source>This game is not finished, and a review would tell what is still hidden. It can be had when the game is over.</source>
        <translation>Dieses Spiel ist noch nicht zu Ende, und eine Analyse würde verraten, was noch verdeckt ist. Es gibt sie, sobald das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>This is a copy of a game that was not finished. A review would tell what is hidden in it.</source>
        <translation>Das ist die Kopie eines Spiels, das nicht zu Ende war. Eine Analyse würde verraten, was darin verdeckt ist.</translation>
    </message>
    <message>
        <source>This is a puzzle and no game. Open it to solve it.</source>
        <translation>Das ist eine Aufgabe und kein Spiel. Öffne sie, um sie zu lösen.</translation>
    </message>
    <message>
        <source>There was nobody to win against, so there are no chances to review.</source>
        <translation>Hier gab es niemanden zu besiegen, also auch keine Gewinnchancen zu analysieren.</translation>
    </message>
    <message>
        <source>Nobody has learned yet to say what a choice in this game was worth.</source>
        <translation>Was eine Entscheidung in diesem Spiel wert war, kann bisher niemand sagen.</translation>
    </message>
    <message>
        <source>This game cannot be read, so it cannot be reviewed.</source>
        <translation>Dieses Spiel lässt sich nicht lesen und deshalb nicht analysieren.</translation>
    </message>
    <message>
        <source>Thinking stopped again and again. Perhaps there is too little memory.</source>
        <translation>Das Nachdenken ist immer wieder abgebrochen. Vielleicht reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>you</source>
        <comment>one of several players in a row</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>Order drawn by lot: {players}.</source>
        <translation>Das Los bestimmt diese Reihenfolge: {players}.</translation>
    </message>
    <message>
        <source>{thief} steals {card} from you!</source>
        <translation>{thief} stiehlt dir eine Karte: {card}!</translation>
    </message>
    <message>
        <source>You steal {card} from {victim}.</source>
        <translation>Du stiehlst {victim} eine Karte: {card}.</translation>
    </message>
    <message>
        <source>You jump to {energy} and take {cards}.</source>
        <translation>Du springst {energy:to} und nimmst {cards}.</translation>
    </message>
    <message>
        <source>You go to {energy} and take {cards}.</source>
        <translation>Du ziehst {energy:to} und nimmst {cards}.</translation>
    </message>
    <message>
        <source>You end the game!</source>
        <translation>Du beendest das Spiel!</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <translation>Du nimmst {cards}.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards} nach.</translation>
    </message>
    <message>
        <source>You steal no more cards.</source>
        <translation>Du stiehlst keine weitere Karte.</translation>
    </message>
    <message>
        <source>You play {card} and take the blackout cap off the board.</source>
        <translation>Du spielst {card} und nimmst die Blackout-Kappe vom Spielplan.</translation>
    </message>
    <message>
        <source>You play {card} and put the blackout cap on {energy}.</source>
        <translation>Du spielst {card} und legst die Blackout-Kappe {energy:onto}.</translation>
    </message>
    <message>
        <source>You jump to {energy}.</source>
        <translation>Du springst {energy:to}.</translation>
    </message>
    <message>
        <source>You turn {energy}.</source>
        <translation>Du drehst das Feld {energy}.</translation>
    </message>
    <message>
        <source>You move {energy} to another place.</source>
        <translation>Du versetzt das Feld {energy}.</translation>
    </message>
    <message>
        <source>You are already on {energy}, so the jump has no effect.</source>
        <translation>Du stehst schon {energy:on}, darum bewirkt der Sprung nichts.</translation>
    </message>
    <message>
        <source>You are under the blackout cap and cannot jump to {energy}.</source>
        <translation>Du stehst unter der Blackout-Kappe und kannst nicht {energy:to} springen.</translation>
    </message>
    <message>
        <source>{energy} is under the blackout cap: you cannot jump there.</source>
        <translation>Die Blackout-Kappe liegt {energy:on}: Du kannst nicht dorthin springen.</translation>
    </message>
    <message>
        <source>You are under the blackout cap and cannot move.</source>
        <translation>Du stehst unter der Blackout-Kappe und kannst nicht ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>It is your turn, with %n movement point(s).</source>
        <translation>
            <numerusform>Du bist mit %n Bewegungspunkt am Zug.</numerusform>
            <numerusform>Du bist mit %n Bewegungspunkten am Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>Du ziehst für %n Bewegungspunkt {energy:to}.</numerusform>
            <numerusform>Du ziehst für %n Bewegungspunkte {energy:to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stop; %n movement point(s) are lost.</source>
        <translation>
            <numerusform>Du hältst an; %n Bewegungspunkt verfällt.</numerusform>
            <numerusform>Du hältst an; %n Bewegungspunkte verfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no movement points.</source>
        <translation>Du hast keine Bewegungspunkte.</translation>
    </message>
    <message>
        <source>You cannot reach any tile with these movement points.</source>
        <translation>Du erreichst mit diesen Bewegungspunkten kein anderes Feld.</translation>
    </message>
    <message>
        <source>You are tied with {players} and compete for the next turn.</source>
        <translation>Du liegst gleichauf mit {players}: Es kommt zum Stechen um den nächsten Zug.</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>‹ {title}</source>
        <translation>‹ {title}</translation>
    </message>
    <message>
        <source>{title} ›</source>
        <translation>{title} ›</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter (US)</source>
        <translation>Letter (USA)</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <translation>{file} wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save as PDF and print it elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichere es als PDF und druck es woanders.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The printer is not responding.</source>
        <translation>Der Drucker antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>PawnButton</name>
    <message>
        <source>Piece: {piece}</source>
        <translation>Figur: {piece}</translation>
    </message>
    <message>
        <source>{piece}. Click to choose another piece.</source>
        <translation>{piece}. Klick, um eine andere Figur zu wählen.</translation>
    </message>
    <message>
        <source>{piece} (swap with {name})</source>
        <translation>{piece} (Tausch mit {name})</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>Red, round</source>
        <translation>Rot, Kreis</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Blau, Quadrat</translation>
    </message>
    <message>
        <source>Green, triangle</source>
        <translation>Grün, Dreieck</translation>
    </message>
    <message>
        <source>Yellow, diamond</source>
        <translation>Gelb, Raute</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Lila, Stern</translation>
    </message>
    <message>
        <source>White, ring</source>
        <translation>Weiß, Ring</translation>
    </message>
</context>
<context>
    <name>PlaceNames</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>The seed can be at most {number}.</source>
        <translation>Die Startzahl darf höchstens {number} sein.</translation>
    </message>
    <message>
        <source>Allow h&amp;ints</source>
        <translation>T&amp;ipps erlauben</translation>
    </message>
    <message>
        <source>Press H to see what a skilled player would do, and why.</source>
        <translation>Mit H bekommst du einen Vorschlag und den Grund dafür.</translation>
    </message>
    <message>
        <source>Tut&amp;or</source>
        <translation>T&amp;utor</translation>
    </message>
    <message>
        <source>Asks once whether you are sure when a choice costs much. It gives nothing away.</source>
        <translation>Fragt einmal nach, ob du sicher bist, wenn eine Wahl viel kostet. Er verrät nichts.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>Temp&amp;o</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Sta&amp;rtzahl</translation>
    </message>
    <message>
        <source>Leave empty for a random game</source>
        <translation>Leer: zufällig</translation>
    </message>
    <message>
        <source>The same number deals the same tiles and cards again.</source>
        <translation>Mit derselben Zahl kommen wieder dieselben Felder und Karten.</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>{player}, choose a card and lay it face down.</source>
        <translation>{player}, wähle eine Karte und leg sie verdeckt hin.</translation>
    </message>
    <message>
        <source>{players} are tied: {player}, lay one more card.</source>
        <translation>{players} liegen gleichauf: {player}, leg noch eine Karte.</translation>
    </message>
    <message>
        <source>Lay this card</source>
        <translation>Diese Karte legen</translation>
    </message>
    <message>
        <source>End the game with {score}</source>
        <translation>Spiel mit {score} beenden</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>So liegen lassen</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {energy}</source>
        <translation>
            <numerusform>%n Karte {energy}</numerusform>
            <numerusform>%n Karten {energy}</numerusform>
        </translation>
    </message>
    <message>
        <source>{energy}: costs {cost}, leaves {left}.</source>
        <translation>{energy}: Kosten {cost}, Rest {left}.</translation>
    </message>
    <message>
        <source>{way} You may take {cards}.</source>
        <translation>{way} Du darfst {cards} nehmen.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message numerus="yes">
        <source>{player}, you may take %n top card(s) of {energy}. Your hand is worth {total} now.</source>
        <translation>
            <numerusform>{player}, du darfst %n Karte {energy} von den Stapeln nehmen. Deine Hand zählt jetzt {total}.</numerusform>
            <numerusform>{player}, du darfst %n Karten {energy} von den Stapeln nehmen. Deine Hand zählt jetzt {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>%n Karte nehmen</numerusform>
            <numerusform>%n Karten nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>{player}, steal one card each from {players}: choose it by its back.</source>
        <translation>{player}, stiehl je eine Karte bei {players}: Wähle eine Rückseite.</translation>
    </message>
    <message>
        <source>{player}, you may steal one card each from {players}; luck decides which.</source>
        <translation>{player}, du darfst bei {players} je eine Karte stehlen. Welche, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>{player}, steal from {players}: choose a card by its back.</source>
        <translation>{player}, stiehl eine Karte bei {players}: Wähle eine Rückseite.</translation>
    </message>
    <message>
        <source>{player}, you may steal a card from {players}; luck decides which.</source>
        <translation>{player}, du darfst bei {players} eine Karte stehlen. Welche, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Steal nothing</source>
        <translation>Nicht stehlen</translation>
    </message>
    <message numerus="yes">
        <source>{player}, choose a stack to draw %n card(s) from.</source>
        <translation>
            <numerusform>{player}, wähle einen Stapel: Von ihm ziehst du %n Karte nach.</numerusform>
            <numerusform>{player}, wähle einen Stapel: Von ihm ziehst du %n Karten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, you hold no ENIX card.</source>
        <translation>{player}, du hast keine ENIX-Karte.</translation>
    </message>
    <message>
        <source>{player}, put the blackout cap on another tile, or take it off the board.</source>
        <translation>{player}, leg die Blackout-Kappe auf ein anderes Feld oder nimm sie vom Spielplan.</translation>
    </message>
    <message>
        <source>{player}, put the blackout cap on a tile.</source>
        <translation>{player}, leg die Blackout-Kappe auf ein Feld.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Take the cap off</source>
        <translation>Kappe wegnehmen</translation>
    </message>
    <message>
        <source>Waiting for {players} to lay a card.</source>
        <translation>Wir warten noch auf {players}.</translation>
    </message>
    <message>
        <source>{player} lays a card face down.</source>
        <translation>{player} legt verdeckt eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, keep moving with %n movement point(s), or stop.</source>
        <translation>
            <numerusform>{player}, zieh mit %n Bewegungspunkt weiter oder halte an.</numerusform>
            <numerusform>{player}, zieh mit %n Bewegungspunkten weiter oder halte an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, move your piece: you have %n movement point(s).</source>
        <translation>
            <numerusform>{player}, zieh mit deiner Figur: Du hast %n Bewegungspunkt.</numerusform>
            <numerusform>{player}, zieh mit deiner Figur: Du hast %n Bewegungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ways from your piece: {changes}.</source>
        <translation>Wege von deiner Figur: {changes}.</translation>
    </message>
    <message>
        <source>{player}, lay a card face down, or end the game now.</source>
        <translation>{player}, leg eine Karte verdeckt hin oder beende das Spiel.</translation>
    </message>
    <message>
        <source>{energy} cut off</source>
        <translation>{energy} abgeschnitten</translation>
    </message>
    <message>
        <source>{energy} now for {after}</source>
        <translation>{energy} jetzt für {after}</translation>
    </message>
    <message>
        <source>{energy} for {after} instead of {before}</source>
        <translation>{energy} für {after} statt {before}</translation>
    </message>
    <message>
        <source>Steal from {player}</source>
        <translation>Von {player} stehlen</translation>
    </message>
    <message>
        <source>Interrupt armed:
you are asked</source>
        <translation>Unterbrechung bereit:
du wirst gefragt</translation>
    </message>
    <message>
        <source>Interrupt:
ask me next</source>
        <translation>Unterbrechen:
frag mich gleich</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>{player}, you may take %n top card(s) of {energy}.</source>
        <translation>
            <numerusform>{player}, du darfst %n Karte {energy} von den Stapeln nehmen.</numerusform>
            <numerusform>{player}, du darfst %n Karten {energy} von den Stapeln nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag {energy}, or turn it with its arrows or the wheel (keys: arrows, R).</source>
        <translation>Zieh das Feld {energy} oder dreh es mit seinen Pfeilen oder dem Mausrad (Tasten: Pfeile, R).</translation>
    </message>
    <message>
        <source>{energy} can go here: ✓ leaves it there, ✕ puts it back (keys: Enter, Esc).</source>
        <translation>So darf das Feld {energy} liegen: ✓ lässt es liegen, ✕ legt es zurück (Tasten: Eingabe, Esc).</translation>
    </message>
    <message>
        <source>{player}, drag a tile to move it, or click it to turn it (keys: Enter, arrows, R).</source>
        <translation>{player}, zieh ein Feld an einen anderen Platz oder klick es an und dreh es (Tasten: Eingabe, Pfeile, R).</translation>
    </message>
    <message>
        <source>Points from your piece: now → then. ▼ cheaper, ▲ dearer, ✕ no way</source>
        <translation>Punkte von deiner Figur aus: jetzt → dann. ▼ billiger, ▲ teurer, ✕ kein Weg</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>The record is damaged, so nothing can be proved.</source>
        <translation>Die Aufzeichnung ist beschädigt, also lässt sich nichts beweisen.</translation>
    </message>
    <message>
        <source>The check was stopped, so nothing is proved.</source>
        <translation>Die Prüfung wurde abgebrochen, also ist nichts bewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) follow the rules.</source>
        <translation>
            <numerusform>%Ln Schritt folgt den Regeln.</numerusform>
            <numerusform>%Ln Schritte folgen den Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result follows from the cards.</source>
        <translation>Das Ergebnis ergibt sich aus den Karten.</translation>
    </message>
    <message>
        <source>Move {number} does not match what was sealed when it was made.</source>
        <translation>Schritt {number} ist nicht die Wahl, die damals versiegelt wurde.</translation>
    </message>
    <message>
        <source>In move {number} the computer player would have decided differently.</source>
        <translation>In Schritt {number} hätte der Computer anders entschieden.</translation>
    </message>
    <message>
        <source>Move {number} breaks rule {rule}.</source>
        <translation>Schritt {number} verstößt gegen Regel {rule}.</translation>
    </message>
    <message>
        <source>This game was made by an earlier version of the program. Computer players have changed since then, so their decisions are not recomputed.</source>
        <translation>Dieses Spiel stammt aus einer früheren Version des Programms. Der Computer spielt seitdem anders, deshalb werden seine Entscheidungen nicht neu berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden choice(s) match what was sealed when they were made.</source>
        <translation>
            <numerusform>%Ln verdeckte Entscheidung ist genau die, die damals versiegelt wurde.</numerusform>
            <numerusform>%Ln verdeckte Entscheidungen sind genau die, die damals versiegelt wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) of computer players were recomputed using only what their seat could see, with the same result.</source>
        <translation>
            <numerusform>%Ln Entscheidung des Computers wurde neu berechnet, nur aus dem, was von seinem Platz aus zu sehen war: gleiches Ergebnis.</numerusform>
            <numerusform>%Ln Entscheidungen des Computers wurden neu berechnet, nur aus dem, was von seinem Platz aus zu sehen war: gleiches Ergebnis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) of computer players cannot be recomputed: the record does not say how long they took.</source>
        <translation>
            <numerusform>%Ln Entscheidung des Computers lässt sich nicht neu berechnen: Die Aufzeichnung sagt nicht, wie lange er nachgedacht hat.</numerusform>
            <numerusform>%Ln Entscheidungen des Computers lassen sich nicht neu berechnen: Die Aufzeichnung sagt nicht, wie lange er nachgedacht hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result breaks rule {rule}.</source>
        <translation>Das Ergebnis verstößt gegen Regel {rule}.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Spiele (*.enix *.json)</translation>
    </message>
    <message>
        <source>Save this puzzle</source>
        <translation>Diese Aufgabe sichern</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Nächste Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch &amp;mal versuchen</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>S&amp;ichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save this puzzle as a file: somebody else can open it and try the same.</source>
        <translation>Die Aufgabe als Datei sichern: Wer sie öffnet, kann dieselbe lösen.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Easy, from a game of yours</source>
        <translation>Leicht, aus einem Spiel von dir</translation>
    </message>
    <message>
        <source>Medium, from a game of yours</source>
        <translation>Mittel, aus einem Spiel von dir</translation>
    </message>
    <message>
        <source>Hard, from a game of yours</source>
        <translation>Schwer, aus einem Spiel von dir</translation>
    </message>
    <message>
        <source>Easy, from a file</source>
        <translation>Leicht, aus einer Datei</translation>
    </message>
    <message>
        <source>Medium, from a file</source>
        <translation>Mittel, aus einer Datei</translation>
    </message>
    <message>
        <source>Hard, from a file</source>
        <translation>Schwer, aus einer Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n richtig</numerusform>
            <numerusform>%n richtig hintereinander</numerusform>
        </translation>
    </message>
    <message>
        <source>Make your move on the table.</source>
        <translation>Mach deinen Zug auf dem Tisch.</translation>
    </message>
    <message>
        <source>One moment: your answer is compared with others.</source>
        <translation>Einen Moment: Deine Antwort wird mit anderen verglichen.</translation>
    </message>
    <message>
        <source>One moment: the solution is being worked out.</source>
        <translation>Einen Moment: Die Lösung wird ausgerechnet.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Right: nothing is clearly better.</source>
        <translation>Richtig: Nichts ist deutlich besser.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it wins about %n more than any other move.</source>
        <translation>
            <numerusform>In 100 solchen Spielen gewinnt das etwa %n mehr als jeder andere Zug.</numerusform>
            <numerusform>In 100 solchen Spielen gewinnt das etwa %n mehr als jeder andere Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it wins about %n fewer than the best move.</source>
        <translation>
            <numerusform>In 100 solchen Spielen gewinnt das etwa %n weniger als der beste Zug.</numerusform>
            <numerusform>In 100 solchen Spielen gewinnt das etwa %n weniger als der beste Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>You chose: {move}.</source>
        <translation>Deine Wahl: {move}.</translation>
    </message>
    <message>
        <source>Best: {move}.</source>
        <translation>Am besten: {move}.</translation>
    </message>
    <message>
        <source>Here no move is clearly better than all others, so this is no puzzle any more.</source>
        <translation>Hier ist kein Zug deutlich besser als alle anderen, also ist das keine Aufgabe mehr.</translation>
    </message>
    <message>
        <source>The computer could not work out the solution this time. You can try again.</source>
        <translation>Der Computer konnte die Lösung diesmal nicht ausrechnen. Du kannst es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Your answer could not be compared this time. Please try again.</source>
        <translation>Deine Antwort konnte diesmal nicht verglichen werden. Bitte versuch es noch einmal.</translation>
    </message>
    <message>
        <source>What was kept about your puzzles could not be read, so it begins again. The old file is kept.</source>
        <translation>Was über deine Aufgaben gesichert war, ließ sich nicht lesen und beginnt von vorn. Die alte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>This puzzle is kept now, and comes back like the others.</source>
        <translation>Diese Aufgabe ist jetzt aufgehoben und kommt wieder wie die anderen.</translation>
    </message>
    <message>
        <source>What you have solved cannot be saved at the moment. You can go on.</source>
        <translation>Was du gelöst hast, lässt sich gerade nicht sichern. Du kannst weitermachen.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Seitenauswahl:</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>V shows this again.</source>
        <translation>V zeigt das noch einmal.</translation>
    </message>
</context>
<context>
    <name>RecapTitles</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>{player}, since your last turn</source>
        <translation>{player}, seit deinem letzten Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the log.</source>
        <translation>
            <numerusform>%n weiteres steht im Verlauf.</numerusform>
            <numerusform>%n weitere stehen im Verlauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is new for you</source>
        <translation>Neu für dich</translation>
    </message>
</context>
<context>
    <name>RecapWords</name>
    <message>
        <source>Your hand is worth {total} (at most {limit}).</source>
        <translation>Deine Hand ist {total} wert (höchstens {limit}).</translation>
    </message>
    <message>
        <source>Stacks and played cards were reshuffled.</source>
        <translation>Stapel und Ablagestapel wurden neu gemischt.</translation>
    </message>
    <message>
        <source>{player} went to {energy}.</source>
        <translation>{player} ist {energy:to} gezogen.</translation>
    </message>
    <message>
        <source>{player} stole from {victim}: {cards}.</source>
        <translation>{player} hat bei {victim} gestohlen: {cards}.</translation>
    </message>
    <message>
        <source>{player} moved {energy}.</source>
        <translation>{player} hat das Feld {energy} versetzt.</translation>
    </message>
    <message>
        <source>{player} turned {energy}.</source>
        <translation>{player} hat das Feld {energy} gedreht.</translation>
    </message>
    <message>
        <source>{player} took the blackout cap off the board.</source>
        <translation>{player} hat die Blackout-Kappe vom Spielplan genommen.</translation>
    </message>
    <message>
        <source>{player} put the blackout cap on {energy}, over your piece.</source>
        <translation>{player} hat die Blackout-Kappe {energy:onto} gelegt, über deine Spielfigur.</translation>
    </message>
    <message>
        <source>{player} put the blackout cap on {energy}.</source>
        <translation>{player} hat die Blackout-Kappe {energy:onto} gelegt.</translation>
    </message>
    <message>
        <source>{player} stole from you: {cards}.</source>
        <translation>{player} hat dir gestohlen: {cards}.</translation>
    </message>
    <message>
        <source>{player} holds all six energies and may end the game.</source>
        <translation>{player} hat alle sechs Energien und darf das Spiel beenden.</translation>
    </message>
    <message>
        <source>You got {cards}.</source>
        <translation>Du hast bekommen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} went to {energy} and got %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} ist {energy:to} gezogen und hat %n Karte bekommen: {cards}.</numerusform>
            <numerusform>{player} ist {energy:to} gezogen und hat %n Karten bekommen: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} got %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} hat %n Karte bekommen: {cards}.</numerusform>
            <numerusform>{player} hat %n Karten bekommen: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your card let you jump to {energy}.</source>
        <translation>Durch deine Karte bist du {energy:to} gesprungen.</translation>
    </message>
</context>
<context>
    <name>RefusalWording</name>
    <message>
        <source>You have already laid a card. Now {seats} must lay one too.</source>
        <translation>Deine Karte liegt schon auf dem Tisch. Jetzt fehlt noch die Karte von {seats}.</translation>
    </message>
    <message>
        <source>You are not in this competition: {seats} must lay a card now. Please wait.</source>
        <translation>Bei diesem Stechen bist du nicht dabei. Bitte warte auf die Karte von {seats}.</translation>
    </message>
    <message>
        <source>{seats} decides first whether to play an ENIX card. Please wait until you are asked.</source>
        <translation>Zuerst wird {seats} nach einer ENIX-Karte gefragt. Bitte warte, bis du gefragt wirst.</translation>
    </message>
    <message>
        <source>It is {seats}’s turn. Please wait for yours.</source>
        <translation>{seats} ist am Zug. Bitte warte, bis du dran bist.</translation>
    </message>
    <message>
        <source>The game is over, so nothing more can be played.</source>
        <translation>Das Spiel ist zu Ende. Jetzt geht nichts mehr.</translation>
    </message>
    <message>
        <source>Cards are laid only at the beginning of a round and in a competition.</source>
        <translation>Karten legst du nur zu Beginn einer Runde und beim Stechen.</translation>
    </message>
    <message>
        <source>The game can be ended only at the beginning of a round, instead of laying a card.</source>
        <translation>Das Spiel beenden kannst du nur zu Beginn einer Runde, statt eine Karte zu legen.</translation>
    </message>
    <message>
        <source>A tile can be turned or moved only when your top card shows the tile symbol.</source>
        <translation>Ein Feld drehen oder versetzen kannst du nur, wenn deine oberste Karte das Symbol dafür zeigt.</translation>
    </message>
    <message>
        <source>Not now: your piece moves in your turn, after the symbols on your card.</source>
        <translation>Deine Figur zieht nicht jetzt, sondern in deinem Zug nach den Symbolen deiner Karte.</translation>
    </message>
    <message>
        <source>There is nothing to stop: your piece is not moving, and you are not stealing.</source>
        <translation>Anhalten geht jetzt nicht: Deine Figur zieht gerade nicht, und du stiehlst auch keine Karten.</translation>
    </message>
    <message>
        <source>Top cards can be taken only when your piece has just reached another tile.</source>
        <translation>Karten von den Stapeln nimmst du nur, wenn deine Figur gerade auf einem anderen Feld angekommen ist.</translation>
    </message>
    <message>
        <source>You steal only at the end of your movement, from players on the same tile.</source>
        <translation>Stehlen kannst du nur, wenn du mit dem Ziehen fertig bist, und nur denen, die auf deinem Feld stehen.</translation>
    </message>
    <message>
        <source>You draw from a stack only at the end of your turn, when you hold too few cards.</source>
        <translation>Nachziehen kannst du nur am Ende deines Zuges, wenn du zu wenige Karten auf der Hand hast.</translation>
    </message>
    <message>
        <source>Not now: ENIX cards interrupt only while the current player’s piece is on a source.</source>
        <translation>Jetzt nicht: Mit ENIX-Karten unterbrichst du nur, während die Figur, die am Zug ist, auf einer Quelle steht.</translation>
    </message>
    <message>
        <source>This card is not in your hand. Choose one that is.</source>
        <translation>Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.</translation>
    </message>
    <message>
        <source>To end the game you still need {energies}.</source>
        <translation>Um das Spiel zu beenden, brauchst du noch {energies}.</translation>
    </message>
    <message>
        <source>An ENIX card can be laid only when you have no other card left.</source>
        <translation>Eine ENIX-Karte darfst du nur legen, wenn du nichts anderes mehr auf der Hand hast.</translation>
    </message>
    <message>
        <source>There is no such tile. Choose one of the six energy tiles.</source>
        <translation>Dieses Feld gibt es nicht. Wähle eines der sechs Energiefelder.</translation>
    </message>
    <message>
        <source>A tile can be turned in six ways only: turn it one side at a time.</source>
        <translation>So kann ein Feld nicht liegen: Dreh es Seite für Seite.</translation>
    </message>
    <message>
        <source>{covered} is already there. Choose a free place.</source>
        <translation>Dort liegt schon das Feld {covered}. Wähle eine freie Stelle.</translation>
    </message>
    <message>
        <source>Nothing would change: turn {tile} or move it.</source>
        <translation>Das Feld {tile} würde liegen wie vorher: Dreh oder versetze es.</translation>
    </message>
    <message>
        <source>{tile} would touch no other tile. Put it beside one.</source>
        <translation>Das Feld {tile} würde kein anderes berühren. Leg es an ein anderes an.</translation>
    </message>
    <message>
        <source>{islands} would be an island: all tiles must stay connected.</source>
        <translation>Das wäre eine Insel: {islands}. Alle Felder müssen zusammenhängen.</translation>
    </message>
    <message>
        <source>Your piece can move, so it must go to another tile.</source>
        <translation>Deine Figur kann ziehen, also muss sie auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>Your piece is already on {tile}. Choose another tile.</source>
        <translation>Deine Figur steht schon {tile:on}. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>{tile} does not touch {origin}. Go from tile to tile.</source>
        <translation>Das Feld {tile} berührt das Feld {origin} nicht. Zieh von Feld zu Feld.</translation>
    </message>
    <message>
        <source>There is no path between {origin} and {tile}: {lacking} is closed there.</source>
        <translation>Es gibt keinen Übergang {origin:from} {tile:to}. Der Weg fehlt auf: {lacking}.</translation>
    </message>
    <message>
        <source>There is no such tile. Go to one of the six energy tiles.</source>
        <translation>Dieses Feld gibt es nicht. Zieh auf eines der sechs Energiefelder.</translation>
    </message>
    <message>
        <source>Going to {tile} costs {cost} points; you need {missing} more.</source>
        <translation>Der Schritt {tile:to} kostet {cost} Punkte, {missing} mehr, als du hast.</translation>
    </message>
    <message>
        <source>{tile} is under the blackout cap: nobody can enter or leave.</source>
        <translation>Die Blackout-Kappe liegt {tile:on}: Niemand kommt hinein oder hinaus.</translation>
    </message>
    <message>
        <source>{tile} cannot be entered again this turn.</source>
        <translation>Das Feld {tile} darfst du in diesem Zug nicht noch einmal betreten.</translation>
    </message>
    <message>
        <source>You can take only top cards of the energy you have reached.</source>
        <translation>Nehmen kannst du nur die obersten Karten der Energie, die du erreicht hast.</translation>
    </message>
    <message>
        <source>You can steal a card only from {seats}.</source>
        <translation>Stehlen kannst du nur bei {seats}.</translation>
    </message>
    <message>
        <source>You must steal a card from everybody on your tile.</source>
        <translation>Du musst allen auf deinem Feld eine Karte stehlen.</translation>
    </message>
    <message>
        <source>Choose an energy that is in that hand: {energies}.</source>
        <translation>Wähle eine Rückseite auf dieser Hand. Zu sehen sind {energies}.</translation>
    </message>
    <message>
        <source>Luck decides which card you get. Just choose the player.</source>
        <translation>Welche Karte du bekommst, entscheidet der Zufall. Wähle nur, wem du eine stiehlst.</translation>
    </message>
    <message>
        <source>There is no card on that stack. Choose another one.</source>
        <translation>Auf diesem Stapel liegt keine Karte. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You cannot interrupt with {card}: you need an ENIX card from your hand.</source>
        <translation>Mit {card} kannst du nicht unterbrechen: Dafür brauchst du eine ENIX-Karte auf der Hand.</translation>
    </message>
    <message>
        <source>There is no such tile for the blackout cap. Choose one of the six.</source>
        <translation>Dieses Feld gibt es nicht. Wähle für die Blackout-Kappe eines der sechs.</translation>
    </message>
    <message>
        <source>The blackout cap must go somewhere else.</source>
        <translation>Die Blackout-Kappe darf nicht bleiben, wo sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} cannot be reached with %n movement point(s).</source>
        <translation>
            <numerusform>Mit %n Bewegungspunkt kommst du nicht bis {tile:to}.</numerusform>
            <numerusform>Mit %n Bewegungspunkten kommst du nicht bis {tile:to}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedSentences</name>
    <message>
        <source>You hold cards of {held}. You still need {needed}.</source>
        <translation>Du hast Karten von {held}. Du brauchst noch {needed}.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>You still hold {cards}. Lay one of these.</source>
        <translation>Du hast noch {cards}. Leg eine davon.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Auf der Hand hast du {cards}.</translation>
    </message>
    <message>
        <source>Only ENIX cards can interrupt. You hold {cards}.</source>
        <translation>Unterbrechen kannst du nur mit ENIX-Karten. Du hast {cards}.</translation>
    </message>
    <message>
        <source>Only ENIX cards can interrupt, and you hold none.</source>
        <translation>Unterbrechen kannst du nur mit ENIX-Karten, und du hast keine.</translation>
    </message>
    <message>
        <source>The picture shows {energy} where it would be.</source>
        <translation>Das Bild zeigt, wo das Feld {energy} liegen würde.</translation>
    </message>
    <message>
        <source>{energies} would share no side with the other tiles.</source>
        <translation>Dann gäbe es für {energies} keine gemeinsame Seite mit den übrigen Feldern.</translation>
    </message>
    <message>
        <source>All six tiles must be connected along full sides. Only the result counts.</source>
        <translation>Alle sechs Felder müssen mit ganzen Seiten zusammenhängen. Nur die Anordnung am Schluss zählt.</translation>
    </message>
    <message>
        <source>{energy} is there, and each place has room for one tile.</source>
        <translation>Dort liegt das Feld {energy}, und an jeder Stelle ist nur für eines Platz.</translation>
    </message>
    <message>
        <source>{energy} would be in the same place and look the same, but something must change.</source>
        <translation>Das Feld {energy} würde an derselben Stelle liegen und gleich aussehen, aber etwas muss sich ändern.</translation>
    </message>
    <message>
        <source>{energy} has nowhere else to go: it can only be turned.</source>
        <translation>Für das Feld {energy} gibt es gar keine andere Stelle: Es lässt sich nur drehen.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} may go to %n other place(s), or be turned where it is.</source>
        <translation>
            <numerusform>Für das Feld {energy} gibt es %n andere Stelle, oder du drehst es, wo es liegt.</numerusform>
            <numerusform>Für das Feld {energy} gibt es %n andere Stellen, oder du drehst es, wo es liegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} may go to %n other place(s).</source>
        <translation>
            <numerusform>Für das Feld {energy} gibt es %n andere Stelle.</numerusform>
            <numerusform>Für das Feld {energy} gibt es %n andere Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blackout cap is beside the board now.</source>
        <translation>Die Blackout-Kappe liegt jetzt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>The blackout cap is on {energy} now.</source>
        <translation>Die Blackout-Kappe liegt jetzt {energy:on}.</translation>
    </message>
    <message>
        <source>There are six energy tiles, and each has six sides.</source>
        <translation>Es gibt sechs Energiefelder, und jedes hat sechs Seiten.</translation>
    </message>
    <message>
        <source>Top cards, from stack 1 on: {tops}.</source>
        <translation>Oben auf den Stapeln liegen, von Stapel 1 an: {tops}.</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) have {energy} on top: number {numbers}.</source>
        <translation>
            <numerusform>Auf %n Stapel liegt oben eine Karte {energy}: Nummer {numbers}.</numerusform>
            <numerusform>Auf %n Stapeln liegt oben eine Karte {energy}: Nummer {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stack has {energy} on top.</source>
        <translation>Auf keinem Stapel liegt oben eine Karte {energy}.</translation>
    </message>
    <message>
        <source>{player} is on {energy}, and you are on {own}.</source>
        <translation>{player} steht {energy:on}, und du stehst {own:on}.</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} hat keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>You have already stolen from {player} this turn.</source>
        <translation>Bei {player} hast du in diesem Zug schon gestohlen.</translation>
    </message>
    <message>
        <source>This is your own hand.</source>
        <translation>Das ist deine eigene Hand.</translation>
    </message>
    <message>
        <source>Now cards can be stolen from {players}.</source>
        <translation>Jetzt kannst du bei {players} stehlen.</translation>
    </message>
    <message>
        <source>The backs in {player}’s hand show {backs}.</source>
        <translation>Die Rückseiten auf der Hand von {player} zeigen {backs}.</translation>
    </message>
    <message>
        <source>Stacks with cards: number {numbers}.</source>
        <translation>Stapel mit Karten: Nummer {numbers}.</translation>
    </message>
    <message>
        <source>Waiting for {players} to lay a card.</source>
        <translation>Jetzt fehlt noch die Karte von {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players} to lay one more card in the competition.</source>
        <translation>Jetzt fehlt noch die Karte von {players} für das Stechen.</translation>
    </message>
    <message>
        <source>Waiting for {players} to play an ENIX card, or not.</source>
        <translation>Jetzt kann {players} eine ENIX-Karte spielen oder nicht.</translation>
    </message>
    <message>
        <source>Waiting for {players} to turn or move a tile.</source>
        <translation>Jetzt dreht oder versetzt {players} ein Feld.</translation>
    </message>
    <message>
        <source>Waiting for {players} to take top cards, or not.</source>
        <translation>Jetzt darf {players} Karten von den Stapeln nehmen.</translation>
    </message>
    <message>
        <source>Waiting for {players} to move.</source>
        <translation>Jetzt ist {players} mit dem Ziehen dran.</translation>
    </message>
    <message>
        <source>Waiting for {players} to steal from others on the same tile.</source>
        <translation>Jetzt stiehlt {players} bei anderen auf demselben Feld.</translation>
    </message>
    <message>
        <source>Waiting for {players} to choose a stack and draw.</source>
        <translation>Jetzt wählt {players} einen Stapel und zieht nach.</translation>
    </message>
    <message>
        <source>At the beginning of a round everybody lays exactly one card.</source>
        <translation>Zu Beginn einer Runde legen alle genau eine Karte.</translation>
    </message>
    <message>
        <source>In a competition only the tied players lay one more card, and each only one.</source>
        <translation>Bei einem Stechen legt nur, wer gleichauf liegt, noch eine Karte, und immer nur eine.</translation>
    </message>
    <message>
        <source>Players are asked one by one whether they interrupt.</source>
        <translation>Alle werden nacheinander gefragt, ob sie unterbrechen.</translation>
    </message>
    <message>
        <source>Only the current player acts, moves and takes cards.</source>
        <translation>Nur wer am Zug ist, führt Symbole aus, zieht und nimmt Karten.</translation>
    </message>
    <message>
        <source>When somebody ends the game, all hands are shown and counted.</source>
        <translation>Wenn jemand das Spiel beendet, werden alle Hände aufgedeckt und gezählt.</translation>
    </message>
    <message>
        <source>A round begins with one card from everybody. More are laid only to break ties.</source>
        <translation>Eine Runde beginnt mit einer Karte von allen. Weitere legt nur, wer gleichauf liegt.</translation>
    </message>
    <message>
        <source>You end the game instead of laying a card.</source>
        <translation>Das Spiel beendest du, statt eine Karte zu legen.</translation>
    </message>
    <message>
        <source>The symbols on the card laid last are carried out from bottom to top.</source>
        <translation>Die Symbole auf der zuletzt gelegten Karte werden ausgeführt, von unten nach oben.</translation>
    </message>
    <message>
        <source>In a turn, symbols come first, then movement, then cards.</source>
        <translation>In einem Zug kommen zuerst die Symbole, dann das Ziehen und dann die Karten.</translation>
    </message>
    <message>
        <source>You can stop moving once you have reached another tile. By the French rulebook you can also stop stealing.</source>
        <translation>Mit dem Ziehen kannst du aufhören, sobald du ein anderes Feld erreicht hast. Nach dem französischen Regelbuch kannst du auch mit dem Stehlen aufhören.</translation>
    </message>
    <message>
        <source>When you reach a source by crossing or jumping, you may take top cards of that energy at once.</source>
        <translation>Wer durch einen Übergang oder einen Sprung auf einer Quelle ankommt, darf sofort Karten dieser Energie oben von den Stapeln nehmen.</translation>
    </message>
    <message>
        <source>After moving, you steal from players whose pieces are on the same tile.</source>
        <translation>Nach dem Ziehen wird allen eine Karte gestohlen, deren Figur auf demselben Feld steht.</translation>
    </message>
    <message>
        <source>At the end of a turn, hands with too few cards are refilled from one stack.</source>
        <translation>Am Ende eines Zuges wird eine zu kleine Hand von einem Stapel aufgefüllt.</translation>
    </message>
    <message>
        <source>ENIX cards may interrupt at the start of a turn, after each symbol, on each source reached, and at the end of a turn.</source>
        <translation>Unterbrechen darf man zu Beginn eines Zuges, nach jedem Symbol, auf jeder erreichten Quelle und am Ende eines Zuges.</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name of the game:</source>
        <translation>&amp;Name des Spiels:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ohne Bewegung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Ab hier spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Known to all</source>
        <translation>Was alle wissen</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Wessen Sicht</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Previous chapter</source>
        <translation>Kapitel davor</translation>
    </message>
    <message>
        <source>Previous turn or round (Page Up)</source>
        <translation>Zug oder Runde davor (Bild auf)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Schritt vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Next turn or round (Page Down)</source>
        <translation>Nächster Zug oder nächste Runde (Bild ab)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Whose view of the table is shown.</source>
        <translation>Wessen Sicht auf den Tisch gezeigt wird.</translation>
    </message>
    <message>
        <source>The game is not over: only what everybody at the table knows is shown.</source>
        <translation>Das Spiel ist nicht zu Ende: Gezeigt wird nur, was alle am Tisch wissen.</translation>
    </message>
    <message>
        <source>The game is not over: only what this player has seen is shown.</source>
        <translation>Das Spiel ist nicht zu Ende: Gezeigt wird nur, was diese Person gesehen hat.</translation>
    </message>
    <message>
        <source>Show all cards open (O)</source>
        <translation>Alle Karten offen zeigen (O)</translation>
    </message>
    <message>
        <source>Cards are opened when the game is over.</source>
        <translation>Karten werden erst aufgedeckt, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Start a new game from this point.</source>
        <translation>Ein neues Spiel mit allem beginnen, was bis hier geschehen ist.</translation>
    </message>
    <message>
        <source>In an unfinished game you can play on only from a point you could undo to.</source>
        <translation>Solange ein Spiel läuft, kannst du nur von dort weiterspielen, wohin du am Tisch zurückgehen darfst.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number}, {player}’s turn</source>
        <translation>Runde {number}, {player} am Zug</translation>
    </message>
</context>
<context>
    <name>RescueWords</name>
    <message>
        <source>The file {file} could not be read as an Enix Desktop game, so it was moved here.</source>
        <translation>Die Datei {file} ließ sich nicht als Spiel von Enix Desktop lesen und wurde darum hierher verschoben.</translation>
    </message>
    <message>
        <source>Nothing in the file was changed. You can keep it, repair it and put it back, or delete it.</source>
        <translation>Die Datei wurde nicht verändert. Du kannst sie behalten, reparieren und zurücklegen oder löschen.</translation>
    </message>
    <message>
        <source>What the program found, in its own words: {details}</source>
        <translation>Meldung des Programms: {details}</translation>
    </message>
    <message>
        <source>Version of the program: {version}</source>
        <translation>Version des Programms: {version}</translation>
    </message>
    <message>
        <source>The game in it breaks rule {rule}.</source>
        <translation>Das Spiel darin verstößt gegen Regel {rule}.</translation>
    </message>
    <message>
        <source>It is empty, cut short, far too large, or not a saved game at all.</source>
        <translation>Sie ist leer, sie hört zu früh auf, sie ist viel zu groß, oder sie ist etwas anderes als ein gespeichertes Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>{file} was damaged. The game continues from its latest backup, after %Ln move(s). The damaged file is kept in the folder “{folder}”.</source>
        <translation>
            <numerusform>{file} war beschädigt. Das Spiel geht mit der letzten Sicherung weiter, nach %Ln Schritt. Die beschädigte Datei liegt im Ordner „{folder}“.</numerusform>
            <numerusform>{file} war beschädigt. Das Spiel geht mit der letzten Sicherung weiter, nach %Ln Schritten. Die beschädigte Datei liegt im Ordner „{folder}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is damaged or not a saved game. It is kept in the folder “{folder}”, with an explanation beside it.</source>
        <translation>{file} lässt sich nicht als gespeichertes Spiel lesen: Die Datei ist beschädigt oder kein Spiel. Sie liegt jetzt im Ordner „{folder}“, mit einer Erklärung daneben.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. It needs version {program} or later, which reads record format {form}; this one reads formats up to {known}. The file is unchanged.</source>
        <translation>{file} stammt von einer neueren Version von Enix Desktop. Die Datei braucht mindestens Version {program}, die das Dateiformat {form} kennt; diese hier kennt Formate bis {known}. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. It needs a version that reads record format {form}; this one reads formats up to {known}. The file is unchanged.</source>
        <translation>{file} stammt von einer neueren Version von Enix Desktop. Die Datei braucht eine Version, die das Dateiformat {form} kennt; diese hier kennt Formate bis {known}. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. It needs version {program} or later. The file is unchanged.</source>
        <translation>{file} stammt von einer neueren Version von Enix Desktop. Die Datei braucht mindestens Version {program}. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: you have no permission to read it, or there is a disk error. It is unchanged.</source>
        <translation>{file} lässt sich nicht öffnen: Du darfst die Datei nicht lesen, oder der Datenträger meldet einen Fehler. Sie wurde nicht verändert.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Score sheet of this game</source>
        <translation>Wertungsbogen dieses Spiels</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ReviewPapers</name>
    <message>
        <source>Start + own choices + luck + the others = result</source>
        <translation>Anfang + eigene Entscheidungen + Glück + die anderen = Ergebnis</translation>
    </message>
    <message>
        <source>In percentage points of the chance of winning.</source>
        <translation>In Prozentpunkten der Gewinnchance.</translation>
    </message>
    <message>
        <source>Everybody’s luck with what was drawn</source>
        <translation>Wie viel Glück alle beim Ziehen hatten</translation>
    </message>
    <message>
        <source>More than was to be expected, or less.</source>
        <translation>Mehr, als zu erwarten war, oder weniger.</translation>
    </message>
    <message>
        <source>What these figures are</source>
        <translation>Was diese Zahlen sind</translation>
    </message>
    <message>
        <source>Chance of winning, in percent</source>
        <translation>Gewinnchance in Prozent</translation>
    </message>
    <message>
        <source>As a &amp;list</source>
        <translation>Als &amp;Liste</translation>
    </message>
    <message>
        <source>As a c&amp;urve</source>
        <translation>Als &amp;Kurve</translation>
    </message>
    <message>
        <source>Left and Right go from choice to choice, Enter watches one.</source>
        <translation>Links und Rechts gehen von Entscheidung zu Entscheidung, die Eingabetaste zeigt sie im Spiel.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message numerus="yes">
        <source>%n of these choices is (are) kept as p&amp;uzzle(s)</source>
        <translation>
            <numerusform>%n dieser Entscheidungen ist als A&amp;ufgabe aufgehoben</numerusform>
            <numerusform>%n dieser Entscheidungen sind als A&amp;ufgaben aufgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices: {player}</source>
        <translation>Entscheidungen: {player}</translation>
    </message>
    <message>
        <source>What cost most, in percentage points</source>
        <translation>Was am meisten gekostet hat, in Prozentpunkten</translation>
    </message>
    <message>
        <source>No choice certainly cost anything.</source>
        <translation>Keine Entscheidung hat sicher etwas gekostet.</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Die beste Entscheidung</translation>
    </message>
    <message>
        <source>All choices: a click or Enter watches one</source>
        <translation>Alle Entscheidungen: ein Klick oder die Eingabetaste zeigt sie im Spiel</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Playing on from every choice, again and again, to see what it was worth…</source>
        <translation>Von jeder Entscheidung aus wird immer wieder weitergespielt, um zu sehen, was sie wert war&#xa0;…</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Nachdenken</translation>
    </message>
</context>
<context>
    <name>ReviewSheets</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>{game}: {player}</source>
        <translation>{game}: {player}</translation>
    </message>
    <message>
        <source>Chance of winning, in percent</source>
        <translation>Gewinnchance in Prozent</translation>
    </message>
    <message>
        <source>Start + own choices + luck + the others = result</source>
        <translation>Anfang + eigene Entscheidungen + Glück + die anderen = Ergebnis</translation>
    </message>
    <message>
        <source>Everybody’s luck with what was drawn</source>
        <translation>Wie viel Glück alle beim Ziehen hatten</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Entscheidungen</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Round {round}: cost {points} ± {width}</source>
        <translation>Runde {round}: hat {points} ± {width} gekostet</translation>
    </message>
    <message>
        <source>Round {round}: better than any other idea by {points} ± {width}</source>
        <translation>Runde {round}: um {points} ± {width} besser als jede andere Idee</translation>
    </message>
    <message>
        <source>Round {round}: as good as any other idea</source>
        <translation>Runde {round}: so gut wie jede andere Idee</translation>
    </message>
    <message>
        <source>Chosen: {move}.</source>
        <translation>Gewählt: {move}.</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Besser: {move}.</translation>
    </message>
    <message>
        <source>To {player}: {reason}</source>
        <translation>An {player}: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, choice {number}: from {before} to {after} (± {width})</source>
        <translation>Runde {round}, Entscheidung {number}: von {before} auf {after} (± {width})</translation>
    </message>
    <message>
        <source>At the start: {chance} (± {width})</source>
        <translation>Am Anfang: {chance} (± {width})</translation>
    </message>
    <message>
        <source>At the end: {chance}</source>
        <translation>Am Ende: {chance}</translation>
    </message>
    <message>
        <source>Another idea was better</source>
        <translation>Eine andere Idee war besser</translation>
    </message>
    <message>
        <source>Better than any other idea</source>
        <translation>Besser als jede andere Idee</translation>
    </message>
    <message>
        <source>As good as any other idea</source>
        <translation>So gut wie jede andere Idee</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{points} ± {width}</source>
        <translation>{points} ± {width}</translation>
    </message>
    <message>
        <source>How likely this seat was to win before anything was decided.</source>
        <translation>Wie wahrscheinlich dieser Platz gewinnt, bevor etwas entschieden ist.</translation>
    </message>
    <message>
        <source>What the best ideas would have brought more, all choices together.</source>
        <translation>Was die besten Ideen mehr gebracht hätten, alle Entscheidungen zusammen.</translation>
    </message>
    <message>
        <source>What was drawn, and what others chose secretly at the same time, compared with what was to be expected.</source>
        <translation>Was gezogen wurde und was andere gleichzeitig verdeckt gewählt haben, verglichen mit dem, was zu erwarten war.</translation>
    </message>
    <message>
        <source>What the others did, and whatever cannot be told apart from it.</source>
        <translation>Was die anderen getan haben und was sich davon nicht trennen lässt.</translation>
    </message>
    <message>
        <source>100% for a win, a share of it for a shared win.</source>
        <translation>100&#xa0;% für einen Sieg, ein Teil davon für einen geteilten.</translation>
    </message>
    <message>
        <source>All of this is estimated. Each choice is tried in many made-up games that fit what this seat could know then; what was hidden from it plays no part.</source>
        <translation>All das ist geschätzt. Jede Entscheidung wird in vielen ausgedachten Spielen probiert, die zu dem passen, was dieser Platz damals wissen konnte; was ihm verborgen war, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>The number after ± is half of an interval that holds the true value in 95 of 100 cases. A choice whose cost lies within it counts as good as any other.</source>
        <translation>Die Zahl nach ± ist die Hälfte eines Bereichs, in dem der wahre Wert in 95 von 100 Fällen liegt. Eine Entscheidung, deren Kosten darin liegen, gilt als so gut wie jede andere.</translation>
    </message>
    <message>
        <source>“The others” holds what they chose openly, and whatever cannot be told apart from that, such as the errors of all estimates.</source>
        <translation>„Die anderen“ enthält, was sie offen gewählt haben, und was sich davon nicht trennen lässt, etwa die Fehler aller Schätzungen.</translation>
    </message>
    <message>
        <source>The estimates are as exact as they get.</source>
        <translation>Genauer werden die Schätzungen nicht.</translation>
    </message>
    <message>
        <source>Thinking on: the estimates are getting more exact.</source>
        <translation>Das Nachdenken geht weiter: Die Schätzungen werden genauer.</translation>
    </message>
    <message>
        <source>Finer estimates are ready: they appear when the pointer leaves the list.</source>
        <translation>Genauere Schätzungen sind da: Sie erscheinen, sobald der Zeiger die Liste verlässt.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} hat gewonnen</translation>
    </message>
    <message>
        <source>{player} shared the win</source>
        <translation>{player} hat mit anderen gewonnen</translation>
    </message>
    <message>
        <source>{player} did not win</source>
        <translation>{player} hat nicht gewonnen</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Rules – {edition}</source>
        <translation>Regeln – {edition}</translation>
    </message>
    <message>
        <source>Both rulebooks</source>
        <translation>Beide Regelbücher</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>ENIX: {title}</source>
        <translation>ENIX: {title}</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{edition} (this game)</source>
        <translation>{edition} (in diesem Spiel)</translation>
    </message>
    <message>
        <source>Side without a path</source>
        <translation>Seite ohne Weg</translation>
    </message>
</context>
<context>
    <name>ScoreAsking</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why this result?</source>
        <translation>Warum dieses Ergebnis?</translation>
    </message>
    <message>
        <source>Why does {player} have {score}?</source>
        <translation>Warum hat {player} {score}?</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Empty score sheet</source>
        <translation>Leerer Wertungsbogen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsbogen</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Rulebook:</source>
        <translation>Regelbuch:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Add up the cards in your hand.</source>
        <translation>Zähl die Karten auf deiner Hand zusammen.</translation>
    </message>
    <message>
        <source>Cross out a cap for each ENIX card you hold: each halves the sum. Round down at the end.</source>
        <translation>Streich für jede ENIX-Karte auf deiner Hand eine Kappe durch: Jede halbiert die Summe. Runde am Ende ab.</translation>
    </message>
    <message>
        <source>26 or more: you are out.</source>
        <translation>26 oder mehr: Du scheidest aus.</translation>
    </message>
    <message>
        <source>The highest score wins. If several are tied, whoever ended the game wins.</source>
        <translation>Das höchste Ergebnis gewinnt. Bei Gleichstand gewinnt, wer das Spiel beendet hat.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for names, results, dates…</source>
        <translation>Nach Name, Ergebnis oder Datum suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jedes Spiel</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>0: {weak}, 100: {strong}</source>
        <translation>0: {weak}, 100: {strong}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Strength of {name}</source>
        <translation>Stärke von {name}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Platz hinzufügen</translation>
    </message>
    <message>
        <source>At most {count} players can play.</source>
        <translation>Höchstens {count} können mitspielen.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Standard &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>No setting matches “{words}”. Try another word, such as colour, sound or speed.</source>
        <translation>Keine Einstellung passt zu „{words}“. Versuch ein anderes Wort, etwa Farbe, Ton oder Tempo.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Alle Einstellungen sind wieder auf Standard.</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Appearance and language</source>
        <translation>Aussehen und Sprache</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Komfort</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>High contrast has thick edges and text that is easy to read.</source>
        <translation>Hoher Kontrast hat dicke Ränder und gut lesbaren Text.</translation>
    </message>
    <message>
        <source>theme look light dark night black white see eyes</source>
        <translation>Thema Aussehen hell dunkel Nacht schwarz weiß sehen Augen Design</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>For everything: table, rules, guide and lessons.</source>
        <translation>Gilt für Tisch, Regeln, Lexikon und Lektionen.</translation>
    </message>
    <message>
        <source>words translation English French German</source>
        <translation>Wörter Übersetzung Englisch Französisch Deutsch language</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Tempo der Züge</translation>
    </message>
    <message>
        <source>How fast cards, pieces and tiles move. Click or press Space to skip an animation.</source>
        <translation>Wie schnell sich Karten, Figuren und Felder bewegen. Ein Klick oder die Leertaste überspringt die Animation.</translation>
    </message>
    <message>
        <source>animation tempo slow fast off wait pace</source>
        <translation>Animation Geschwindigkeit langsam schnell aus warten</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Verlauf neben dem Tisch</translation>
    </message>
    <message>
        <source>Lists what happened. Open from the start in wide windows. Ctrl+L shows or hides it.</source>
        <translation>Zeigt, was geschehen ist. In breiten Fenstern ist er von Anfang an offen. Strg+L öffnet und schließt ihn.</translation>
    </message>
    <message>
        <source>history protocol sentences list panel show hide</source>
        <translation>Protokoll Log Sätze Liste Leiste zeigen verstecken</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Abzeichen</translation>
    </message>
    <message>
        <source>Small badges for special moments. They stay on this computer.</source>
        <translation>Kleine Abzeichen für besondere Momente. Sie bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>badges medals rewards trophies success statistics</source>
        <translation>Erfolge Medaillen Belohnungen Pokale Auszeichnungen Statistik</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>You hear a sample when you let go.</source>
        <translation>Du hörst eine Probe, wenn du loslässt.</translation>
    </message>
    <message>
        <source>loud quiet sounds noise speaker audio</source>
        <translation>laut leise Töne Klang Geräusche Lautsprecher Audio</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ohne Ton</translation>
    </message>
    <message>
        <source>Ctrl+M turns the sound off and on at any time.</source>
        <translation>Strg+M schaltet den Ton jederzeit aus und ein.</translation>
    </message>
    <message>
        <source>mute silent quiet noise speaker audio</source>
        <translation>stumm still leise Geräusche Lautsprecher Audio</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>With reduced motion nothing flies or bounces: things simply appear where they belong.</source>
        <translation>Mit wenig Bewegung fliegt und hüpft nichts: Alles ist gleich da, wo es hingehört.</translation>
    </message>
    <message>
        <source>animation reduced calm dizzy still flying accessibility</source>
        <translation>Animation reduziert ruhig schwindelig still fliegen Barrierefreiheit</translation>
    </message>
    <message>
        <source>Large buttons</source>
        <translation>Große Knöpfe</translation>
    </message>
    <message>
        <source>Makes everything you press large enough for a finger.</source>
        <translation>Alles, was du drückst, ist groß genug für einen Finger.</translation>
    </message>
    <message>
        <source>touch screen tablet finger big size accessibility</source>
        <translation>Touch Bildschirm Tablet Finger groß Größe Tasten Schaltflächen Barrierefreiheit</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Alles bewegt sich</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Wenig Bewegung</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Wait for me when something concerns me</source>
        <translation>Auf mich warten, wenn mich etwas betrifft</translation>
    </message>
    <message>
        <source>What harms you or may end the game stays until you click or press a key.</source>
        <translation>Was dir schadet oder das Spiel beenden kann, bleibt stehen, bis du klickst oder eine Taste drückst.</translation>
    </message>
    <message>
        <source>pause stop read story narration stolen slow</source>
        <translation>Pause anhalten lesen Erzählung gestohlen langsam</translation>
    </message>
</context>
<context>
    <name>SharedWords</name>
    <message>
        <source>{players} is thinking.</source>
        <translation>{players} überlegt.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Shows the reason step by step, with the rule (W).</source>
        <translation>Zeigt den Grund Schritt für Schritt und die Regel dazu (W).</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pause. Weiter mit P.</translation>
    </message>
    <message>
        <source>One moment: the tutor is looking at your choice.</source>
        <translation>Einen Moment: Der Tutor sieht sich deine Wahl an.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Bist du sicher?</translation>
    </message>
    <message>
        <source>A clearly better choice seems to be available.</source>
        <translation>Es scheint eine deutlich bessere Wahl zu geben.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Doch spielen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch mal überlegen</translation>
    </message>
    <message>
        <source>Read on beside the table.</source>
        <translation>Lies neben dem Tisch weiter.</translation>
    </message>
    <message>
        <source>Press Enter to continue.</source>
        <translation>Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Decisions are final at this table. Change a choice before you confirm it.</source>
        <translation>An diesem Tisch gilt, was entschieden ist. Ändere deine Wahl, bevor du sie bestätigst.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Du hast noch nichts entschieden, was sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>Somebody else has decided since, so you cannot undo.</source>
        <translation>Inzwischen hat jemand anders entschieden, also gilt deine Entscheidung.</translation>
    </message>
    <message>
        <source>Cards have been seen since, so you cannot undo.</source>
        <translation>Inzwischen wurden Karten gesehen, also gilt deine Entscheidung.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt keine Entscheidung, die du wiederholen kannst.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>Click or press any key to continue.</source>
        <translation>Weiter mit einem Klick oder einer Taste.</translation>
    </message>
    <message>
        <source>You play without hints.</source>
        <translation>Du spielst ohne Tipps.</translation>
    </message>
    <message>
        <source>Click Next or press Enter.</source>
        <translation>Klick auf „Weiter“ oder drück die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>StartNotes</name>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>{done} von {count} Lektionen geschafft</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, one try</source>
        <translation>Dieselben Rätsel für alle, ein Versuch</translation>
    </message>
    <message>
        <source>The same deal for everybody, one try</source>
        <translation>Dieselben Karten für alle, ein Versuch</translation>
    </message>
    <message>
        <source>Your try is waiting for you</source>
        <translation>Dein Versuch wartet auf dich</translation>
    </message>
    <message numerus="yes">
        <source>Today: %n puzzle(s) solved</source>
        <translation>
            <numerusform>Heute: %n Rätsel gelöst</numerusform>
            <numerusform>Heute: %n Rätsel gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: place {place} of {count}, score {score}</source>
        <translation>Heute: Platz {place} von {count}, Ergebnis {score}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>Spiel ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Looking for your last game…</source>
        <translation>Dein letztes Spiel wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>A&amp;ufgaben</translation>
    </message>
    <message>
        <source>P&amp;uzzles: {number}</source>
        <translation>A&amp;ufgaben: {number}</translation>
    </message>
    <message>
        <source>A first game in short lessons</source>
        <translation>Ein erstes Spiel in kurzen Lektionen</translation>
    </message>
    <message>
        <source>Game of the &amp;day</source>
        <translation>Spiel &amp;des Tages</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Save the games as a table</source>
        <translation>Spiele als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table was saved: {name}</source>
        <translation>Die Tabelle ist gespeichert: {name}</translation>
    </message>
    <message>
        <source>The table could not be written there. Try another folder.</source>
        <translation>Dort lässt sich die Tabelle nicht speichern. Versuch es in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Achievements</source>
        <translation>&amp;Abzeichen</translation>
    </message>
    <message>
        <source>Save as a &amp;table…</source>
        <translation>Als &amp;Tabelle speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%Ln finished game(s).</source>
        <translation>
            <numerusform>%Ln beendetes Spiel.</numerusform>
            <numerusform>%Ln beendete Spiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished: %n.</source>
        <translation>
            <numerusform>Noch nicht beendet: %n.</numerusform>
            <numerusform>Noch nicht beendet: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with changed rules are left out.</source>
        <translation>
            <numerusform>%n Spiel mit geänderten Regeln zählt nicht mit.</numerusform>
            <numerusform>%n Spiele mit geänderten Regeln zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n Datei ließ sich nicht lesen und zählt nicht mit.</numerusform>
            <numerusform>%n Dateien ließen sich nicht lesen und zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Die Spiele werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Reading games: {done} of {all}…</source>
        <translation>Die Spiele werden gelesen: {done} von {all}&#xa0;…</translation>
    </message>
    <message>
        <source>No finished game matches.</source>
        <translation>Kein beendetes Spiel passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>Finish a game to see here how it went.</source>
        <translation>Spiel ein Spiel zu Ende, dann siehst du hier, wie es lief.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} von {games}</translation>
    </message>
    <message>
        <source>{count} ({percent}%)</source>
        <translation>{count} ({percent}&#xa0;%)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Gleicher Anteil</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>An even share: the wins if everybody at each table had won equally often.</source>
        <translation>Gleicher Anteil: So viele Siege wären es, wenn an jedem Tisch alle gleich oft gewonnen hätten.</translation>
    </message>
    <message>
        <source>With fewer than {count} games, luck plays a big part.</source>
        <translation>Bei weniger als {count} Spielen spielt der Zufall eine große Rolle.</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>Spiele gewonnen</translation>
    </message>
    <message>
        <source>would be an even share</source>
        <translation>wären der gleiche Anteil</translation>
    </message>
    <message>
        <source>times dropped out</source>
        <translation>mal ausgeschieden</translation>
    </message>
    <message>
        <source>Wins against the computer</source>
        <translation>Siege gegen den Computer</translation>
    </message>
    <message>
        <source>The wedge marks an even share. The thin line shows how much may be due to luck.</source>
        <translation>Der Keil zeigt den gleichen Anteil, die dünne Linie den Spielraum des Zufalls.</translation>
    </message>
    <message>
        <source>Wins by number of players</source>
        <translation>Siege nach Größe des Tisches</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Endstände</translation>
    </message>
    <message>
        <source>Crossed columns are drop-outs: {outs} of {count}.</source>
        <translation>Kreuzschraffiert heißt ausgeschieden: {outs} von {count}.</translation>
    </message>
    <message>
        <source>Wins day by day</source>
        <translation>Siege Tag für Tag</translation>
    </message>
    <message>
        <source>Wins week by week</source>
        <translation>Siege Woche für Woche</translation>
    </message>
    <message>
        <source>Wins month by month</source>
        <translation>Siege Monat für Monat</translation>
    </message>
    <message>
        <source>Wins year by year</source>
        <translation>Siege Jahr für Jahr</translation>
    </message>
    <message>
        <source>Solid: games won. Hatched: all other games.</source>
        <translation>Ausgefüllt: gewonnene Spiele. Schraffiert: alle anderen Spiele.</translation>
    </message>
    <message>
        <source>Solid: games won by a person. Hatched: all other games.</source>
        <translation>Ausgefüllt: Spiele, die ein Mensch gewonnen hat. Schraffiert: alle anderen Spiele.</translation>
    </message>
    <message>
        <source>{when}: {won} of {games} won</source>
        <translation>{when}: {won} von {games} gewonnen</translation>
    </message>
    <message>
        <source>{label}: {number}</source>
        <translation>{label}: {number}</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>Ergebnis im Schnitt</translation>
    </message>
    <message numerus="yes">
        <source>Most common score: {score} (%n result(s)).</source>
        <translation>
            <numerusform>Häufigstes Ergebnis: {score} (einmal).</numerusform>
            <numerusform>Häufigstes Ergebnis: {score} (%n-mal).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score {score}: %n result(s)</source>
        <translation>
            <numerusform>Ergebnis {score}: einmal</numerusform>
            <numerusform>Ergebnis {score}: %n-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSharing</name>
    <message>
        <source>Show my hand (hold)</source>
        <translation>Hand zeigen (halten)</translation>
    </message>
    <message>
        <source>Hold it down, or hold M: your cards are shown as long as you hold.</source>
        <translation>Halte den Knopf oder die Taste M gedrückt: So lange sind deine Karten zu sehen.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Instant, no animation</source>
        <translation>Sofort, ohne Bewegung</translation>
    </message>
    <message>
        <source>Unconfirmed choices only</source>
        <translation>Nur vor dem Bestätigen</translation>
    </message>
    <message>
        <source>Until a card is seen</source>
        <translation>Bis jemand eine Karte sieht</translation>
    </message>
    <message>
        <source>Even after cards are seen</source>
        <translation>Auch nach gesehenen Karten</translation>
    </message>
    <message>
        <source>You can undo a choice until you confirm it.</source>
        <translation>Du kannst eine Wahl ändern, bis du sie bestätigst.</translation>
    </message>
    <message>
        <source>You can undo your last decision until somebody else decides or sees a card.</source>
        <translation>Du kannst deine letzte Entscheidung zurücknehmen, bis jemand anders entscheidet oder eine Karte sieht.</translation>
    </message>
    <message>
        <source>You can undo your last decision at any time if everybody at the table agrees.</source>
        <translation>Du kannst deine letzte Entscheidung jederzeit zurücknehmen, wenn alle am Tisch einverstanden sind.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Family handicap</source>
        <translation>Stärke nach Wunsch</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neu dabei</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <source>Makes any move the rules allow.</source>
        <translation>Macht irgendetwas, das die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Knows the rules and little more: for a first game.</source>
        <translation>Kennt die Regeln und kaum mehr: gut für das erste Spiel.</translation>
    </message>
    <message>
        <source>Takes what looks best at once and does not plan.</source>
        <translation>Nimmt, was gerade am besten aussieht, und plant nicht.</translation>
    </message>
    <message>
        <source>Weighs what each move is worth for the whole hand.</source>
        <translation>Überlegt, was jeder Schritt für die ganze Hand bringt.</translation>
    </message>
    <message>
        <source>Thinks ahead and considers what you may hold.</source>
        <translation>Denkt voraus und rechnet mit dem, was du haben könntest.</translation>
    </message>
    <message>
        <source>Family handicap…</source>
        <translation>Stärke nach Wunsch&#xa0;…</translation>
    </message>
    <message>
        <source>As strong as you like, from the weakest level to the strongest.</source>
        <translation>So stark, wie du magst, von der schwächsten bis zur stärksten Stufe.</translation>
    </message>
    <message>
        <source>helps me win a fair share</source>
        <translation>lässt mich auch mal gewinnen</translation>
    </message>
    <message>
        <source>merciless</source>
        <translation>gnadenlos</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Ein Name hat höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>A name contains a character that cannot be shown.</source>
        <translation>Ein Zeichen im Namen lässt sich nicht anzeigen.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Den Namen {name} gibt es zweimal.</translation>
    </message>
    <message>
        <source>Two players have the same piece.</source>
        <translation>Diese Figur ist doppelt vergeben.</translation>
    </message>
    <message>
        <source>There is no such piece.</source>
        <translation>Diese Figur gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such computer player.</source>
        <translation>Diese Computerstärke gibt es nicht.</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>surprise me</source>
        <translation>überrasche mich</translation>
    </message>
    <message>
        <source>Balanced: does what wins.</source>
        <translation>Ausgewogen: spielt auf Sieg.</translation>
    </message>
    <message>
        <source>Surprise me: you will find out.</source>
        <translation>Überrasche mich: Du wirst es merken.</translation>
    </message>
    <message>
        <source>There is no such style of play.</source>
        <translation>Diese Spielweise gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>TheftWords</name>
    <message>
        <source>You steal {cards}.</source>
        <translation>Du stiehlst {cards}.</translation>
    </message>
    <message>
        <source>{thief} steals {cards}.</source>
        <translation>{thief} stiehlt {cards}.</translation>
    </message>
    <message>
        <source>a card of {energy} from {victim}</source>
        <comment>one of several cards that somebody steals</comment>
        <translation>eine Karte „{energy}“ von {victim}</translation>
    </message>
    <message>
        <source>{card} from you</source>
        <comment>one of several cards that somebody steals</comment>
        <translation>{card} von dir</translation>
    </message>
    <message>
        <source>{card} from {victim}</source>
        <comment>one of several cards that somebody steals</comment>
        <translation>{card} von {victim}</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>This game is open in another window of Enix Desktop. Continue there, or close it there first. You can play any other game here.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster von Enix Desktop offen. Spiel dort weiter, oder schließ es dort zuerst. Hier kannst du jedes andere Spiel spielen.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. Please install that version to open it. The file is unchanged.</source>
        <translation>{file} stammt von einer neueren Version von Enix Desktop. Bitte installiere diese Version, um die Datei zu öffnen; sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The game in {file} breaks rule {rule}, so it cannot be continued. The file is unchanged.</source>
        <translation>Das Spiel in {file} verstößt gegen Regel {rule} und kann darum nicht fortgesetzt werden. Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>{file} was not found. Perhaps it was moved or renamed.</source>
        <translation>{file} wurde nicht gefunden. Vielleicht wurde die Datei verschoben oder umbenannt.</translation>
    </message>
    <message>
        <source>{file} is damaged or not a saved game. The file is unchanged.</source>
        <translation>{file} lässt sich nicht als gespeichertes Spiel lesen: Die Datei ist beschädigt oder kein Spiel. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can play on; Enix Desktop tries again after every move.</source>
        <translation>Das Spiel kann nicht gespeichert werden: {reason} Du kannst weiterspielen; nach jedem Schritt wird das Speichern neu versucht.</translation>
    </message>
    <message>
        <source>Your last moves cannot be saved: {reason} If you quit now, they are lost.</source>
        <translation>Deine letzten Schritte können nicht gespeichert werden: {reason} Wenn du jetzt beendest, sind sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Trotzdem beenden</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason} They last until you quit.</source>
        <translation>Die Einstellungen können nicht gespeichert werden: {reason} Sie gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read; the defaults are used.</source>
        <translation>Die Einstellungen in {file} lassen sich nicht lesen; es gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset; the old file is kept as {file}.</source>
        <translation>Die Einstellungen waren beschädigt und wurden zurückgesetzt; die alte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Part of the program is missing: {file}. Please reinstall Enix Desktop; your games are safe.</source>
        <translation>Ein Teil des Programms fehlt: {file}. Bitte installiere Enix Desktop neu; deine Spiele sind sicher.</translation>
    </message>
    <message>
        <source>The game has become too long for a file.</source>
        <translation>Das Spiel ist zu lang für eine Datei geworden.</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <translation>Das Programm hat einen Fehler.</translation>
    </message>
    <message>
        <source>The disk is full; please make some room.</source>
        <translation>Der Datenträger ist voll; bitte schaffe etwas Platz.</translation>
    </message>
    <message>
        <source>The folder cannot be written to; please change its permissions.</source>
        <translation>In den Ordner kann nicht geschrieben werden; bitte ändere seine Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Its folder is no longer there.</source>
        <translation>Der Ordner dafür ist nicht mehr da.</translation>
    </message>
    <message>
        <source>There is a disk error.</source>
        <translation>Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>{file} is not a file but a folder, a pipe or a device. Please choose a saved game.</source>
        <translation>{file} ist keine Datei, sondern ein Ordner, eine Pipe oder ein Gerät. Wähle bitte ein gespeichertes Spiel.</translation>
    </message>
</context>
<context>
    <name>UnfinishedTag</name>
    <message>
        <source>Not finished: {how_far}.</source>
        <translation>Noch nicht beendet: {how_far}.</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Verify this game</source>
        <translation>Dieses Spiel prüfen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The whole game is replayed from its record. Anybody can check this result with the same record.</source>
        <translation>Das ganze Spiel wird aus seiner Aufzeichnung noch einmal gespielt. Was hier steht, können alle mit derselben Aufzeichnung nachprüfen.</translation>
    </message>
    <message>
        <source>Checking every move…</source>
        <translation>Jeder Schritt wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing could be checked.</source>
        <translation>Es ließ sich nichts prüfen.</translation>
    </message>
    <message>
        <source>This game checks out.</source>
        <translation>Dieses Spiel ist in Ordnung.</translation>
    </message>
    <message>
        <source>This game does not check out.</source>
        <translation>Dieses Spiel ist nicht in Ordnung.</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Read rule {rule}</source>
        <translation>Regel {rule} lesen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>WhyWording</name>
    <message>
        <source>jump to {energy}</source>
        <translation>Sprung {energy:to}</translation>
    </message>
    <message>
        <source>blackout on {energy}</source>
        <translation>Blackout {energy:on}</translation>
    </message>
    <message>
        <source>turn or move a tile</source>
        <translation>ein Feld drehen oder versetzen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
</TS>
