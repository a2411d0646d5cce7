"""The menu of `tumbleweed play`: language, game, edition, opponents, options. Enter takes the default."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import click
from rich.align import Align
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots.words import about as about_level
from tumbleweed.bots.words import called
from tumbleweed.cli.languages import usual_language
from tumbleweed.cli.parameters import UnreadableFile, option_text
from tumbleweed.cli.play import saves
from tumbleweed.cli.play.prompt_commands import rules_file
from tumbleweed.cli.play.starting import USUAL_SEATS, resumed, said, started, taught
from tumbleweed.cli.play.terminal import Leave, Terminal
from tumbleweed.core.options import Option, shown
from tumbleweed.core.spec import GameSpec
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

EDITION: Final = "edition"
LESSON: Final = "l"
"""What is typed for a guided first game."""


def menu(language: str | None = None) -> None:
    """Asks what to play until the person leaves or has played."""
    terminal = Terminal(language or usual_language())
    try:
        while not _chosen(terminal):
            pass
    except (Leave, KeyboardInterrupt):
        terminal.tell("common.goodbye", "soft")


def _chosen(terminal: Terminal) -> bool:
    """Shows the menu once; true when a game has been played."""
    games = tw.game_names()
    _show(terminal, games)
    others = [LESSON, *(["r"] if saves.unfinished() else []), "?", *LANGUAGES, "q"]
    numbers = [str(number) for number in range(1, len(games) + 1)]
    choice = _choice(terminal, [*numbers, *others], "1")
    if choice == "q":
        raise Leave
    if choice in LANGUAGES:
        terminal.speak(choice)
    elif choice == "?":
        for game in games:
            terminal.tell("play.where_rules", file=rules_file(game))
    elif choice == "r":
        return _resumed(terminal)
    elif choice == LESSON:
        terminal.tell("menu.choose_game")
        taught(terminal, games[int(_choice(terminal, numbers, "1")) - 1], None, None)
        return True
    else:
        return _set_up(terminal, tw.find(games[int(choice) - 1]))
    return False


def _show(terminal: Terminal, games: Sequence[str]) -> None:
    terminal.show("", Rule(Text(terminal.say("menu.title"), style="title"), style="rust"))
    terminal.show(Align.center(Text(terminal.say("menu.subtitle"), style="soft")), "")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, 1):
        spec = tw.find(game)
        players = terminal.say("play.menu.players", low=spec.least_seats, high=spec.most_seats)
        title = Text.assemble((wording(game, terminal.language).title, "bold"), "  ", (players, "soft"))
        grid.add_row(Text(str(number), style="number"), title)
    grid.add_row(Text(LESSON, style="number"), Text(terminal.say("play.menu.lesson")))
    if last := saves.unfinished():
        grid.add_row(Text("r", style="number"), Text(_last_game(terminal, last)))
    spoken = terminal.say(f"language.{terminal.language}")
    rows = {
        "?": terminal.say("play.menu.rules"),
        "/".join(LANGUAGES): terminal.say("language.title") + f": {spoken}",
        "q": terminal.say("play.menu.quit"),
    }
    for key, text in rows.items():
        grid.add_row(Text(key, style="number"), Text(text))
    terminal.show(grid, "")


def _last_game(terminal: Terminal, path: Any) -> str:
    """The saved game in a line; whether its file is damaged is only told when it is chosen."""
    try:
        content = saves.read(path)
        title = wording(content["game"], terminal.language).title
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (saves.BadSave, tw.TumbleweedError, OSError, KeyError):
        return terminal.say("play.menu.resume_damaged")
    return terminal.say("play.menu.resume", game=title, date=f"{when:%Y-%m-%d %H:%M}")


def _resumed(terminal: Terminal) -> bool:
    """Goes on with the game played last; if its file is damaged, returns to the menu."""
    try:
        resumed(terminal, None, "", terminal.language)
    except click.ClickException as error:
        terminal.refuse(error.format_message())
        return False
    return True


def _set_up(terminal: Terminal, spec: GameSpec) -> bool:
    """Edition, opponents, options; then the game."""
    options: dict[str, Any] = {}
    known = {option.name: option for option in spec.options}
    if EDITION in known:
        options[EDITION] = _edition(terminal, spec, known[EDITION])
    usual = min(max(USUAL_SEATS, spec.least_seats), spec.most_seats)
    low, high = spec.least_seats - 1, spec.most_seats - 1
    terminal.show("")
    terminal.tell("play.menu.opponents", low=low, high=high)
    opponents = int(_choice(terminal, [str(number) for number in range(low, high + 1)], str(usual - 1)))
    level = _level(terminal, spec)
    options.update(_options(terminal, spec, opponents + 1, options))
    started(terminal, spec.name, opponents + 1, options, None, level, None)
    return True


def _level(terminal: Terminal, spec: GameSpec) -> str:
    """How good the opponents are, the weakest first."""
    terminal.show("")
    terminal.tell("play.menu.level")
    levels = bots.names(spec.name)[::-1]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(levels, 1):
        about = (called(name, terminal.language), "bold"), "  ", (about_level(name, terminal.language), "soft")
        grid.add_row(Text(str(number), style="number"), Text.assemble(*about))
    terminal.show(grid)
    usual = levels.index(bots.USUAL) + 1
    return levels[int(_choice(terminal, [str(number) for number in range(1, len(levels) + 1)], str(usual))) - 1]


def _edition(terminal: Terminal, spec: GameSpec, option: Option) -> Any:
    says = wording(spec.name, terminal.language)
    terminal.show("")
    terminal.tell("play.menu.editions")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, value in enumerate(option.values, 1):
        grid.add_row(Text(str(number), style="number"), Text(says.option_value(EDITION, value)))
    terminal.show(grid)
    usual = option.values.index(option.defaults[""]) + 1
    choice = _choice(terminal, [str(number) for number in range(1, len(option.values) + 1)], str(usual))
    return option.values[int(choice) - 1]


def _options(terminal: Terminal, spec: GameSpec, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that the person wants to change, as far as they fit the table; an empty line ends the list."""
    known = {option.name: option for option in spec.options if option.name != EDITION}
    says = wording(spec.name, terminal.language)
    chosen: dict[str, Any] = {}
    terminal.show("")
    terminal.tell("play.menu.options")
    while typed := terminal.line(">"):
        name, sign, value = typed.partition("=")
        if typed == "q":
            raise Leave
        if typed == "?":
            _explain(terminal, spec, known)
        elif not sign or name.strip() not in known:
            terminal.refuse(terminal.say("play.option_form", given=typed))
        else:
            name = name.strip()
            try:
                set_to = known[name].read(option_text(value))
            except UnreadableFile as error:
                terminal.refuse(terminal.say("play.option_file", file=error.file, reason=error.reason))
                continue
            except tw.BadOption:
                terminal.refuse(_possible(terminal, known[name]))
                continue
            try:
                spec.check_table(seats, {**given, **chosen, name: set_to})
            except tw.TumbleweedError as error:
                terminal.refuse(said(terminal, spec.name, error))
                continue
            chosen[name] = set_to
            terminal.tell(
                "play.menu.option_set", "sage", title=says.option(name)[0], value=says.option_value(name, set_to)
            )
    return chosen


