"""All kinds of event cards, in the order of their numbers."""

from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.boomtown.cards.card_shark import CardShark
from tumbleweed.games.boomtown.cards.dynamite import Dynamite
from tumbleweed.games.boomtown.cards.expropriation import Expropriation
from tumbleweed.games.boomtown.cards.governor import Governor
from tumbleweed.games.boomtown.cards.holdup import Holdup
from tumbleweed.games.boomtown.cards.mustang import Mustang
from tumbleweed.games.boomtown.cards.new_vein import NewVein
from tumbleweed.games.boomtown.cards.saloon import SaloonCard
from tumbleweed.games.boomtown.cards.saloon_girls import SaloonGirls
from tumbleweed.games.boomtown.cards.stagecoach_robbery import StagecoachRobbery
from tumbleweed.games.boomtown.cards.telegraph import Telegraph

CARDS[:] = [
    CardShark(),
    Dynamite(),
    Expropriation(),
    Governor(),
    Holdup(),
    Mustang(),
    NewVein(),
    SaloonCard(),
    SaloonGirls(),
    StagecoachRobbery(),
    Telegraph(),
]
