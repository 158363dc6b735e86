import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DecisionInfo, MapInfo } from "../../src/wire";
import { api } from "../../src/lib/api";
import type { Snapshot } from "../../src/lib/store/reduce";
import type { Seat } from "../../src/lib/store/table.svelte";
import { Play } from "../../src/games/expanze/play.svelte";

const BORDERS: Record<string, string[]> = { a: ["b", "c"], b: ["a", "c"], c: ["a", "b", "d"], d: ["c"] };
const map = {
  continents: [],
  states: Object.entries(BORDERS).map(([id, neighbours]) => ({ id, neighbours, continent: "", letter: "P", name: {} })),
} as unknown as MapInfo;

const decision = (kind: string, offers: string[], about: Record<string, unknown> = {}): DecisionInfo => ({
  kind, seat: 0, waits: true, offers, default: null, about, standing: null,
});

interface Sent { kind: string; [field: string]: unknown }

/** Red holds a (4) and b (1), blue holds c (2), green holds d (1). */
function table(asked: DecisionInfo) {
  const sent: Sent[] = [];
  const now = {
    seat: 0,
    sequence: 1,
    table: { match: "m", status: "running", rulebook: { options: {} } },
    public: {
      seats: ["red", "blue", "green"],
      states: { a: ["red", 4], b: ["red", 1], c: ["blue", 2], d: ["green", 1] },
      powers: [{ power: "red", soldiers: 5 }, { power: "blue" }, { power: "green" }],
      attacked: [],
    },
    own: { pool: 3, pool_reasons: [], hand: [], offers: [], progress: null, mission: null },
    decisions: [asked],
  } as unknown as Snapshot;
  const seat = {
    now, token: "t", busy: 0, line: { is: "open" }, refusal: null,
    order: (order: Sent) => { sent.push(order); return Promise.resolve(true); },
  };
  return { play: new Play(seat as unknown as Seat, map), sent, now, seat };
}

const SET = { what: "PKD", cards: ["a", "b", "c"], soldiers: 10, clause: "", most: 13, bound: null };
const CHOICES = { attack: { a: { most: 3, targets: ["c"] } }, arm: { states: ["a", "b"], most: 3, bound: null, sets: [SET] } };
const fighting = decision("turn", ["arm", "attack", "end_turn"], { loses: "turn", choices: CHOICES });
const first = decision("first_armament", ["place_first"], { choices: { place_first: { states: ["a", "b"], most: 4, each: 2, bound: null } } });

/** What the server was asked about, and its answer. */
const asked: Sent[] = [];
const WHY = { code: "because", clause: "X", values: {} };
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(api, "checkOrder").mockImplementation((_match, _token, order) => { asked.push(order as Sent); return Promise.resolve({ problem: WHY, warnings: [] }); });
});

describe("attacking", () => {
  test("an own state and then its neighbour aim an attack with all that may go", () => {
    const { play } = table(fighting);
    play.pick("a");
    expect([play.origin, play.target]).toEqual(["a", null]);
    play.pick("c");
    expect([play.origin, play.target, play.count, play.defenders]).toEqual(["a", "c", 3, 2]);
  });

  test("a foreign state alone is attacked from the strongest neighbour", () => {
    const { play } = table(fighting);
    play.pick("c");
    expect(play.origin).toBe("a");
  });

  test("what cannot be done the server explains, by the order that the click comes nearest to", async () => {
    const { play } = table(fighting);
    play.pick("b");
    await vi.waitFor(() => expect(play.why).toEqual(WHY));
    play.pick("a");
    expect(play.why).toBeNull();
    play.pick("d");
    expect(asked).toEqual([{ kind: "attack", origin: "b", target: "c", count: 1 }, { kind: "attack", origin: "a", target: "d", count: 1 }]);
  });

  test("an answer that comes too late explains nothing", async () => {
    const { play, now } = table(fighting);
    play.pick("b");
    now.sequence += 1;
    await Promise.resolve();
    await Promise.resolve();
    expect(play.why).toBeNull();
  });

  test("what the question does not list is no target, whatever the map shows", () => {
    const { play } = table(decision("turn", ["attack", "end_turn"], { choices: { attack: {} } }));
    expect(play.origins).toEqual([]);
    expect(play.role("c")).toBe("plain");
  });

  test("the number stays between one and what may leave", () => {
    const { play } = table(fighting);
    play.aim("a", "c");
    play.setCount(99);
    expect(play.count).toBe(3);
    play.setCount(-1);
    expect(play.count).toBe(1);
    play.type("2", 1000);
    expect(play.count).toBe(2);
  });

  test("a drag to a state that is no target aims at nothing", () => {
    const { play } = table(fighting);
    play.aim("a", "d");
    expect(play.target).toBeNull();
  });

  test("the order goes out once and after it the army is ready again", async () => {
    const { play, sent } = table(fighting);
    play.aim("a", "c");
    await play.attack();
    expect(sent).toEqual([{ kind: "attack", origin: "a", target: "c", count: 3 }]);
    expect([play.origin, play.target]).toEqual(["a", null]);
  });

  test("nothing is sent while an order is on its way or the line is broken", async () => {
    const { play, sent, seat } = table(fighting);
    play.aim("a", "c");
    seat.busy = 1;
    await play.attack();
    seat.busy = 0;
    seat.line = { is: "waiting" };
    await play.attack();
    expect(sent).toEqual([]);
  });
});

