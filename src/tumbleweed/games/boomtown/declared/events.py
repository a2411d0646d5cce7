"""Every event of Boomtown, part by part of the game. Everything happens in the open."""
# ruff: noqa: F403, I001

from tumbleweed.games.boomtown.declared.kinds import *
from tumbleweed.games.boomtown.declared.rounds import *
from tumbleweed.games.boomtown.declared.bidding import *
from tumbleweed.games.boomtown.declared.choosing import *
from tumbleweed.games.boomtown.declared.cards import *
from tumbleweed.games.boomtown.declared.production import *
