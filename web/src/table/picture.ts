import type { Silhouette } from "../games/game";
import { corners, paintOf, soft } from "../lib/counter";
import type { PowerPaint } from "../wire";
import type { Ending, Row } from "./ending";

/** The words of the picture: all that is written on it. */
export interface Words {
  game: string;
  title: string;
  how: string;
  moment: string;
  measures: string[];
  luck: string;
  names: Record<string, string>;
  /** Who plays a power, where that is another name. */
  people: Record<string, string>;
  address: string;
}

interface Box { x: number; y: number; width: number; height: number }

/** Where everything stands on the picture, and how large the words are. */
export interface Layout {
  width: number;
  height: number;
  map: Box;
  /** The left edge and the width of the words. */
  words: { x: number; width: number; moment: number };
  /** The left edge of the table and how far apart its columns and rows are. */
  table: { x: number; column: number; row: number };
  /** The curves; null where they stand below the table, if there is room. */
  curves: Box | null;
  size: { game: number; how: number; moment: number; head: number; row: number; least: number };
}

/** For a wide window, and for others to look at. */
export const WIDE: Layout = {
  width: 1200, height: 630,
  map: { x: 36, y: 36, width: 676, height: 390 },
  words: { x: 748, width: 416, moment: 416 },
  table: { x: 748, column: 84, row: 38 },
  curves: { x: 36, y: 470, width: 676, height: 116 },
  size: { game: 20, how: 24, moment: 19, head: 16, row: 20, least: 12 },
};
/** For a phone, where the same words would be too small to read. */
export const NARROW: Layout = {
  width: 760, height: 640,
  map: { x: 436, y: 24, width: 300, height: 210 },
  words: { x: 28, width: 396, moment: 704 },
  table: { x: 28, column: 104, row: 44 },
  curves: null,
  size: { game: 22, how: 27, moment: 25, head: 21, row: 25, least: 20 },
};
const LOWEST_CURVES = 56;
/** The height of a row with two lines, in heights of its words. */
const TWO_LINES = 2.3;
const INK = "#f3ecdc";
const QUIET = "#a9b8c2";
const GOLD = "#eac27a";
/** Light, so that the darkest powers are seen on a dark ground. */
const BORDER = "#f3ecdc99";

interface Style { display: string; text: string; paints: Record<string, PowerPaint> }

function counter(draw: CanvasRenderingContext2D, paint: PowerPaint, x: number, y: number, radius: number): void {
  const points = corners(paint, x, y, radius);
  draw.beginPath();
  if (points) for (const point of points.split(" ")) draw.lineTo(...(point.split(",").map(Number) as [number, number]));
  else draw.arc(x, y, radius, 0, 2 * Math.PI);
  draw.closePath();
  draw.fillStyle = paint.colour;
  draw.strokeStyle = INK;
  draw.lineWidth = Math.max(1.5, radius / 9);
  draw.fill();
  draw.stroke();
}

function world(draw: CanvasRenderingContext2D, { size, shapes }: Silhouette, { map }: Layout, paints: Record<string, PowerPaint>): void {
  const scale = Math.min(map.width / size[0], map.height / size[1]);
  draw.save();
  draw.translate(map.x + (map.width - size[0] * scale) / 2, map.y + (map.height - size[1] * scale) / 2);
  draw.scale(scale, scale);
  draw.lineJoin = "round";
  for (const { path, owner } of shapes) {
    const area = new Path2D(path);
    draw.fillStyle = owner ? soft(paintOf(paints, owner).colour) : "#39505f";
    draw.strokeStyle = BORDER;
    draw.lineWidth = 1.2 / scale;
    draw.fill(area, "evenodd");
    draw.stroke(area);
  }
  draw.restore();
}

/** How large a text can be in a width: smaller until it fits, but no smaller than can be read. */
function fitting(draw: CanvasRenderingContext2D, text: string, width: number, size: number, least: number, family: string, weight = 700): number {
  for (let height = size; height > least; height -= 1) {
    draw.font = `${weight} ${height}px ${family}`;
    if (draw.measureText(text).width <= width) return height;
  }
  return least;
}

