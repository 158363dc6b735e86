import { describe, expect, test, vi } from "vitest";
import { fightOf } from "../../src/games/salva/battle/fight.svelte";
import { i18n } from "../../src/lib/i18n.svelte";
import { asked, sit, unit, view } from "./table";

const ARMY = [unit("tank_1", "a"), unit("infantry_2", "a"), unit("infantry_3", "b"), unit("infantry_4", "c", "seat_2")];
const MOVES = {
  move: { tank_1: { b: { path: ["b"], cost: "1" } }, infantry_2: { b: { path: ["b"], cost: "1" } }, infantry_3: { a: { path: ["a"], cost: "1" } } },
  attack: { c: { units: { tank_1: ["b"], infantry_3: [] }, able: ["tank_1"] } },
};

describe("movement", () => {
  test("a field brings all its units that can do something, and once more lets them go", () => {
    const { play } = sit(asked("movement", MOVES), view(ARMY));
    play.pick("a");
    expect(play.chosen).toEqual(["infantry_2", "tank_1"]);
    expect([play.role("b"), play.role("c"), play.role("s")]).toEqual(["move", "attack", "plain"]);
    play.pick("a");
    expect(play.chosen).toEqual([]);
    expect([play.role("a"), play.role("c")]).toEqual(["ready", "attack"]);
  });

  test("where to is asked twice, then every unit that can go goes", async () => {
    const { play, orders } = sit(asked("movement", MOVES), view(ARMY));
    play.pick("a");
    play.pick("b");
    expect([play.target, play.isAttack, play.costs("b"), orders]).toEqual(["b", false, ["1"], []]);
    expect(play.paths("b")).toEqual([["a", "b"]]);
    await play.go();
    expect(orders).toEqual([{ kind: "move", unit: "infantry_2", path: ["b"] }, { kind: "move", unit: "tank_1", path: ["b"] }]);
    expect(play.chosen).toEqual([]);
  });

  test("a battle takes everybody who reaches it, from several fields, and whoever is taken out stays", async () => {
    const { play, orders } = sit(asked("movement", MOVES), view(ARMY));
    play.pick("c");
    expect(play.battlePlan).toEqual({ field: "c", units: ["tank_1", "infantry_3"] });
    play.take(["infantry_3"], 0);
    expect(play.canOpen).toBe(true);
    play.take(["tank_1"], 0);
    play.take(["infantry_3"], 1);
    expect(play.canOpen).toBe(false);
    play.take(["tank_1"], 1);
    await play.go();
    expect(orders).toEqual([{ kind: "attack", field: "c", marches: [["infantry_3"], ["tank_1", "b"]] }]);
  });

  test("a drag sends all that a field can send, and one to nowhere changes nothing", () => {
    const { play } = sit(asked("movement", MOVES), view(ARMY));
    play.draw("a", "b");
    expect([play.chosen, play.target]).toEqual([["infantry_2", "tank_1"], "b"]);
    play.drop();
    play.drop();
    play.draw("a", "a");
    expect([play.chosen, play.target]).toEqual([[], null]);
  });

  test("units of another field are added, and taken out again", () => {
    const { play } = sit(asked("movement", MOVES), view(ARMY));
    play.pick("a");
    play.pick("b", true);
    expect(play.chosen).toEqual(["infantry_2", "tank_1", "infantry_3"]);
    play.pick("c");
    expect([play.isAttack, play.fighters("c")]).toEqual([true, ["tank_1", "infantry_3"]]);
    play.pick("b", true);
    expect(play.fighters("c")).toEqual(["tank_1"]);
    play.drop();
    expect([play.target, play.chosen.length]).toEqual([null, 2]);
  });

  test("a submarine slips in or attacks, whichever is wanted; beside ships that cannot slip it attacks", async () => {
    const sea = { move: { submarine_5: { s: { path: ["s"], cost: "1" } } }, attack: { s: { units: { submarine_5: [], cruiser_6: [] }, able: ["submarine_5", "cruiser_6"] } } };
    const { play, orders } = sit(asked("movement", sea), view([unit("submarine_5", "a"), unit("cruiser_6", "b"), unit("cruiser_9", "s", "seat_2")]));
    play.pick("a");
    expect([play.role("s"), play.isBattle("s")]).toEqual(["move", false]);
    play.pick("s");
    expect([play.isAttack, play.hasChoice]).toEqual([false, true]);
    play.isForced = true;
    expect([play.isAttack, play.battlePlan]).toEqual([true, { field: "s", units: ["submarine_5"] }]);
    play.isForced = false;
    await play.go();
    expect(orders).toEqual([{ kind: "move", unit: "submarine_5", path: ["s"] }]);
    play.pick("a");
    play.pick("b", true);
    expect(play.role("s")).toBe("attack");
    play.drop();
    play.pick("s");
    expect([play.isAttack, play.fighters("s")]).toEqual([true, ["submarine_5", "cruiser_6"]]);
    await play.go();
    expect(orders.at(-1)).toEqual({ kind: "attack", field: "s", marches: [["submarine_5"], ["cruiser_6"]] });
  });

  test("an order that leads to a battle is known as it is typed, so that its odds can be asked for", () => {
    const strikes = ["tank_1", "tank_2"].map((one) => ({ kind: "strike", field: "c", marches: [[one]] }));
    const { play } = sit(asked("movement", { strike: strikes }, { odds: { strike: ["strike c with tank_1", "strike c with tank_2"] } }), view([unit("tank_1", "b"), unit("tank_2", "b")]));
    expect(play.battles.map((one) => one.said)).toEqual(["strike c with tank_1", "strike c with tank_2"]);
    expect([play.battleWords({ ...strikes[1]! }), play.battleWords({ kind: "dock" }), play.battleWords(null)]).toEqual(["strike c with tank_2", null, null]);
  });

  test("one button for orders that belong together: aboard as far as there is room, an ambush by those who are chosen", async () => {
    const words = vi.spyOn(i18n, "has").mockReturnValue(true);
    const board = (who: string, ship: string) => ({ kind: "embark", unit: who, ship });
    const men = ["infantry_1", "infantry_2", "infantry_3"];
    const ships = ["transport_ship_5", "transport_ship_6"];
    const subs = [{ kind: "ambush", units: ["submarine_7"] }, { kind: "ambush", units: ["submarine_7", "submarine_8"] }];
    const stances = ["submarine_7", "submarine_8"].map((one) => ({ kind: "stance", unit: one, stance: "evade" }));
    const army = [...men, ...ships].map((one) => unit(one, "a"));
    const { play, orders } = sit(asked("movement", { embark: men.flatMap((one) => ships.map((ship) => board(one, ship))), ambush: subs, stance: stances }), view([...army, unit("submarine_7", "s"), unit("submarine_8", "s")]));
    play.pick("a");
    expect(play.acts.map((one) => [one.text, one.orders.length])).toEqual([["salva-act-aboard", 3], ["salva-act-embark", 2], ["salva-act-embark", 2]]);
    await play.act(play.acts[0]!);
    expect(orders).toEqual([board(men[0]!, ships[0]!), board(men[1]!, ships[0]!), board(men[2]!, ships[1]!)]);
    play.pick("s");
    expect(play.acts.map((one) => [one.text, one.orders])).toEqual([["salva-act-stance", stances], ["deed-ambush", [subs[1]]]]);
    play.take(["submarine_7"], play.chosen.includes("submarine_7") ? 0 : 1);
    expect(play.acts.map((one) => one.orders)).toEqual([[stances[1]], [{ kind: "ambush", units: ["submarine_8"] }]]);
    words.mockRestore();
  });

  test("an order for which there are no words stands alone and is told by plain names", () => {
    const lend = ["infantry_1", "infantry_2"].map((one) => ({ kind: "lend_out", unit: one, receiver: "seat_2" }));
    const { play } = sit(asked("movement", { lend_out: lend }), view([unit("infantry_1", "a"), unit("infantry_2", "a")]));
    play.pick("a");
    expect(play.acts.map((one) => [one.text, one.orders.length])).toEqual([["lend out: infantry no.\u00a01, seat_2", 1], ["lend out: infantry no.\u00a02, seat_2", 1]]);
  });

  test("what no picture shows is offered as it is written out, and what speaks of units with those", () => {
    const give = { kind: "give_field", field: "a", receiver: "seat_2" };
    const lend = { kind: "lend", unit: "infantry_1", receiver: "seat_2" };
    const { play } = sit(asked("movement", { ...MOVES, give_field: [give], lend: [lend] }), view([unit("infantry_1", "a")]));
    expect(play.others).toEqual([give]);
    expect(play.actsOf("infantry_1")).toEqual([lend]);
    expect(sit(asked("ambush", { shoot: [{ kind: "shoot" }], lend: [lend] }), view(ARMY)).play.others).toEqual([{ kind: "shoot" }, lend]);
  });

  test("small orders belong to their units", () => {
    const dock = { kind: "dock", unit: "cruiser_5", field: "a" };
    const ambush = { kind: "ambush", units: ["cruiser_5", "cruiser_6"] };
    const { play } = sit(asked("movement", { dock: [dock], ambush: [ambush] }), view([unit("cruiser_5", "s"), unit("cruiser_6", "s")]));
    expect(play.actsOf("cruiser_5")).toEqual([dock, ambush]);
    expect(play.actsOf("cruiser_6")).toEqual([ambush]);
    expect(play.ableUnits("s")).toEqual(["cruiser_5", "cruiser_6"]);
  });

  test("what the board no longer allows is let go", () => {
    const { play } = sit(asked("production", {}), view(ARMY));
    [play.chosen, play.target, play.item] = [["tank_1"], "b", "tank"];
    play.settle();
    expect([play.chosen, play.target, play.item]).toEqual([[], null, null]);
  });
});

