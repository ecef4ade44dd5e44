#!/bin/sh
# Puts the wheel of the game and the wheels that it needs into build/flatpak/wheels, where the manifest takes them from.
# The wheels must fit the Python of the Flatpak runtime, not the one at hand; a wrong version stops the build.
#   PYTHON          the Python that runs pip (.venv/bin/python, as `make setup` makes it)
#   PYTHON_VERSION  of the runtime: 3.13 in org.freedesktop.Platform 25.08
#   ARCH            x86_64 or aarch64
set -eu
cd "$(dirname "$0")/../.."

python=${PYTHON:-.venv/bin/python}
python_version=${PYTHON_VERSION:-3.13}
arch=${ARCH:-$(uname -m)}
wheels=build/flatpak/wheels

rm -rf "$wheels"
mkdir -p "$wheels"
"$python" -m pip wheel --quiet --no-deps --wheel-dir "$wheels" .

# pip takes only wheels whose tag it is told: every glibc from the oldest in use to that of the newest wheels of Qt.
set -- --platform "manylinux2014_$arch"
minor=17
while [ "$minor" -le 34 ]; do
    set -- "$@" --platform "manylinux_2_${minor}_$arch"
    minor=$((minor + 1))
done
"$python" -m pip download --quiet --only-binary=:all: --python-version "$python_version" "$@" \
    --dest "$wheels" "$wheels"/enix_desktop-*.whl
ls "$wheels"
