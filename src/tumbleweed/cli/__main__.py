"""`python -m tumbleweed.cli`."""

from tumbleweed.cli import main

main(prog_name="tumbleweed")
