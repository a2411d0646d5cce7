"""`tumbleweed games`: what there is to play, and the table options of each game."""

import json
from typing import Any

import click
from rich.markup import escape
from rich.table import Table

from tumbleweed.cli import languages, output, parameters
from tumbleweed.core.options import Option, shown
from tumbleweed.core.spec import GameSpec
from tumbleweed.games import GAMES
from tumbleweed.words import words


@click.command()
@click.argument("spec", metavar="[GAME]", type=parameters.GameName(), required=False)
@languages.lang_option
@parameters.json_option
@click.option("--example", metavar="NAME", help="Print an example for an option that takes something of your own.")
def games(spec: GameSpec | None, lang: str, as_json: bool, example: str | None) -> None:
    """List the games, or the table options of GAME: values, defaults and the rules they come from."""
    if example is not None:
        click.echo(_example(spec, example))
    elif as_json:
        found = [_summary(game) for game in GAMES] if spec is None else _details(spec, lang)
        click.echo(json.dumps(found, ensure_ascii=False))
    elif spec is None:
        _show_games()
    else:
        _show_options(spec, lang)


def editions(spec: GameSpec) -> list[str]:
    """The editions of a game; empty if it has only one."""
    return [str(value) for option in spec.options if option.name == "edition" for value in option.values]


def _example(spec: GameSpec | None, name: str) -> str:
    """Something to start from: a file of it, altered, is given back as `--option NAME=@FILE`."""
    found = {option.name: option.example() for option in spec.options if option.example()} if spec is not None else {}
    if name not in found:
        right = (
            f"there are examples for {', '.join(found)}" if found else "name a game with a deck or board of one's own"
        )
        raise click.UsageError(f"there is no example for {name!r}; {right}")
    return found[name]


def _summary(spec: GameSpec) -> dict[str, Any]:
    return {
        "name": spec.name,
        "seats": [spec.least_seats, spec.most_seats],
        "editions": editions(spec),
        "options": len(spec.options),
        "version": spec.version,
        "actions": len(spec.catalog),
    }


def _details(spec: GameSpec, lang: str) -> dict[str, Any]:
    return {**_summary(spec), "options": [_option(spec, option, lang) for option in spec.options]}


def _option(spec: GameSpec, option: Option, lang: str) -> dict[str, Any]:
    title, explanation = languages.option_words(spec.name, option.name, lang)
    found: dict[str, Any] = {"name": option.name, "title": title, "explanation": explanation, "rule": option.rule}
    if option.values:
        found["values"] = list(option.values)
    else:
        found["list"] = dict(zip(("low", "high", "most"), option.limits, strict=True))
    if option.own:
        found["own"] = option.own
    found["defaults"] = default_of(spec, option)
    return found


def default_of(spec: GameSpec, option: Option) -> dict[str, Any]:
    """The default for each edition; a default for all editions is under the empty name."""
    if option.name == "edition" or not editions(spec):
        return {"": option.defaults[""]}
    defaults = {
        edition: option.defaults[edition] if edition in option.defaults else option.defaults[""]
        for edition in editions(spec)
    }
    values = list(defaults.values())
    return {"": values[0]} if all(value == values[0] for value in values) else defaults


def _show_games() -> None:
    listing = Table("game", "seats", "editions", "options", "rules version", "actions")
    for spec in GAMES:
        seats = f"{spec.least_seats}-{spec.most_seats}"
        row = (", ".join(editions(spec)) or "one", len(spec.options), spec.version, len(spec.catalog))
        listing.add_row(f"[bold]{spec.name}[/bold]", seats, *map(str, row))
    console = output.console()
    console.print(listing)
    console.print("`tumbleweed games GAME` lists a game's table options.")


def _show_options(spec: GameSpec, lang: str) -> None:
    console = output.console()
    say = words(lang).say
    players = say("play.menu.players", low=spec.least_seats, high=spec.most_seats)
    console.print(f"[bold]{spec.name}[/bold]: {players}")
    listing = Table(say("games.option"), say("games.values"), say("games.usual"), say("column.rule"), show_lines=True)
    for option in spec.options:
        title, explanation = languages.option_words(spec.name, option.name, lang)
        form = languages.option_form(spec.name, option.name, lang)
        told = [f"[dim]{escape(text)}[/dim]" for text in (explanation, form) if text]
        name = "\n".join([f"[bold]{option.name}[/bold]", title, *told])
        listing.add_row(name, _values(spec, option, lang), _defaults(spec, option), option.rule)
    console.print(listing)
    if spec.options:
        console.print(say("games.choose", name=spec.options[0].name))
    for option in spec.options:
        if option.example():
            console.print(say("games.example", game=spec.name, name=option.name))


def _values(spec: GameSpec, option: Option, lang: str) -> str:
    """The values as they are typed, with their descriptions."""
    lines = []
    typed_as = {shown(value): value for value in option.values} | ({option.own: ["…"]} if option.own else {})
    for typed, value in typed_as.items():
        told = languages.value_words(spec.name, option.name, value, lang)
        lines.append(f"{typed}  [dim]{told}[/dim]" if told and told.lower() != typed else typed)
    if more := languages.range_words(option, lang):
        lines.append(f"[dim]{more}[/dim]")
    return "\n".join(lines)


def _defaults(spec: GameSpec, option: Option) -> str:
    found = default_of(spec, option)
    return "\n".join(f"{edition}: {_brief(value)}" if edition else _brief(value) for edition, value in found.items())


def _brief(value: Any) -> str:
    """A value as text; a long list of numbers is given as how many there are of each."""
    if isinstance(value, list):
        return ", ".join(f"{value.count(number)} x {number}" for number in sorted(set(value)))
    return shown(value)
