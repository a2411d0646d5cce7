"""How the package is made: the engine's extensions and the page. hatch_build.py calls it, and so do tests."""
