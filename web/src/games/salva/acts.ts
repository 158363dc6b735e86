// Small orders of the chosen units: those for which there are words for several are one button where they differ only in the unit.

import { i18n } from "../../lib/i18n.svelte";
import { orderText } from "./names";
import { type Order, shipOf } from "./orders";
import type { PublicView, SalvaMap, UnitId } from "./view";

export interface Act {
  text: string;
  /** Given one after another. */
  orders: Order[];
}

/** What the chosen units can be told beyond moving; `orders` are all that the question writes out for them. */
export function actsOf(map: SalvaMap, view: PublicView, chosen: UnitId[], orders: Order[]): Act[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = JSON.stringify(i18n.has(`salva-act-${order.kind}`) ? { ...order, unit: "" } : order);
    if (order.kind === "ambush") continue;
    if (!groups.get(key)?.some((one) => JSON.stringify(one) === JSON.stringify(order))) groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  const found = [...groups.values()].map((group) => act(map, group[0]!.kind === "embark" ? group.slice(0, roomOf(map, view, group[0]!["ship"] as UnitId)) : group));
  return [...everybodyAboard(map, view, orders, found), ...found, ...ambushes(map, view, chosen, orders)];
}

function act(map: SalvaMap, orders: Order[]): Act {
  const first = orders[0]!;
  const text = orders.length > 1 ? i18n.t(`salva-act-${first.kind}`, { ...first, how: first["stance"] ?? "", count: orders.length }) : orderText(map, first);
  return { text, orders };
}

/** How many more a ship can take. */
export function roomOf(map: SalvaMap, view: PublicView, ship: UnitId): number {
  const kind = view.units.find((one) => one.unit === ship)?.kind ?? "";
  return (map.kind[kind]?.capacity ?? 0) - view.units.filter((one) => shipOf(one) === ship).length;
}

/** One button for all who can board, each onto the first ship with room, where no single ship takes so many. */
function everybodyAboard(map: SalvaMap, view: PublicView, orders: Order[], found: Act[]): Act[] {
  const room = new Map<UnitId, number>();
  const boards = new Map<UnitId, Order>();
  for (const order of orders) {
    const [unit, ship] = [order["unit"] as UnitId, order["ship"] as UnitId];
    if (order.kind !== "embark" || boards.has(unit)) continue;
    const left = room.get(ship) ?? roomOf(map, view, ship);
    if (left <= 0) continue;
    room.set(ship, left - 1);
    boards.set(unit, order);
  }
  const most = Math.max(0, ...found.filter((one) => one.orders[0]!.kind === "embark").map((one) => one.orders.length));
  return boards.size > most ? [{ text: i18n.t("salva-act-aboard", { count: boards.size }), orders: [...boards.values()] }] : [];
}

/** A battle on the field where they are, with those of the submarines that are chosen. */
function ambushes(map: SalvaMap, view: PublicView, chosen: UnitId[], orders: Order[]): Act[] {
  const able = new Set(orders.flatMap((order) => (order.kind === "ambush" ? (order["units"] as UnitId[]) : [])));
  const fields = new Map<string, UnitId[]>();
  for (const unit of chosen.filter((one) => able.has(one))) {
    const field = view.units.find((one) => one.unit === unit)?.field ?? "";
    fields.set(field, [...(fields.get(field) ?? []), unit]);
  }
  return [...fields.values()].map((units) => act(map, [{ kind: "ambush", units }]));
}
