import type { Silhouette } from "../games/game";
import { corners, paintOf } from "../lib/counter";
import type { PowerPaint } from "../wire";
import type { Ending } from "./ending";

/** The words of the picture: all that is written on it. */
export interface Words {
  game: string;
  title: string;
  how: string;
  moment: string;
  measures: string[];
  luck: string;
  names: Record<string, string>;
  address: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MAP = { x: 36, y: 36, width: 676, height: 390 };
const RIGHT = 748;
const CURVES = { x: 36, y: 470, width: 676, height: 116 };
const INK = "#f3ecdc";
const QUIET = "#a9b8c2";
const GOLD = "#eac27a";

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

function world(draw: CanvasRenderingContext2D, { size, shapes }: Silhouette, paints: Record<string, PowerPaint>): void {
  const scale = Math.min(MAP.width / size[0], MAP.height / size[1]);
  draw.save();
  draw.translate(MAP.x + (MAP.width - size[0] * scale) / 2, MAP.y + (MAP.height - size[1] * scale) / 2);
  draw.scale(scale, scale);
  draw.lineJoin = "round";
  for (const { path, owner } of shapes) {
    const area = new Path2D(path);
    draw.fillStyle = owner ? paintOf(paints, owner).colour : "#39505f";
    draw.strokeStyle = "#0c1a24";
    draw.lineWidth = 1.4 / scale;
    draw.fill(area, "evenodd");
    draw.stroke(area);
  }
  draw.restore();
}

/** Text that is made smaller until it fits. */
function fitted(draw: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, size: number, family: string, weight = 700): void {
  let height = size;
  do draw.font = `${weight} ${height}px ${family}`;
  while (draw.measureText(text).width > width && (height -= 1) > 12);
  draw.fillText(text, x, y);
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

function plot(draw: CanvasRenderingContext2D, { curves, moment }: Ending, title: string, { text, paints }: Style): void {
  const { x, y, width, height } = CURVES;
  const steps = Math.max(1, (curves[0]?.values.length ?? 1) - 1);
  const most = Math.max(1, ...curves.flatMap((one) => one.values));
  draw.fillStyle = QUIET;
  draw.font = `500 17px ${text}`;
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
      draw.globalAlpha = colour === INK ? 0.35 : 1;
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

function table(draw: CanvasRenderingContext2D, { rows }: Ending, words: Words, { text, paints }: Style, top: number): void {
  const columns = [...words.measures, ...(rows.some((one) => one.luck !== null) ? [words.luck] : [])];
  const right = (column: number) => WIDTH - 40 - (columns.length - 1 - column) * 84;
  draw.textAlign = "right";
  draw.fillStyle = QUIET;
  columns.forEach((title, column) => fitted(draw, title, right(column), top, 80, 16, text, 500));
  rows.forEach((row, place) => {
    const y = top + 34 + place * Math.min(38, (HEIGHT - 64 - top) / rows.length);
    counter(draw, paintOf(paints, row.power), RIGHT + 14, y - 6, 12);
    draw.textAlign = "left";
    draw.fillStyle = row.isWinner ? GOLD : INK;
    fitted(draw, words.names[row.power] ?? row.power, RIGHT + 38, y, right(0) - RIGHT - 86, 20, text, row.isWinner ? 700 : 500);
    draw.textAlign = "right";
    draw.font = `600 20px ${text}`;
    row.values.forEach((value, column) => draw.fillText(String(value), right(column), y));
    if (row.luck !== null) draw.fillText(`${row.luck >= 0 ? "+" : "−"}${Math.abs(row.luck).toFixed(1)}`, right(columns.length - 1), y);
  });
  draw.textAlign = "left";
}

/** Draws the end of a game: the map as it was left, who won and how, when it was decided, numbers and luck. */
export function drawEnding(draw: CanvasRenderingContext2D, ending: Ending, silhouette: Silhouette, words: Words, style: Style): void {
  const { display, text, paints } = style;
  const sky = draw.createLinearGradient(0, 0, WIDTH, HEIGHT);
  sky.addColorStop(0, "#17384d");
  sky.addColorStop(1, "#0c1a24");
  draw.fillStyle = sky;
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  draw.textBaseline = "alphabetic";
  world(draw, silhouette, paints);
  if (ending.curves.length) plot(draw, ending, words.measures[0] ?? "", style);
  draw.fillStyle = QUIET;
  fitted(draw, words.game, RIGHT, 62, WIDTH - RIGHT - 36, 20, text, 500);
  const many = ending.winners.slice(0, 3);
  many.forEach((power, place) => counter(draw, paintOf(paints, power), RIGHT + 34 + place * 66, 116, 30));
  draw.fillStyle = INK;
  const beside = many.length ? 86 + (many.length - 1) * 66 : 0;
  fitted(draw, words.title, RIGHT + beside, 128, WIDTH - RIGHT - beside - 36, 44, display);
  draw.fillStyle = GOLD;
  fitted(draw, words.how, RIGHT, 184, WIDTH - RIGHT - 36, 24, display, 600);
  draw.fillStyle = INK;
  draw.font = `400 19px ${text}`;
  const lines = wrapped((line) => draw.measureText(line).width, words.moment, WIDTH - RIGHT - 36, 3);
  lines.forEach((line, place) => draw.fillText(line, RIGHT, 220 + place * 26));
  table(draw, ending, words, style, 250 + lines.length * 26);
  draw.fillStyle = QUIET;
  draw.font = `500 16px ${text}`;
  draw.fillText(words.address, 36, HEIGHT - 16);
}
