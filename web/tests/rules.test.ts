import { describe, expect, test } from "vitest";
import { Play as Europe } from "../src/games/evropska_valka/play.svelte";
import { Play as Expanze } from "../src/games/expanze/play.svelte";
import { Play as Salva } from "../src/games/salva/play.svelte";
import type { Snapshot } from "../src/lib/store/reduce";
import type { Seat } from "../src/lib/store/table.svelte";
import type { MapInfo } from "../src/wire";

// The browser holds no rules: what it offers is what the question lists, and no map or view makes it offer more or less.

/** What a click on each place would do now, and after each first click. */
interface Board { role: (place: string) => string; pick: (place: string) => void; drop: () => void }
function offered(make: () => Board, places: string[]): string[][] {
  const roles = (board: Board) => places.map((place) => board.role(place));
  const after = places.map((place) => { const board = make(); if (board.role(place) !== "plain") board.pick(place); return roles(board); });
  return [roles(make()), ...after];
}

const PLACES = ["a", "b", "c", "d"];
type Near = (place: string) => string[];
/** Worlds that a rule would tell apart: everything beside everything, nothing beside anything. */
const WORLDS: Record<string, Near> = { whole: (place) => PLACES.filter((other) => other !== place), empty: () => [] };
/** Crowded or deserted, one's own or another's. */
const ARMIES: [string, number][][] = [[["red", 9], ["red", 9], ["blue", 1], ["blue", 1]], [["red", 1], ["blue", 1], ["red", 9], ["blue", 9]]];

function seated(about: Record<string, unknown>, offers: string[], view: Record<string, unknown>, kind = "turn"): Seat {
  const now = {
    seat: 0, sequence: 1, table: { match: "m", status: "running", seats: [], rulebook: { options: {} } }, log: [], own: { hand: [], pool: 0, offers: [] },
    decisions: [{ kind, seat: 0, waits: true, offers, default: null, about }],
    public: { seats: ["red", "blue"], powers: [{ power: "red", status: "living" }, { power: "blue", status: "living" }], ...view },
  };
  return { now: now as unknown as Snapshot, token: "t", busy: 0, line: { is: "open" }, refusal: null, order: () => Promise.resolve(true) } as unknown as Seat;
}

function expanze(choices: unknown, near: Near, army: [string, number][]): Board {
  const map = { continents: [], states: PLACES.map((id) => ({ id, neighbours: near(id) })) } as unknown as MapInfo;
  return new Expanze(seated({ choices }, ["arm", "attack", "end_turn"], { states: Object.fromEntries(PLACES.map((id, at) => [id, army[at]])), attacked: [] }), map);
}
function europe(choices: unknown, near: Near, army: [string, number][]): Board {
  const map = { fields: PLACES.map((id) => ({ id, power: "red", neighbours: { land: near(id), special: [], ship: [] } })) };
  return new Europe(seated({ choices }, ["draft", "move", "attack", "fate"], { pieces: "figures", fields: Object.fromEntries(PLACES.map((id, at) => [id, army[at]])) }), map as never);
}
function salva(choices: unknown, near: Near, army: [string, number][]): Board {
  const fields = PLACES.map((id) => ({ id, sea: false, next: near(id) }));
  const map = { fields, field: Object.fromEntries(fields.map((one) => [one.id, one])), kinds: [{ id: "tank" }], kind: { tank: { id: "tank" } }, chapters: [] };
  const units = PLACES.map((field, at) => ({ unit: `tank_${at + 1}`, kind: "tank", owner: "red", field, finished: true, damage: "0", points: String(army[at]![1]), flags: 0 }));
  const view = { round: 1, battle: null, units, fields: Object.fromEntries(PLACES.map((id, at) => [id, { owner: army[at]![0], purse: "0" }])) };
  return new Salva(seated({ choices }, ["move", "attack", "end_movement"], view, "movement"), map as never);
}

type Make = (choices: unknown, near: Near, army: [string, number][]) => Board;
/** An odd choice, as no rule of the game would give it; nothing at all. */
const GAMES: Record<string, [Make, unknown]> = {
  expanze: [expanze, { attack: { b: { most: 40, targets: ["a", "d"] } } }],
  evropska_valka: [europe, { move: { d: ["a"] }, attack: { d: { b: 7 } } }],
  salva: [salva, { move: { tank_4: { a: { path: ["a"], cost: "1" } } }, attack: { b: { units: { tank_4: [] }, able: ["tank_4"] } } }],
};

/** Whether a game offers the same in all worlds; one that looks at the map or counts armies does not. */
function isBlind(make: Make, choices: unknown): boolean {
  const seen = Object.values(WORLDS).flatMap((near) => ARMIES.map((army) => JSON.stringify(offered(() => make(choices, near, army), PLACES))));
  return new Set(seen).size === 1;
}

describe.each(Object.keys(GAMES))("%s", (game) => {
  const [make, odd] = GAMES[game]!;

  test("offers what the question lists, whatever map and armies are like", () => {
    expect(isBlind(make, odd)).toBe(true);
    expect(new Set(offered(() => make(odd, WORLDS["empty"]!, ARMIES[0]!), PLACES).flat()).size).toBeGreaterThan(2);
  });

  test("offers nothing where the question lists nothing", () => {
    expect(isBlind(make, {})).toBe(true);
    expect(new Set(offered(() => make({}, WORLDS["whole"]!, ARMIES[0]!), PLACES).flat())).toEqual(new Set(["plain"]));
  });
});

test("a client that finds its targets on the map rings, and so does one that counts soldiers", () => {
  const own = (role: (place: string, near: Near, army: [string, number][]) => string): Make =>
    (_choices, near, army) => ({ role: (place) => role(place, near, army), pick: () => undefined, drop: () => undefined });
  expect(isBlind(own((place, near) => (near(place).length ? "target" : "plain")), {})).toBe(false);
  expect(isBlind(own((place, _near, army) => (army[PLACES.indexOf(place)]![1] > 1 ? "origin" : "plain")), {})).toBe(false);
});
