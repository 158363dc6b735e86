import type { GameClient } from "../games/game";
import type { PowerId, PublicCore } from "../games/views";
import { curves, type Curve, viewAt } from "../lib/curves";
import type { LoggedEvent, Replay } from "../wire";

// How a game ended, worked out from its replay; no drawing here.

/** The step at which a game was decided, and the line that tells of it. */
export interface Moment {
  step: number;
  /** From then on the winner led to the end; otherwise it is the winner's last stroke. */
  isLead: boolean;
  event: LoggedEvent | null;
}

export interface Row {
  power: PowerId;
  isWinner: boolean;
  /** One number for each measure of the game. */
  values: number[];
  luck: number | null;
}

export interface Ending {
  winners: PowerId[];
  reason: string;
  rows: Row[];
  curves: Curve[];
  moment: Moment | null;
}

const leads = (all: Curve[], winners: PowerId[], step: number): boolean => {
  const most = (isWinner: boolean) => Math.max(-Infinity, ...all.filter(({ power }) => winners.includes(power) === isWinner).map(({ values }) => values[step] ?? 0));
  return most(true) > most(false);
};

/** When the winners took the lead that they kept; where they never had it, what they did last. */
export function momentOf(replay: Pick<Replay, "steps">, all: Curve[], winners: PowerId[], isMoment: (event: LoggedEvent) => boolean): Moment | null {
  const last = replay.steps.length - 1;
  if (!winners.length || last < 0) return null;
  const own = (step: number) => {
    const told = replay.steps[step]!.events.filter((event) => winners.includes(String(event.values["power"])));
    return told.findLast(isMoment) ?? told.at(-1) ?? null;
  };
  if (leads(all, winners, last)) {
    let step = last;
    while (step > 0 && leads(all, winners, step - 1)) step -= 1;
    if (step > 0) return { step, isLead: true, event: own(step) ?? replay.steps[step]!.events.find(isMoment) ?? replay.steps[step]!.events.at(-1) ?? null };
  }
  const stroke = replay.steps.findLastIndex((one, step) => one.events.some(isMoment) && own(step) !== null && isMoment(own(step)!));
  return stroke < 0 ? null : { step: stroke, isLead: false, event: own(stroke) };
}

export function endingOf(replay: Replay, game: Pick<GameClient, "measures" | "isMoment" | "luckOf">): Ending {
  const view = viewAt(replay.steps.at(-1)) as PublicCore;
  const outcome = replay.table.outcome as { winners: number[]; reason: string } | null;
  const winners = (outcome?.winners ?? []).map((seat) => view.seats[seat] ?? "");
  const luck = game.luckOf?.(replay.luck) ?? {};
  const drawn = game.measures[0] ? curves(replay, game.measures[0]) : [];
  const rows = view.powers.map(({ power }, seat) => ({ power, isWinner: winners.includes(power), values: game.measures.map((one) => one.of(view, seat)), luck: luck[power] ?? null }));
  return {
    winners, reason: outcome?.reason ?? "", curves: drawn, moment: momentOf(replay, drawn, winners, game.isMoment),
    rows: rows.sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || (b.values[0] ?? 0) - (a.values[0] ?? 0)),
  };
}
