import { describe, expect, test } from "vitest";
import type { AgreementInfo, LoggedEvent, MapInfo, OddsAnswer, TalkLine } from "../../src/wire";
import type { PublicView } from "../../src/games/expanze/view";
import { bars, battleOf, contacts, continentsHeld, duels, openDuels, spelled } from "../../src/games/expanze/facts";
import { agreementStatus, clockText, hourText, isPassedOver, placesOf, rooms, typed, unread } from "../../src/table/facts";

const event = (name: string, values: Record<string, unknown>): LoggedEvent => ({ sequence: 1, event: name, values });

const map = {
  continents: [{ id: "north" }, { id: "south" }],
  states: [
    { id: "a", continent: "north", neighbours: ["b"] },
    { id: "b", continent: "north", neighbours: ["a", "c"] },
    { id: "c", continent: "south", neighbours: ["b"] },
  ],
} as unknown as MapInfo;
const view = { states: { a: ["red", 3], b: ["red", 1], c: ["blue", 2] } } as unknown as PublicView;

describe("battles", () => {
  test("dice in a row are duels in pairs, won by whom the server says", () => {
    expect(duels([6, 2, 3, 3], [1, 0])).toEqual([{ attack: 6, defence: 2, isWon: true }, { attack: 3, defence: 3, isWon: false }]);
    expect(duels([1, 6], [1]).map((duel) => duel.isWon), "whatever lies on the table").toEqual([true]);
  });

  test("an event tells a battle with its duels, others tell none", () => {
    const values = { power: "red", other: "blue", origin: "b", target: "c", attackers: 1, defenders: 1, lost: 0, killed: 1, dice: [5, 4], won: [1] };
    expect(battleOf(event("battle-won", values))).toMatchObject({ isWon: true, killed: 1, duels: [{ attack: 5, defence: 4, isWon: true }] });
    expect(battleOf(event("battle-won", { ...values, won: undefined }))?.duels, "told before the server said it").toEqual([]);
    expect(battleOf(event("armed", {}))).toBeNull();
  });

  test("an open battle holds the duels since it was announced", () => {
    const duel = (die: number, defence: number, won: number) => event("duel", { die, defence, won });
    const log = [duel(1, 1, 0), event("attack-announced", {}), duel(6, 1, 1), event("attacker-rolled", { die: 2 }), duel(2, 4, 0)];
    expect(openDuels(log).map((one) => one.isWon)).toEqual([true, false]);
  });
});

test("a line of the log names its states, one or many", () => {
  expect(placesOf(event("armed", { power: "red", states: ["a", "b"] }))).toEqual(["a", "b"]);
  expect(placesOf(event("battle-lost", { origin: "b", target: "c" }))).toEqual(["b", "c"]);
  expect(placesOf(event("game-over", {}))).toEqual([]);
});

test("the server says which continents are held, whoever has their states", () => {
  const told = { ...view, powers: [{ power: "red", continents: ["south"] }, { power: "blue", continents: [] }] } as unknown as PublicView;
  expect(["red", "blue", "nobody"].map((power) => continentsHeld(told, power))).toEqual([["south"], [], []]);
});

describe("odds", () => {
  const odds = (won: number[], lost: number[]): OddsAnswer =>
    ({ attackers_left: won, defenders_left: lost }) as OddsAnswer;

  test("bars go from all attackers left to all defenders left", () => {
    const found = bars(odds([0.1, 0.4], [0.3, 0.2]));
    expect(found.map((bar) => [bar.isWin, bar.least, bar.chance])).toEqual([[true, 2, 0.4], [true, 1, 0.1], [false, 1, 0.3], [false, 2, 0.2]]);
  });

  test("many ends are drawn together and lose no chance", () => {
    const found = bars(odds(Array(40).fill(0.0125), Array(50).fill(0.01)), 28);
    expect(found.length).toBeLessThanOrEqual(28);
    expect(found.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1);
  });
});

