"""A question to the person: options by number or in words, commands at any prompt, one clear line after a mistake."""

from collections.abc import Sequence
from itertools import count

from rich.text import Text

import tumbleweed as tw
from tumbleweed.cli.play import learning, prompt_commands
from tumbleweed.cli.play.drawing import in_columns
from tumbleweed.cli.play.faces.face import NotSo, Seen
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.terminal import Terminal
from tumbleweed.core.play import refused


def ask(game: Game, terminal: Terminal) -> list[int]:
    """The person's answer: one action, or several where an answer has several parts."""
    seen = game.seen()
    texts = [tw.text(game.s.game, action) for action in tw.legal(game.s, game.me)]
    show_question(seen, terminal)
    learning.suggest(game, terminal, seen)
    while True:
        form = game.face.fill_in(seen, texts, lambda prompt: line(game, terminal, prompt))
        if form is None:
            return [_choose(game, terminal, seen, texts)]
        try:
            return tw.compose(game.s, game.me, form) if not isinstance(form, str) else [tw.action(game.s.game, form)]
        except tw.TumbleweedError as error:
            terminal.refuse(seen.wording.error(error))


def show_question(seen: Seen, terminal: Terminal) -> None:
    """The question in words, with its rule."""
    asked = seen.wording.question(seen.view, seen.names)
    terminal.show("", Text.assemble((asked, "bold"), "  ", (seen.view["question"]["rule"], "soft")))


def line(game: Game, terminal: Terminal, prompt: str) -> str:
    """The next line that is an answer; commands and the person's own questions are dealt with here."""
    while True:
        typed = terminal.line(prompt)
        command = prompt_commands.COMMANDS.get(typed)
        if command is not None:
            command(game, terminal)
        elif typed == learning.SKIP and game.lesson is not None:
            learning.skip(game, terminal)
        elif (shown := game.face.answer_to(game.seen(), typed)) is not None:
            terminal.show(shown)
        else:
            return typed


def _choose(game: Game, terminal: Terminal, seen: Seen, texts: Sequence[str]) -> int:
    """One of the options."""
    numbered = number(game, seen, texts)
    _show_options(game, terminal, seen, numbered)
    while True:
        typed = line(game, terminal, ">")
        try:
            return meant(game, seen, typed, numbered)
        except NotSo as wrong:
            terminal.refuse(str(wrong))


def number(game: Game, seen: Seen, texts: Sequence[str]) -> dict[str, str]:
    """The options by number, listed ones first; numbers that already mean something else are skipped."""
    listed = game.face.listed(seen, texts)[0]
    labels = {text: game.face.label(seen, text) for text in [*listed, *(text for text in texts if text not in listed)]}
    taken = {*labels.values(), *game.face.not_numbers(seen)}
    usable = (str(number) for number in count(1) if str(number) not in taken)
    return {label or next(usable): text for text, label in labels.items()}


def _show_options(game: Game, terminal: Terminal, seen: Seen, numbered: dict[str, str]) -> None:
    listed, rest = game.face.listed(seen, list(numbered.values()))
    lines = []
    for label, text in numbered.items():
        if text in listed:
            lines.append((f"{label:>2}", _sentence(seen, text)))
    terminal.show(in_columns(lines, terminal.console.width))
    if rest:
        terminal.show(Text(rest, style="soft"))


def _sentence(seen: Seen, text: str) -> str:
    return seen.wording.action(seen.view, text, seen.names)


def meant(game: Game, seen: Seen, typed: str, numbered: dict[str, str]) -> int:
    """The action that was typed: as a number, in the game's own way, or as the action's text."""
    if not typed:
        raise NotSo(_what_is_right(game, seen, numbered))
    text = numbered.get(typed) or typed
    if text not in numbered.values():
        text = game.face.read(seen, typed, numbered) or typed
    words = {block.word for block in tw.find(game.s.game).catalog.blocks}
    if text.split()[0].lower() not in words:
        raise NotSo(_what_is_right(game, seen, numbered))
    try:
        action = tw.action(game.s.game, text)
    except tw.BadAction:
        raise NotSo(_what_is_right(game, seen, numbered)) from None
    refusal = refused(game.s, game.me, action)
    if refusal is not None:
        raise NotSo(f"{seen.wording.error(refusal)} {_what_is_right(game, seen, numbered)}")
    return action


def _what_is_right(game: Game, seen: Seen, numbered: dict[str, str]) -> str:
    hint = game.face.hint(seen) or seen.say("play.or_text", example=next(iter(numbered.values())))
    numbers = sorted(int(label) for label in numbered if label.isdecimal())
    if not numbers:
        return seen.say("play.what_is_typed", hint=hint)
    return seen.say("play.what_is_right", first=numbers[0], last=numbers[-1], hint=hint)
