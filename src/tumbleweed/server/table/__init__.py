"""A table: its chairs, its game, who is connected, what each of them is told and when, and what is due."""
