"""DC-13.6: points are the only measure."""

from tumbleweed.games.dodge_city.town import END, Town


def points(s: Town) -> list[int]:
    """Each seat's points, as things stand."""
    return [player.points for player in s.players]


def winners(s: Town) -> int:
    """Who has won, as a mask, once the game is over."""
    return 1 << s.winner if s.round == END and s.winner >= 0 else 0
