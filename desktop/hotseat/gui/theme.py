"""Colours: three themes, the seats' colours and symbols, and the style sheet that turns widgets into paper and card."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass, field
from functools import cache, lru_cache

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

SEAT_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00")
"""Okabe-Ito: told apart with every common colour blindness. `Person.colour` is an index into this."""

SEAT_SYMBOLS = ("circle", "triangle", "square", "diamond", "star")
"""The symbol that always goes with the colour; drawn by `ink.symbol`."""

SYMBOL_CHARS = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆", "star": "★"}
"""The same symbols inside a line of text."""


@dataclass(frozen=True)
class SeatLook:
    """How a seat is recognised: the player's name, one of SEAT_COLOURS and its symbol."""

    name: str
    colour: str
    symbol: str

    @classmethod
    def of(cls, name: str, colour: int) -> SeatLook:
        """A seat with colour number 0..4 and the symbol that belongs to it."""
        return cls(name, SEAT_COLOURS[colour], SEAT_SYMBOLS[colour])


def luminance(colour: str) -> float:
    """Relative luminance 0..1 of "#rrggbb" (WCAG 2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    """Contrast ratio 1..21 of two colours (WCAG 2); text needs 4.5."""
    a, b = sorted((luminance(one), luminance(two)))
    return (b + 0.05) / (a + 0.05)


@cache
def readable(colour: str, ground: str, ratio: float = 4.5) -> str:
    """The nearest shade of `colour` that can be read on `ground`: darker on light grounds, lighter on dark ones."""
    h, light, s = colorsys.rgb_to_hls(*(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)))
    step = 0.01 if luminance(ground) < 0.18 else -0.01
    while contrast(colour, ground) < ratio and 0 < light < 1:
        light = min(1.0, max(0.0, light + step))
        r, g, b = colorsys.hls_to_rgb(h, light, s)
        colour = f"#{round(r * 255):02X}{round(g * 255):02X}{round(b * 255):02X}"
    return colour


@dataclass(frozen=True)
class Theme:
    """One set of colours, all "#rrggbb". Text is readable (4.5:1) on every ground it is used on; a test proves it."""

    name: str
    dark: bool
    window: str
    """Ground behind everything."""
    panel: str
    """Paper of panels, dialogs and sheets."""
    chip: str
    """Card of buttons and of raised places on the paper."""
    ink: str
    ink2: str
    """Quieter text; on window, panel, chip and mat."""
    edge: str
    """Outline of papers and chips."""
    accent: str
    accent_ink: str
    good: str
    bad: str
    """Text of refusals and errors."""
    glow: str
    """Outline of what can be chosen."""
    focus: str
    """Keyboard focus."""
    board: str
    """Table top where a game has no palette of its own."""
    board_ink: str
    mat: str
    mat_edge: str
    card: str
    card_ink: str
    card_edge: str
    line: float = 1.0
    """Factor for the width of outlines."""
    textured: bool = True
    """Planks, grain, gradients and pictures' shading; False = everything flat."""
    shade: float = 1.0
    """Brightness of pictures and coloured bands on cards."""
    bands: tuple[str, ...] = ("#0072B2", "#B85000", "#007A59", "#A94F82", "#E69F00")
    """Head bars in the seats' colours, in the order of SEAT_COLOURS."""
    band_inks: tuple[str, ...] = ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#241A05")
    pairs: tuple[tuple[str, str], ...] = field(
        default=(
            *((ink, ground) for ink in ("ink", "ink2") for ground in ("window", "panel", "chip", "mat")),
            *((ink, "panel") for ink in ("accent", "good", "bad")),
            ("good", "chip"),
            ("bad", "chip"),
            ("accent", "chip"),
            ("accent_ink", "accent"),
            ("card_ink", "card"),
            ("board_ink", "board"),
        ),
        repr=False,
    )
    """Which text colour is used on which ground."""

    def seat_ink(self, colour: str) -> str:
        """A seat's colour as text on panels and chips."""
        ground = max((self.panel, self.chip, self.window), key=lambda g: -contrast(colour, g))
        return readable(colour, ground)

    def band(self, colour: str) -> tuple[str, str]:
        """(ground, text) of a head bar in a seat's colour."""
        if colour in SEAT_COLOURS:
            i = SEAT_COLOURS.index(colour)
            return self.bands[i], self.band_inks[i]
        return readable(colour, "#FFFFFF"), "#FFFFFF"


