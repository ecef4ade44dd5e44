"""What had led to the result of a check: where the marker was, the price, what could be and what was bid."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.history import Reserve
from enix_desktop.ui.hertzschlag.words import euros, plant_name, said, said_count, signed
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "why")


class CheckFacts:
    """The steps behind checks at one table (Q1 to Q7)."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components

    def of(self, event: Event, reserve: Reserve) -> list[str]:
        """What had led to *event*; *reserve* is what could still help then."""
        track = self._components.track
        match event:
            case events.CheckPassed(_, field):
                ends = {"lowest": signed(track.green_lowest), "highest": signed(track.green_highest)}
                return [said("fact.green", TEXTS, **ends, field=signed(field))]
            case events.ControlNeeded(field, plant):
                return [self._side(plant, field), self._price(reserve), self._can_bid(reserve)]
            case events.BidsShown(bids, price):
                steps = [self._bids(bids), said("fact.price", TEXTS, price=euros(price))]
                missing = price - event.total
                if missing > 0:
                    return [*steps, said_count("fact.missing", missing, TEXTS)]
                return [*steps, said("fact.enough", TEXTS)]
            case events.PlantUsed(plant, _, after):
                return [said("fact.landing", TEXTS, plant=plant_name(plant), after=signed(after))]
            case events.BlackedOut():
                return self.failure(event, reserve)
            case _:
                return []

    def _side(self, plant: Plant, field: int) -> str:
        key = "fact.left" if plant is Plant.PUMPED_STORAGE else "fact.right"
        return said(key, TEXTS, plant=plant_name(plant), field=signed(field))

    def _price(self, reserve: Reserve) -> str:
        printed = reserve.table.numbers.price
        key = "fact.price" if reserve.price == printed else "fact.price-cheaper"
        return said(key, TEXTS, price=euros(reserve.price), printed=printed)

    def _can_bid(self, reserve: Reserve) -> str:
        fingers = reserve.table.numbers.fingers
        most = [min(fingers, money) for money in reserve.money]
        return said("fact.can-bid", TEXTS, fingers=fingers, bidders=self.each(most), most=sum(most))

    def _bids(self, bids: Sequence[int]) -> str:
        return said("fact.bids", TEXTS, bids=self.each(bids), total=sum(bids))

    def each(self, numbers: Sequence[int]) -> str:
        """Everybody with a number."""
        return ", ".join(
            said("fact.score", TEXTS, player=self._names.player(seat), number=number)
            for seat, number in enumerate(numbers)
        )

    def failure(self, event: events.BlackedOut, reserve: Reserve) -> list[str]:
        """Why nothing helped any more (Q3, Q6)."""
        side = self._side(event.plant, event.field)
        match event.failure:
            case events.Failure.PLANT_USED:
                number = reserve.used.get(event.plant)
                key = "fact.plant-used-before" if number is None else "fact.plant-used"
                return [side, said(key, TEXTS, plant=plant_name(event.plant), number=number)]
            case events.Failure.MONEY_SHORT:
                return [side, self._price(reserve), self._can_bid(reserve)]
            case events.Failure.BID_SHORT:
                missing = said_count("fact.missing", event.price - event.most, TEXTS)
                return [side, self._price(reserve), missing]
