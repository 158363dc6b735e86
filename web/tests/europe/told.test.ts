import { expect, test, vi } from "vitest";
import { lastBattle } from "../../src/games/evropska_valka/battles";
import { pointsOf, signed } from "../../src/games/evropska_valka/cards";
import { sides } from "../../src/games/evropska_valka/draws";
import { KingsWindow } from "../../src/games/evropska_valka/window.svelte";
import type { GameMap } from "../../src/games/game";
import { i18n } from "../../src/lib/i18n.svelte";
import type { LoggedEvent, ReplayStep } from "../../src/wire";

const event = (name: string, values: Record<string, unknown>): LoggedEvent => ({ sequence: 1, event: name, values });
const step = (pile: number, ...events: LoggedEvent[]): ReplayStep => ({ sequence: 1, seat: 0, order: "", rolls: [], events, public: { pile, seats: ["red", "blue"] } }) as unknown as ReplayStep;

test("cards are worth what the server says", () => {
  i18n.map = { points: { 10: 10, J: 1 } } as unknown as GameMap;
  expect(["10H", "JS", "2C"].map(pointsOf)).toEqual([10, 1, 0]);
  expect(signed("10H")).toBe("10♥");
});

const BATTLE = [
  event("attacker-lays", { power: "red", cards: ["9H"], drawn: ["2C"], points: 11, missing: 0 }),
  event("defender-lays", { power: "blue", cards: [], drawn: ["KS"], points: 3, missing: 0 }),
  event("battle-won", { power: "red", other: "blue", origin: "a", target: "d", attack: 11, defence: 3 }),
];

test("a battle is put together from the lines that tell of it", () => {
  expect(lastBattle(BATTLE)).toMatchObject({ isWon: true, origin: "a", attacker: { cards: ["9H"], drawn: ["2C"] }, defender: { power: "blue", points: 3 } });
  expect(lastBattle(BATTLE.slice(0, 2))).toBeNull();
});

test("draws choose from what the pile holds, and from the discards when it is empty", () => {
  expect(sides(step(0), undefined, 3)).toEqual([]);
  expect(sides(step(0), step(10), 3)).toEqual([10, 9, 8]);
  expect(sides(step(0, event("reshuffled", { count: 30 })), step(2), 3)).toEqual([2, 30, 29]);
  expect(sides(step(0), step(1), 1)).toEqual([]);
});

test("everybody passes at the end of the King's window, whenever they have decided", () => {
  vi.useFakeTimers();
  globalThis.localStorage = { getItem: () => "4", setItem: () => undefined } as unknown as Storage;
  let passed = 0;
  const early = new KingsWindow(() => (passed += 1));
  early.open();
  early.letPass();
  vi.advanceTimersByTime(3900);
  expect(passed).toBe(0);
  vi.advanceTimersByTime(200);
  expect(passed).toBe(1);
  early.open();
  early.think();
  vi.advanceTimersByTime(60_000);
  expect(passed).toBe(1);
  early.letPass();
  expect(passed).toBe(2);
  vi.useRealTimers();
});
