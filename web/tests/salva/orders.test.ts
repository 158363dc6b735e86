import { describe, expect, test, vi } from "vitest";
import { alsoBought, boughtLast, groups, type Order, piles, sealWords, withLot } from "../../src/games/salva/orders";
import { alike } from "../../src/games/salva/marks";
import { badges, ground, harbours, laid, pieces, placed, route } from "../../src/games/salva/map/drawing";
import { nameOf, orderText, unitName } from "../../src/games/salva/names";
import { i18n, type Language, makeBundle, say } from "../../src/lib/i18n.svelte";
import { gameTexts, screenTexts } from "../fixtures";
import { amount } from "../../src/games/salva/view";
import { map, unit, view } from "./table";

test("exact numbers as numbers", () => expect([amount("7/2"), amount("3"), amount(null)]).toEqual([3.5, 3, 0]));

test("whoever is aboard is counted with the ship; what is being built stands apart", () => {
  const shown = view([unit("transport_ship_1", "s"), unit("infantry_2", "s", "seat_1", { aboard: "transport_ship_1" }), unit("tank_3", "a"), unit("tank_4", "a", "seat_1", { finished: false })]);
  const found = piles(map, shown, shown.units);
  expect(found.map((one) => [one.kind, one.isFinished, one.units.length, one.cargo.length])).toEqual([["tank", true, 1, 0], ["tank", false, 1, 0], ["transport_ship", true, 1, 1]]);
});

test("units that nothing tells apart are a group; the damaged and ships with cargo stand alone", () => {
  const army = [unit("tank_1", "a"), unit("tank_2", "a"), unit("tank_3", "b"), unit("tank_4", "a", "seat_1", { damage: "1" }), unit("transport_ship_5", "s"), unit("transport_ship_6", "s"), unit("infantry_7", "s", "seat_1", { aboard: "transport_ship_5" })];
  expect(groups(view(army), army).map((group) => group.map((one) => one.unit))).toEqual([["tank_1", "tank_2"], ["tank_3"], ["tank_4"], ["transport_ship_5"], ["transport_ship_6"], ["infantry_7"]]);
});

test("a half is not like a whole, although they are one pile", () => {
  const army = [unit("tank_1", "a"), unit("tank_2", "a"), unit("tank_3", "a")];
  const shown = { ...view(army), marks: [{ kind: "badge" as const, name: "half", unit: "tank_2", value: "1/2" }] };
  expect(alike(shown, army).map((same) => same.map((one) => one.unit))).toEqual([["tank_1", "tank_3"], ["tank_2"]]);
});

test("docked ships lie at the shore of the sea that their harbour faces, each kind with its number, the first with the anchor", () => {
  const shown = view([unit("cruiser_1", "a", "seat_1", { harbour: "s" }), unit("cruiser_4", "a", "seat_1", { harbour: "s" }), unit("transport_ship_2", "a", "seat_1", { harbour: "s" }), unit("tank_3", "a")]);
  const [tank, cruisers, transport] = pieces(map, shown);
  expect([tank!.kind, tank!.size, tank!.hasAnchor]).toEqual(["tank", 1, undefined]);
  expect([cruisers!.kind, cruisers!.units.length, cruisers!.hasAnchor, cruisers!.harbour]).toEqual(["cruiser", 2, true, "s"]);
  expect([transport!.kind, transport!.hasAnchor]).toEqual(["transport_ship", false]);
  expect(cruisers!.size).toBeLessThan(tank!.size);
  expect(cruisers!.y).toBeGreaterThan(tank!.y);
});

test("submarines that evade lie apart from those that hold the field", () => {
  const shown = view([unit("submarine_1", "s", "seat_1", { stance: 1 }), unit("submarine_2", "s", "seat_1", { stance: 0 }), unit("submarine_3", "a", "seat_1", { stance: 1, harbour: "s" })]);
  expect(piles(map, shown, shown.units).map((one) => [one.harbour, one.isEvading])).toEqual([[null, true], [null, false], ["s", false]]);
});

