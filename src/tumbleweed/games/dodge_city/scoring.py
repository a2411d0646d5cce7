"""DC-13.6: points are the only measure."""

from tumbleweed.games.dodge_city.town import END, Town


def points(s: Town) -> list[int]:
    """Each seat's points, as things stand."""
    return [player.points for player in s.players]


def results(s: Town) -> list[float]:
    """1 for the winner when the game is over, 0 else."""
    over = s.ask is None and s.round == END
    return [1.0 if over and seat == s.winner else 0.0 for seat in range(s.count)]
