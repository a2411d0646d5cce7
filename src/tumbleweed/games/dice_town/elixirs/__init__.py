"""The elixirs of the second edition, one small file each (table 2.4)."""