def _explain(terminal: Terminal, spec: GameSpec, known: dict[str, Option]) -> None:
    """Shows every option with what it does and its values."""
    says = wording(spec.name, terminal.language)
    for name, option in known.items():
        title, about = says.option(name)
        terminal.show(Text.assemble((name, "number"), "  ", (title, "bold"), "  ", (option.rule, "soft")))
        typed = {shown(value): value for value in option.values} | ({option.own: ["…"]} if option.own else {})
        values = Text(" · ").join(
            Text.assemble((text, "ochre"), " ", (says.option_value(name, value), "soft"))
            for text, value in typed.items()
        )
        terminal.show(Padding(Text(about), (0, 0, 0, 2)))
        terminal.show(
            Padding(values if option.values else Text(_possible(terminal, option), style="soft"), (0, 0, 0, 2))
        )


def _possible(terminal: Terminal, option: Option) -> str:
    """What may be typed after the equals sign."""
    if option.values:
        values = [*(shown(value) for value in option.values), *([option.own] if option.own else [])]
        return terminal.say("play.menu.option_values", values=", ".join(values))
    low, high, most = option.limits
    return terminal.say("play.menu.option_list", low=low, high=high, most=most)


def _choice(terminal: Terminal, choices: Sequence[str], usual: str) -> str:
    """One of the choices; Enter for the default, q to leave."""
    while True:
        typed = terminal.line(terminal.say("play.menu.prompt", usual=usual)).lower() or usual
        if typed == "q":
            raise Leave
        if typed in choices:
            return typed
        terminal.refuse(terminal.say("play.menu.bad_choice", choices=", ".join(choices), usual=usual))
