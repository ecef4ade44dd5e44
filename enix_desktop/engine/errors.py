"""Errors that are shown in one sentence."""


class EnixError(Exception):
    """An error that is shown in one sentence."""


class BadData(EnixError):
    """A file or value that does not have the documented form."""


class NewerVersion(BadData):
    """A file written by a later version of the program."""

    def __init__(self, message: str, form: int | None = None, program: str = "") -> None:
        super().__init__(message)
        self.form = form
        """The record format that is needed, if that is what is lacking."""
        self.program = program
        """The version of the program that wrote the file, if the file says so."""


class TooLong(EnixError):
    """A game whose record would be larger than a file that is read again."""

    def __init__(self, moves: int) -> None:
        super().__init__(f"a game of {moves} moves is too long for a file")


class WrongChance(EnixError):
    """A recorded chance result that could not have been drawn."""

    def __init__(self, message: str, kind: str) -> None:
        super().__init__(message)
        self.kind = kind


class BrokenRecord(BadData):
    """A well-formed record whose game breaks a rule."""

    def __init__(self, message: str, rule: str, number: int | None = None, place: str = "setup") -> None:
        super().__init__(f"{place if number is None else f'move {number}'}: rule {rule}: {message}")
        self.rule = rule
        self.number = number
        """The number of the move, counted from 1; None if no move is to blame, but what *place* says."""
