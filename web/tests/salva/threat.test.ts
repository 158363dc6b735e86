import { describe, expect, test } from "vitest";
import { threatened } from "../../src/games/salva/threat";
import type { SalvaMap } from "../../src/games/salva/view";
import { map, unit, view } from "./table";

const foe = (id: string, place: string, more = {}) => unit(id, place, "seat_2", more);

describe("what others could attack in their next turn", () => {
  test("by land as far as a unit moves over its own fields; what is being built and what has no strength stays", () => {
    expect(threatened(map, view([foe("tank_1", "c")]), "seat_1")).toEqual(["b"]);
    expect(threatened(map, view([foe("tank_1", "c")], { a: "seat_1", b: "seat_2", c: "seat_2" }), "seat_1")).toEqual(["a"]);
    expect(threatened(map, view([foe("infantry_1", "c")], { a: "seat_1", b: "seat_2", c: "seat_2" }), "seat_1")).toEqual([]);
    expect(threatened(map, view([foe("infantry_3", "c", { finished: false }), foe("transport_ship_4", "s")]), "seat_1")).toEqual([]);
  });

  test("rough ground on the way costs more, but the last step wants one point only", () => {
    const rough = view([foe("tank_1", "c")], { a: "seat_1", b: "seat_2", c: "seat_2" });
    rough.fields["b"]!["roughness"] = "2";
    expect(threatened(map, rough, "seat_1")).toEqual([]);
    rough.fields["b"]!.owner = "seat_1";
    expect(threatened(map, rough, "seat_1")).toEqual(["b"]);
  });

  test("from ships at sea that carry troops, not from those that would first leave a harbour", () => {
    const troops = foe("infantry_3", "s", { aboard: "transport_ship_2" });
    expect(threatened(map, view([foe("transport_ship_2", "s"), troops]), "seat_1")).toEqual(["a", "b"]);
    const owners = { a: "seat_1", b: "seat_2", c: "seat_2" };
    expect(threatened(map, view([foe("transport_ship_2", "b", { harbour: "s" }), { ...troops, field: "b" }], owners), "seat_1")).toEqual([]);
  });

  test("seas with own ships are threatened by ships, from a harbour too; whoever evades is safe", () => {
    const owners = { a: "seat_1", b: "seat_2", c: "seat_2" };
    const docked = foe("cruiser_2", "b", { harbour: "s" });
    expect(threatened(map, view([docked, unit("cruiser_1", "s")], owners), "seat_1")).toEqual(["s"]);
    expect(threatened(map, view([docked, unit("submarine_1", "s", "seat_1", { stance: 1 })], owners), "seat_1")).toEqual([]);
  });

  test("ships pass no sea that others hold, submarines do where they may dive, and canals lead to the other sea", () => {
    const seas = ["s", "t", "u"].map((id, at, all) => ({ ...map.field["s"]!, id, next: all.filter((_, place) => Math.abs(place - at) === 1) }));
    const canal = { ...map.field["a"]!, id: "k", next: ["s", "u"] };
    const fields = [...seas.map((one) => (one.id === "t" ? one : { ...one, next: [...one.next, "k"] })), canal];
    const wide = { ...map, fields, field: Object.fromEntries(fields.map((one) => [one.id, one])) } as SalvaMap;
    const deep = { ...wide, chapters: [...wide.chapters, "submarines"], kind: { ...wide.kind, submarine: { ...wide.kind["submarine"]!, move: 2 } } } as SalvaMap;
    const at = (who: string, owner = "seat_1") => {
      const shown = view([foe(who, "s"), unit("cruiser_8", "t"), unit("cruiser_9", "u")]);
      for (const one of fields) shown.fields[one.id] = { owner: one.id === "k" ? owner : null, fresh: false, purse: "0", yields: "0", canal: one.id === "k" ? 1 : 0 };
      return shown;
    };
    expect(threatened(wide, at("cruiser_1"), "seat_1")).toEqual(["t"]);
    expect(threatened(deep, at("submarine_1"), "seat_1")).toEqual(["t", "u"]);
    const through = at("cruiser_1", "seat_2");
    expect(threatened(wide, { ...through, units: [foe("cruiser_1", "k", { harbour: "s" }), unit("cruiser_9", "u")] }, "seat_1")).toEqual(["u"]);
    expect(threatened(wide, { ...through, units: [foe("cruiser_1", "s"), unit("cruiser_7", "t")] }, "seat_1")).toEqual(["t"]);
  });

  test("a treaty that binds the other keeps his units away, and so does the truce after it", () => {
    const shown = view([foe("tank_1", "c")]);
    const treaty = { article: "non_aggression", in_force: true, parties: ["seat_1", "seat_2"], left: [], fields: [] };
    expect(threatened(map, shown, "seat_1", { treaties: { treaties: [treaty], truces: [] } })).toEqual([]);
    expect(threatened(map, shown, "seat_1", { treaties: { treaties: [{ ...treaty, fields: ["a"] }], truces: [] } })).toEqual(["b"]);
    expect(threatened(map, shown, "seat_1", { treaties: { treaties: [], truces: [{ denouncer: "seat_2", partner: "seat_1", fields: [] }] } })).toEqual([]);
  });
});