test("piles stand in rows around their point", () => {
  const pile = { key: "", owner: "seat_1", kind: "tank", isFinished: true, harbour: null, isEvading: false, units: [], cargo: [] };
  const rows = laid([pile, { ...pile, kind: "infantry" }, { ...pile, kind: "cruiser" }], 100, 50, "a", 2);
  expect(rows[0]!.y).toBe(rows[1]!.y);
  expect(rows[2]!.x).toBe(100);
  expect((rows[0]!.x + rows[1]!.x) / 2).toBe(100);
});

test("an army is asked about as it would be typed", () => {
  expect(sealWords([])).toBe("seal");
  expect(sealWords([["tank", "a", 2], ["cruiser", "a/s", 1]])).toBe("seal tank a 2, cruiser a/s 1");
});

test("one more, one less", () => {
  const one = withLot([], "tank", "a", 1);
  expect(withLot(one, "tank", "a", 1)).toEqual([["tank", "a", 2]]);
  expect(withLot(one, "tank", "a", -1)).toEqual([]);
  expect(withLot(one, "tank", "b", -1)).toEqual(one);
});

test("what was bought before", () => {
  const first = alsoBought({ round: 0, orders: [], before: [] }, 1, { kind: "buy", item: "tank" });
  const second = alsoBought(first, 2, { kind: "buy", item: "infantry" });
  expect(boughtLast(second, 2)).toEqual(first.orders);
  expect(boughtLast(second, 3)).toEqual(second.orders);
});

test("the ground and the badges of a field, by what was laid there in the game", () => {
  const shown = view([]);
  Object.assign(shown.fields["a"]!, { roughness: "3", defence: "2", factories: 2, canal: 1 });
  expect([ground(map.field["a"]!, shown), ground(map.field["b"]!, shown), ground(map.field["b"]!, null)]).toEqual(["mountains", "plain", "plain"]);
  expect(badges(map.field["a"]!, shown, ["threat"]).map((one) => one.sign)).toEqual(["yield", "factory", "defence", "rough", "canal", "threat"]);
  expect(badges(map.field["s"]!, shown)).toEqual([]);
  expect(badges(map.field["s"]!, shown, ["goal", "threat", "barred"]).map((one) => one.sign)).toEqual(["goal", "threat", "barred"]);
  const row = placed([{ sign: "yield", text: "1" }, { sign: "canal", text: "" }], 100);
  expect(row[0]!.x).toBeLessThan(row[1]!.x);
});

test("harbours for each sea, and ways over several fields", () => {
  expect(harbours(map).map((one) => `${one.field}/${one.sea}`)).toEqual(["a/s", "b/s"]);
  expect(harbours({ ...map, has_harbours: false })).toEqual([]);
  expect(route(map, ["a", "b", "c"])).toBe("M0 0L150 0L300 0");
  expect(route(map, ["a", "b"])).toContain("Q");
  expect(route(map, ["a"])).toBe("");
});

test("units, fields and powers by name", () => {
  expect(unitName(map, "tank_7", "en")).toBe("tank no.\u00a07");
  expect(unitName(map, "tank_7", "cs")).toMatch(/ č\.\u00a07$/);
  expect(nameOf(map, "treaty", "pact_12_1", "en")).toBe("no.\u00a012/1");
  expect(unitName(map, "tank", "en")).toBe("tank");
  expect(nameOf(map, "field", "a", "en")).toBe("A");
  expect(nameOf(map, "power", "seat_1", "en")).toBe("@power-seat_1");
  expect(nameOf(map, "side", "attacker", "en")).toBe("@side-attacker");
  expect(nameOf(map, "count", "3", "en")).toBeNull();
  expect([nameOf(map, "factor", "3/2", "en"), nameOf(map, "text", "3/2", "en")]).toEqual(["1½", null]);
});

test("a building is called by its word, its number and its field", () => {
  i18n["bundle"] = makeBundle("cs", [screenTexts("salva", "cs")]);
  expect(unitName(map, "factory/a", "cs")).toMatch(/^Továrna \(.+\)$/);
  expect(unitName(map, "airfield_3/a", "cs")).toMatch(/^Letiště č\.\u00a03 \(.+\)$/);
  expect(nameOf(map, "building", "airfield_12", "cs")).toBe("Letiště č.\u00a012");
  expect(unitName(map, "castle/a", "cs")).toBeNull();
});