describe("typing a number of soldiers", () => {
  test("digits in quick succession make one number", () => {
    const first = typed({ text: "", at: -Infinity }, "1", 1000, 20);
    expect(first.count).toBe(1);
    expect(typed(first, "2", 1300, 20).count).toBe(12);
    expect(typed(first, "2", 3000, 20).count).toBe(2);
  });

  test("a number beyond what can be sent starts anew and never leaves the range", () => {
    const first = typed({ text: "", at: -Infinity }, "1", 0, 9);
    expect(typed(first, "5", 100, 9).count).toBe(5);
    expect(typed({ text: "", at: 0 }, "8", 5000, 3).count).toBe(3);
    expect(typed({ text: "", at: 0 }, "0", 5000, 3).count).toBe(1);
  });
});

test("a clock shows hours only where there are some", () => {
  expect(clockText(65_000)).toBe("1:05");
  expect(clockText(3_725_000)).toBe("1:02:05");
  expect(clockText(-5)).toBe("0:00");
  expect(clockText(48 * 3_600_000)).toBe("48:00:00");
  expect(clockText(6.99 * 86_400_000)).toBe("6\u00a0d\u00a023\u00a0h");
});

test("a power is passed over until it is back or a bot plays for it", () => {
  const told = (...names: string[]) => names.map((name) => event(name, { power: "red" }));
  expect(isPassedOver(told("vote-opened", "stand-in-default", "turn-begins"), "red")).toBe(true);
  expect(isPassedOver(told("stand-in-default"), "blue")).toBe(false);
  expect(isPassedOver(told("stand-in-default", "came-back"), "red")).toBe(false);
  expect(isPassedOver(told("stand-in-default", "came-back", "stand-in-bot"), "red")).toBe(false);
  expect(isPassedOver([], "red")).toBe(false);
});

describe("talks", () => {
  const line = (number: number, powers: string[]): TalkLine => ({ number, at: 0, powers, author: "", power: powers[0]!, text: "", sentence: "" });
  const agreement = (powers: string[], accepted: string[], declined: string[] = []) => ({ powers, accepted, declined }) as unknown as AgreementInfo;

  test("a room is its set of powers, the latest talk first", () => {
    const found = rooms([line(1, ["red", "blue"]), line(2, ["red"]), line(3, ["blue", "red"])], [agreement(["green", "red"], [])], "red");
    expect(found.map((room) => room.others)).toEqual([["blue"], [], ["green"]]);
    expect(found[0]!.lines.length).toBe(2);
  });

  test("an agreement of others that was disclosed opens no room", () => {
    expect(rooms([], [agreement(["green", "blue"], [])], "red")).toEqual([]);
  });

  test("what others said in a room is new until that room is looked at", () => {
    const said = [line(1, ["red", "blue"]), line(2, ["red", "blue"]), line(3, ["green", "red"])].map((one) => ({ ...one, power: one.number === 3 ? "green" : "blue" }));
    const [green, blue] = rooms(said, [], "red");
    const read = { from: 1, to: { [green!.key]: 3 } };
    expect([unread(green!, read, "red"), unread(blue!, read, "red"), unread(blue!, read, "blue")]).toEqual([0, 1, 0]);
  });

  test("an agreement is made once all have accepted, and over once one declines", () => {
    expect(agreementStatus(agreement(["red", "blue"], ["red"]))).toBe("open");
    expect(agreementStatus(agreement(["red", "blue"], ["red", "blue"]))).toBe("made");
    expect(agreementStatus(agreement(["red", "blue"], ["red"], ["blue"]))).toBe("declined");
  });

  test("a line of contact is every border between the two", () => {
    expect(contacts(view, map, "red", ["blue"])).toEqual([["b", "c"]]);
    expect(contacts(view, map, "red", ["green"])).toEqual([]);
  });
});

test("letters are spelled in their fixed order", () => {
  expect(spelled({ P: 1, K: 0, D: 2 })).toBe("PDD");
});

test("until when is told by the hour, on another day by the day too", () => {
  const noon = new Date(2026, 10, 18, 12, 5).getTime();
  expect(hourText(noon, "cs", noon - 3_600_000)).toBe("12:05");
  expect(hourText(noon, "cs", noon - 86_400_000)).toMatch(/18\.\s?11\.\s?(20)?26.*12:05/);
});
