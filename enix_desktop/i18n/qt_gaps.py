"""Texts of Qt's own dialogs that its French catalogue lacks: ours has them, because they stand here."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

GAPS = (
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
)