const price = (value: string) => ({ value, factors: [] });
const OFFERS = [
  { item: "tank", spot: "a", price: price("1"), can: true },
  { item: "cruiser", spot: "a/s", price: price("2"), can: true },
  { item: "cruiser", spot: "b/s", price: price("2"), can: false },
  { item: "factory", spot: "a", price: price("2"), can: true, totals: ["2", "6"] },
];

describe("placing", () => {
  test("an item, a field, and once more the field", async () => {
    const { play, orders } = sit(asked("placing", { place: OFFERS }, { left: "3" }), view([]));
    expect(play.left()).toBe(3);
    play.hold("cruiser");
    expect([play.role("a"), play.role("b")]).toEqual(["place", "plain"]);
    play.pick("a");
    expect([play.spot, play.role("a"), orders]).toEqual(["a/s", "target", []]);
    await play.go();
    expect(orders).toEqual([{ kind: "place", item: "cruiser", spot: "a/s" }]);
  });

  test("a sealed army is made up piece by piece and never dearer than the allotment", async () => {
    const { play, orders } = sit(asked("sealing", { seal: OFFERS }), view([]));
    const able = [["tank", "cruiser", "factory"], ["tank", "factory"], ["tank"], []];
    const offers = (count: number) => OFFERS.map((one) => ({ ...one, can: able[count]!.includes(one.item) }));
    play.drawUp = (army) => Promise.resolve(able[army[0]![2]] ? { left: String(3 - army[0]![2]), offers: offers(army[0]![2]) } : null);
    expect([play.left(), play.spots("factory", "a")]).toEqual([3, ["a"]]);
    play.hold("tank");
    for (let click = 0; click < 5; click += 1) play.pick("a");
    await play.draft("tank", "a", 1);
    expect([play.army, play.left()]).toEqual([[["tank", "a", 3]], 0]);
    await play.draft("tank", "a", -1);
    expect([play.spots("tank", "a"), play.spots("factory", "a")]).toEqual([["a"], []]);
    play.drawUp = () => Promise.reject(new Error("no network"));
    await play.draft("tank", "a", -1);
    expect(play.army).toEqual([["tank", "a", 2]]);
    await play.sealArmy();
    expect([orders, play.doubt !== null]).toEqual([[], true]);
    play.insist();
    expect(orders).toEqual([{ kind: "seal", army: [["tank", "a", 2]] }]);
  });
});

