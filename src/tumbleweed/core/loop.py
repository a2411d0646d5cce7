"""The former name of playout.py, for those who have not moved yet."""

from tumbleweed.core.playout import play_out

__all__ = ["play_out"]
