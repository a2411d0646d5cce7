"""A small learner: a linear policy with masks, trained by policy gradients at many tables at once, against random bots.

uv run --extra research python examples/learn.py boomtown --minutes 2 --chart learning.svg

The learner itself uses only NumPy. The chart shows the share of games it wins; the line is what a random player wins.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tumbleweed.envs.gymnasium import VectorTableEnv

TABLES = 128
RATE = 0.003
WINDOW = 1000
"""The share of wins is computed over this many games."""

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Bools = npt.NDArray[np.bool_]
Whole = npt.NDArray[np.int64]


class Policy:
    """Logits are a matrix times the observation, scaled to about 1; illegal actions have probability 0."""

    def __init__(self, numbers: int, actions: int) -> None:
        self.weights = np.zeros((numbers, actions), np.float32)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._updates = 0

    def probabilities(self, seen: Bytes, masks: Bools) -> Floats:
        logits = np.where(masks, features(seen) @ self.weights, -np.inf)
        likely: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        return likely

    def learn(self, gradient: Floats) -> None:
        """One step of Adam, upwards."""
        self._updates += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.99**self._updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def features(seen: Bytes) -> Floats:
    return np.minimum(seen, 32).astype(np.float32) / np.float32(8)


def chosen(likely: Floats, luck: np.random.Generator) -> Whole:
    """One action for each row, drawn with the policy's probabilities."""
    actions: Whole = (likely.cumsum(axis=1) > luck.random((len(likely), 1)) * 0.999999).argmax(axis=1)
    return actions


def games(env: VectorTableEnv, policy: Policy, luck: np.random.Generator) -> Iterator[float]:
    """Plays and learns; yields the share of the win in every finished game (1, or less if it was shared)."""
    seen, _ = env.reset(seed=1)
    past: list[list[tuple[Bytes, Bools, int]]] = [[] for _ in range(TABLES)]
    fair = 1 / env.seating.seats
    while True:
        rows, masks = seen["observation"].copy(), seen["action_mask"].astype(bool)
        begin = ~masks.any(axis=1)  # tables whose game is over: any action begins the next one
        masks[begin, 0] = True
        likely = policy.probabilities(rows, masks)
        actions = chosen(likely, luck)
        for row in np.flatnonzero(~begin):
            past[row].append((rows[row], masks[row], actions[row]))
        seen, rewards, ended, _, _ = env.step(actions)
        for row in np.flatnonzero(ended):
            policy.learn(gradient(policy, past[row], float(rewards[row]) - fair))
            past[row] = []
            yield float(rewards[row])


def gradient(policy: Policy, game: list[tuple[Bytes, Bools, int]], better: float) -> Floats:
    """Makes the actions of a game more likely, if the game went better than a fair share."""
    rows, masks, actions = (np.array(part) for part in zip(*game, strict=True))
    towards = -policy.probabilities(rows, masks)
    towards[np.arange(len(actions)), actions] += 1
    return features(rows).T @ (towards * np.float32(better))


def chart(shares: list[float], fair: float) -> str:
    """The share of wins over time as a picture."""
    width, height = 640, 320
    across = [40 + 580 * place / max(len(shares) - 1, 1) for place in range(len(shares))]
    points = " ".join(f"{x:.1f},{290 - 270 * share:.1f}" for x, share in zip(across, shares, strict=True))
    line = 290 - 270 * fair
    labels = "".join(f'<text x="4" y="{294 - 270 * part / 4}">{25 * part} %</text>' for part in range(5))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="11">'
        f'<rect width="{width}" height="{height}" fill="#fbf3e0"/>{labels}'
        f'<line x1="40" x2="620" y1="{line}" y2="{line}" stroke="#8a7a60" stroke-dasharray="4"/>'
        f'<polyline points="{points}" fill="none" stroke="#b5482a" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a linear policy to play against random bots.")
    parser.add_argument("game", nargs="?", default="boomtown")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--chart", type=Path)
    given = parser.parse_args()
    env = VectorTableEnv(given.game, TABLES, given.seats, reward="win_share")
    policy = Policy(env.seating.length, env.seating.actions)
    end = time.monotonic() + 60 * given.minutes
    recent: list[float] = []
    shares: list[float] = []
    for number, share in enumerate(games(env, policy, np.random.default_rng(1)), 1):
        recent = [*recent[1 - WINDOW :], share]
        if number % 250 == 0 or time.monotonic() > end:
            shares.append(sum(recent) / len(recent))
            print(f"after {number:,} games: wins {shares[-1]:.1%} of the last {len(recent):,}", flush=True)
        if time.monotonic() > end:
            break
    if given.chart:
        given.chart.write_text(chart(shares, 1 / given.seats), encoding="utf-8")
        print(f"wrote {given.chart}")


if __name__ == "__main__":
    main()
