"""What is printed on a piece about its effect: a line of signs, drawn by the board.

A sign is (`what`, `n`, `how`): `what` names the picture, `n` is the number beside it ("" = none) and `how` says where
from or where to ("" = nothing to say). The words "or" and "then" stand between the parts of an effect.
"""

from __future__ import annotations

from .vocabulary import (
    Buy,
    Effect,
    Gain,
    Income,
    MoveOpponent,
    MoveOwn,
    MoveShip,
    OneOf,
    PlaceOwn,
    PriceDelta,
    Protect,
    RemoveOpponent,
    RemoveOwn,
    ReplaceOpponent,
    Sequence,
    Stock,
    Swap,
    Teleport,
    UseInstallation,
)

Sign = tuple[str, str, str]
BETWEEN: dict[str, Sign] = {"or": ("or", "", ""), "then": ("then", "", "")}


def signs(effect: Effect) -> tuple[Sign, ...]:
    """The signs of an effect, from left to right."""
    match effect:
        case Sequence():
            return _joined(effect.steps, "then")
        case OneOf():
            return _joined(effect.options, "or")
        case _:
            return (_sign(effect),)


def _joined(parts: tuple[Effect, ...], word: str) -> tuple[Sign, ...]:
    out: list[Sign] = []
    for part in parts:
        out += [BETWEEN[word]] * bool(out) + list(signs(part))
    return tuple(out)


def _sign(effect: Effect) -> Sign:
    match effect:
        case MoveShip(mode=mode, steps=steps):
            return ("ship", str(steps) if mode == "exact_line" else "1" if mode == "adjacent" else "", mode)
        case PlaceOwn(count=n, to=to):
            return ("place", f"+{n}", to)
        case MoveOwn(count=n):
            return ("move", str(n), "own")
        case MoveOpponent(count=n):
            return ("move", str(n), "opponent")
        case RemoveOwn(count=n):
            return ("remove", f"\u2212{n}", "own")
        case RemoveOpponent(count=n):
            return ("remove", f"\u2212{n}", "opponent")
        case ReplaceOpponent(count=n):
            return ("replace", str(n) if n > 1 else "", "")
        case Swap():
            return ("swap", "", "")
        case Stock():
            return ("stock", "", "")
        case Income():
            return ("income", "", effect.where)
        case Gain(credits=n, per=per):
            return ("coin", f"+{n}", per)
        case Buy():
            return ("buy", "", "")
        case Teleport():
            return ("teleport", "", "")
        case UseInstallation():
            return ("installation", "", "")
        case PriceDelta(delta=n):
            return ("price", f"\u2212{-n}" if n < 0 else f"+{n}", "")
        case Protect():
            return ("shield", "", "")
    raise TypeError(f"no sign for {effect}")
