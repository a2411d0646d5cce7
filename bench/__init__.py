"""Measuring the project itself: `tumbleweed bench`, how fast the games are, and `tumbleweed loadtest`.

A checkout has this folder, a wheel has not: how fast a game runs on some machine, `tumbleweed simulate` says too.
"""
