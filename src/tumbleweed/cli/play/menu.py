"""The menu of `tumbleweed play`: language, game, edition, opponents, options. Enter takes what is usual."""

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
from tumbleweed.cli.play import saves
from tumbleweed.cli.play.command import USUAL_SEATS, resumed, said, started
from tumbleweed.cli.play.commands import rules_file
from tumbleweed.cli.play.talk import Leave, Talk
from tumbleweed.cli.table import UnreadableFile, option_text
from tumbleweed.core.options import Option, shown
from tumbleweed.core.spec import GameSpec
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

EDITION: Final = "edition"


def menu(language: str | None = None) -> None:
    """Asks what to play until the person leaves or has played."""
    talk = Talk(language or usual_language())
    try:
        while not _chosen(talk):
            pass
    except (Leave, KeyboardInterrupt):
        talk.tell("common.goodbye", "soft")


def _chosen(talk: Talk) -> bool:
    """One look at the menu; true when a game has been played."""
    games = tw.game_names()
    _show(talk, games)
    others = [*(["r"] if saves.unfinished() else []), "?", *LANGUAGES, "q"]
    choice = _choice(talk, [*(str(number) for number in range(1, len(games) + 1)), *others], "1")
    if choice == "q":
        raise Leave
    if choice in LANGUAGES:
        talk.speak(choice)
    elif choice == "?":
        for game in games:
            talk.tell("play.where_rules", file=rules_file(game))
    elif choice == "r":
        return _resumed(talk)
    else:
        return _set_up(talk, tw.find(games[int(choice) - 1]))
    return False


def _show(talk: Talk, games: Sequence[str]) -> None:
    talk.show("", Rule(Text(talk.say("menu.title"), style="title"), style="rust"))
    talk.show(Align.center(Text(talk.say("menu.subtitle"), style="soft")), "")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, 1):
        spec = tw.find(game)
        players = talk.say("play.menu.players", low=spec.least_seats, high=spec.most_seats)
        title = Text.assemble((wording(game, talk.language).title, "bold"), "  ", (players, "soft"))
        grid.add_row(Text(str(number), style="number"), title)
    if last := saves.unfinished():
        grid.add_row(Text("r", style="number"), Text(_last_game(talk, last)))
    spoken = talk.say(f"language.{talk.language}")
    rows = {
        "?": talk.say("play.menu.rules"),
        "/".join(LANGUAGES): talk.say("language.title") + f": {spoken}",
        "q": talk.say("play.menu.quit"),
    }
    for key, text in rows.items():
        grid.add_row(Text(key, style="number"), Text(text))
    talk.show(grid, "")


def _last_game(talk: Talk, path: Any) -> str:
    """The saved game in a line; a damaged one is only named when it is chosen."""
    try:
        content = saves.read(path)
        title = wording(content["game"], talk.language).title
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (saves.BadSave, tw.TumbleweedError, OSError, KeyError):
        return talk.say("play.menu.resume_damaged")
    return talk.say("play.menu.resume", game=title, date=f"{when:%Y-%m-%d %H:%M}")


def _resumed(talk: Talk) -> bool:
    """Goes on with the game played last; if its file is damaged, back to the menu."""
    try:
        resumed(talk, None, "", talk.language)
    except click.ClickException as error:
        talk.refuse(error.format_message())
        return False
    return True


def _set_up(talk: Talk, spec: GameSpec) -> bool:
    """Edition, opponents, options; then the game."""
    options: dict[str, Any] = {}
    known = {option.name: option for option in spec.options}
    if EDITION in known:
        options[EDITION] = _edition(talk, spec, known[EDITION])
    usual = min(max(USUAL_SEATS, spec.least_seats), spec.most_seats)
    low, high = spec.least_seats - 1, spec.most_seats - 1
    talk.show("")
    talk.tell("play.menu.opponents", low=low, high=high)
    opponents = int(_choice(talk, [str(number) for number in range(low, high + 1)], str(usual - 1)))
    level = _level(talk, spec)
    options.update(_options(talk, spec, opponents + 1, options))
    started(talk, spec.name, opponents + 1, options, None, level, None)
    return True


