"""How the package is built: the engine's extensions and the page. hatch_build.py and tests call this."""
