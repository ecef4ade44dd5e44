"""Signing for macOS, as far as it can be checked elsewhere."""

import plistlib
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging" / "macos"
ENTITLEMENTS = FOLDER / "entitlements.plist"
SIGNING = FOLDER / "sign_and_notarise.sh"


def test_the_program_is_allowed_one_exception_and_no_more() -> None:
    allowed = plistlib.loads(ENTITLEMENTS.read_bytes())
    assert allowed == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def test_the_entitlements_have_no_comments() -> None:
    """The system itself reads them, with less patience than a library."""
    assert b"<!--" not in ENTITLEMENTS.read_bytes()


def test_the_script_is_sound_and_needs_a_bundle() -> None:
    subprocess.run(["sh", "-n", str(SIGNING)], check=True)
    told = subprocess.run(["sh", str(SIGNING), "no such bundle"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "no such bundle" in told.stderr


def test_nobodys_identity_is_in_the_script() -> None:
    script = SIGNING.read_text(encoding="utf-8")
    assert set(re.findall(r"\bENIX_\w+", script)) == {
        "ENIX_SIGN_IDENTITY",
        "ENIX_NOTARY_KEY",
        "ENIX_NOTARY_KEY_ID",
        "ENIX_NOTARY_ISSUER",
    }
    assert not re.search(r"Developer ID Application: (?!NAME \(TEAM\))", script)


def test_programs_get_the_entitlements_and_libraries_do_not() -> None:
    lines = [line.strip() for line in SIGNING.read_text(encoding="utf-8").splitlines()]
    assert 'if is_code "$path"; then sign "$path"; fi' in lines
    assert 'if is_code "$path"; then sign --entitlements "$entitlements" "$path"; fi' in lines
    assert 'sign --entitlements "$entitlements" "$app"' in lines
    assert ENTITLEMENTS.relative_to(ROOT).as_posix() in SIGNING.read_text(encoding="utf-8")
