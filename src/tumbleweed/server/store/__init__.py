"""What the server keeps: one SQLite file, written by one thread, read by the rest."""

from tumbleweed.server.store.store import Store, StoreError, open_store

__all__ = ["Store", "StoreError", "open_store"]
