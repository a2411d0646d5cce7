"""Bots at tables: those that answer at once, and processes for those that think."""