describe("orders in words", () => {
  const said = (language: Language, order: Record<string, unknown>) => {
    const bundle = makeBundle(language, [gameTexts(language, "salva"), screenTexts("salva", language)]);
    const t = vi.spyOn(i18n, "t").mockImplementation((id, values) => say(bundle, (key, value) => nameOf(map, key, value, language), id, values));
    const has = vi.spyOn(i18n, "has").mockImplementation((id) => bundle.hasMessage(id));
    const text = orderText(map, order as unknown as Order).replaceAll("\u00a0", " ");
    t.mockRestore();
    has.mockRestore();
    return text;
  };

  test("shells: who fires at what on which field, with how much of his fire", () => {
    const shots = [["tank_1", "infantry_4", "rest", ""], ["tank_2", "infantry_4", "rest", ""], ["tank_3", "infantry_5", "1/3", ""], ["tank_3", "infantry_4", "rest", ""]];
    expect(said("en", { kind: "fire_at", field: "b", shots })).toBe("tank no. 1, tank no. 2 shell infantry no. 4 on B with all their shots; tank no. 3 shells infantry no. 5 on B with ⅓ of its shots; tank no. 3 shells infantry no. 4 on B with the rest of its shots");
    expect(said("cs", { kind: "fire_at", field: "b", shots: shots.slice(0, 1) })).toBe("tank č. 1 ostřeluje cíl infantry č. 4 na poli b všemi výstřely");
  });

  test("stances: who turns against which field, and who gives his up", () => {
    expect(said("en", { kind: "aim", aims: [["tank_1", "b"], ["tank_2", "c"], ["tank_3", "b"], ["tank_4"]] })).toBe("tank no. 1, tank no. 3: against B; tank no. 2: against C; tank no. 4: give the stance up");
    expect(said("cs", { kind: "aim", aims: [["tank_4"]] })).toBe("tank č. 4: zrušit postavení");
    expect(said("en", { kind: "aim", aims: [] })).toBe("Keep all stances as they are");
  });

  test("answers, treaties, armies and starts in sentences", () => {
    expect(said("en", { kind: "answer_start", verdict: "accept" })).toBe("Accept the proposal");
    expect(said("en", { kind: "answer_treaty", treaty: "pact_1_2", answer: "refuse", reason: "none" })).toBe("Refuse the treaty no. 1/2");
    expect(said("en", { kind: "offer_treaty", partners: ["seat_2"], article: "non_aggression", places: [], notice: -1, shown: "parties", text: "" })).toBe("Offer Seat 2 a treaty: non-aggression");
    expect(said("en", { kind: "seal", army: [["tank", "a", 2]] })).toBe("Seal the army: 2 × tank (A)");
    expect(said("en", { kind: "propose_start", shares: [["seat_1", "west", 11]] })).toBe("Propose a start: Seat 1 – west, 11 points");
    expect(said("en", { kind: "fire_by_plan", plan: "focus", span: "salvo" })).toBe('Fire by the plan "focus" in this salvo');
    expect(said("en", { kind: "take_side", side: "none" })).toBe("No wish");
  });

  test("those who come later, lines, buyers and consents by their names", () => {
    expect(said("en", { kind: "assault", field: "c", marches: [["tank_1"]], later: [["infantry_2", "b"]] })).toBe("Assault C: tank no. 1 at once, infantry no. 2 later");
    expect(said("en", { kind: "bring_up", lines: [["tank_1", 2]] })).toBe("Bring all of them up: tank no. 1 to line 2");
    expect(said("cs", { kind: "stance", unit: "submarine_3", stance: "evade" })).toBe("submarine č. 3 se vyhýbá bitvě");
    expect(said("en", { kind: "build_factory", field: "a", payments: [["b", "1/2"], ["c", "2"]] })).toBe("Factory on A, paid by B ½, C 2");
    expect(said("en", { kind: "agree_always", partner: "seat_2", topic: "gift", span: "game" })).toBe("Agree beforehand to what Seat 2 asks about gifts, until it is withdrawn");
  });
});