/** Text as large as fits; at the smallest it is cut. */
function fitted(draw: CanvasRenderingContext2D, text: string, { x, y, width }: Omit<Box, "height">, size: number, least: number, family: string, weight = 700): void {
  draw.font = `${weight} ${fitting(draw, text, width, size, least, family, weight)}px ${family}`;
  draw.fillText(cut((part) => draw.measureText(part).width, text, width), x, y);
}

/** As much of a text as has room. */
export function cut(measure: (text: string) => number, text: string, width: number): string {
  if (measure(text) <= width) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Text in lines of a width, no more than so many. */
export function wrapped(measure: (text: string) => number, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else if (lines.length < most) lines.push(word);
    else { lines[most - 1] = `${lines[most - 1]!.replace(/[.,;…]*$/, "")}…`; break; }
  }
  return lines;
}

function plot(draw: CanvasRenderingContext2D, { curves, moment }: Ending, title: string, { x, y, width, height }: Box, size: number, { text, paints }: Style): void {
  const steps = Math.max(1, (curves[0]?.values.length ?? 1) - 1);
  const most = Math.max(1, ...curves.flatMap((one) => one.values));
  draw.fillStyle = QUIET;
  draw.font = `500 ${size}px ${text}`;
  draw.fillText(title, x, y - 12);
  draw.strokeStyle = "#39505f";
  draw.lineWidth = 1;
  draw.strokeRect(x, y, width, height);
  draw.lineJoin = "round";
  for (const { power, values } of curves) {
    draw.beginPath();
    values.forEach((value, step) => draw.lineTo(x + (step / steps) * width, y + height - (value / most) * (height - 6)));
    for (const [colour, wide] of [[INK, 5], [paintOf(paints, power).colour, 3.4]] as const) {
      draw.strokeStyle = colour;
      draw.globalAlpha = colour === INK ? 0.6 : 1;
      draw.lineWidth = wide;
      draw.stroke();
    }
  }
  if (!moment) return;
  const at = x + (moment.step / steps) * width;
  draw.strokeStyle = draw.fillStyle = GOLD;
  draw.lineWidth = 2;
  draw.setLineDash([5, 4]);
  draw.beginPath();
  draw.moveTo(at, y - 4);
  draw.lineTo(at, y + height);
  draw.stroke();
  draw.setLineDash([]);
  draw.beginPath();
  draw.arc(at, y - 4, 6, 0, 2 * Math.PI);
  draw.fill();
}

