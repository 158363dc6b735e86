import { expect, test } from "vitest";
import { endingOf, momentOf } from "../../src/table/ending";
import { cut, wrapped } from "../../src/table/picture";
import type { LoggedEvent, Replay } from "../../src/wire";

const event = (name: string, power: string): LoggedEvent => ({ sequence: 1, event: name, values: { power } });
const isMoment = (one: LoggedEvent) => one.event === "battle-won";
/** A step after which red and blue have so many states. */
const step = (red: number, blue: number, ...events: LoggedEvent[]) => ({ events, public: { seats: ["red", "blue"], powers: [{ power: "red", n: red }, { power: "blue", n: blue }] } });
const measures = [{ title: "states", of: (view: unknown, seat: number) => (view as { powers: { n: number }[] }).powers[seat]!.n }];
const replay = (winners: number[], ...steps: unknown[]): Replay => ({ steps, table: { outcome: { winners, reason: "mission" } }, luck: [{ power: "red", plus: 2.5 }] }) as unknown as Replay;
const GAME = { measures, isMoment, luckOf: (luck: Record<string, unknown>[]) => Object.fromEntries(luck.map((one) => [String(one["power"]), Number(one["plus"])])) };

test("a game was decided when the winner took the lead that it kept", () => {
  const ending = endingOf(replay([0], step(5, 5), step(6, 4, event("battle-won", "red")), step(4, 6, event("battle-won", "blue")), step(5, 4, event("battle-won", "red")), step(7, 2)), GAME);
  expect(ending.moment).toMatchObject({ step: 3, isLead: true, event: { values: { power: "red" } } });
  expect(ending.winners).toEqual(["red"]);
  expect(ending.rows).toEqual([{ power: "red", isWinner: true, values: [7], luck: 2.5 }, { power: "blue", isWinner: false, values: [2], luck: null }]);
});

test("whoever wins from behind has the last stroke", () => {
  const ending = endingOf(replay([1], step(5, 5), step(6, 4, event("battle-won", "red")), step(6, 5, event("battle-won", "blue")), step(6, 5, event("card-drawn", "blue"))), GAME);
  expect(ending.moment).toMatchObject({ step: 2, isLead: false });
});

test("where nobody wins nothing was decided", () => {
  expect(momentOf(replay([], step(1, 1)), [], [], isMoment)).toBeNull();
});

test("words on the picture are broken into lines and cut at the last", () => {
  const measure = (text: string) => text.length;
  expect(wrapped(measure, "one two three four", 7, 3)).toEqual(["one two", "three", "four"]);
  expect(wrapped(measure, "one two three four five", 7, 2)).toEqual(["one two", "three…"]);
});

test("a name that has no room is cut", () => {
  const measure = (text: string) => text.length;
  expect(cut(measure, "Dual Alliance", 20)).toBe("Dual Alliance");
  expect(cut(measure, "Dual Alliance", 6)).toBe("Dual…");
});
