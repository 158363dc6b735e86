"""A draft of one phase: work and buildings are chosen one by one, what gains most first, and exchanged for better."""

from __future__ import annotations

from typing import Final, final

from velmoci.salva.economy.hauling import Need, haul
from velmoci.salva.economy.mix import MILLION, Aim, Mix
from velmoci.salva.economy.phase import PhaseRules, Place, Work, bundle_needs
from velmoci.salva.economy.region import SCALE, TIMES, Region
from velmoci.salva.economy.tables import GOODS, NO_BUILDING, SETTLEMENT, EconomyTable

PASSES: Final = 2
"""How often all work is gone through to exchange it for better."""
ROOM: Final = 117
"""Of the buildings that the mix needs so many hundredths are wanted."""
NOTHING: Final = -1


@final
class Job:
    """One conversion on one place, and how many workers the draft gives it."""

    def __init__(self, line: int, place: int, building: int, output: int) -> None:
        self.line: Final = line
        self.place: Final = place
        self.building: Final = building
        self.output: Final = output
        self.count = 0
        self.is_barred = False
        """Whether goods were found not to reach it."""


@final
class Draft:
    """What the workers of a region are to do in one phase, and what is to be built there."""

    def __init__(
        self,
        table: EconomyTable,
        rules: PhaseRules,
        places: tuple[Place, ...],
        price: tuple[int, ...],
        aim: Aim,
        idle: tuple[int, ...] = (),
    ) -> None:
        self.table: Final = table
        self.rules: Final = rules
        self.places: Final = places
        self.price: Final = price
        self.aim: Final = aim
        self.idle: Final = idle
        """The kinds of buildings whose points nobody can use."""
        self.free = [place.workers - place.hungry if works_at(place) else 0 for place in places]
        self.runs = [[count * rules.building_capacity for count in place.buildings] for place in places]
        self.jobs: list[Job] = []
        self.settling = 0
        self.built: list[tuple[int, int]] = []
        """Buildings with their places."""

    def plan(self, region: Region, mix: Mix) -> None:
        """Chooses the work of a region, and what is built in it."""
        self.jobs = self.jobs_in(region)
        self.settling, self.built = 0, []
        part = MILLION // SCALE
        wanted = [max(SCALE // 2, share * region.workers // part * ROOM // 100) for share in mix.buildings]
        standing = [sum([self.places[at].buildings[kind] for at in region.members]) for kind in range(len(wanted))]
        self.fill(region, wanted, standing)
        for _ in range(PASSES):
            if not self.exchange(region):
                break
            self.fill(region, wanted, standing)

    def jobs_in(self, region: Region) -> list[Job]:
        """All that could be done there."""
        jobs: list[Job] = []
        for at in region.members:
            if not self.free[at]:
                continue
            for line in self.table.conversions:
                kind = int(line.building)
                if kind == NO_BUILDING or (self.runs[at][kind] and kind not in self.idle):
                    num, den = self.places[at].bonuses.get(int(line.output), (1, 1))
                    amount = int(line.amount) * num // den
                    jobs.append(Job(int(line.index), at, kind, amount))
        return jobs

    # Choosing

    def fill(self, region: Region, wanted: list[int], standing: list[int]) -> None:
        """Adds what gains most until nothing gains anything."""
        while True:
            job, gain = self.best_job(region, 0, NOTHING)
            job, gain = self.best_opening(region, job, gain)
            kind, profit = self.best_building(region, wanted, standing)
            if kind != NOTHING and profit > gain:
                self.build(region, kind, standing)
            elif job != NOTHING:
                self.take_on(region, self.jobs[job])
            else:
                return

    def take_on(self, region: Region, job: Job) -> None:
        """Gives a job one more worker, or bars it if goods turn out not to reach it."""
        self.change(region, job, 1)
        if not self.is_real(region):
            self.change(region, job, -1)
            job.is_barred = True

    def best_job(self, region: Region, least: int, other_than: int) -> tuple[int, int]:
        """The job that gains most, more than `least`, if one more worker does it; with what it gains."""
        best, most = NOTHING, least
        for number, job in enumerate(self.jobs):
            if number != other_than and self.is_free(job):
                gain = self.gain(region, job)
                if gain > most and self.fits(region, job):
                    best, most = number, gain
        return best, most

    def best_opening(self, region: Region, best: int, most: int) -> tuple[int, int]:
        """The job that gains most together with one that it makes possible, if both gain more than that; half of it."""
        for number, job in enumerate(self.jobs):
            conversion = self.table.conversions[job.line]
            output = int(conversion.output)
            if output < 0 or not self.is_free(job) or region.spare(output) or not self.fits(region, job):
                continue
            gain = self.gain(region, job)
            self.change(region, job, 1)
            for other in self.jobs:
                is_user = output in self.table.conversions[other.line].inputs
                if is_user and self.is_free(other) and self.fits(region, other):
                    both = (gain + self.gain(region, other)) // 2
                    if both > most:
                        best, most = number, both
            self.change(region, job, -1)
        return best, most

    def is_free(self, job: Job) -> bool:
        """Whether there are a worker and a building for it."""
        return (
            self.free[job.place] > 0
            and not job.is_barred
            and (job.building < 0 or self.runs[job.place][job.building] > 0)
        )

    def fits(self, region: Region, job: Job) -> bool:
        """Whether the region has the inputs for one more."""
        inputs = self.table.conversions[job.line].inputs
        region.convert(job.line, job.output, 1)
        is_enough = region.suffices(inputs[0]) and region.suffices(inputs[1])
        region.convert(job.line, job.output, -1)
        return is_enough

    def gain(self, region: Region, job: Job) -> int:
        """What one more of it is worth, inputs taken off."""
        conversion = self.table.conversions[job.line]
        gain = 0
        for resource in conversion.inputs:
            gain += region.gain(resource, -1)
        if conversion.product == GOODS:
            return gain + region.gain(int(conversion.output), job.output)
        if conversion.product == SETTLEMENT:
            first = self.aim.settler * region.workers * self.aim.growth * SCALE // 10_000
            return gain + first // (self.settling + 1)
        return gain + (self.aim.points * SCALE // 100 if conversion.product == self.aim.product else 0)

    def change(self, region: Region, job: Job, times: int) -> None:
        """Gives a job one more worker, or takes one away."""
        job.count += times
        self.free[job.place] -= times
        if job.building >= 0:
            self.runs[job.place][job.building] -= times
        if self.table.conversions[job.line].product == SETTLEMENT:
            self.settling += times
        region.convert(job.line, job.output, times)

    def exchange(self, region: Region) -> bool:
        """Gives each worker what gains more than what he does; says whether anything has changed."""
        is_changed = False
        for number, job in enumerate(self.jobs):
            if not job.count:
                continue
            self.change(region, job, -1)
            other = NOTHING
            if job.building < 0 or self.can_go_without(region, job):
                other, _ = self.best_job(region, self.gain(region, job), number)
            if other == NOTHING:
                self.change(region, job, 1)
            else:
                self.change(region, self.jobs[other], 1)
                if self.is_real(region):
                    is_changed = True
                else:
                    self.change(region, self.jobs[other], -1)
                    self.change(region, job, 1)
        return is_changed

    def can_go_without(self, region: Region, job: Job) -> bool:
        """Whether nobody needs what the job has made."""
        output = int(self.table.conversions[job.line].output)
        return output < 0 or region.suffices(output)

    # Building

    def best_building(self, region: Region, wanted: list[int], standing: list[int]) -> tuple[int, int]:
        """The building that gains most, with what it gains."""
        best, most = NOTHING, 0
        cost = sum([region.gain(resource, -count) for resource, count in enumerate(self.price) if count])
        for kind in range(len(wanted)):
            gain = self.aim.building * wanted[kind] // (100 * standing[kind] + 20) + cost
            if gain > most and kind not in self.idle and self.site(region, kind) != NOTHING and self.is_paid(region):
                best, most = kind, gain
        return best, most

    def is_paid(self, region: Region) -> bool:
        """Whether one more building can be paid."""
        region.pay(self.price, 1)
        is_enough = all(region.suffices(resource) for resource, count in enumerate(self.price) if count)
        region.pay(self.price, -1)
        return is_enough

    def site(self, region: Region, kind: int) -> int:
        """Where such a building is best, of places with workers: by the factors, then by workers without a building."""
        best, most = NOTHING, (0, 0)
        for at in region.members:
            place = self.places[at]
            is_shore = place.is_port or not self.table.buildings[kind].in_port
            if not works_at(place) or not place.workers or not is_shore:
                continue
            crowd = place.workers - sum(place.buildings) - len([1 for _, site in self.built if site == at])
            merit = (self.factor(place, kind), crowd)
            if best == NOTHING or merit > most:
                best, most = at, merit
        return best

    def factor(self, place: Place, kind: int) -> int:
        """The factors of a field for all that a building can make, in hundredths."""
        total = 0
        for line in self.table.done_in(kind):
            num, den = place.bonuses.get(int(line.output), (1, 1))
            total += 100 * num // den
        return total

    def build(self, region: Region, kind: int, standing: list[int]) -> None:
        """One more building; where goods turn out not to reach the site, none of that kind is wanted any more."""
        self.built.append((kind, self.site(region, kind)))
        region.pay(self.price, 1)
        standing[kind] += 1
        if not self.is_real(region):
            self.built.pop()
            region.pay(self.price, -1)
            standing[kind] += MILLION

    # Whether goods reach

    def works(self) -> list[Work]:
        """The work that has been chosen."""
        return [Work(job.line, job.place, job.count) for job in self.jobs if job.count]

    def is_real(self, region: Region) -> bool:
        """Whether all that is chosen can be done with goods within reach of each field."""
        if region.is_open:
            return True
        stock = [list(place.stock) for place in self.places]
        for group in TIMES:
            jobs = [job for job in self.jobs if job.count and self.table.conversions[job.line].group == group]
            needs = [self.need(job, resource) for job in jobs for resource in self.table.conversions[job.line].inputs]
            if not took(stock, needs):
                return False
            for job in jobs:
                output = int(self.table.conversions[job.line].output)
                if output >= 0:
                    stock[job.place][output] += job.output * job.count
        return took(
            stock, [need for _, site in self.built for need in bundle_needs(self.price, self.places[site].reach)]
        )

    def need(self, job: Job, resource: int) -> Need:
        """One input of a job."""
        return Need(resource, job.count, self.places[job.place].reach)


def took(stock: list[list[int]], needs: list[Need]) -> bool:
    """Whether all needs can be met; then they have been."""
    for resource, hauls in haul(stock, needs).items():
        if any(hauls.short):
            return False
        for place, left in enumerate(hauls.left):
            stock[place][resource] = left
    return True


def works_at(place: Place) -> bool:
    """Whether anything works there in this phase."""
    return place.is_held and not place.is_fresh
