"""The list of components: the name of each, and below it the name of its licence."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from enix_desktop.ui.about.components import Component
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font

_LICENCE = Qt.ItemDataRole.UserRole
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_ROW = 13 * STEP
_INSET = 3 * STEP


class ComponentList(QListWidget):
    """Shows components; the current row is the one whose licence is read."""

    def __init__(self, components: Sequence[Component], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._components = components
        self.setItemDelegate(_NameAndLicence(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        for component in components:
            item = QListWidgetItem(component.name, self)
            item.setData(_LICENCE, component.licence)
            item.setToolTip(component.licence)
        current_theme.changed.connect(self.viewport().update)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("What the program is made with"))
        for row, component in enumerate(self._components):
            spoken = self.tr("{name}, licence: {licence}")
            self.item(row).setData(_SPOKEN, spoken.format(name=component.name, licence=component.licence))


class _NameAndLicence(QStyledItemDelegate):
    """Paints two lines; what does not fit is left out with dots, and stands beside the list."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(10, _ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        name, licence = option.text, str(index.data(_LICENCE))
        option.text = ""
        widget: QWidget = option.widget
        style = widget.style() if widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        area = option.rect.adjusted(_INSET, STEP, -_INSET, -STEP)
        upper = QRect(area.left(), area.top(), area.width(), area.height() * 11 // 20)
        lower = QRect(area.left(), upper.bottom(), area.width(), area.bottom() - upper.bottom())
        painter.save()
        painter.setPen(current_theme.theme.text)
        _draw(painter, upper, name, font(SIZES[1], QFont.Weight.DemiBold))
        painter.setPen(current_theme.theme.muted)
        _draw(painter, lower, licence, font(SIZES[0]))
        painter.restore()


def _draw(painter: QPainter, area: QRect, text: str, type_: QFont) -> None:
    shown = QFontMetrics(type_).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(type_)
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
