#!/bin/sh
# Tries the Debian package where nothing else is: installs it into a bare Debian 12, plays, removes it, and looks
# for what is left.
#     sh packaging/linux/try_deb.sh [PACKAGE.deb]
# Needs root rights, debootstrap, and .venv with the tests. The first run keeps the bare system, as an archive in
# build/, for the next ones. Debian is fetched from where debootstrap fetches it; DEBIAN_MIRROR names another place.
set -eu
cd "$(dirname "$0")/../.."

fail() {
    echo "Failed: $*" >&2
    exit 1
}

[ "$(id -u)" = 0 ] || fail "a system in the system needs root rights."
for program in debootstrap Xvfb xdotool; do
    command -v "$program" >/dev/null || fail "$program is not installed."
done
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' enix_desktop/__init__.py)
package=${1:-dist/enix-desktop_${version}_$(dpkg --print-architecture).deb}
[ -f "$package" ] || fail "there is no package $package; 'make deb' makes it."

bare=build/bare-debian-12.tar
work=$(mktemp -d)
root=$work/root
shared=$work/shared

server=
game=

clean_up() {
    for process in $game $server; do kill "$process" 2>/dev/null || true; done
    for place in "$root/proc" "$root/dev" "$root/tmp/.X11-unix" "$root$shared"; do
        if mountpoint -q "$place"; then umount -l "$place"; fi
    done
    # Never through a mount that stayed.
    rm -rf --one-file-system "$work"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

inside() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

as_player() {
    chroot --userspec=player:player "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/home/player LC_ALL=C.UTF-8 "$@"
}

quietly() {
    "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        fail "$*"
    }
}

# Everything but the player's own files, what is temporary, what the tools for packages keep about themselves, and
# the cache that fontconfig makes whenever root shows a font.
files() {
    (cd "$root" && find . -xdev \( -path ./home/player -o -path ./tmp -o -path ./var/cache/apt -o -path ./var/lib/apt \
        -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./var/cache/fontconfig \) -prune -o -print | sort)
}

echo "1. A bare Debian 12."
if [ ! -f "$bare" ]; then
    mkdir -p build
    quietly debootstrap --variant=minbase bookworm "$work/new" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
    tar --create --numeric-owner --directory="$work/new" --file="$bare.part" .
    mv "$bare.part" "$bare"
    rm -rf --one-file-system "$work/new"
fi
mkdir -p "$root" "$shared"
tar --extract --numeric-owner --directory="$root" --file="$bare"
cp /etc/resolv.conf "$root/etc/resolv.conf"
# As the system around it reaches its packages, so does the one inside.
apt-config dump | grep -i '^Acquire::https\?::Proxy ' >"$root/etc/apt/apt.conf.d/90proxy" || true
mkdir -p "$root/tmp/.X11-unix" "$root$shared"
[ -d /tmp/.X11-unix ] || mkdir -m 1777 /tmp/.X11-unix
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
mount --bind "$shared" "$root$shared"
chmod 755 "$work"
inside useradd --create-home player
quietly inside apt-get update
echo "   $(inside dpkg-query -f '.\n' -W | wc -l) packages."

echo "2. What the package depends on."
cp "$package" "$shared/enix-desktop.deb"
before=$(inside apt-get install --simulate --no-install-recommends "$shared/enix-desktop.deb" | sed -n 's/^Inst \([^ ]*\).*/\1/p' |
    grep -v '^enix-desktop$' | tr '\n' ' ')
[ -z "$before" ] || quietly inside apt-get install -y --no-install-recommends $before
echo "   ${before:-nothing}"
files >"$work/before"

echo "3. The package."
quietly inside dpkg --install "$shared/enix-desktop.deb"
quietly inside dpkg --verify enix-desktop
inside apt-get check >/dev/null || fail "a dependency is missing"
echo "   $(as_player enix-desktop --version): $(inside dpkg -L enix-desktop | wc -l) files and folders."

echo "4. A window, a record, a switch of language, pictures in three languages, computer players."
cat >"$shared/enix-desktop" <<PROGRAM
#!/bin/sh
exec chroot "$root" /usr/bin/enix-desktop "\$@"
PROGRAM
chmod 755 "$shared/enix-desktop"
ENIX_DESKTOP_FROZEN=$shared/enix-desktop .venv/bin/python -m pytest -q --basetemp="$shared/tests" \
    -o cache_dir="$shared/cache" -k 'not bare_window' tests/packaging/frozen || fail "the program in the bare system."

echo "5. Somebody plays, with games and settings in the usual places."
cp tests/golden/enix-english-4.json "$root/home/player/game.enix"
as_player enix-desktop screenshot --record /home/player/game.enix --out /home/player/game.png 2>"$work/log" ||
    fail "$(cat "$work/log")"
as_player enix-desktop --where | sed 's/^/   /'
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp -noreset 3>"$work/display" 2>/dev/null &
server=$!
until [ -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY
chroot --userspec=player:player "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/home/player LC_ALL=C.UTF-8 \
    DISPLAY="$DISPLAY" enix-desktop /home/player/game.enix >"$work/log" 2>&1 &
game=$!
window=$(timeout 30 xdotool search --sync --onlyvisible --pid "$game" --name 'Enix Desktop' | tail -n 1)
sleep 2
xdotool windowfocus --sync "$window" key ctrl+q
code=0
wait "$game" || code=$?
[ "$code" = 0 ] || fail "the game ended with $code: $(cat "$work/log")"
game=
kill "$server"
server=
[ ! -s "$work/log" ] || fail "the game said: $(cat "$work/log")"
echo "   The window came, and left without a word."

echo "6. No package any more."
quietly inside apt-get purge -y enix-desktop
files >"$work/after"
if ! diff "$work/before" "$work/after" >"$work/difference"; then
    cat "$work/difference" >&2
    fail "this was left behind or taken away."
fi
for file in game.enix game.png .config .local; do
    [ -e "$root/home/player/$file" ] || fail "the player's $file is gone."
done
echo "   Nothing is left but the player's own files."