LIGHT = Theme(
    name="light", dark=False, window="#E9DFC9", panel="#F8F1E1", chip="#F0E5CC", ink="#2B2118", ink2="#5F5040",
    edge="#C9B58C", accent="#9E3F26", accent_ink="#FFF8EC", good="#2A6739", bad="#9A2A1C", glow="#F2B632",
    focus="#00558A", board="#7A5430", board_ink="#FFF3DC", mat="#F3EAD6", mat_edge="#B79F72", card="#FBF4E2",
    card_ink="#2B2118", card_edge="#5C4630",
)  # fmt: skip
DARK = Theme(
    name="dark", dark=True, window="#1C1916", panel="#292420", chip="#38312A", ink="#F4EBDA", ink2="#C2B49D",
    edge="#574C40", accent="#EE8E6C", accent_ink="#231812", good="#84CF98", bad="#FF9C88", glow="#F5BD3D",
    focus="#7CC7FF", board="#2E2318", board_ink="#F0E2C8", mat="#332C25", mat_edge="#64563F", card="#E9DDC3",
    card_ink="#2B2118", card_edge="#15100B", shade=0.86,
)  # fmt: skip
CONTRAST = Theme(
    name="contrast", dark=True, window="#000000", panel="#000000", chip="#141414", ink="#FFFFFF", ink2="#FFFFFF",
    edge="#FFFFFF", accent="#FFE100", accent_ink="#000000", good="#6CFF97", bad="#FFA79A", glow="#FFE100",
    focus="#00E5FF", board="#000000", board_ink="#FFFFFF", mat="#000000", mat_edge="#FFFFFF", card="#FFFFFF",
    card_ink="#000000", card_edge="#000000", line=2.0, textured=False,
    bands=("#6EC6FF", "#FF9A52", "#3EEBB0", "#FFA6D8", "#FFCB3D"), band_inks=("#000000",) * 5,
)  # fmt: skip

THEMES = {t.name: t for t in (LIGHT, DARK, CONTRAST)}


def palette(theme: Theme) -> QPalette:
    """The theme for what style sheets do not reach (selections, links, native parts)."""
    out = QPalette()
    role = QPalette.ColorRole
    for r, colour in (
        (role.Window, theme.panel), (role.WindowText, theme.ink), (role.Base, theme.panel), (role.Text, theme.ink),
        (role.AlternateBase, theme.chip), (role.Button, theme.chip), (role.ButtonText, theme.ink),
        (role.Highlight, theme.accent), (role.HighlightedText, theme.accent_ink), (role.Link, theme.accent),
        (role.ToolTipBase, theme.ink), (role.ToolTipText, theme.panel), (role.PlaceholderText, theme.ink2),
    ):  # fmt: skip
        out.setColor(r, QColor(colour))
    out.setColor(QPalette.ColorGroup.Disabled, role.ButtonText, QColor(theme.ink2))
    out.setColor(QPalette.ColorGroup.Disabled, role.Text, QColor(theme.ink2))
    return out


