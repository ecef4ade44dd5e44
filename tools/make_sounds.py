"""Makes the sounds of the tables: `python -m tools.make_sounds [FOLDER]`.

Paper and wood: sounds of paper are noise through filters, sounds of wood are the dying tones of a bar.
The same script makes the same bytes everywhere; nothing is recorded.
"""

import io
import math
import sys
import wave
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parents[1] / "resources" / "sounds"
RATE = 22_050
FADE_IN, FADE_OUT = 0.003, 0.030
"""Seconds; a sound that begins or ends at once would click."""
LOUDNESS = -18.0
"""Decibels below full scale, of the loudest eighth of a second of every sound."""
PEAK = 0.89
WINDOW = 0.125
BAR = (1.0, 2.76, 5.40)
"""The tones of a free wooden bar, compared with its lowest."""
MARIMBA = (1.0, 3.98, 9.2)
"""Those of a bar that is hollowed out until it sounds pure."""

Samples = NDArray[np.float64]


def seconds(length: float) -> Samples:
    """The moments of a sound."""
    return np.arange(round(length * RATE), dtype=np.float64) / RATE


def noise(length: float, seed: int) -> Samples:
    """Hissing; `RandomState` is promised never to change."""
    return np.random.RandomState(seed).random_sample(round(length * RATE)) * 2.0 - 1.0


def low(samples: Samples, hertz: float) -> Samples:
    """What is below *hertz*, softly."""
    share, level, out = 1.0 - math.exp(-2.0 * math.pi * hertz / RATE), 0.0, np.empty_like(samples)
    for index, sample in enumerate(samples.tolist()):
        level += share * (sample - level)
        out[index] = level
    return out


def high(samples: Samples, hertz: float) -> Samples:
    """What is above *hertz*, softly."""
    return samples - low(samples, hertz)


def band(samples: Samples, hertz: float | Samples, width: float) -> Samples:
    """What is around *hertz*, which may wander; a smaller *width* rings longer."""
    centres = np.broadcast_to(np.asarray(hertz, dtype=np.float64), samples.shape).tolist()
    lower, middle, out = 0.0, 0.0, np.empty_like(samples)
    for index, sample in enumerate(samples.tolist()):
        step = 2.0 * math.sin(math.pi * centres[index] / RATE)
        lower += step * middle
        middle += step * (sample - lower - width * middle)
        out[index] = middle
    return out


def hill(time: Samples, begin: float, top: float, end: float) -> Samples:
    """Rises from *begin* to *top* and falls until *end*, without corners."""
    up = np.clip((time - begin) / (top - begin), 0.0, 1.0)
    down = np.clip((end - time) / (end - top), 0.0, 1.0)
    whole: Samples = np.sin(0.5 * np.pi * up) ** 2 * np.sin(0.5 * np.pi * down) ** 2
    return whole


def struck(
    time: Samples, at: float, tones: Sequence[tuple[float, float, float]], softness: float = 0.0015
) -> Samples:
    """Something struck at a moment: *tones* are (hertz, strength, seconds until it has nearly died)."""
    since = np.maximum(time - at, 0.0)
    sound = np.zeros_like(time)
    for hertz, strength, dying in tones:
        sound += strength * np.exp(-since / dying) * np.sin(2.0 * np.pi * hertz * since)
    return sound * np.clip(since / softness, 0.0, 1.0)


def bar(hertz: float, dying: float, ratios: Sequence[float] = BAR) -> list[tuple[float, float, float]]:
    """The tones of a bar: the higher, the weaker and shorter."""
    return [(hertz * ratio, 1.0 / ratio, dying / ratio**0.8) for ratio in ratios]


def thud(length: float, at: float, hertz: float, dying: float, seed: int) -> Samples:
    """The dull part of a blow."""
    since = seconds(length) - at
    hull = np.where(since > 0.0, np.exp(-np.maximum(since, 0.0) / dying), 0.0)
    return low(low(noise(length, seed), hertz), hertz) * hull


def lay() -> Samples:
    """A card slides over paper and is set down."""
    length = 0.32
    time = seconds(length)
    slide = band(noise(length, 11), 1500.0 + 5500.0 * time, 0.9) * hill(time, 0.0, 0.11, 0.19)
    tap = struck(time, 0.17, [(310.0, 1.0, 0.030), (820.0, 0.4, 0.014), (1730.0, 0.15, 0.007)])
    return 0.55 * low(slide, 3800.0) + 0.75 * tap + 2.2 * thud(length, 0.17, 700.0, 0.016, 12)


def turn() -> Samples:
    """Paper is turned over: it flutters, and lies flat."""
    length = 0.30
    time = seconds(length)
    flutter = 0.6 + 0.4 * np.sin(2.0 * np.pi * (26.0 + 60.0 * time) * time)
    swish = band(noise(length, 21), 900.0 + 9000.0 * time, 0.7) * hill(time, 0.0, 0.10, 0.22) * flutter
    flat = struck(time, 0.20, [(420.0, 1.0, 0.018), (1150.0, 0.35, 0.008)])
    return low(low(swish, 3000.0), 4200.0) + 0.45 * flat + 1.2 * thud(length, 0.20, 1100.0, 0.012, 22)