test("production that could still be spent is not ended without a second word", () => {
  const able = sit(asked("production", { buy: OFFERS }), view([]));
  able.play.end("end_production");
  expect([able.orders, able.play.doubt !== null]).toEqual([[], true]);
  able.play.insist();
  expect(able.orders).toEqual([{ kind: "end_production" }]);
  const spent = sit(asked("production", { buy: OFFERS.map((one) => ({ ...one, can: false })) }), view([]));
  spent.play.end("end_production");
  expect([spent.orders, spent.play.doubt]).toEqual([[{ kind: "end_production" }], null]);
});

test("what was bought last time is bought again as far as it can be", async () => {
  const offers = [OFFERS[0]!, { ...OFFERS[1]!, can: false }];
  const shown = view([]);
  const { play, orders } = sit(asked("production", { buy: offers }), shown);
  const told = (event: string, values: Record<string, unknown>) => ({ sequence: 1, event, values: { power: "seat_1", ...values } });
  play.now.log.push(
    told("round-begins", { round: 1 }), told("begun", { unit: "tank_4", field: "a", spot: "a" }), told("begun", { power: "seat_2", unit: "tank_5", field: "c", spot: "c" }),
    told("begun", { unit: "cruiser_6", field: "a", spot: "a/s" }), told("begun", { unit: "tank_7", field: "b", spot: "b" }), told("order-taken-back", {}),
  );
  expect(play.boughtLast).toEqual([]);
  shown.round = 2;
  expect(play.boughtLast).toHaveLength(2);
  orders.length = 0;
  await play.repeat();
  expect(orders).toEqual([{ kind: "buy", item: "tank", spot: "a" }]);
});

describe("the landing", () => {
  const landing = () => sit(asked("beach_pick", { pick: [] }, { able: ["infantry_2", "infantry_3", "tank_1"], most: 2 }), view(ARMY));

  test("no more units are picked for the beach than may fire, none of the others, and each once more goes back", () => {
    const fight = fightOf(landing().play);
    for (const one of ["infantry_2", "infantry_4", "infantry_3", "tank_1"]) fight.pick(one);
    expect(fight.picked).toEqual(["infantry_2", "infantry_3"]);
    fight.pick("infantry_2");
    fight.pick("tank_1");
    expect(fight.picked).toEqual(["infantry_3", "tank_1"]);
  });

  test("whoever is picked is sent at once; that nobody fires is asked about", () => {
    const { play, orders } = landing();
    const fight = fightOf(play);
    fight.sendToBeach();
    expect([orders, play.doubt?.loss]).toEqual([[], "salva-loss-beach"]);
    play.insist();
    expect(orders).toEqual([{ kind: "pick", units: [] }]);
    fight.pick("tank_1");
    fight.sendToBeach();
    expect([orders.at(-1), play.doubt]).toEqual([{ kind: "pick", units: ["tank_1"] }, null]);
  });

  test("only the question of the beach offers it", () => {
    expect(fightOf(sit(asked("defender_salvo", { fire: [] }), view(ARMY)).play).beach).toBeNull();
  });
});
