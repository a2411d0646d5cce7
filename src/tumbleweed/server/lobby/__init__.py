"""Before and after a game: making tables, sitting down, starting, leaving, finding tables again."""
