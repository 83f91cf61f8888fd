"""Parts of cards: paper, head band, name, ribbon, back of a deck."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from hotseat.gui.fonts import SERIF
from hotseat.gui.theme import LIGHT, Theme, mix

from .basics import (
    LEAST,
    NO_BRUSH,
    box,
    colour,
    fits,
    fitted,
    icon,
    is_tall,
    number,
    rounded,
    vertical,
)
from .stamps import stamp


def corner(w: float, h: float) -> float:
    """The radius of a card's corners."""
    return max(2.0, min(w, h) * 0.065)


def card(p: QPainter, w: float, h: float, theme: Theme, edge: str | None = None) -> QRectF:
    """An empty card that fills (0, 0, w, h): paper, thin edge, rounded corners; returns its inside."""
    if (
        not theme.textured
    ):  # a white frame within a black one: parted from black tables and from white cards alike
        p.setBrush(colour(theme.card))
        p.setPen(QPen(colour(theme.card_edge), 1.5))
        p.drawPath(rounded(QRectF(0.75, 0.75, w - 1.5, h - 1.5), corner(w, h)))
        frame = max(2.5, min(w, h) * 0.02)
        return QRectF(frame, frame, w - 2 * frame, h - 2 * frame)
    line = max(1.0, min(w, h) * 0.011)
    r = QRectF(line / 2, line / 2, w - line, h - line)
    p.setBrush(vertical(r, mix(theme.card, "#FFFFFF", 0.25), mix(theme.card, "#6B4A20", 0.09)))
    p.setPen(QPen(colour(edge or theme.card_edge), line))
    p.drawPath(rounded(r, corner(w, h)))
    return r.adjusted(line / 2, line / 2, -line / 2, -line / 2)


def head(p: QPainter, r: QRectF, fill: str, theme: Theme, radius: float = 0.0) -> None:
    """A coloured band along the top of a card, rounded above, square below."""
    path = QPainterPath(QPointF(r.x(), r.bottom()))
    path.lineTo(r.x(), r.y() + radius)
    path.quadTo(r.x(), r.y(), r.x() + radius, r.y())
    path.lineTo(r.right() - radius, r.y())
    path.quadTo(r.right(), r.y(), r.right(), r.y() + radius)
    path.lineTo(r.right(), r.bottom())
    path.closeSubpath()
    if not theme.textured:
        p.fillPath(path, colour(fill))
        return
    fill = mix(fill, "#000000", 1 - theme.shade)
    p.fillPath(path, vertical(r, mix(fill, "#FFFFFF", 0.14), mix(fill, "#000000", 0.10)))
    line = max(1.0, r.height() * 0.04)
    p.fillRect(QRectF(r.x(), r.bottom() - line, r.width(), line), colour("#000000", 80))


def title(p: QPainter, r: QRectF, s: str, px: float, ink: str = "#FFF9EC") -> None:
    """A card's name in serif. A long one is shrunk a little, then broken into two lines, then shrunk and elided."""
    px *= 1.06 if is_tall(s) else 1.0
    size, shown, _ = fits(s, round(r.width(), 1), px, True, SERIF, LEAST)
    words = s.split()
    if len(words) < 2 or (size > px * 0.72 and shown == s) or r.height() < 2 * LEAST:
        fitted(p, r, s, px, ink, bold=True, family=SERIF)
        return
    cut = min(range(1, len(words)), key=lambda i: max(len(" ".join(words[:i])), len(" ".join(words[i:]))))
    half, low = r.height() * 0.44, r.height() * 0.06
    for i, part in enumerate((" ".join(words[:cut]), " ".join(words[cut:]))):
        line = QRectF(r.x(), r.y() + low + i * half, r.width(), half)
        fitted(p, line, part, min(px * 0.78, half * 0.92), ink, bold=True, family=SERIF)


