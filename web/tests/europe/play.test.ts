import { beforeEach, describe, expect, test, vi } from "vitest";
import { Play } from "../../src/games/evropska_valka/play.svelte";
import type { EuropeMap } from "../../src/games/evropska_valka/view";
import { api } from "../../src/lib/api";
import type { Snapshot } from "../../src/lib/store/reduce";
import type { Seat } from "../../src/lib/store/table.svelte";
import type { CardOdds, DecisionInfo } from "../../src/wire";

const field = (id: string, power: string, land: string[], ship: string[] = []) => ({ id, power, name: {}, harbours: [], neighbours: { land, special: [], ship } });
/** Red's home is a, b, c; blue's is d, e. From a one sails to e. */
const map = {
  fields: [field("a", "red", ["b", "d"], ["e"]), field("b", "red", ["a", "c"]), field("c", "red", ["b"]), field("d", "blue", ["a", "e"]), field("e", "blue", ["d"], ["a"])],
} as unknown as EuropeMap;

let orders: Record<string, unknown>[] = [];
let fields: Record<string, [string, number]> = {};

const asked = (kind: string, offers: string[], about: Record<string, unknown> = {}): DecisionInfo => ({ kind, seat: 0, waits: true, offers, default: null, about, standing: null });
const turn = (choices: Record<string, unknown>) => asked("turn", ["draft", "move", "attack", "fate", "sabotage", "espionage"], { choices });
const TURN = turn({ draft: ["b", "c"], move: { a: ["e"], b: ["c"] }, attack: { a: { d: 2 } } });
/** What the server was asked about. */
let doubted: Record<string, unknown>[] = [];
const WHY = { code: "because", clause: "X", values: {} };

function play(decision: DecisionInfo, hand: string[] = []): Play {
  const now = {
    seat: 0, sequence: 1, table: { match: "m", status: "running", rulebook: { options: {} } }, decisions: [decision], log: [], own: { hand, fate: [], gifts: {}, known: {} },
    public: { seats: ["red", "blue"], pieces: "figures", fields, powers: [{ power: "red", status: "playing" }, { power: "blue", status: "playing" }] },
  };
  const seat = { now: now as unknown as Snapshot, busy: 0, line: { is: "open" }, order: (order: Record<string, unknown>) => { orders.push(order); return Promise.resolve(true); } };
  return new Play(seat as unknown as Seat, map);
}

beforeEach(() => {
  [orders, doubted] = [[], []];
  vi.spyOn(api, "checkOrder").mockImplementation((_match, _token, order) => { doubted.push(order); return Promise.resolve({ problem: WHY, warnings: [] }); });
  fields = { a: ["red", 2], b: ["red", 1], d: ["blue", 1] };
});