/** The table of all powers; tells where it ends. */
function table(draw: CanvasRenderingContext2D, { rows }: Ending, words: Words, layout: Layout, { text, paints }: Style, top: number): number {
  const { table: { x, column: apart, row: high }, size, width, height } = layout;
  const columns = [...words.measures, ...(rows.some((one) => one.luck !== null) ? [words.luck] : [])];
  const right = (column: number) => width - 40 - (columns.length - 1 - column) * apart;
  const room = right(0) - x - 86;
  const side = (row: Row) => words.names[row.power] ?? row.power;
  const person = (row: Row) => words.people[row.power] ?? "";
  const both = (row: Row) => (person(row) ? `${side(row)} (${person(row)})` : side(row));
  draw.font = `700 ${size.row}px ${text}`;
  /** People stand below their powers where one line is too short for both and the rows have the height. */
  const isTwo = (height - 64 - top) / rows.length >= TWO_LINES * size.row && rows.some((row) => draw.measureText(both(row)).width > room);
  const step = Math.min(isTwo ? TWO_LINES * size.row : high, (height - 64 - top) / rows.length);
  const name = isTwo ? side : both;
  /** One size for all names, that of the longest. */
  const all = Math.min(...rows.map((row) => fitting(draw, name(row), room, size.row, size.least, text, row.isWinner ? 700 : 500)));
  draw.textAlign = "right";
  draw.fillStyle = QUIET;
  columns.forEach((title, column) => fitted(draw, title, { x: right(column), y: top, width: apart - 4 }, size.head, size.least, text, 500));
  rows.forEach((row, place) => {
    const y = top + 34 + place * step;
    counter(draw, paintOf(paints, row.power), x + 14, y - 6, 12);
    draw.textAlign = "left";
    draw.fillStyle = row.isWinner ? GOLD : INK;
    draw.font = `${row.isWinner ? 700 : 500} ${all}px ${text}`;
    draw.fillText(cut((part) => draw.measureText(part).width, name(row), room), x + 38, y);
    if (isTwo && person(row)) {
      draw.fillStyle = QUIET;
      fitted(draw, person(row), { x: x + 38, y: y + size.head * 1.2, width: room }, size.head, size.least, text, 500);
      draw.fillStyle = row.isWinner ? GOLD : INK;
    }
    draw.textAlign = "right";
    draw.font = `600 ${size.row}px ${text}`;
    row.values.forEach((value, column) => draw.fillText(String(value), right(column), y));
    if (row.luck !== null) draw.fillText(`${row.luck >= 0 ? "+" : "−"}${Math.abs(row.luck).toFixed(1)}`, right(columns.length - 1), y);
  });
  draw.textAlign = "left";
  return top + 34 + (rows.length - 1) * step;
}

/** Draws the end of a game: the map as it was left, who won and how, when it was decided, numbers and luck. */
export function drawEnding(draw: CanvasRenderingContext2D, ending: Ending, silhouette: Silhouette, words: Words, style: Style, layout: Layout): void {
  const { display, text, paints } = style;
  const { width, height, size, words: { x, width: room, moment } } = layout;
  const sky = draw.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, "#17384d");
  sky.addColorStop(1, "#0c1a24");
  draw.fillStyle = sky;
  draw.fillRect(0, 0, width, height);
  draw.textBaseline = "alphabetic";
  world(draw, silhouette, layout, paints);
  draw.fillStyle = QUIET;
  fitted(draw, words.game, { x, y: 62, width: room }, size.game, size.least, text, 500);
  const many = ending.winners.slice(0, 3);
  many.forEach((power, place) => counter(draw, paintOf(paints, power), x + 34 + place * 66, 116, 30));
  draw.fillStyle = INK;
  const beside = many.length ? 86 + (many.length - 1) * 66 : 0;
  fitted(draw, words.title, { x: x + beside, y: 128, width: room - beside }, 44, size.least, display);
  draw.fillStyle = GOLD;
  draw.font = `600 ${size.how}px ${display}`;
  const how = wrapped((line) => draw.measureText(line).width, words.how, room, 2);
  how.forEach((line, place) => draw.fillText(line, x, 184 + place * size.how * 1.2));
  const below = Math.max(184 + (how.length - 1) * size.how * 1.2, layout.curves ? 0 : layout.map.y + layout.map.height - 8);
  draw.fillStyle = INK;
  draw.font = `400 ${size.moment}px ${text}`;
  const lines = wrapped((line) => draw.measureText(line).width, words.moment, moment, layout.curves ? 3 : 2);
  const leading = size.moment * 1.37;
  lines.forEach((line, place) => draw.fillText(line, x, below + 36 + place * leading));
  const end = table(draw, ending, words, layout, style, below + 66 + lines.length * leading);
  const rest = height - 40 - (end + 54);
  const curves = layout.curves ?? (rest >= LOWEST_CURVES ? { x, y: end + 54, width: moment, height: rest } : null);
  if (curves && ending.curves.length) plot(draw, ending, words.measures[0] ?? "", curves, size.head, style);
  draw.fillStyle = QUIET;
  draw.font = `500 ${size.head}px ${text}`;
  draw.fillText(words.address, layout.curves?.x ?? x, height - 16);
}