def _level(talk: Talk, spec: GameSpec) -> str:
    """How good the opponents are, the weakest first."""
    talk.show("")
    talk.tell("play.menu.level")
    levels = bots.names(spec.name)[::-1]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(levels, 1):
        about = (called(name, talk.language), "bold"), "  ", (about_level(name, talk.language), "soft")
        grid.add_row(Text(str(number), style="number"), Text.assemble(*about))
    talk.show(grid)
    usual = levels.index(bots.USUAL) + 1
    return levels[int(_choice(talk, [str(number) for number in range(1, len(levels) + 1)], str(usual))) - 1]


def _edition(talk: Talk, spec: GameSpec, option: Option) -> Any:
    says = wording(spec.name, talk.language)
    talk.show("")
    talk.tell("play.menu.editions")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, value in enumerate(option.values, 1):
        grid.add_row(Text(str(number), style="number"), Text(says.option_value(EDITION, value)))
    talk.show(grid)
    usual = option.values.index(option.defaults[""]) + 1
    choice = _choice(talk, [str(number) for number in range(1, len(option.values) + 1)], str(usual))
    return option.values[int(choice) - 1]


def _options(talk: Talk, spec: GameSpec, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Options other than the usual ones, as many as the person sets and as fit the table; an empty line ends it."""
    known = {option.name: option for option in spec.options if option.name != EDITION}
    says = wording(spec.name, talk.language)
    chosen: dict[str, Any] = {}
    talk.show("")
    talk.tell("play.menu.options")
    while typed := talk.line(">"):
        name, sign, value = typed.partition("=")
        if typed == "q":
            raise Leave
        if typed == "?":
            _explain(talk, spec, known)
        elif not sign or name.strip() not in known:
            talk.refuse(talk.say("play.option_form", given=typed))
        else:
            name = name.strip()
            try:
                set_to = known[name].read(option_text(value))
            except UnreadableFile as error:
                talk.refuse(talk.say("play.option_file", file=error.file, reason=error.reason))
                continue
            except tw.BadOption:
                talk.refuse(_possible(talk, known[name]))
                continue
            try:
                spec.check_table(seats, {**given, **chosen, name: set_to})
            except tw.TumbleweedError as error:
                talk.refuse(said(talk, spec.name, error))
                continue
            chosen[name] = set_to
            talk.tell("play.menu.option_set", "sage", title=says.option(name)[0], value=says.option_value(name, set_to))
    return chosen


def _explain(talk: Talk, spec: GameSpec, known: dict[str, Option]) -> None:
    """Every option with what it does and what it can be."""
    says = wording(spec.name, talk.language)
    for name, option in known.items():
        title, about = says.option(name)
        talk.show(Text.assemble((name, "number"), "  ", (title, "bold"), "  ", (option.rule, "soft")))
        typed = {shown(value): value for value in option.values} | ({option.own: ["…"]} if option.own else {})
        values = Text(" · ").join(
            Text.assemble((text, "ochre"), " ", (says.option_value(name, value), "soft"))
            for text, value in typed.items()
        )
        talk.show(Padding(Text(about), (0, 0, 0, 2)))
        talk.show(Padding(values if option.values else Text(_possible(talk, option), style="soft"), (0, 0, 0, 2)))


def _possible(talk: Talk, option: Option) -> str:
    """What may stand behind the sign."""
    if option.values:
        values = [*(shown(value) for value in option.values), *([option.own] if option.own else [])]
        return talk.say("play.menu.option_values", values=", ".join(values))
    low, high, most = option.limits
    return talk.say("play.menu.option_list", low=low, high=high, most=most)


def _choice(talk: Talk, choices: Sequence[str], usual: str) -> str:
    """One of the choices; Enter for the usual one, q to leave."""
    while True:
        typed = talk.line(talk.say("play.menu.prompt", usual=usual)).lower() or usual
        if typed == "q":
            raise Leave
        if typed in choices:
            return typed
        talk.refuse(talk.say("play.menu.bad_choice", choices=", ".join(choices), usual=usual))
