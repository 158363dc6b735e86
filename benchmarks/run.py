"""Compares the speed of Velmoci, compiled and interpreted, with other engines; README.md explains it.

Exits with 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
IMPORT = "import time; t = time.process_time(); import velmoci.expanze.game; print(time.process_time() - t)"

Figures = dict[str, float]


@dataclass(frozen=True)
class Bar:
    """What must be reached: a number of ours as a multiple of a rival's."""

    ours: str
    rival: str
    times: float


BARS = (
    Bar("playout decisions", "Catanatron actions", 25),
    Bar("playout decisions", "OpenSpiel decisions", 5),
    Bar("evropska_valka decisions", "Catanatron actions", 15),
    Bar("copies", "Catanatron copies", 25),
)
BATTLES = ("land battles", "sea battles")
LEAST_BATTLES = 10_000
LEAST_GAIN = 6
"""What compiling must gain in battles."""
WHOLE_TO_BASIC = (
    ("land battles", "land battles basic", 0.6),
    ("sea battles", "sea battles basic", 0.6),
    ("salvo random games whole", "salvo random games basic", 0.5),
)
"""What must be left of the speed with the basic chapters when all are on: one that plays no part costs little."""
IMPORT_LIMIT = 0.150
HELP_LIMIT = 0.300
STARTS = 7
PYTHONS = {
    "compiled": "the compiled package",
    "interpreted": "the plain package",
    "rivals": "Catanatron and OpenSpiel",
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare the speed of Velmoci with other engines.")
    for name, packages in PYTHONS.items():
        parser.add_argument(f"--{name}", required=True, type=python_path, help=f"Python that has {packages}")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds for each measurement")
    parser.add_argument("--repeats", type=int, default=5, help="how often everything is measured, in turn")
    parser.add_argument("--json", type=Path, help="write all figures to this file too")
    return parser.parse_args()


def python_path(text: str) -> str:
    """An interpreter by its full path; not resolved, since the link tells which environment is meant."""
    return str(Path(text).absolute())


def stay_on_one_core() -> None:
    """Everything that follows, the measured processes included, shares one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(python: str, script: str, seed: int, seconds: float) -> Figures:
    """Runs one script in one Python, away from the checkout, and reads its figures."""
    command = [python, "-P", str(HERE / script), str(seed), str(seconds)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
    if answer.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{answer.stderr}")
    figures: Figures = json.loads(answer.stdout.splitlines()[-1])
    return figures


def middle(runs: list[Figures]) -> Figures:
    """The median of every figure."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def import_seconds(python: str) -> float:
    """How long it takes to import the rules of Expanze."""
    command = [python, "-P", "-c", IMPORT]
    times = []
    for _ in range(STARTS):
        answer = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
        times.append(float(answer.stdout))
    return median(times)


def help_seconds(python: str) -> float | None:
    """The CPU time of `velmoci --help` from start to end; None where the command does not work."""
    command = [str(Path(python).parent / "velmoci"), "--help"]
    times = []
    for _ in range(STARTS):
        start = children_seconds()
        try:
            answer = subprocess.run(command, capture_output=True, check=False, cwd="/")
        except OSError:
            return None
        if answer.returncode != 0:
            return None
        times.append(children_seconds() - start)
    return median(times)


def children_seconds() -> float:
    """The CPU time of all processes that were started from here and have ended."""
    times = os.times()
    return times.children_user + times.children_system


def show_speeds(compiled: Figures, interpreted: Figures, rivals: Figures) -> None:
    print(f"\n{'per CPU second':<28}{'compiled':>12}{'interpreted':>14}{'ratio':>8}")
    for name, figure in compiled.items():
        print(f"{name:<28}{figure:>12,.1f}{interpreted[name]:>14,.1f}{figure / interpreted[name]:>8.1f}")
    print(f"\n{'rivals':<28}{'per second':>12}")
    for name, figure in rivals.items():
        print(f"{name:<28}{figure:>12,.1f}")


def judge(
    compiled: Figures, interpreted: Figures, rivals: Figures, starts: dict[str, tuple[float | None, float]]
) -> bool:
    """Prints every bar with what was reached; true when all are met."""
    print("\nbars")
    met = True
    for bar in BARS:
        ratio = compiled[bar.ours] / rivals[bar.rival]
        wanted = f"at least {bar.times:g} ×"
        met &= show_bar(f"{bar.ours} / {bar.rival}", f"{ratio:.1f} ×", wanted, ratio >= bar.times)
    for name in BATTLES:
        count, gain = compiled[name], compiled[name] / interpreted[name]
        met &= show_bar(name, f"{count:,.0f} a second", f"at least {LEAST_BATTLES:,}", count >= LEAST_BATTLES)
        met &= show_bar(f"{name} / interpreted", f"{gain:.1f} ×", f"at least {LEAST_GAIN} ×", gain >= LEAST_GAIN)
    for whole, basic, least in WHOLE_TO_BASIC:
        share = compiled[whole] / compiled[basic]
        met &= show_bar(f"{whole} / basic", f"{share:.2f} ×", f"at least {least:g} ×", share >= least)
    for name, (seconds, limit) in starts.items():
        reached = "does not work" if seconds is None else f"{1000 * seconds:.0f} ms"
        fits = seconds is not None and seconds < limit
        met &= show_bar(name, reached, f"under {1000 * limit:.0f} ms", fits)
    return met


def show_bar(name: str, reached: str, wanted: str, fits: bool) -> bool:
    print(f"{'ok    ' if fits else 'MISSED'} {name:<44}{reached:>16}   ({wanted})")
    return fits


def main() -> int:
    options = arguments()
    stay_on_one_core()
    compiled: list[Figures] = []
    interpreted: list[Figures] = []
    rivals: list[Figures] = []
    for repeat in range(options.repeats):
        print(f"measuring, {repeat + 1} of {options.repeats} …", file=sys.stderr, flush=True)
        compiled.append(measure(options.compiled, "velmoci_speed.py", repeat, options.seconds))
        rivals.append(measure(options.rivals, "rival_speed.py", repeat, options.seconds))
        interpreted.append(measure(options.interpreted, "velmoci_speed.py", repeat, options.seconds))
    ours, plain, theirs = middle(compiled), middle(interpreted), middle(rivals)
    starts = {
        "import of the rules of Expanze": (import_seconds(options.compiled), IMPORT_LIMIT),
        "velmoci --help": (help_seconds(options.compiled), HELP_LIMIT),
    }
    show_speeds(ours, plain, theirs)
    met = judge(ours, plain, theirs, starts)
    if options.json:
        figures = {"compiled": compiled, "interpreted": interpreted, "rivals": rivals, "starts": starts}
        options.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
