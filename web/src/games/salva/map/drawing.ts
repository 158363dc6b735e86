// Where things stand on the map; no drawing here.

import type { Language } from "../../game";
import { fieldOf, type Pile, piles } from "../orders";
import { amount, type FieldId, type MapField, mixed, type PublicView, type SalvaMap } from "../view";
import { type Outline, settled, type Spot } from "./room";

export const WIDE = 37;
export const HIGH = 24;
const GAP = 4;
const IN_ROW = 3;
/** How large docked ships are drawn: alone, and where several kinds share a harbour. */
const DOCKED = 0.95;
const CROWDED = 0.9;
/** How large the signs on the map are written, the smallest of what is read on it, and how wide a letter of a card's name is then. */
export const SMALLEST = 13;
const CARD_LETTER = 6.3;
/** A card's name that is longer is cut short on its tokens. */
const LONGEST = 8;
/** The usual width of a letter of a name; how high badges are, how much they keep off the borders at both sides and the pieces above. */
const LETTER = 9;
const TALL = 15;
const MARGIN = 8;
const GAP_BELOW = 1.5;

export interface Piece extends Pile {
  x: number;
  y: number;
  key: string;
  size: number;
  /** How wide it is, and the name that stands on it, if it is a token of a card. */
  wide: number;
  word: string;
  /** The first pile of a harbour carries its anchor. */
  hasAnchor?: boolean;
}

