"""The forms that the name of an energy has inside a sentence, such as “zur Biomasse” in German."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Energy


class EnergyName(str):
    """The name of an energy; a translation may ask for a form of it, as in ``{energy:to}``."""

    form: Callable[[str], str]

    def __format__(self, spec: str) -> str:
        return self.form(spec) if spec else str(self)


class EnergyForms(QObject):
    """The names of the energies after the words of a sentence, in the current language."""

    def named(self, energy: Energy, name: str) -> EnergyName:
        """*name*, which knows the forms of *energy*."""
        named = EnergyName(name)
        named.form = lambda form: self._forms(form)[energy]
        return named

    def _forms(self, form: str) -> dict[Energy, str]:
        match form:
            case "to":
                return self._to()
            case "from":
                return self._from()
            case "on":
                return self._on()
            case "onto":
                return self._onto()
            case _:
                raise ValueError(f"an energy has no form {form!r}")

    def _to(self) -> dict[Energy, str]:
        return {
            Energy.SOLAR: self.tr("to Solar energy"),
            Energy.HYDRO: self.tr("to Hydropower"),
            Energy.GEOTHERMAL: self.tr("to Geothermal heat"),
            Energy.OCEAN: self.tr("to Waves and tides"),
            Energy.WIND: self.tr("to Wind energy"),
            Energy.BIOMASS: self.tr("to Biomass"),
        }

    def _from(self) -> dict[Energy, str]:
        return {
            Energy.SOLAR: self.tr("from Solar energy"),
            Energy.HYDRO: self.tr("from Hydropower"),
            Energy.GEOTHERMAL: self.tr("from Geothermal heat"),
            Energy.OCEAN: self.tr("from Waves and tides"),
            Energy.WIND: self.tr("from Wind energy"),
            Energy.BIOMASS: self.tr("from Biomass"),
        }

    def _on(self) -> dict[Energy, str]:
        return {
            Energy.SOLAR: self.tr("on Solar energy"),
            Energy.HYDRO: self.tr("on Hydropower"),
            Energy.GEOTHERMAL: self.tr("on Geothermal heat"),
            Energy.OCEAN: self.tr("on Waves and tides"),
            Energy.WIND: self.tr("on Wind energy"),
            Energy.BIOMASS: self.tr("on Biomass"),
        }

    def _onto(self) -> dict[Energy, str]:
        return {
            Energy.SOLAR: self.tr("onto Solar energy"),
            Energy.HYDRO: self.tr("onto Hydropower"),
            Energy.GEOTHERMAL: self.tr("onto Geothermal heat"),
            Energy.OCEAN: self.tr("onto Waves and tides"),
            Energy.WIND: self.tr("onto Wind energy"),
            Energy.BIOMASS: self.tr("onto Biomass"),
        }