def move() -> Samples:
    """A wooden game piece steps onto wood."""
    length = 0.16
    time = seconds(length)
    return struck(time, 0.004, bar(540.0, 0.032)) + 0.9 * thud(length, 0.004, 1500.0, 0.006, 31)


def tile() -> Samples:
    """Something heavy slides over the table and settles."""
    length = 0.68
    time = seconds(length)
    rough = np.where(np.abs(noise(length, 41)) > 0.975, noise(length, 42), 0.0)
    grains = band(rough, 430.0, 0.25) + 0.5 * band(rough, 900.0, 0.3)
    rumble = low(low(noise(length, 43), 420.0), 420.0)
    slide = (0.9 * grains + 1.9 * rumble) * hill(time, 0.0, 0.20, 0.46)
    settle = struck(time, 0.44, bar(172.0, 0.075), 0.003) + 0.45 * struck(time, 0.51, bar(190.0, 0.05), 0.003)
    return slide + 0.9 * settle + 1.4 * thud(length, 0.44, 500.0, 0.03, 44)


def cap() -> Samples:
    """The cap comes down softly, and it is night: a fifth that fades."""
    length = 0.76
    time = seconds(length)
    since = np.maximum(time - 0.10, 0.0)
    phase = 2.0 * np.pi * (78.0 * since + 75.0 * 0.05 * (1.0 - np.exp(-since / 0.05)))
    whump = (np.sin(phase) + 0.45 * np.sin(2.0 * phase) + 0.2 * np.sin(3.0 * phase)) * np.exp(-since / 0.11)
    whump *= np.clip(since / 0.008, 0.0, 1.0)
    air = low(noise(length, 51), 700.0) * hill(time, 0.0, 0.10, 0.24)
    night = np.sin(2 * np.pi * 220.0 * time) + 0.7 * np.sin(2 * np.pi * 329.6 * time + 0.4)
    night += 0.5 * np.sin(2 * np.pi * 221.3 * time)
    night *= hill(time, 0.10, 0.24, 0.76)
    return whump + 0.9 * air + 0.16 * night


def steal() -> Samples:
    """Two quick plucks, on tiptoe."""
    length = 0.34
    time = seconds(length)
    strings = [
        struck(time, at, [(hertz * n, 1.0 / n**1.3, 0.085 / n**0.6) for n in range(1, 7)], 0.002) * strength
        for at, hertz, strength in ((0.005, 311.1, 0.8), (0.095, 440.0, 1.0))
    ]
    rustle = band(noise(length, 61), 2600.0, 0.8) * hill(time, 0.08, 0.12, 0.24)
    return low(sum(strings, np.zeros_like(time)), 2400.0) + 0.07 * rustle


def win() -> Samples:
    """Three notes on a small marimba."""
    time = seconds(0.78)
    notes = ((0.005, 392.0), (0.125, 523.3), (0.245, 659.3))
    sound = np.zeros_like(time)
    for at, hertz in notes:
        sound += struck(time, at, bar(hertz, 0.21, MARIMBA), 0.003)
        sound += 0.5 * thud(0.78, at, 900.0, 0.010, 71)
    return sound


def refused() -> Samples:
    """Two muted knocks: no."""
    length = 0.30
    time = seconds(length)
    sound = np.zeros_like(time)
    for at, hertz, strength in ((0.005, 205.0, 1.0), (0.125, 174.0, 0.85)):
        sound += strength * struck(time, at, bar(hertz, 0.034), 0.002)
        sound += strength * 1.1 * thud(length, at, 480.0, 0.014, 81)
    return low(sound, 1300.0)


def take() -> Samples:
    """A card is drawn towards oneself."""
    length = 0.22
    time = seconds(length)
    slide = band(noise(length, 91), 2300.0 - 5000.0 * time, 0.7) * hill(time, 0.0, 0.06, 0.20)
    return low(low(slide, 2200.0), 3000.0) + 0.3 * low(noise(length, 92), 500.0) * hill(time, 0.0, 0.07, 0.20)


def energy() -> Samples:
    """Energy is passed on: small drops on hollow wood, each a little higher than the one before."""
    length = 0.36
    time = seconds(length)
    sound = np.zeros_like(time)
    for number, at in enumerate((0.005, 0.065, 0.120, 0.170)):
        since = np.maximum(time - at, 0.0)
        hertz = 523.3 * 1.122**number
        drop = np.sin(2.0 * np.pi * (hertz * since + 0.35 * hertz * since**2)) * np.exp(-since / 0.035)
        sound += (0.7 + 0.1 * number) * drop * np.clip(since / 0.003, 0.0, 1.0)
    return low(sound, 2600.0) + 0.25 * low(noise(length, 101), 600.0) * hill(time, 0.0, 0.12, 0.32)