/** What a pile of tokens is called on the map by its card. */
function wordOf(map: SalvaMap, view: PublicView, pile: Pile, language: Language): string {
  const isOfCard = pile.lies && (view.marks ?? []).some((one) => one.kind === "card" && one.card === pile.lies);
  const name = isOfCard ? (map.kind[pile.kind]?.name[language] ?? pile.kind) : "";
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}.` : name;
}

/** The piles of every field in rows below its name; docked ships at the shore of the sea that their harbour faces. */
export function pieces(map: SalvaMap, view: PublicView, scale = 1, language: Language = "en"): Piece[] {
  const word = (pile: Pile) => wordOf(map, view, pile, language);
  const shore = new Map(map.shores.map((one) => [`${one.field}/${one.sea}`, one.at]));
  return map.fields.flatMap((field) => {
    const units = view.units.filter((one) => one.field === field.id);
    const docks = [...new Set(units.flatMap((one) => (one["harbour"] as FieldId | null | undefined) ?? []))];
    const ashore = piles(map, view, units.filter((one) => !one["harbour"]));
    return [
      ...laid(ashore, field.middle[0], field.middle[1] + 4 * scale, field.id, Math.min(IN_ROW, Math.max(2, Math.floor((2 * field.room) / (WIDE + GAP) / scale))), scale, word),
      ...docks.flatMap((sea) => {
        const [x, y] = shore.get(`${field.id}/${sea}`) ?? field.middle;
        const ships = piles(map, view, units.filter((one) => one["harbour"] === sea));
        const size = ships.length > 1 ? CROWDED : DOCKED;
        return laid(ships, x, y, `${field.id}/${sea}`, ships.length > 2 ? 2 : 1, scale * size).map((one, place) => ({ ...one, size, hasAnchor: place === 0 }));
      }),
    ];
  });
}

/** How far above and below the middle of a field its pieces reach. */
function reach(found: Piece[], field: MapField, scale: number): { above: number; below: number } {
  const here = found.filter((one) => one.size === 1 && one.units[0]?.field === field.id).map((one) => one.y - field.middle[1]);
  const half = (HIGH / 2) * scale;
  return here.length ? { above: half - Math.min(...here), below: Math.max(...here) + half } : { above: 0, below: 0 };
}

/** Piles in rows around a point, each as wide as what is written on it. */
export function laid(found: Pile[], x: number, y: number, key: string, inRow: number, scale = 1, wordOn: (pile: Pile) => string = () => ""): Piece[] {
  const rows = Math.ceil(found.length / inRow);
  const words = found.map(wordOn);
  const wide = words.map((word) => Math.max(WIDE, word.length * CARD_LETTER + 8));
  const sum = (from: number, to: number) => wide.slice(from, to).reduce((all, one) => all + one + GAP, 0);
  return found.map((pile, place) => {
    const row = Math.floor(place / inRow);
    const [first, last] = [row * inRow, Math.min(found.length, (row + 1) * inRow)];
    return {
      ...pile,
      x: x + (sum(first, place) + wide[place]! / 2 - (sum(first, last) - GAP) / 2) * scale,
      y: y + (row - (rows - 1) / 2) * (HIGH + GAP) * scale,
      key: `${key} ${pile.key}`,
      size: 1,
      wide: wide[place]!,
      word: words[place]!,
    };
  });
}

/** The look of the ground: what the map says of a field, and what was laid on it by lot. */
export function ground(field: MapField, view: PublicView | null): "plain" | "hills" | "forest" | "mountains" {
  const of = (name: string) => amount((view?.fields[field.id]?.[name] ?? field.marks[name] ?? 1) as string);
  const rough = of("roughness");
  if (rough >= 3) return "mountains";
  if (rough > 1) return "forest";
  return of("defence") > 1 ? "hills" : "plain";
}

/** Little signs below the pieces of a field: what everybody must see at a glance. */
export interface Badge {
  sign: "yield" | "factory" | "defence" | "rough" | "canal" | "centre" | "threat" | "barred" | "goal" | "base" | "stuck";
  text: string;
}

/** How wide a badge is: its sign and its text, in which fractions are wider than digits. */
const widthOf = ({ text }: Badge) => 17 + (text ? 3 + [...text].reduce((all, sign) => all + (sign > "\u007f" ? 12 : 7), 0) : 0);
const rowWidth = (row: Badge[]): number => row.reduce((all, one) => all + widthOf(one), 0);

/** Badges side by side around a point, each as wide as its text. */
export function placed(row: Badge[], x: number, scale = 1): (Badge & { x: number })[] {
  let at = x - (scale * rowWidth(row)) / 2;
  return row.map((one) => {
    const here = { ...one, x: at + 8 * scale };
    at += scale * widthOf(one);
    return here;
  });
}

/** How far from the middle of a field its name and its badges stand: as far as there is room. */
const offset = (field: MapField, wanted: number, part: number, scale: number) => Math.max(23 * scale, Math.min(wanted * scale, field.room * part));

/** Where the name of a field stands: above its pieces, however many rows they have. */
export function nameSpot(field: MapField, outline: Outline, name: string, shown: Piece[], scale = 1): { x: number; y: number } {
  const y = field.middle[1] - Math.max(offset(field, field.sea ? 36 : 40, 0.64, scale), reach(shown, field, scale).above + 3 * scale);
  const { x } = settled(outline, { x: field.middle[0], y: y - 5 * scale }, y, LETTER * scale * (name.length + 1), 10 * scale);
  return { x, y };
}

/** Where the badges of a field stand: below its pieces, and within its borders. */
export function rowSpot(field: MapField, outline: Outline, row: Badge[], shown: Piece[], scale = 1): Spot {
  const [[x, y], depth] = [field.middle, reach(shown, field, scale).below];
  const wished = Math.max(offset(field, 49, 0.78, scale), depth ? depth + 12 * scale : 0);
  return settled(outline, { x, y: y + wished }, y + depth + GAP_BELOW * scale, scale * (rowWidth(row) + MARGIN), TALL * scale);
}

export function badges(field: MapField, view: PublicView | null, marks: readonly ("goal" | "threat" | "barred" | "base" | "stuck")[] = []): Badge[] {
  const warnings = marks.map((sign): Badge => ({ sign, text: "" }));
  if (field.sea) return warnings;
  const now = view?.fields[field.id];
  const value = (name: string) => (now?.[name] ?? field.marks[name]) as string | number | boolean | undefined;
  const found: Badge[] = [];
  const yields = now?.yields ?? String(field.marks["production"] ?? "1");
  found.push({ sign: "yield", text: mixed(yields) });
  for (const name of ["factories", "political_buildings"]) if (Number(value(name) ?? 0) > 0) found.push({ sign: "factory", text: String(value(name)) });
  if (amount(String(value("defence") ?? 1)) !== 1) found.push({ sign: "defence", text: mixed(String(value("defence"))) });
  if (amount(String(value("roughness") ?? 1)) !== 1) found.push({ sign: "rough", text: mixed(String(value("roughness"))) });
  if (value("canal") === 1 || value("canal") === true) found.push({ sign: "canal", text: "" });
  if (!marks.includes("goal") && (value("centre") === 1 || value("centre") === true)) found.push({ sign: "centre", text: "" });
  return [...found, ...warnings];
}

/** Where a land field has harbours: for each sea beside it a point at the shore. */
export const harbours = (map: SalvaMap): SalvaMap["shores"] => (map.has_harbours ? map.shores : []);

/** How large names and pieces are, so that a map of many small fields is not covered by them. */
export function scaleOf(map: SalvaMap): number {
  const side = Math.sqrt((map.size[0] * map.size[1]) / Math.max(1, map.fields.length));
  return Math.min(1.9, Math.max(0.85, side / 170));
}

/** A way through the middles of fields as a smooth line; it may start from a harbour (brno/adria), and ends so far before the last middle. */
export function route(map: SalvaMap, path: FieldId[], gap = 0): string {
  const points = path.map((spot) => map.shores.find((one) => `${one.field}/${one.sea}` === spot)?.at ?? map.field[fieldOf(spot)]!.middle);
  if (points.length < 2) return "";
  const [first, ...rest] = points as [[number, number], ...[number, number][]];
  if (rest.length === 1) {
    const [[x0, y0], last] = [first, rest[0]!];
    const [dx, dy] = [last[0] - x0, last[1] - y0];
    const middle: [number, number] = [x0 + dx / 2 + dy * 0.12, y0 + dy / 2 - dx * 0.12];
    return `M${first.join(" ")}Q${written(middle)} ${written(before(last, middle, gap))}`;
  }
  const end = before(rest.at(-1)!, rest.at(-2)!, gap);
  return `M${first.join(" ")}${[...rest.slice(0, -1), end].map((point) => `L${written(point)}`).join("")}`;
}

/** A short bowed line over the border of two fields, beside the one that comes back; of those that touch nowhere from middle to middle. */
export function bow(map: SalvaMap, from: FieldId, to: FieldId, scale = 1): string {
  const [[x0, y0], [x1, y1]] = [map.field[from]!.middle, map.field[to]!.middle];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy, side] = [(x1 - x0) / length, (y1 - y0) / length, 9 * scale];
  const half = Math.min(length * 0.3, 34 * scale);
  const [mx, my] = [(x0 + x1) / 2 - uy * side, (y0 + y1) / 2 + ux * side];
  return `M${written([mx - ux * half, my - uy * half])}Q${written([mx - uy * side, my + ux * side])} ${written([mx + ux * half, my + uy * half])}`;
}

/** The point so far from one point towards another, at most half of the way. */
function before([x, y]: [number, number], [tx, ty]: [number, number], gap: number): [number, number] {
  const length = Math.hypot(tx - x, ty - y) || 1;
  const part = Math.min(gap / length, 0.5);
  return [x + (tx - x) * part, y + (ty - y) * part];
}
const written = (point: [number, number]): string => point.map((one) => Number(one.toFixed(1))).join(" ");
