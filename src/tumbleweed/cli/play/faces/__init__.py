"""How each game looks in a terminal: one file per game, found by the game's name."""

from importlib import import_module

from tumbleweed.cli.play.faces.face import Face


def find(game: str) -> Face:
    """The face of a game."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    face = module.FACE
    assert isinstance(face, Face)
    return face
