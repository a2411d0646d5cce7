"""The games for research: PettingZoo, OpenSpiel, Gymnasium, and plain text.

Each library is imported only by its own module here (`tumbleweed.envs.pettingzoo`, `.open_spiel`, `.gymnasium`); the
extra `research` installs them. docs/research.md shows how to use them.
"""
