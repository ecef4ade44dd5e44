#!/bin/sh
# Sets up a virtual environment in the checkout: packaging/setup.sh play|test|bench|headless|freeze
#   play      .venv           what the game needs
#   test      .venv           adds tests and linters
#   bench     .venv           adds the program we measure against
#   headless  .venv-headless  tests without Qt
#   freeze    .venv-freeze    what goes into the frozen program, and PyInstaller
# Returns at once when that is done already, and starts afresh when an earlier run did not finish.
set -eu
cd "$(dirname "$0")/.."

level=${1:-play}
venv=.venv
case $level in
    play) extras= ;;
    test) extras='[test,lint]' ;;
    bench) extras='[bench]' ;;
    headless) venv=.venv-headless ;;
    freeze) venv=.venv-freeze extras='[freeze]' ;;
    *) echo "usage: packaging/setup.sh play|test|bench|headless|freeze" >&2; exit 2 ;;
esac

# Someone's own settings must not lead pip or Python out of the virtual environment.
unset PYTHONHOME PYTHONPATH
export PIP_USER=0

log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM

fail() {
    echo "$*" >&2
    exit 1
}

# Runs a command in silence, and shows what it said only if it fails.
quietly() {
    "$@" >"$log" 2>&1 </dev/null || {
        cat "$log" >&2
        fail "The set-up stopped at: $*"
    }
}

# What an environment was made from; contents and not dates, because git sets dates as it likes.
fingerprint() {
    cat pyproject.toml packaging/setup.sh packaging/linux/system-packages.txt | cksum
}

# .made-in is removed while pip works, so a half-finished environment is never sound; nor is one that was moved
# (its scripts name the old place) or whose Python has gone or changed.
is_sound() {
    [ "$(cat $venv/.made-in 2>/dev/null)" = "$PWD" ] && $venv/bin/python -Pc 'import platformdirs' 2>/dev/null
}

is_done() {
    [ "$(cat "$venv/.done-$level" 2>/dev/null)" = "$(fingerprint)" ] && is_sound
}

# Prints the first Python >= 3.11 that can make virtual environments, or else the first that is new enough.
find_python() {
    second=
    for name in python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        if "$name" -c 'import ensurepip, venv' 2>/dev/null; then
            echo "$name"
            return
        fi
        second=${second:-$name}
    done
    echo "$second"
}

# Prints the lines of the package list for the given user whose library or program is not there.
missing() {
    "$python" - "$1" <<'PYTHON'
import ctypes, pathlib, shutil, sys

def is_there(name):
    if ".so" not in name:
        return shutil.which(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True

for line in pathlib.Path("packaging/linux/system-packages.txt").read_text().splitlines():
    if line and not line.startswith("#"):
        package, sign, user = line.split()
        if user == sys.argv[1] and not is_there(sign):
            print(package)
PYTHON
}

# Prints the package with Python as a library, which a frozen program starts, unless it is there; Debian's own
# Python does without.
missing_library_of_python() {
    "$python" - <<'PYTHON'
import ctypes, sys

version = "python%d.%d" % sys.version_info[:2]
if sys.base_prefix == "/usr":
    try:
        ctypes.CDLL(f"lib{version}.so.1.0")
    except OSError:
        print(f"lib{version}")
PYTHON
}

system_packages() {
    needed=
    wanted=
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        needed=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    fi
    # Elsewhere Qt's packages bring every library along; and without Qt nothing is needed.
    if [ "$(uname -s)" = Linux ] && [ "$level" != headless ]; then
        needed="$needed $(missing play)"
        [ "$level" != test ] || wanted=$(missing test)
        [ "$level" != freeze ] || needed="$needed $(missing freeze) $(missing_library_of_python)"
    fi
    # Unquoted, to turn line ends into single spaces.
    needed=$(echo $needed)
    all=$(echo $needed $wanted)
    [ -n "$all" ] || return 0

    if ! command -v apt-get >/dev/null; then
        echo "Please install what your system calls these Debian packages: $all." >&2
    elif [ "$(id -u)" = 0 ]; then
        echo "Installing system packages: $all."
        export DEBIAN_FRONTEND=noninteractive
        quietly apt-get -o DPkg::Lock::Timeout=300 update
        quietly apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $all
    else
        echo "System packages are missing; install them with: sudo apt-get install --no-install-recommends $all" >&2
        [ -z "$needed" ] || exit 1
    fi
}

pip_install() {
    quietly $venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input "$@"
}

# The dependencies of the game and of its tests, without Qt, as pyproject.toml lists them.
requirements_without_qt() {
    "$python" - <<'PYTHON'
import tomllib

with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
for requirement in project["dependencies"] + project["optional-dependencies"]["headless-test"]:
    if not requirement.startswith("PySide6"):
        print(requirement)
PYTHON
}

is_done && exit

# One set-up at a time; whoever waited may find the work done.
if command -v flock >/dev/null; then
    exec 9>.venv.lock
    flock 9
    is_done && exit
fi

python=$(find_python)
[ -n "$python" ] || fail "Enix Desktop needs Python 3.11 or newer, and none was found."
system_packages

if ! is_sound; then
    echo "Making the virtual environment $venv."
    rm -rf $venv
    quietly "$python" -m venv $venv
fi
rm -f $venv/.made-in
if [ "$level" = headless ]; then
    echo "Installing Python packages for the tests without Qt."
    requirements_without_qt >$venv/requirements.txt
    pip_install -r $venv/requirements.txt
    pip_install --no-deps --editable .
else
    echo "Installing Python packages ($level); the first time this takes a minute or two."
    pip_install --editable ".$extras"
fi
fingerprint >"$venv/.done-$level"
[ "$level" = headless ] || fingerprint >$venv/.done-play  # every other level includes it
pwd >$venv/.made-in