def laser() -> Samples:
    """Power gathers, then the beam: a falling tone over a deep blow that rings out in a fifth."""
    length = 0.78
    time = seconds(length)
    gather = np.sin(2.0 * np.pi * (140.0 * time + 420.0 * time**2)) * hill(time, 0.0, 0.20, 0.26)
    since = np.maximum(time - 0.22, 0.0)
    rise = np.clip(since / 0.004, 0.0, 1.0)
    phase = 2.0 * np.pi * (330.0 * since + 1100.0 * 0.07 * (1.0 - np.exp(-since / 0.07)))
    beam = (np.sin(phase) + 0.35 * np.sin(2.0 * phase)) * np.exp(-since / 0.12) * rise
    hiss = band(noise(length, 111), 2600.0 - 1800.0 * np.clip(since, 0.0, 0.5), 0.8) * np.exp(-since / 0.09)
    ring = (np.sin(2.0 * np.pi * 329.6 * since) + 0.7 * np.sin(2.0 * np.pi * 493.9 * since)) * rise
    ring *= np.exp(-since / 0.24)
    blow = 2.0 * thud(length, 0.22, 400.0, 0.04, 112)
    return 0.35 * gather + low(beam, 3200.0) + 0.25 * hiss * rise + 0.35 * ring + blow


def coin() -> Samples:
    """Two small coins of wood and glass."""
    length = 0.30
    time = seconds(length)
    first = struck(time, 0.005, [(1480.0, 1.0, 0.05), (2217.0, 0.5, 0.04), (3951.0, 0.2, 0.02)])
    second = struck(time, 0.075, [(1661.0, 0.9, 0.06), (2489.0, 0.45, 0.05), (4435.0, 0.18, 0.02)])
    return low(first + second, 4200.0) + 0.6 * thud(length, 0.005, 1200.0, 0.008, 121)


def hum(time: Samples, hertz: Samples) -> Samples:
    """The tone of a transformer, whose pitch may wander."""
    phase = 2.0 * np.pi * np.cumsum(hertz) / RATE
    sound: Samples = np.sin(phase) + 0.5 * np.sin(2.0 * phase) + 0.35 * np.sin(4.0 * phase)
    return sound


def blackout() -> Samples:
    """A switch falls, and the hum of the grid sinks and dies."""
    time = seconds(0.78)
    since = np.maximum(time - 0.06, 0.0)
    dying = hum(time, 100.0 * np.exp(-since / 0.45)) * np.exp(-since / 0.20) * (time > 0.0)
    switch = struck(time, 0.06, bar(190.0, 0.05), 0.002) + 2.0 * thud(0.78, 0.06, 600.0, 0.02, 131)
    return low(dying, 1500.0) + 0.9 * switch


def rescue() -> Samples:
    """A turbine starts: the hum rises to its pitch and a fifth joins it."""
    time = seconds(0.78)
    rising = hum(time, 100.0 - 70.0 * np.exp(-time / 0.16)) * hill(time, 0.0, 0.30, 0.78)
    fifth = np.sin(2.0 * np.pi * 300.0 * time) * hill(time, 0.22, 0.42, 0.78)
    water = band(noise(0.78, 141), 500.0 + 900.0 * time, 0.9) * hill(time, 0.0, 0.25, 0.70)
    return low(rising, 1600.0) + 0.5 * fifth + 0.35 * low(water, 2000.0)


SOUNDS: Mapping[str, Callable[[], Samples]] = {
    sound.__name__: sound
    for sound in (
        *(lay, turn, move, tile, cap, steal, win, refused, take, energy, laser),
        *(coin, blackout, rescue),
    )
}
QUIETER = {"move": 2.0, "take": 2.0, "lay": 1.0, "energy": 2.0, "coin": 3.0}
"""Decibels: what is heard all the time stays in the background."""


def loudness(samples: Samples) -> float:
    """Decibels of the loudest eighth of a second; an ear hears little of what is deep."""
    heard = high(samples, 180.0) ** 2
    sums = np.concatenate(([0.0], np.cumsum(heard)))
    window = min(round(WINDOW * RATE), len(heard))
    return 10.0 * math.log10(float(np.max(sums[window:] - sums[:-window])) / round(WINDOW * RATE) + 1e-12)


def finished(samples: Samples, quieter: float = 0.0) -> Samples:
    """Equally loud, without a jump at either end."""
    sound = high(samples, 35.0)
    rise, fall = round(FADE_IN * RATE), round(FADE_OUT * RATE)
    sound[:rise] *= np.sin(0.5 * np.pi * np.arange(rise) / rise) ** 2
    sound[-fall:] *= np.cos(0.5 * np.pi * np.arange(1, fall + 1) / fall) ** 2
    sound *= 10.0 ** ((LOUDNESS - quieter - loudness(sound)) / 20.0)
    peak = float(np.max(np.abs(sound)))
    if peak > PEAK:
        raise ValueError(f"too spiky: the peak would be {peak:.2f}")
    return sound


def written(samples: Samples) -> bytes:
    """The sound as a WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(samples * 32767.0).astype("<i2").tobytes())
    return file.getvalue()


def made() -> Mapping[str, bytes]:
    """All files by name."""
    return {
        f"{name}.wav": written(finished(sound(), QUIETER.get(name, 0.0))) for name, sound in SOUNDS.items()
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in made().items():
        (folder / name).write_bytes(content)
