"""Measuring the project itself: `tumbleweed bench`, how fast the games are, and `tumbleweed loadtest`.

Only a checkout has this folder, not a wheel: `tumbleweed simulate` also tells how fast a game runs on a machine.
"""