def dress(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Give the whole application its fonts, colours and style; called again when a setting changes.

    Every widget there is gets its style anew, so nothing is done when nothing has changed.
    """
    from hotseat.gui import fonts

    if app.property("dressed") == [theme, scale]:
        return
    app.setProperty("dressed", [theme, scale])
    fonts.load()
    app.setStyle("Fusion")
    app.setFont(fonts.font(14 * scale))
    app.setPalette(palette(theme))
    app.setStyleSheet(qss(theme, scale))


@lru_cache(2048)
def mix(one: str, two: str, share: float) -> str:
    """`share` of the second colour mixed into the first."""
    parts = ((int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)


def qss(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet for all widgets; `scale` is the text scale, 0.8 to 2.

    Properties that choose a look: QFrame `paper` (sheet | inset), QLabel `role` (title | heading | strong | quiet | good |
    bad | number), QPushButton `kind` (chip, the default | dial | primary | quiet | danger) and `refused`.
    """
    t = theme
    px = {n: round(n * scale) for n in (2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 18, 20, 22, 28, 30)}
    flat = not t.textured
    line = 2 if flat else 1
    if flat:
        low, top, bottom, hover = t.edge, t.chip, t.chip, mix(t.chip, t.ink, 0.22)
    else:
        low = mix(t.edge, "#000000", 0.22)
        top, bottom = mix(t.chip, "#FFFFFF", 0.35 if not t.dark else 0.07), t.chip
        hover = mix(t.chip, "#FFFFFF", 0.6 if not t.dark else 0.14)
    faded = mix(t.ink, t.chip, 0.45) if not flat else t.ink2
    face = f"qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {top}, stop:1 {bottom})"
    primary = t.accent if flat else (
        f"qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {mix(t.accent, '#FFFFFF', 0.08 if t.dark else 0.0)},"
        f" stop:1 {mix(t.accent, '#000000', 0.0 if t.dark else 0.12)})"
    )  # fmt: skip
    return f"""
* {{ font-size: {px[14]}px; color: {t.ink}; }}
QMainWindow, QDialog, QWidget[ground="window"] {{ background: {t.window}; }}
QWidget[ground="panel"] {{ background: {t.panel}; }}
QFrame[paper="sheet"] {{ background: {t.panel}; border: {line}px solid {t.edge}; border-radius: {px[10]}px; }}
QFrame[paper="inset"] {{ background: {t.chip}; border: {line}px solid {t.edge}; border-radius: {px[8]}px; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-family: "Hotseat Serif"; font-size: {px[28]}px; font-weight: 700; }}
QLabel[role="heading"] {{ font-family: "Hotseat Serif"; font-size: {px[20]}px; font-weight: 700; }}
QLabel[role="quiet"] {{ color: {t.ink2}; font-size: {px[13]}px; }}
QLabel[role="good"] {{ color: {t.good}; font-weight: 700; }}
QLabel[role="bad"] {{ color: {t.bad}; }}
QLabel[role="strong"] {{ font-size: {px[16]}px; font-weight: 700; }}
QLabel[role="number"] {{ font-size: {px[22]}px; font-weight: 700; }}

QPushButton, QToolButton {{
  background: {face}; color: {t.ink}; border: {line}px solid {t.edge}; border-bottom: {px[3]}px solid {low};
  border-radius: {px[8]}px; padding: {px[5]}px {px[12]}px; min-height: {px[20]}px;
}}
QPushButton:hover, QToolButton:hover {{ background: {hover}; border-color: {t.glow if not flat else t.accent}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {{
  background: {t.chip}; border-bottom-width: {line}px; padding-top: {px[7]}px; border-color: {t.accent};
}}
QPushButton:focus, QToolButton:focus {{ border: {px[3]}px solid {t.focus}; padding: {px[3]}px {px[10]}px {px[5]}px; }}
QPushButton:disabled, QToolButton:disabled {{ color: {faded}; border-style: dashed; background: transparent; }}
QPushButton[refused="true"] {{ color: {t.ink2}; border: {line}px dashed {t.edge}; background: transparent; }}
QPushButton[refused="true"]:focus {{ border: {px[3]}px dashed {t.focus}; }}
QPushButton[kind="primary"] {{
  background: {primary}; color: {t.accent_ink}; font-weight: 700; font-size: {px[16]}px;
  border: {line}px solid {mix(t.accent, "#000000", 0.3)}; border-bottom: {px[4]}px solid {mix(t.accent, "#000000", 0.4)};
  padding: {px[8]}px {px[16]}px;
}}
QPushButton[kind="primary"]:hover {{ background: {mix(t.accent, "#FFFFFF" if t.dark else "#000000", 0.12)}; }}
QPushButton[kind="primary"]:focus {{
  border: {px[3]}px solid {t.focus}; padding: {px[6]}px {px[14]}px {px[8]}px;
}}
QPushButton[kind="primary"]:disabled {{ background: transparent; color: {faded}; border: {line}px dashed {t.edge}; }}
QPushButton[kind="quiet"] {{ background: transparent; border: {line}px solid transparent; color: {t.ink2}; }}
QPushButton[kind="quiet"]:hover {{ background: {t.chip}; color: {t.ink}; border-color: {t.edge}; }}
QPushButton[kind="quiet"]:focus {{ border: {px[3]}px solid {t.focus}; }}
QPushButton[kind="danger"] {{ color: {t.bad}; border-color: {t.bad}; }}
QPushButton[kind="danger"]:focus {{ border: {px[3]}px solid {t.focus}; }}
QPushButton[kind="dial"] {{ padding: {px[4]}px {px[2]}px; }}
QPushButton:checked {{
  background: {t.accent}; color: {t.accent_ink}; border: {line}px solid {t.accent}; padding-top: {px[5]}px;
  border-bottom: {px[3]}px solid {mix(t.accent, "#000000", 0.35)};
}}
QPushButton:checked:focus {{ border: {px[3]}px solid {t.focus}; padding-top: {px[3]}px; }}
QPushButton[kind="dial"]:focus {{ padding: {px[2]}px 0 {px[3]}px; }}

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{
  background: {mix(t.panel, "#FFFFFF", 0.5 if not t.dark else 0.0)}; color: {t.ink};
  border: {line}px solid {t.edge}; border-bottom: {px[2]}px solid {low}; border-radius: {px[6]}px;
  padding: {px[4]}px {px[8]}px; min-height: {px[20]}px;
  selection-background-color: {t.accent}; selection-color: {t.accent_ink};
}}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus {{ border: {px[3]}px solid {t.focus}; }}
QComboBox::drop-down {{ border: none; width: {px[20]}px; }}
QComboBox QAbstractItemView, QMenu {{
  background: {t.panel}; color: {t.ink}; border: {line}px solid {t.edge}; padding: {px[4]}px;
  selection-background-color: {t.accent}; selection-color: {t.accent_ink}; outline: none;
}}
QMenu::item {{ padding: {px[6]}px {px[30]}px {px[6]}px {px[16]}px; border-radius: {px[5]}px; }}
QMenu::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
QMenu::separator {{ height: {line}px; background: {t.edge}; margin: {px[4]}px {px[8]}px; }}
QListView, QTreeView, QTableView {{
  background: transparent; border: none; outline: none; alternate-background-color: {t.chip};
}}
QListView::item, QTreeView::item {{ padding: {px[6]}px {px[8]}px; border-radius: {px[6]}px; color: {t.ink}; }}
QListView::item:hover {{ background: {t.chip}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
QHeaderView::section {{
  background: transparent; color: {t.ink2}; border: none; border-bottom: {line}px solid {t.edge}; padding: {px[5]}px;
}}
QTextBrowser, QTextEdit {{ background: transparent; border: none; color: {t.ink}; }}
QTextBrowser:focus, QTextEdit:focus, QListView:focus, QTableView:focus {{
  border: {px[2]}px solid {t.focus}; border-radius: {px[6]}px;
}}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}

QCheckBox, QRadioButton {{ background: transparent; spacing: {px[8]}px; padding: {px[3]}px; }}
QCheckBox::indicator, QRadioButton::indicator {{
  width: {px[16]}px; height: {px[16]}px; background: {t.panel}; border: {px[2]}px solid {t.ink2};
}}
QCheckBox::indicator {{ border-radius: {px[4]}px; }}
QRadioButton::indicator {{ border-radius: {px[10]}px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {t.accent}; border-color: {t.accent}; }}
QCheckBox:focus, QRadioButton:focus {{ border: {px[2]}px solid {t.focus}; border-radius: {px[6]}px; }}

QSlider::groove:horizontal {{ height: {px[6]}px; border-radius: {px[3]}px; background: {t.edge}; }}
QSlider::sub-page:horizontal {{ height: {px[6]}px; border-radius: {px[3]}px; background: {t.accent}; }}
QSlider::handle:horizontal {{
  width: {px[18]}px; margin: -{px[7]}px 0; border-radius: {px[10]}px; background: {t.panel};
  border: {px[3]}px solid {t.accent};
}}
QSlider::handle:horizontal:focus {{ border-color: {t.focus}; background: {t.focus}; }}
QProgressBar {{
  background: {t.chip}; border: {line}px solid {t.edge}; border-radius: {px[6]}px; text-align: center;
  min-height: {px[14]}px;
}}
QProgressBar::chunk {{ background: {t.accent}; border-radius: {px[5]}px; }}

QTabWidget::pane {{ border: none; border-top: {px[2]}px solid {t.edge}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{
  background: transparent; color: {t.ink2}; padding: {px[8]}px {px[16]}px; border-bottom: {px[3]}px solid transparent;
}}
QTabBar::tab:selected {{ color: {t.ink}; border-bottom: {px[3]}px solid {t.accent}; }}
QTabBar::tab:hover {{ color: {t.ink}; background: {t.chip}; }}
QTabBar::tab:focus {{ border: {px[2]}px solid {t.focus}; border-radius: {px[6]}px; }}

QScrollBar:vertical {{ background: transparent; width: {px[10]}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px[10]}px; margin: 0; }}
QScrollBar::handle {{ background: {t.edge}; border-radius: {px[5]}px; min-height: {px[28]}px; min-width: {px[28]}px; }}
QScrollBar::handle:hover {{ background: {t.ink2}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QToolTip {{
  background: {t.ink}; color: {t.panel}; border: {line}px solid {t.edge}; padding: {px[6]}px; border-radius: {px[5]}px;
}}
QSplitter::handle {{ background: transparent; }}
QSplitter::handle:hover {{ background: {t.edge}; }}
"""