def ribbon(p: QPainter, r: QRectF, s: str, px: float, theme: Theme = LIGHT) -> None:
    """A dark band with a swallow tail and a word on it."""
    tail = r.height() * 0.34
    p.setPen(QPen(colour("#F2D48A", 200), max(0.8, r.height() * 0.05)))
    p.setBrush(colour("#000000" if not theme.textured else "#33261B"))
    points = [
        (r.x(), r.y()),
        (r.right(), r.y()),
        (r.right() - tail, r.center().y()),
        (r.right(), r.bottom()),
        (r.x(), r.bottom()),
    ]
    p.drawPolygon(QPolygonF([QPointF(*q) for q in points]))
    fitted(p, r.adjusted(tail * 0.4, 0, -tail, 0), s, px, "#FFE9A3", bold=True)


def back(p: QPainter, w: float, h: float, fill: str, name: str, n: int | None, theme: Theme) -> None:
    """A face-down deck: as thick as it has cards, its back with an icon, the count below."""
    layers = 0 if n is None else min(5, (n + 5) // 6)
    thick = 5 * max(1.0, w * 0.016)
    k = corner(w, h)
    r = QRectF(1, 1 + thick, w - thick - 2, h - thick - 2)
    if n == 0:
        p.setPen(QPen(colour(theme.board_ink, 110), 1.4, Qt.PenStyle.DashLine))
        p.setBrush(NO_BRUSH)
        p.drawPath(rounded(r, k))
        number(p, r, n, h * 0.17, theme.board_ink)
        return
    key, counted = ("back", fill, name, layers, n is None, theme.name), n is not None
    area = QRectF(0, 0, w, h)
    stamp(p, area, key, lambda q, a: _back(q, a.width(), a.height(), fill, name, layers, counted, theme))
    if n is not None:
        inner = r.adjusted(w * 0.06, w * 0.06, -w * 0.06, -w * 0.06)
        high = inner.height()
        place = QRectF(inner.x(), inner.bottom() - high * 0.34, inner.width(), high * 0.28)
        number(p, place, n, h * 0.19, "#FFF3D8")


def _back(
    p: QPainter, w: float, h: float, fill: str, name: str, layers: int, counted: bool, theme: Theme
) -> None:
    """A face-down deck without its number."""
    step = max(1.0, w * 0.016)
    thick = 5 * step
    k = corner(w, h)
    r = QRectF(1, 1 + thick, w - thick - 2, h - thick - 2)
    for i in range(layers, 0, -1):
        p.setPen(QPen(colour("#2B2118"), 1))
        p.setBrush(colour(mix("#D9C69C", "#8F7A50", i / 6) if theme.textured else "#FFFFFF"))
        p.drawPath(rounded(r.translated(i * step, -i * step * 0.9), k))
    flat = not theme.textured
    fill = mix(fill, "#000000", 1 - theme.shade)
    p.setPen(QPen(colour("#2B2118" if not flat else "#FFFFFF"), max(1.0, w * 0.011) * theme.line))
    p.setBrush(
        colour("#000000") if flat else vertical(r, mix(fill, "#FFFFFF", 0.14), mix(fill, "#000000", 0.26))
    )
    p.drawPath(rounded(r, k))
    inner = r.adjusted(w * 0.06, w * 0.06, -w * 0.06, -w * 0.06)
    if not flat:
        p.save()
        p.setClipPath(rounded(inner, k * 0.7))
        p.setPen(QPen(colour("#FFF0D2", 26), max(1.0, w * 0.012)))
        d = w * 0.11
        for i in range(int((inner.width() + inner.height()) / d) + 1):
            x = inner.x() + i * d
            p.drawLine(QPointF(x, inner.y()), QPointF(x - inner.height(), inner.bottom()))
            p.drawLine(QPointF(x - inner.height(), inner.y()), QPointF(x, inner.bottom()))
        p.restore()
    p.setPen(QPen(colour("#FFF0D2", 150), max(1.0, w * 0.014)))
    p.setBrush(NO_BRUSH)
    p.drawPath(rounded(inner, k * 0.7))
    side = min(inner.width() * 0.66, inner.height() * 0.5)
    icon(
        p,
        box(r.center().x(), inner.y() + inner.height() * (0.36 if counted else 0.5), side),
        name,
        "#FFF4DC",
        235,
    )
