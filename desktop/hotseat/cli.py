"""The command line. Qt is imported only by the commands that draw; a wrong word gets one sentence and exit code 2."""

from __future__ import annotations

import argparse
import difflib
import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from hotseat import __version__, bots, display
from hotseat.engine import codec, registry
from hotseat.engine.game import GameDef, Pack, Setup
from hotseat.engine.offer import Value

if TYPE_CHECKING:
    from hotseat.session.match import Match, Person

LANGUAGES = ("en", "zh-TW")
THEMES = ("light", "dark", "contrast")
SUFFIX = ".hotseat"
SIDES = (64, 8192)
"""Pixels of the sides of a screenshot."""
NO_SCREEN = "There is no screen here, so no window can be opened; `hotseat simulate` and `hotseat screenshot` work without one."


class Trouble(Exception):
    """Something that whoever typed the command can mend; the message is one sentence. `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


# -- words and numbers as they were typed -------------------------------------------------------------------------


def _unknown(what: str, word: str, known: Iterable[str]) -> Trouble:
    names = [str(k) for k in known]
    near = difflib.get_close_matches(word, names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(names)}."
    return Trouble(f"There is no {what} {word!r}; {hint}")


def _game(name: str) -> GameDef:
    if name not in registry.ids():
        raise _unknown("game", name, registry.ids())
    return registry.find(name)


def _known(what: str, word: str, known: Sequence[str]) -> str:
    if word not in known:
        raise _unknown(what, word, known)
    return word


def _number(text: str, what: str, low: int, high: int | None = None) -> int:
    try:
        n = int(text)
    except ValueError:
        shown = text if len(text) <= 40 else f"{text[:40]}…"
        raise Trouble(f"{what} is a whole number, not {shown!r}.") from None
    if n < low or (high is not None and n > high):
        wanted = f"from {low} to {high}" if high is not None else f"of at least {low}"
        raise Trouble(f"{what} is a whole number {wanted}, not {n}.")
    return n


def _seed(text: str | None) -> int:
    if text is None:
        return int.from_bytes(os.urandom(4), "big")
    return _number(text, "--seed", 0, 2**64 - 1)


def _players(game: GameDef, text: str | None) -> int:
    low, high = game.seats
    return low if text is None else _number(text, f"--players of {game.id}", low, high)


def _options(game: GameDef, given: Sequence[str], pack: Pack | None = None) -> dict[str, Value]:
    known = {o.id: o for o in game.options(registry.catalogue(game.id, pack))}
    out: dict[str, Value] = {}
    for text in given:
        name, equals, raw = text.partition("=")
        if not equals:
            raise Trouble(f"--option is written name=value, not {text!r}.")
        if name not in known:
            raise _unknown(f"option of {game.id}", name, known)
        option = known[name]
        value: Value = raw if option.values else _number(raw, f"--option {name}", option.low, option.high)
        if option.values:
            _known(f"value of {name}", raw, option.values)
        out[name] = value
    return out


def _seats(game: GameDef, text: str | None) -> tuple[Person, ...]:
    from hotseat.session.match import Person
    from hotseat.session.people import told_apart

    low, high = game.seats
    names = text.split(",") if text is not None else [f"Player {n}" for n in range(1, low + 1)]
    if not low <= len(names) <= high:
        raise Trouble(f"--seats of {game.id} names {low} to {high} players, not {len(names)}.")
    made = [n.strip().removeprefix("bot:") if n.strip().startswith("bot:") else "" for n in names]
    for name, bot in zip(names, made, strict=True):
        if name.strip().startswith("bot:"):
            _known("bot", bot, tuple(bots.BOTS))
    typed = [bot.capitalize() if bot else name for bot, name in zip(made, names, strict=True)]
    shown = told_apart(typed, [f"Player {n + 1}" for n in range(len(names))])
    return tuple(Person(name, n, bot) for n, (name, bot) in enumerate(zip(shown, made, strict=True)))


def _bots(text: str, players: int) -> list[str]:
    names = [_known("bot", n.strip(), tuple(bots.BOTS)) for n in text.split(",")]
    if len(names) not in (1, players):
        raise Trouble(f"--bots names one bot for all or {players}, not {len(names)}.")
    return names * players if len(names) == 1 else names


def _pack(game: GameDef, name: str | None) -> Pack | None:
    """The rule pack of that name in the data folder; one with faults can't be played."""
    from hotseat.session import packs

    if name is None:
        return None
    found = {f.pack.name: f for f in packs.there(game.id)}
    if not found:
        raise Trouble(f"There are no rule packs for {game.id} in {packs.folder()}.")
    _known(f"rule pack for {game.id}", name, tuple(found))
    if found[name].faults:
        raise Trouble(f"This rule pack can't be played: {found[name].faults[0]}.", 1)
    return found[name].pack


