#!/bin/sh
# Signs the bundle, lets Apple notarise it, and packs it into a disk image; only on a Mac:
#     sh packaging/macos/sign_and_notarise.sh ["dist/Enix Desktop.app"]
# Nobody's identity is in here; all of it comes from the environment:
#   ENIX_SIGN_IDENTITY   "Developer ID Application: NAME (TEAM)", found in the keychain
#   ENIX_NOTARY_KEY      the file of an App Store Connect key (.p8)
#   ENIX_NOTARY_KEY_ID   its name
#   ENIX_NOTARY_ISSUER   whose key it is
# Without the first the bundle stays as PyInstaller made it (signed by nobody, which a Mac opens only when asked to);
# without the others it is signed but not notarised. The disk image is made in any case.
#
# Why entitlements.plist says what it says (said here, since macOS may stumble over comments there):
# - Unsigned executable memory: numpy loads ctypes, whose libffi makes small pieces of code while the program runs;
#   without it the start stops there (issues 4629 and 8099 of PyInstaller).
# - Not just-in-time compiling: only QML and web pages need it, and there are none.
# - Not libraries of others: every library in the bundle gets the same signature as the program.
# - Not network or files: these belong to the sandbox, which the program is not in; it never opens a connection.
set -eu
cd "$(dirname "$0")/../.."

app=${1:-dist/Enix Desktop.app}
entitlements=packaging/macos/entitlements.plist
[ -d "$app" ] || { echo "There is no bundle at $app; PyInstaller makes it (packaging/freeze)." >&2; exit 1; }
[ "$(uname -s)" = Darwin ] || { echo "Only a Mac can sign for Macs." >&2; exit 1; }

version=$(/usr/libexec/PlistBuddy -c 'Print CFBundleShortVersionString' "$app/Contents/Info.plist")
image=dist/enix-desktop-$version-macos-$(uname -m).dmg
identity=${ENIX_SIGN_IDENTITY:-}
notary_key=${ENIX_NOTARY_KEY:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sign() {
    codesign --force --timestamp --options runtime --sign "$identity" "$@"
}

is_code() {
    file -b "$1" | grep -q '^Mach-O'
}

# Waits for Apple's answer, and fixes it to what was sent so that it counts without a network, too.
notarise() {
    xcrun notarytool submit "$1" --wait \
        --key "$notary_key" --key-id "$ENIX_NOTARY_KEY_ID" --issuer "$ENIX_NOTARY_ISSUER"
    xcrun stapler staple "$2"
}

# From the inside out, since a signature covers what is signed below it: libraries, frameworks, programs, the bundle.
# Entitlements belong to programs only; libraries take those of whoever loads them.
sign_bundle() {
    find "$app/Contents" -type f ! -path "$app/Contents/MacOS/*" | while IFS= read -r path; do
        if is_code "$path"; then sign "$path"; fi
    done
    find "$app/Contents" -depth -type d -name '*.framework' | while IFS= read -r path; do
        sign "$path"
    done
    find "$app/Contents/MacOS" -type f | while IFS= read -r path; do
        if is_code "$path"; then sign --entitlements "$entitlements" "$path"; fi
    done
    sign --entitlements "$entitlements" "$app"
    codesign --verify --deep --strict "$app"
}

if [ -n "$identity" ]; then
    sign_bundle
    if [ -n "$notary_key" ]; then
        ditto -c -k --keepParent "$app" "$work/app.zip"
        notarise "$work/app.zip" "$app"
    else
        echo "Not notarised: ENIX_NOTARY_KEY is not set."
    fi
else
    echo "Not signed: ENIX_SIGN_IDENTITY is not set."
fi

mkdir "$work/image"
ditto "$app" "$work/image/$(basename "$app")"
ln -s /Applications "$work/image/Applications"
cp LICENSE NOTICE "$work/image/"
rm -f "$image"
hdiutil create -quiet -volname "$(basename "$app" .app)" -srcfolder "$work/image" -format ULFO -fs HFS+ "$image"
if [ -n "$identity" ]; then
    codesign --force --timestamp --sign "$identity" "$image"
    [ -z "$notary_key" ] || notarise "$image" "$image"
fi
echo "$image"
