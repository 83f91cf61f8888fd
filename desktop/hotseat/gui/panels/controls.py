"""The few controls our screens need: chips to choose from, a stepper for numbers, a sheet of paper, icons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from .. import fonts


def label(words: str = "", role: str = "", wrap: bool = True, rich: bool = False) -> QLabel:
    """A text on paper; `role` is one of the style sheet's."""
    out = QLabel(words)
    out.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
    out.setWordWrap(wrap)
    if role:
        out.setProperty("role", role)
    return out


def set_role(widget: QWidget, name: str, value: str | bool) -> None:
    """Change a property that the style sheet looks at."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def button(words: str, kind: str = "", icon: QIcon | None = None, tip: str = "") -> QPushButton:
    """A push button; `kind` is one of the style sheet's. Without words the tip is its name."""
    out = QPushButton(f" {words}" if icon is not None and words else words)  # air between icon and words
    if kind:
        out.setProperty("kind", kind)
    if icon is not None:
        px = round(QApplication.font().pixelSize() * 1.3)
        out.setIcon(icon)
        out.setIconSize(QSize(px, px))
    out.setAccessibleName(words or tip)
    out.setToolTip(tip)
    return out


def glyph_icon(name: str, px: int, colour: str, faded: str = "") -> QIcon:
    """A Material icon in a colour, and paler when disabled."""
    out = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, faded)):
        if not ink:
            continue
        pixmap = QPixmap(px * 2, px * 2)
        pixmap.setDevicePixelRatio(2.0)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        p.setFont(fonts.font(px, family=fonts.ICONS))
        p.setPen(QColor(ink))
        p.drawText(QRectF(-px, -px, px * 3, px * 3), Qt.AlignmentFlag.AlignCenter, fonts.glyph(name))
        p.end()
        out.addPixmap(pixmap, mode)
    return out


def sheet(
    paper: str = "sheet", margins: tuple[int, int, int, int] = (16, 14, 16, 14)
) -> tuple[QFrame, QVBoxLayout]:
    """A sheet of paper with a column on it."""
    frame = QFrame()
    frame.setProperty("paper", paper)
    column = QVBoxLayout(frame)
    column.setContentsMargins(*margins)
    column.setSpacing(8)
    return frame, column


def tab_by_layout(root: QWidget) -> None:
    """Tab goes through `root` as its layouts lie: line by line, whenever the widgets were made."""
    order = list(lying(root.layout()))
    for before, after in pairwise(order):
        QWidget.setTabOrder(before, after)


def lying(layout: QLayout | None) -> Iterator[QWidget]:
    """The widgets of a layout that take the focus, those of a grid row by row."""
    if layout is None:
        return
    places = (
        [(layout.getItemPosition(i)[:2], i) for i in range(layout.count())]
        if isinstance(layout, QGridLayout)
        else []
    )
    for i in [i for _, i in sorted(places)] or range(layout.count()):
        item = layout.itemAt(i)
        inside = item.widget()
        if inside is None:
            yield from lying(item.layout())
            continue
        if inside.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield inside
        if isinstance(inside, QScrollArea):
            inside = inside.widget()
        yield from lying(inside.layout())


class Fitting(QScrollArea):
    """As high as what is in it while there is room; otherwise it can be scrolled. Never sideways."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(inside)
        inside.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return bool(super().eventFilter(watched, event))

    def _high(self) -> int:
        inside, wide = self.widget(), self.viewport().width()
        high = inside.heightForWidth(wide) if inside.hasHeightForWidth() else inside.sizeHint().height()
        return max(high, inside.minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(self.widget().sizeHint().width(), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self._high(), 120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()


class Segments(QWidget):
    """A row of chips of which exactly one is chosen; none until then, when the value is none of them."""

    chosen = Signal(str)

    def __init__(self, name: str, values: Sequence[tuple[str, str]], value: str) -> None:
        """`values` are (value, words) in order; `name` is what is chosen, for screen readers."""
        super().__init__()
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for key, words in values:
            chip = QPushButton(words)
            chip.setCheckable(True)
            chip.setChecked(key == value)
            chip.setAccessibleName(f"{name}: {words}")
            chip.clicked.connect(partial(self.chosen.emit, key))
            self._group.addButton(chip)
            self.buttons[key] = chip
            row.addWidget(chip)
        row.addStretch(1)

    @property
    def value(self) -> str:
        """What is chosen."""
        return next(key for key, chip in self.buttons.items() if chip.isChecked())

    def mark(self, value: str) -> None:
        """Show this value as the chosen one, or none when there is no such chip; tells nobody."""
        self._group.setExclusive(False)
        for key, chip in self.buttons.items():
            chip.setChecked(key == value)
        self._group.setExclusive(True)


class Stepper(QWidget):
    """A whole number between two buttons; also by arrow keys, Home and End."""

    changed = Signal(int)

    def __init__(self, name: str, value: int, low: int, high: int, step: int = 1, unit: str = "") -> None:
        super().__init__()
        self.low, self.high, self.step, self.unit, self.name = low, high, step, unit, name
        self.value = value
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._less, self._more = QPushButton("−"), QPushButton("+")
        self._shown = label(role="number", wrap=False)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown.setMinimumWidth(self._shown.fontMetrics().horizontalAdvance(f"{high}{unit}") * 2)
        for part in (self._less, self._shown, self._more):
            row.addWidget(part)
        row.addStretch(1)
        for part, by in ((self._less, -step), (self._more, step)):
            part.setAutoRepeat(True)
            part.setAccessibleName(f"{name} {'−' if by < 0 else '+'}")
            part.setFixedWidth(part.sizeHint().height() + 6)
            part.clicked.connect(partial(self._by, by))
        self.set(value)

    def set(self, value: int) -> None:
        """Show another value without telling."""
        self.value = max(self.low, min(self.high, value))
        self._shown.setText(f"{self.value}{self.unit}")
        self._shown.setAccessibleName(f"{self.name}: {self.value}{self.unit}")
        self._less.setEnabled(self.value > self.low)
        self._more.setEnabled(self.value < self.high)

    def _by(self, amount: int, _checked: bool = False) -> None:
        before = self.value
        self.set(self.value + amount)
        if self.value != before:
            self.changed.emit(self.value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_Up: self.step,
            Qt.Key.Key_Down: -self.step,
            Qt.Key.Key_Home: self.low - self.value,
            Qt.Key.Key_End: self.high - self.value,
        }
        if event.key() in keys:
            self._by(keys[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class SymbolMark(QWidget):
    """A player's symbol in the player's colour; says nothing by itself (the name stands beside it)."""

    def __init__(self, colour: str, symbol: str, px: int = 22) -> None:
        super().__init__()
        self.colour, self.symbol = colour, symbol
        self.setFixedSize(QSize(px, px))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: object) -> None:
        from .. import ink

        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink.symbol(p, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.symbol, self.colour)