def _setup(
    game: GameDef, players: int, seed: int, options: dict[str, Value], pack: Pack | None = None
) -> Setup:
    """The set-up, tried out: a value of an option may not go with the number of players."""
    setup = Setup(players, seed, options)
    try:
        game.new_game(registry.catalogue(game.id, pack), setup)
    except ValueError as fault:
        raise Trouble(f"This game can't be set up: {fault}.") from fault
    return setup


# -- commands -----------------------------------------------------------------------------------------------------


def _window(open_file: Path | None = None, match: Match | None = None) -> int:
    from hotseat.gui import app

    return app.run(open_file, match)


def _need_screen() -> None:
    if not display.there(os.environ):
        raise Trouble(NO_SCREEN)
    lost = display.missing(os.environ)
    if lost:
        raise Trouble(f"No window can be opened, for the system lacks something that Qt needs: {lost}.", 1)


def _gui(_args: argparse.Namespace) -> int:
    _need_screen()
    return _window()


def _first_paint() -> int:
    """Hidden: measured by `bench --program` and tried by packaging/check_package.py."""
    _need_screen()
    from hotseat.gui import app

    try:
        print(f"painted on {app.first_paint()}", flush=True)
    except TimeoutError as fault:
        raise Trouble(f"{fault}.", 1) from fault
    os._exit(0)  # nothing to be kept


def _play(args: argparse.Namespace) -> int:
    game = _game(args.game)
    people = _seats(game, args.seats)
    pack = _pack(game, args.pack)
    setup = _setup(game, len(people), _seed(args.seed), _options(game, args.option, pack), pack)
    _need_screen()
    from hotseat.session.match import Match

    return _window(match=Match.new(game, setup, people, pack))


def _open(args: argparse.Namespace) -> int:
    file = Path(args.file)
    if not file.is_file():
        raise Trouble(f"There is no file {args.file!r}.")
    _need_screen()
    return _window(open_file=file)


def _simulate(args: argparse.Namespace) -> int:
    from hotseat.simulate import simulate

    game = _game(args.game)
    players, seed = _players(game, args.players), _seed(args.seed)
    games, options = _number(args.games, "--games", 1), _options(game, args.option)
    named = _bots(args.bots, players)
    for n in range(games):
        result = simulate(game, _setup(game, players, (seed + n) % 2**64, options), named)
        if args.json:
            print(codec.to_line(result).decode(), flush=True)
        else:
            won = ", ".join(f"seat {w}" for w in result.winners)
            points = " : ".join(map(str, result.scores))
            print(f"{game.id}, seed {result.seed}: {result.moves} moves, {points}, won by {won}", flush=True)
    return 0


def _check_data(args: argparse.Namespace) -> int:
    from hotseat import checks
    from hotseat.session import packs

    faults: list[str] = []
    if args.dir is None:
        for name in registry.ids():
            faults += checks.data_faults(name, registry.rules_data(name))
        for folder in sorted(
            {registry.locale(name) for name in registry.ids()} | {registry.ASSETS / "locale"}
        ):
            faults += checks.text_faults(folder)
        for place in sorted(packs.folder().glob("*/")):
            faults += packs.check(place)
    elif (Path(args.dir) / packs.FILE).is_file():
        faults += packs.check(Path(args.dir).resolve())
    else:
        for name, folder in _data_folders(Path(args.dir)):
            faults += checks.data_faults(name, folder)
    for fault in faults:
        print(fault)
    if not faults:
        print("All data are sound.")
    return 1 if faults else 0


def _data_folders(folder: Path) -> list[tuple[str, Path]]:
    """(game, its folder): the folder of one game, of several games, or one with rules_data/ inside."""
    if not folder.is_dir():
        raise Trouble(f"There is no folder {str(folder)!r}.")
    if (folder / "rules_data").is_dir():
        folder = folder / "rules_data"
    folder = folder.resolve()
    known = registry.ids()
    if folder.name in known:
        return [(folder.name, folder)]
    found = [(name, folder / name) for name in known if (folder / name).is_dir()]
    if not found:
        raise Trouble(f"The folder {str(folder)!r} holds none of the games' folders ({', '.join(known)}).")
    return found