describe("on one's turn", () => {
  test("a field of one's own shows where it can go and whom it can attack", () => {
    const one = play(TURN);
    one.pick("a");
    expect(one.role("d")).toBe("attack");
    expect(one.role("e")).toBe("move");
    expect(one.role("c")).toBe("plain");
  });

  test("attack with as many as are chosen", async () => {
    const one = play(TURN);
    one.pick("a");
    one.pick("d");
    expect(one.count).toBe(2);
    one.setCount(1);
    await one.go();
    expect(orders).toEqual([{ kind: "attack", origin: "a", target: "d", count: 1 }]);
  });

  test("just enough asks the server's odds and sends no more figures than that", async () => {
    fields = { a: ["red", 6], b: ["red", 1], d: ["blue", 1] };
    const asked: string[] = [];
    vi.spyOn(api, "matchOdds").mockImplementation((_match, _token, order) => {
      asked.push(order);
      return Promise.resolve({ win: 0.2 * Number(order.split(" ").at(-1)) } as CardOdds);
    });
    const one = play(turn({ attack: { a: { d: 6 } } }));
    one.aim("a", "d");
    expect(one.count).toBe(6);
    await one.justEnough();
    expect(one.count).toBe(4);
    expect(asked).toContain("attack a d 4");
  });

  test("cards that act before the action are spoken of only where the question lists one", () => {
    expect(play(turn({}), ["JH", "QH"]).hasCardDeeds).toBe(false);
    expect(play(turn({ sabotage: { cards: ["JH"], fields: ["a"] } }), ["JH"]).hasCardDeeds).toBe(true);
    expect(play(turn({ espionage: { cards: ["QH"], powers: ["blue"] } }), ["QH"]).hasCardDeeds).toBe(true);
  });

  test("what the question does not list cannot be done, whatever the map shows", () => {
    const one = play(turn({}));
    expect(["a", "b", "c", "d", "e"].map((field) => one.role(field))).toEqual(["plain", "plain", "plain", "plain", "plain"]);
  });

  test("drafts and sabotages are possible where the question says so", () => {
    fields = { a: ["red", 1], b: ["blue", 1], c: ["blue", 3] };
    const one = play(turn({ sabotage: { cards: ["JH"], fields: ["c"] } }), ["JH"]);
    one.draftInstead();
    expect(one.role("a")).toBe("plain");
    one.hold("JH", "sabotage");
    expect(["a", "b", "c"].map((field) => one.role(field))).toEqual(["plain", "plain", "sabotage"]);
  });

  test("a click that leads nowhere asks the server about the order that it comes nearest to", async () => {
    const one = play(TURN);
    one.draftInstead();
    one.pick("d");
    await vi.waitFor(() => expect(one.why).toEqual(WHY));
    one.pick("c");
    expect(orders).toEqual([{ kind: "draft", field: "c" }]);
    const other = play(turn({ move: { a: ["e"] } }));
    for (const field of ["d", "b", "a", "c"]) other.pick(field);
    expect(doubted).toEqual([
      { kind: "draft", field: "d" }, { kind: "move", origin: "d", target: "a" },
      { kind: "move", origin: "b", target: "c" }, { kind: "move", origin: "a", target: "c" },
    ]);
  });

  test("a Jack or an Ace is held up and halves a guest at home", () => {
    fields = { a: ["red", 1], b: ["blue", 3] };
    const one = play(turn({ sabotage: { cards: ["AS", "JH"], fields: ["b"] }, espionage: { cards: ["AS"], powers: ["blue"] } }), ["AS", "JH", "5C"]);
    expect(one.uses("JH")).toEqual(["sabotage"]);
    expect(one.uses("AS")).toEqual(["sabotage", "espionage"]);
    expect(one.uses("5C")).toEqual([]);
    one.hold("JH", "sabotage");
    expect(one.role("a")).toBe("plain");
    one.pick("a");
    expect(doubted).toEqual([{ kind: "sabotage", card: "JH", field: "a" }]);
    one.pick("b");
    expect(orders).toEqual([{ kind: "sabotage", card: "JH", field: "b" }]);
  });

  test("letting go goes step by step", () => {
    const one = play(TURN);
    one.aim("a", "d");
    one.drop();
    expect([one.origin, one.target]).toEqual(["a", null]);
    one.drop();
    expect(one.origin).toBeNull();
  });
});

describe("cards", () => {
  test("exactly as many as are asked for are laid, the latest chosen", async () => {
    const one = play(asked("attacker_cards", ["lay"], { choices: { lay: { count: 2, cards: { "2C": 2, "9H": 9, KS: 3 } } } }), ["2C", "9H", "KS"]);
    for (const card of ["2C", "9H", "KS"]) one.choose(card);
    expect(one.chosen).toEqual(["9H", "KS"]);
    expect(one.chosenPoints).toBe(12);
    await one.confirmCards();
    expect(orders).toEqual([{ kind: "lay", cards: ["9H", "KS"] }]);
  });

  test("too few are not sent", async () => {
    const one = play(asked("fate_discard", ["discard"], { choices: { discard: { count: 2, cards: { "2C": 2, "9H": 9, KS: 3 } } } }), ["2C", "9H", "KS"]);
    one.choose("2C");
    await one.confirmCards();
    expect(orders).toEqual([]);
  });

  test("cards of fate are kept unless they are given away", async () => {
    const one = play(asked("fate_assign", ["assign"], { cards: ["2C", "3D", "AS"] }));
    one.giveCard("3D", "blue");
    await one.confirmFate();
    expect(orders).toEqual([{ kind: "assign", cards: [["2C", "red"], ["3D", "blue"], ["AS", "red"]] }]);
  });

  test("whoever is beaten chooses among the fields that the server names", () => {
    const one = play(asked("retreat", ["retreat"], { fields: ["c"] }));
    expect(one.role("c")).toBe("retreat");
    one.pick("c");
    expect(orders).toEqual([{ kind: "retreat", field: "c" }]);
  });
});
