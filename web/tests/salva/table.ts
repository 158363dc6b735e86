import { Play } from "../../src/games/salva/play.svelte";
import type { MapField, PublicView, SalvaMap, UnitView } from "../../src/games/salva/view";
import type { Snapshot } from "../../src/lib/store/reduce";
import type { Seat } from "../../src/lib/store/table.svelte";
import type { DecisionInfo } from "../../src/wire";

const kind = (id: string, ground: string, move: number, attack: Record<string, number> = {}, type = "armoured") => ({
  id, name: { cs: id, en: id }, ground, move, class: type, attack, defence: {}, capacity: 2, symbol: { stroke: "", fill: "" },
});
const KINDS = [
  kind("infantry", "land", 1, { unarmoured: 2 }), kind("tank", "land", 2, { unarmoured: 2 }), kind("cruiser", "sea", 2, { naval: 2 }),
  kind("submarine", "sea", 1, { naval: 4 }, "submarine"), kind("transport_ship", "sea", 2),
];
const field = (id: string, next: string[], at: [number, number], sea = false): MapField => ({ id, name: { cs: id, en: id.toUpperCase() }, sea, next, marks: {}, path: "", middle: at, room: 60 });
const FIELDS = [field("a", ["b", "s"], [0, 0]), field("b", ["a", "c", "s"], [150, 0]), field("c", ["b"], [300, 0]), field("s", ["a", "b"], [75, 130], true)];

/** Land a–b–c in a row, the sea s below a and b. */
export const map = {
  id: "test", name: {}, powers: {}, chapters: ["minimal", "naval"], has_harbours: true, shores: [{ field: "a", sea: "s", at: [37, 65] }, { field: "b", sea: "s", at: [112, 65] }], size: [400, 300], sides: [], fields: FIELDS, kinds: KINDS,
  field: Object.fromEntries(FIELDS.map((one) => [one.id, one])), kind: Object.fromEntries(KINDS.map((one) => [one.id, one])),
} as unknown as SalvaMap;

export const unit = (id: string, place: string, owner = "seat_1", more: Partial<UnitView> = {}): UnitView => ({
  unit: id, kind: id.slice(0, id.lastIndexOf("_")), owner, field: place, finished: true, damage: "0", points: "1", flags: 0, ...more,
});

export function view(units: UnitView[], owners: Record<string, string> = { a: "seat_1", b: "seat_1", c: "seat_2" }): PublicView {
  const fields = Object.fromEntries(FIELDS.map(({ id }) => [id, { owner: owners[id] ?? null, fresh: false, purse: "2", yields: "1" }]));
  const powers = ["seat_1", "seat_2"].map((power) => ({ power, side: "", status: "living", fields: 1, left: "3", has_placed: false }));
  return { seats: ["seat_1", "seat_2"], round: 1, order: ["seat_1", "seat_2"], powers, fields, units, battle: null, calendar: [] } as unknown as PublicView;
}

export const asked = (step: string, choices: Record<string, unknown>, about: Record<string, unknown> = {}): DecisionInfo => ({
  kind: step, seat: 0, waits: true, offers: Object.keys(choices), default: null, about: { ...about, choices }, standing: null,
});

/** A seat at that table; every order it gives is kept and carried out by nobody. */
export function sit(decision: DecisionInfo, shown: PublicView): { play: Play; orders: Record<string, unknown>[] } {
  const orders: Record<string, unknown>[] = [];
  const now = { seat: 0, table: { match: "m", status: "running", rulebook: { options: {} } }, decisions: [decision], log: [], own: {}, public: shown };
  const seat = { now: now as unknown as Snapshot, busy: 0, line: { is: "open" }, order: (order: Record<string, unknown>) => { orders.push(order); return Promise.resolve(true); } };
  return { play: new Play(seat as unknown as Seat, map), orders };
}