describe("placing", () => {
  test("the first armament keeps to its cap and its total", () => {
    const { play } = table(first);
    for (const state of ["a", "a", "a"]) play.pick(state);
    expect(play.placements.get("a")).toBe(2);
    expect(asked).toEqual([{ kind: "place_first", placements: [["a", 3]] }]);
    for (const state of ["b", "b", "b"]) play.pick(state);
    expect(play.left).toBe(0);
    expect(asked.at(-1)).toEqual({ kind: "place_first", placements: [["a", 2], ["b", 3]] });
  });

  test("only own states take soldiers", () => {
    const { play } = table(first);
    play.pick("c");
    expect(play.placed).toBe(0);
    expect(asked).toEqual([{ kind: "place_first", placements: [["c", 1]] }]);
  });

  test("a right click takes one back, and undo goes step by step", () => {
    const { play } = table(first);
    play.pick("a");
    play.pick("b");
    play.unpick("a");
    expect([...play.placements]).toEqual([["b", 1]]);
    play.undo();
    expect(play.placed).toBe(2);
    play.undo();
    play.undo();
    expect(play.placed).toBe(0);
    expect(play.mayUndo).toBe(false);
  });

  test("starting over can be undone too", () => {
    const { play } = table(first);
    play.pick("a");
    play.clearPlaced();
    expect(play.placed).toBe(0);
    play.undo();
    expect(play.placed).toBe(1);
  });

  test("a confirmed placement is one order", async () => {
    const { play, sent } = table(first);
    play.pick("a");
    play.pick("b");
    play.confirm();
    play.insist();
    await Promise.resolve();
    expect(sent).toEqual([{ kind: "place_first", placements: [["a", 1], ["b", 1]] }]);
    expect(play.placed).toBe(0);
  });

  test("soldiers are not lost without a second word", () => {
    const { play, sent } = table(first);
    play.confirm();
    expect([sent, play.doubt !== null]).toEqual([[], true]);
    play.doubt = null;
    while (play.left > 0) for (const state of ["a", "b"]) play.place(state, 1);
    play.confirm();
    expect([sent.length, play.doubt]).toEqual([1, null]);
  });
});

test("a turn is not handed over unused without a second word", () => {
  const { play, sent } = table(fighting);
  play.endTurn();
  expect([sent, play.doubt !== null]).toEqual([[], true]);
  play.insist();
  expect([sent, play.doubt]).toEqual([[{ kind: "end_turn" }], null]);
});

describe("arming with a set", () => {
  let at: ReturnType<typeof table>;
  beforeEach(() => {
    at = table(fighting);
    at.play.armInstead();
  });

  test("a set adds its soldiers to the pool", () => {
    expect(at.play.allowance.total).toBe(3);
    at.play.choose(at.play.sets[0]!);
    expect(at.play.allowance.total).toBe(13);
  });

  test("without the set again the soldiers that it paid for go back", () => {
    at.play.choose(at.play.sets[0]!);
    at.play.place("a", 8);
    at.play.choose(null);
    expect(at.play.placed).toBe(3);
    expect(at.play.left).toBe(0);
  });

  test("cards and soldiers go out in one order", async () => {
    at.play.choose(at.play.sets[0]!);
    at.play.place("a", 13);
    at.play.confirm();
    expect(at.sent).toEqual([{ kind: "arm", placements: [["a", 13]], cards: ["a", "b", "c"] }]);
  });

  test("what was planned is dropped when the turn is over", () => {
    at.play.place("a", 2);
    at.now.decisions = [];
    at.play.settle();
    expect([at.play.isArming, at.play.placed]).toEqual([false, 0]);
  });
});

test("a paused table takes no orders", () => {
  const { play, now } = table(fighting);
  (now.table as { status: string }).status = "paused";
  expect(play.canAttack).toBe(false);
  expect(play.asked).toBeNull();
});
