import { expect, test } from "vitest";
import { eventsOf, eyesOf, knownTo, ownAt, PUBLIC, TRUTH } from "../src/lib/eyes";
import type { LoggedEvent, Replay, ReplayPart, ReplayStep } from "../src/wire";

const event = (name: string): LoggedEvent => ({ sequence: 1, event: name, values: {} });
const part = (seat: number, own: Record<string, unknown> | null, events: LoggedEvent[] | null = null): ReplayPart => ({ seat, own, events });
const step = (...parts: ReplayPart[]): ReplayStep => ({ sequence: 1, seat: 0, order: null, rolls: [], sides: [], secret_sides: [], events: [event("all")], public: {}, parts });
const STEPS = [step(part(0, { row: 1 }), part(1, { row: 0 })), step(part(PUBLIC, null, []), part(0, null, [event("own")])), step(part(0, { row: 2 }))];
const replay = (status: string, steps = STEPS): Replay => ({ table: { status }, steps }) as unknown as Replay;

test("a seat knows what it was last told", () => {
  expect([0, 1, 2].map((at) => ownAt(STEPS, at, 0))).toEqual([{ row: 1 }, { row: 1 }, { row: 2 }]);
  expect(ownAt(STEPS, 2, 5)).toBeNull();
});

test("the truth is there only after the end, seats as far as the server tells of them", () => {
  expect(eyesOf(replay("over"))).toEqual([TRUTH, PUBLIC, 0, 1]);
  expect(eyesOf(replay("running", [step(part(1, {}))]))).toEqual([PUBLIC, 1]);
  expect(eyesOf(replay("running", [step()]))).toEqual([PUBLIC]);
});

test("everybody knows nothing more, a seat its own, the truth all of it", () => {
  expect([PUBLIC, 0, 1, TRUTH].map((eyes) => knownTo(replay("over"), 2, eyes))).toEqual([[], [{ row: 2 }], [{ row: 0 }], [{ row: 2 }, { row: 0 }]]);
});

test("each reads what was told to him, and all of it where nothing else is said", () => {
  expect([TRUTH, PUBLIC, 0, 1].map((eyes) => eventsOf(STEPS[1]!, eyes).map((one) => one.event))).toEqual([["all"], [], ["own"], ["all"]]);
});
