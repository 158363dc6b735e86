// Stocks, works and ways of goods as one picture, told by the server field by field; where things stand in it, no drawing here.

import { i18n, t } from "../../../lib/i18n.svelte";
import { wordName } from "../names";
import { marksOf } from "../marks";
import { amount, type FieldId, type Flow, type FlowMove, type FlowPlace, mixed, type PowerId, type PublicView, type SalvaMap, type Shortage } from "../view";

/** How wide a box is at least and at most, how high its rows are, and how far apart boxes stand: between them lies what goes from one to another. */
const LEAST = 168;
const MOST = 250;
export const HEAD = 26;
export const ROW = 19;
const BETWEEN = 96;
const BELOW = 46;
/** Beside a single column there is room for what goes around a box. */
const AROUND = 64;
const INSET = 8;

export interface Bar { item: string; now: string; later: string; part: number; laterPart: number }
export interface Node { field: FieldId; x: number; y: number; high: number; bars: Bar[]; works: FlowPlace["works"]; short: Shortage[] }
export interface Way { from: FieldId; to: FieldId; path: string; at: [number, number]; loads: FlowMove[] }
export interface Picture { nodes: Node[]; ways: Way[]; box: number; wide: number; high: number }

/** What a power's flow is: told as one, or else put together of the numbers of things that are shown on its fields. */
export function flowOf(view: PublicView, power: PowerId): Flow | null {
  return marksOf(view, "flow").find((one) => one.power === power) ?? stocksOf(view, power);
}

function stocksOf(view: PublicView, power: PowerId): Flow | null {
  const places = new Map<FieldId, FlowPlace>();
  for (const { field, item, value } of marksOf(view, "badge")) {
    if (!field || !item || !/^\d/.test(value ?? "") || view.fields[field]?.owner !== power) continue;
    const place = places.get(field) ?? { field, stocks: [], works: [] };
    place.stocks.push({ item, now: value!, later: value! });
    places.set(field, place);
  }
  return places.size ? { kind: "flow", name: "", power, places: [...places.values()], moves: [], short: [] } : null;
}

/** Those whose stocks can be looked at. */
export const stocked = (view: PublicView): PowerId[] => view.seats.filter((power) => flowOf(view, power) !== null);

/** The name of goods, a building, or whatever else lies there. */
export const thing = (map: SalvaMap, item: string): string => wordName(map, item);

/** Why something is short, in the words of the refusal. */
export const whyShort = ({ code, values }: Shortage): string => i18n.error(code, values);

export const stockText = (map: SalvaMap, { item, now, later }: { item: string; now: string; later: string }): string =>
  t(later === now ? "salva-flow-stock" : "salva-flow-stock-next", { item: thing(map, item), now: mixed(now), later: mixed(later) });
export const worksText = (map: SalvaMap, { item, count, busy }: FlowPlace["works"][number]): string =>
  t(busy ? "salva-flow-works-busy" : "salva-flow-works", { item: thing(map, item), count, busy });
export const moveText = (map: SalvaMap, { item, value, field, target }: FlowMove): string =>
  t("salva-flow-move", { item: thing(map, item), value: mixed(value), field, target });

