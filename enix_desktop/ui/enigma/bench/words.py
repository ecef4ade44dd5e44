"""What the benches say, in the current language: resources/enigma/texts/LANGUAGE/bench.toml."""

from enix_desktop.i18n.texts import Texts, speech

TEXTS = Texts("enigma", "bench")


def said(key: str, texts: Texts = TEXTS, /, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return texts[key].format(**facts)


def said_count(key: str, count: int, texts: Texts = TEXTS, /, **facts: object) -> str:
    """The sentence `key.one` or `key.other` about *count* things."""
    is_one = count < 2 if speech.language == "fr" else count == 1
    return said(f"{key}.{'one' if is_one else 'other'}", texts, count=count, **facts)


def figures(ms: int) -> str:
    """A time as minutes and seconds, a begun second as a whole one."""
    seconds = -(-ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def listed(names: list[str]) -> str:
    """*names* with commas, and a word before the last."""
    return names[0] if len(names) == 1 else said("list", most=", ".join(names[:-1]), last=names[-1])