def _replay(args: argparse.Namespace) -> int:
    from hotseat.session import savefile

    found = savefile.replay(Path(args.file))
    if found.differs is None:
        print(f"{args.file}: {found.game}, {found.moves} moves, as recorded ({found.digest})")
        return 0
    where = f"at move {found.differs} of {found.moves}" if found.differs else "at the set-up"
    print(f"{args.file}: {found.game} differs {where}: {found.what}")
    return 1


def _screenshot(args: argparse.Namespace) -> int:
    from hotseat.session.match import Match, Person
    from hotseat.simulate import decision

    game = _game(args.game)
    players, seed = _players(game, args.players), _seed(args.seed)
    moves = _number(args.moves, "--moves", 0)
    size = re.fullmatch(r"(\d{2,5})x(\d{2,5})", args.size)
    if size is None:
        raise Trouble(f"--size is written like 1366x768, not {args.size!r}.")
    for side in size.groups():
        _number(side, "A side of --size", SIDES[0], SIDES[1])
    lang, theme = _known("language", args.lang, LANGUAGES), _known("theme", args.theme, THEMES)
    viewer = None if args.viewer in (None, "none") else _number(args.viewer, "--viewer", 0, players - 1)
    out = Path(args.out)
    if not out.absolute().parent.is_dir():
        raise Trouble(f"There is no folder {str(out.parent)!r} for the picture.")
    people = tuple(Person(name, n) for n, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve")[:players]))
    _known("bot", args.bots, tuple(bots.BOTS))
    match = Match.new(game, _setup(game, players, seed, _options(game, args.option)), people)
    while match.seat is not None and len(match.moves) < moves:
        bot_seed = seed + len(match.moves)
        match.choose(decision(game, match.state, match.seat, args.bots, bot_seed, 0.1))
    if args.viewer is None:
        viewer = match.seat
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from hotseat.gui import app

    app.screenshot(match, viewer, (int(size[1]), int(size[2])), lang, theme, out)
    print(out)
    return 0


def _bench(args: argparse.Namespace) -> int:
    from hotseat import bench

    program = Path(args.program) if args.program else Path(sys.executable) if bench.packaged() else None
    if program is not None and not os.access(program, os.X_OK):
        raise Trouble(f"There is no program {str(program)!r}.")
    figures = bench.figures(program)
    if args.json:
        print(codec.to_line(figures).decode())
    else:
        for name, value in figures.items():
            print(f"{name:40} {value:12,.3f}")
    return 0


def _self_check() -> int:
    """Is everything there that the program needs? For packages: data, texts, then what is drawn."""
    from hotseat import checks

    faults: list[str] = []
    for name in registry.ids():
        faults += checks.data_faults(name, registry.rules_data(name))
    faults += checks.text_faults(registry.ASSETS / "locale")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from hotseat.gui import app

    faults += app.self_check()
    for fault in faults:
        print(fault)
    if not faults:
        print(f"hotseat {__version__}: everything is there.")
    return 1 if faults else 0


# -- the parser ---------------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """One sentence instead of the usage."""

    def __init__(self, **more: Any) -> None:
        super().__init__(allow_abbrev=False, **more)

    def error(self, message: str) -> NoReturn:
        wrong = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
        if wrong:
            raise _unknown("command", wrong[1], re.findall(r"[\w-]+", wrong[2]))
        raise Trouble(f"{message[:1].upper()}{message[1:]}; `{self.prog} --help` shows what there is.")


def _parser() -> tuple[_Parser, dict[str, argparse.ArgumentParser]]:
    top = _Parser(prog="hotseat", description="Modern board games for people around one computer.")
    top.add_argument("--version", action="version", version=f"hotseat {__version__}")
    top.add_argument("--self-check", action="store_true", help="is everything there that the program needs?")
    top.add_argument("--first-paint", action="store_true", help=argparse.SUPPRESS)
    top.set_defaults(command=None, run=_gui)
    subs = top.add_subparsers(dest="command", metavar="COMMAND")
    made: dict[str, argparse.ArgumentParser] = {}

    def command(name: str, run: Any, about: str) -> argparse.ArgumentParser:
        made[name] = subs.add_parser(name, help=about, description=about)
        made[name].set_defaults(run=run)
        return made[name]

    def of_game(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("game", metavar="GAME", help=", ".join(registry.ids()))
        sub.add_argument("--seed", metavar="N", help="the same seed gives the same game")
        sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the set-up")

    sub = command("play", _play, "begin a match in a window")
    of_game(sub)
    sub.add_argument("--seats", metavar="NAME,NAME,bot:random", help="who plays, in order of seats")
    sub.add_argument("--pack", metavar="NAME", help="a rule pack of the data folder")
    command("open", _open, "go on with a saved match").add_argument("file", metavar="FILE")
    sub = command("simulate", _simulate, "let bots play, without a window")
    of_game(sub)
    sub.add_argument("--players", metavar="N")
    sub.add_argument("--games", default="1", metavar="K", help="so many games, with seeds N, N + 1 ...")
    sub.add_argument("--bots", default="random", metavar="NAME[,NAME]", help=", ".join(bots.BOTS))
    sub.add_argument("--json", action="store_true", help="one JSON line per game")
    sub = command("check-data", _check_data, "look for faults in component facts and texts")
    sub.add_argument(
        "dir",
        nargs="?",
        metavar="DIR",
        help="a folder like rules_data, or a rule pack; otherwise the program's own and your packs",
    )
    command("replay", _replay, "play a saved match again and compare").add_argument("file", metavar="FILE")
    sub = command("screenshot", _screenshot, "a picture of the table, without a screen")
    of_game(sub)
    sub.add_argument("--players", metavar="N")
    sub.add_argument(
        "--moves", default="0", metavar="M", help="moves made by a bot before the picture is taken"
    )
    sub.add_argument("--bots", default="greedy", metavar="NAME", help="who makes them")
    sub.add_argument("--size", default="1366x768", metavar="WxH")
    sub.add_argument("--lang", default="en", metavar="LANG", help=" or ".join(LANGUAGES))
    sub.add_argument("--theme", default="light", metavar="THEME", help=", ".join(THEMES))
    sub.add_argument(
        "--viewer", metavar="K", help="seat from 0 whose eyes it has, or none; otherwise who is asked"
    )
    sub.add_argument("--out", required=True, metavar="FILE.png")
    sub = command("bench", _bench, "measure")
    sub.add_argument("--program", metavar="PATH", help="also how fast this packaged hotseat starts")
    sub.add_argument("--json", action="store_true", help="one JSON object")
    return top, made


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    top, subs = _parser()
    if argv and argv[0].endswith(SUFFIX):  # how desktops open a file
        argv = ["open", *argv]
    args, extra = top.parse_known_args(argv)
    if extra:
        parser = subs.get(args.command, top)
        known = [o for action in parser._actions for o in action.option_strings]
        raise _unknown("argument", extra[0].partition("=")[0], known)
    return args


def _sentence(fault: Any) -> str:
    """A fault of a file in words, from the house's English catalogue."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    file = registry.ASSETS / "locale" / "en" / "session.ftl"
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    message = bundle.get_message(fault.key) if bundle.has_message(fault.key) else None
    if message is None or message.value is None:
        return str(fault)
    return str(bundle.format_pattern(message.value, fault.details)[0])


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. 0 = done, 1 = something is wrong with what was looked at, 2 = with the command."""
    from hotseat.engine.catalogue import DataError
    from hotseat.session.disk import SaveFault

    if isinstance(sys.stdout, io.TextIOWrapper):  # a name that the console can't show is no reason to stop
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        args = _parse(sys.argv[1:] if argv is None else argv)
        code: int = (
            _self_check() if args.self_check else _first_paint() if args.first_paint else args.run(args)
        )
        if sys.stdout:  # a window program of Windows has none
            sys.stdout.flush()
        return code
    except Trouble as trouble:
        return _say(str(trouble), trouble.code)
    except SaveFault as fault:
        return _say(_sentence(fault), 1)
    except DataError as fault:
        return _say(f"The component facts have faults; `hotseat check-data` lists them: {fault.faults[0]}", 1)
    except (
        BrokenPipeError
    ):  # whoever read the output has gone: nothing is left to be said, not even at the exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as fault:
        return _say(f"{fault.filename or 'A file'}: {fault.strerror or fault}.", 1)
    except KeyboardInterrupt:
        return 130
    except SystemExit as end:  # --help and --version
        return int(end.code or 0)


def _say(sentence: str, code: int) -> int:
    print(f"hotseat: {sentence}", file=sys.stderr)
    return code
