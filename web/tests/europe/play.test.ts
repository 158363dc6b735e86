import { beforeEach, describe, expect, test, vi } from "vitest";
import { nearWins, winsNextTurn } from "../../src/games/evropska_valka/orders";
import { Play } from "../../src/games/evropska_valka/play.svelte";
import type { EuropeMap, PublicView } from "../../src/games/evropska_valka/view";
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
let options: Record<string, unknown> = {};

const asked = (kind: string, offers: string[], about: Record<string, unknown> = {}): DecisionInfo => ({ kind, seat: 0, waits: true, offers, default: null, about });
const turn = (about: Record<string, unknown> = {}) => asked("turn", ["draft", "move", "attack", "fate", "sabotage", "espionage"], about);
const TURN = turn();

function play(decision: DecisionInfo, hand: string[] = []): Play {
  const now = {
    seat: 0, table: { status: "running", rulebook: { options } }, decisions: [decision], log: [], own: { hand, fate: [], gifts: {}, known: {} },
    public: { seats: ["red", "blue"], pieces: "figures", fields, powers: [{ power: "red", status: "playing" }, { power: "blue", status: "playing" }] },
  };
  const seat = { now: now as unknown as Snapshot, busy: 0, line: { is: "open" }, order: (order: Record<string, unknown>) => { orders.push(order); return Promise.resolve(true); } };
  return new Play(seat as unknown as Seat, map);
}

beforeEach(() => {
  orders = [];
  options = {};
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
    const one = play(TURN);
    one.aim("a", "d");
    expect(one.count).toBe(6);
    await one.justEnough();
    expect(one.count).toBe(4);
    expect(asked).toContain("attack a d 4");
  });

  test("cards that act before the action are spoken of only where the hand has one", () => {
    expect(play(turn({ sabotages: ["a"] })).hasCardDeeds).toBe(false);
    expect(play(turn({ sabotages: ["a"] }), ["7H", "KS"]).hasCardDeeds).toBe(false);
    expect(play(turn({ sabotages: [] }), ["JH"]).hasCardDeeds).toBe(false);
    expect(play(turn({ sabotages: ["a"] }), ["JH"]).hasCardDeeds).toBe(true);
    expect(play(TURN, ["QH"]).hasCardDeeds).toBe(true);
  });

  test("the last figure does not leave home", () => {
    fields = { a: ["red", 1], d: ["blue", 1] };
    const one = play(TURN);
    expect(one.attacksFrom("a")).toEqual([]);
    expect(one.movesFrom("a")).toEqual(["b"]);
  });

  test("with several figures at the last home field one stays", () => {
    fields = { a: ["red", 3], d: ["blue", 1] };
    const one = play(TURN);
    one.aim("a", "d");
    expect(one.most).toBe(2);
  });

  test("ships attack only where the rules let them", () => {
    fields = { a: ["red", 2], b: ["red", 1], e: ["blue", 1] };
    expect(play(TURN).attacksFrom("a")).toContain("e");
    options = { sea_attack: false };
    expect(play(TURN).attacksFrom("a")).not.toContain("e");
  });

  test("figures join their own only by option", () => {
    expect(play(TURN).movesFrom("a")).not.toContain("b");
    options = { move_to_own: true };
    expect(play(TURN).movesFrom("a")).toContain("b");
  });

  test("drafts and sabotages are possible where the question says so", () => {
    fields = { a: ["red", 1], b: ["blue", 1], c: ["blue", 3] };
    const one = play(turn({ drafts: [], sabotages: ["c"] }), ["JH"]);
    one.draftInstead();
    expect(one.role("a")).toBe("plain");
    one.hold("JH", "sabotage");
    expect(["a", "b", "c"].map((field) => one.role(field))).toEqual(["plain", "plain", "sabotage"]);
  });

  test("draft goes home, and a click elsewhere says why not", () => {
    const one = play(turn({ drafts: ["a", "b", "c"] }));
    one.draftInstead();
    one.pick("d");
    expect(one.why?.clause).toBe("EV-DRF-3");
    one.pick("c");
    expect(orders).toEqual([{ kind: "draft", field: "c" }]);
  });

  test("a Jack or an Ace is held up and halves a guest at home", () => {
    fields = { a: ["red", 1], b: ["blue", 3] };
    const one = play(turn({ sabotages: ["b"] }), ["AS", "JH", "5C"]);
    expect(one.uses("JH")).toEqual(["sabotage"]);
    expect(one.uses("AS")).toEqual(["sabotage", "espionage"]);
    expect(one.uses("5C")).toEqual([]);
    one.hold("JH", "sabotage");
    expect(one.role("a")).toBe("plain");
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
    const one = play(asked("attacker_cards", ["lay"], { count: 2 }), ["2C", "9H", "KS"]);
    for (const card of ["2C", "9H", "KS"]) one.choose(card);
    expect(one.chosen).toEqual(["9H", "KS"]);
    expect(one.chosenPoints).toBe(12);
    await one.confirmCards();
    expect(orders).toEqual([{ kind: "lay", cards: ["9H", "KS"] }]);
  });

  test("too few are not sent", async () => {
    const one = play(asked("fate_discard", ["discard"], { count: 2 }), ["2C", "9H", "KS"]);
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

test("who is one field short of a whole power is told before it is too late", () => {
  const homes = { a: "red", b: "red", c: "red", d: "blue", e: "blue", f: "blue" };
  const map = { order: ["red", "blue"], fields: Object.entries(homes).map(([id, power]) => ({ id, power })) } as unknown as EuropeMap;
  const seen = (fields: Record<string, [string, number]>) => nearWins({ seats: ["red", "blue"], fields } as unknown as PublicView, map);
  expect(seen({ a: ["red", 1], d: ["red", 1], e: ["red", 2], f: ["blue", 1] })).toEqual([{ power: "red", other: "blue", missing: "f" }]);
  expect(seen({ a: ["red", 1], d: ["red", 1], e: ["blue", 2] })).toEqual([]);
});

describe("wins that may come with the next turn", () => {
  const near = () => winsNextTurn({ seats: ["red", "blue"], fields } as unknown as PublicView, { ...map, order: ["red", "blue"] } as EuropeMap);

  test("the last field that is lacking, once somebody stands beside it", () => {
    fields = { a: ["red", 1], d: ["red", 1], e: ["blue", 1] };
    expect(near()).toContainEqual({ power: "red", other: "blue", field: "e", by: "takes" });
    fields = { b: ["red", 1], e: ["red", 1], d: ["blue", 1] };
    expect(near().filter((one) => one.by === "takes")).toEqual([{ power: "red", other: "blue", field: "d", by: "takes" }]);
  });

  test("the last home of the left neighbour, once somebody stands beside it", () => {
    fields = { a: ["red", 1], d: ["blue", 1] };
    expect(near()).toContainEqual({ power: "red", other: "blue", field: "d", by: "falls" });
    fields = { c: ["red", 1], d: ["blue", 1] };
    expect(near().filter((one) => one.by === "falls")).toEqual([]);
  });
});
