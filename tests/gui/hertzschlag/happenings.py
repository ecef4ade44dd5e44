"""One of everything that can happen in Hertzschlag, and many of its variants, as if a game were told."""

from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.counting import Income, Shove
from enix_desktop.games.hertzschlag.events import Cause, Crossing, Failure
from enix_desktop.games.hertzschlag.faces import Category, Plant
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.games.hertzschlag.scoring import Score
from tests.unit.games.hertzschlag.tables import card

ACTION, INCOME = Place.ACTION, Place.INCOME
STORM, STILL, HOLIDAY, FLEXIBLE, SETTLEMENT = 1, 2, 6, 10, 11
FARM, PLANT, LAMPS = card("Offshore wind farm"), card("Virtual power plant"), card("LED lamps")
FUNDING, TENANTS, DIVIDEND = (
    card("Solar funding"),
    card("Power for tenants"),
    card("Carbon price with dividend"),
)
LINES, REFORM, FORECAST = (
    card("New transmission lines"),
    card("Balancing market reform"),
    card("Better weather forecast"),
)
FAR = (Crossing(4, 5, -4, 2), Crossing(6, 7, -2, 0))
HOME = (Crossing(-7, -6, 4, 10), Crossing(-5, -4, 4, 14))
SCORES = (Score(3, 2, 3, 6, 3), Score(0, 1, 0, 2, 0), Score(2, 0, 1, 1, 1))

TOLD: list[Event] = [
    events.RoundBegan(1, 0),
    events.EventHappened(STILL, Shove(-3, -2, 0, 0), 1, -4, -4),
    events.EventHappened(STILL, Shove(-3, -2, 1, 0), 1, -3, -3),
    events.EventHappened(STORM, Shove(2, 0, 2, 0), 3, 3, 3),
    events.EventHappened(HOLIDAY, Shove(4, 0, 0, 0), 6, 8, 8),
    events.EventHappened(FLEXIBLE, Shove(4, 0, 0, 2), 1, 5, 3),
    events.EventHappened(FLEXIBLE, Shove(4, 0, 0, 0), 1, 5, 5),
    events.EventPaid(0, SETTLEMENT, 2, 18),
    events.EventPaid(1, SETTLEMENT, 0, 20),
    events.Signalled(0, Word.UP),
    events.Signalled(1, Word.SILENT),
    events.CardLaid(0, LAMPS, ACTION),
    events.CardLaid(0, LAMPS, INCOME),
    events.CardLaid(1, None, None),
    events.PlacesShown((ACTION, INCOME, ACTION), (0, 1, 2)),
    events.PlacesShown((ACTION,) * 3, (1, 2, 0)),
    events.PlacesShown((INCOME,) * 3, (2, 0, 1)),
    events.IncomeTaken(1, None, Income(3, 0, 0), 3, 18),
    events.IncomeTaken(1, LAMPS, Income(3, 3, 2), 8, 20),
    events.IncomeTaken(1, None, Income(3, 3, 2), 5, 20),
    events.IncomeTaken(0, LAMPS, Income(3, 0, 0), 3, 18),
    events.CardPlayed(0, FARM, 9, 6),
    events.CardPlayed(0, FARM, 7, 8),
    events.CardPlayed(0, LAMPS, 0, 8),
    events.MarkerMoved(0, FARM, Cause.CHANGE, 6, 3, 8, FAR, 0),
    events.MarkerMoved(0, FARM, Cause.CHANGE, 6, 8, 8, (), 6),
    events.MarkerMoved(0, FARM, Cause.CHANGE, 6, 4, 8, (Crossing(4, 5, 0, 0), Crossing(6, 7, 0, 0)), 0),
    events.MarkerMoved(0, PLANT, Cause.TOWARDS, 3, -7, -4, HOME, 14),
    events.MarkerMoved(0, PLANT, Cause.TOWARDS, 3, -5, -3, (Crossing(-5, -4, 1, 20),), 20),
    events.MarkerMoved(0, PLANT, Cause.TOWARDS, 3, 1, 0, (), 6),
    events.MarkerMoved(0, PLANT, Cause.TOWARDS, 3, 0, 0, (), 6),
    events.DiscountGained(0, FUNDING, Category.SOLAR, 2),
    events.IncomeGrown(0, TENANTS, Category.SOLAR, 1),
    events.CashPaid(0, DIVIDEND, 2, (2, 2, 2), (10, 12, 14)),
    events.CashPaid(0, DIVIDEND, 2, (2, 0, 1), (10, 20, 20)),
    events.GridCalmed(0, LINES, 0, 1),
    events.GridCalmed(0, LINES, 2, 2),
    events.ControlCheapened(0, REFORM, 11, 9),
    events.ControlCheapened(0, REFORM, 7, 7),
    events.ForecastSeen(0, FORECAST, None),
    events.ForecastSeen(0, FORECAST, STORM),
    events.ForecastSeen(0, FORECAST, None, is_last_round=True),
    events.CheckPassed(1, 3),
    events.ControlNeeded(-6, Plant.PUMPED_STORAGE, 11, 15),
    events.Pledged(0, 3),
    events.Pledged(1, 0),
    events.Pledged(2, None),
    events.BidMade(0, 4),
    events.BidMade(1, None),
    events.BidsShown((4, 4, 3), 11, (2, 2, 3)),
    events.BidsShown((5, 5, 5), 11, (1, 1, 1)),
    events.BidsShown((4, 4, 2), 11, (2, 2, 3)),
    events.PlantUsed(Plant.PUMPED_STORAGE, -6, -4),
    events.HandsPassed(1, ((1, 2), (3, 4), None)),
    events.HandsPassed(1, (None, None, None)),
    events.CardDrawn(0, 7),
    events.CardDrawn(1, None),
    *(events.BlackedOut(5, 6, failure, Plant.GAS_PLANT, 11, 9) for failure in Failure),
    events.GameEnded(False, (0, 1, 2), SCORES, (0,)),
    events.GameEnded(False, (0, 1, 2), (SCORES[0], SCORES[0], SCORES[1]), (0, 1)),
    events.GameEnded(True, (0, 1, 2), SCORES, ()),
]
"""Never all of one game: each alone must be told."""