/** The picture in a room so wide: as many boxes beside each other as have room, those farther north on the map above. */
export function picture(map: SalvaMap, flow: Flow, room: number): Picture {
  const columns = Math.max(1, Math.floor((room + BETWEEN - 2 * INSET) / (LEAST + BETWEEN)));
  const spare = columns > 1 ? (columns - 1) * BETWEEN : AROUND;
  const box = Math.max(LEAST, Math.min(MOST, (room - 2 * INSET - spare) / columns));
  const most = new Map<string, number>();
  for (const one of flow.places.flatMap((place) => place.stocks)) most.set(one.item, Math.max(most.get(one.item) ?? 0, amount(one.now), amount(one.later)));
  const middle = (field: FieldId): [number, number] => map.field[field]?.middle ?? [0, 0];
  const named = new Set(flow.places.map((one) => one.field));
  const missing = [...new Set([...flow.moves.filter((one) => amount(one.value) > 0).flatMap((one) => [one.field, one.target]), ...flow.short.map((one) => one.field)])].filter((field) => !named.has(field));
  const places = [...flow.places, ...missing.map((field): FlowPlace => ({ field, stocks: [], works: [] }))].sort((a, b) => middle(a.field)[1] - middle(b.field)[1]);
  const nodes: Node[] = [];
  let y = INSET;
  for (let first = 0; first < places.length; first += columns) {
    const row = places.slice(first, first + columns).sort((a, b) => middle(a.field)[0] - middle(b.field)[0]);
    const found = row.map((place, column): Node => {
      const bars = place.stocks.map((one) => ({ ...one, part: share(one.now, most.get(one.item)), laterPart: share(one.later, most.get(one.item)) }));
      const short = flow.short.filter((one) => one.field === place.field);
      return { field: place.field, x: INSET + column * (box + BETWEEN), y, high: HEAD + ROW * (bars.length + place.works.length + short.length) + INSET, bars, works: place.works, short };
    });
    nodes.push(...found);
    y += Math.max(...found.map((one) => one.high)) + BELOW;
  }
  const wide = Math.max(room, ...nodes.map((one) => one.x + box + INSET));
  return { nodes, ways: waysOf(nodes, flow.moves, box), box, wide, high: Math.max(0, y - BELOW + INSET) };
}

const share = (value: string, most: number | undefined): number => (most ? amount(value) / most : 0);

/** Everything that goes from one field to another as one arrow. */
function waysOf(nodes: Node[], moves: FlowMove[], wide: number): Way[] {
  const box = new Map(nodes.map((one) => [one.field, one]));
  const pairs = new Map<string, FlowMove[]>();
  for (const move of moves) if (move.field !== move.target && amount(move.value) > 0) pairs.set(`${move.field} ${move.target}`, [...(pairs.get(`${move.field} ${move.target}`) ?? []), move]);
  return [...pairs.values()].map((loads) => {
    const { field: from, target: to } = loads[0]!;
    const isBack = pairs.has(`${to} ${from}`);
    return { from, to, loads, ...curve(box.get(from)!, box.get(to)!, wide, isBack ? 14 : 0) };
  });
}

/** From side to side of two boxes; above each other from bottom to top, or around the boxes between them. */
function curve(from: Node, to: Node, wide: number, aside: number): { path: string; at: [number, number] } {
  const middle = (one: Node): [number, number] => [one.x + wide / 2, one.y + Math.min(one.high, 2 * HEAD) / 2];
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  if (from.x !== to.x) {
    const right = tx > fx ? 1 : -1;
    const [x0, x1, lift] = [fx + (right * wide) / 2, tx - (right * wide) / 2, right * aside];
    return bend([x0, fy + lift], [x1, ty + lift], [(x0 + x1) / 2, fy + lift], [(x0 + x1) / 2, ty + lift]);
  }
  const down = ty > fy;
  const [above, below] = down ? [from, to] : [to, from];
  const gap = below.y - (above.y + above.high);
  if (gap <= 2 * BELOW) {
    const x = fx + (down ? -aside : aside);
    const [y0, y1] = [above.y + above.high, below.y];
    return bend([x, down ? y0 : y1], [x, down ? y1 : y0], [x, (y0 + y1) / 2], [x, (y0 + y1) / 2]);
  }
  const edge = fx + wide / 2;
  return bend([edge, fy], [edge, ty], [edge + AROUND, fy], [edge + AROUND, ty]);
}

function bend(a: [number, number], d: [number, number], b: [number, number], c: [number, number]): { path: string; at: [number, number] } {
  const written = (point: [number, number]) => point.map((one) => one.toFixed(1)).join(" ");
  const half = (place: 0 | 1) => (a[place] + 3 * b[place] + 3 * c[place] + d[place]) / 8;
  return { path: `M${written(a)}C${written(b)} ${written(c)} ${written(d)}`, at: [half(0), half(1)] };
}
