// What a form for a new game of Salva works out by itself. What goes together, only the server can say.

import { isAllowed } from "../../../lib/options";
import type { ChapterInfo, GoalInfo, Measured, OptionInfo, RungInfo, ScenarioCard, Switched } from "../../../wire";
import type { Language, Values } from "../../game";

/** Chapters that are no switches, because they are steps of this form: how sides are given out, the goal, the map. */
export const STEPS = ["fair_start", "random_goal", "random_map"];
/** Options that have a place of their own in the form. */
export const PLACED = ["scenario", "players", "assignment", "goal", "map_start"];
export const WAYS = ["agreement", "ask", "lot", "fair_start"] as const;
export type Way = (typeof WAYS)[number];

/** How the sides start; in a blitz `similar` stands for the one field that its rules give to the attacker. */
export type Territory = "similar" | "one_field" | "sea";

/** The starts among which a goal leaves a choice. */
export function territories(goal: string): Territory[] {
  if (goal === "elimination") return ["similar", "one_field", "sea"];
  if (goal === "blitz") return ["similar", "sea"];
  return ["feuds", "scored", "random"].includes(goal) ? ["similar"] : ["similar", "one_field"];
}

/** Which rung of the ladder has just these chapters; -1 where none has. */
export const rungOf = (ladder: RungInfo[], chapters: string[]): number =>
  ladder.findIndex((rung) => [...rung.chapters].sort().join() === [...new Set(chapters)].sort().join());

/** The chapters that somebody may switch on or off. */
export const switches = (chapters: ChapterInfo[]): ChapterInfo[] =>
  chapters.filter((one) => !one.is_always_on && !one.is_goal && !one.bridges.length && !STEPS.includes(one.id));

/** For how many scenarios there are, in ascending order. */
export const playerNumbers = (cards: ScenarioCard[]): number[] =>
  [...new Set(cards.map((card) => card.players))].sort((a, b) => a - b);

export interface Share { side: string; share: number; low: number; high: number }

/** How often each side won, a shared win divided, with a 95 % interval. */
export const shares = ({ percent, interval }: Measured): Share[] =>
  Object.entries(percent).map(([side, share]) => ({ side, share: share / 100, low: (interval[side]?.[0] ?? 0) / 100, high: (interval[side]?.[1] ?? 100) / 100 }));

/**
 * Whether all sides won about equally often: even where no interval excludes the even share and all are within a fifth of it, near where the
 * difference is certain but small, or the weakest of several has half of it and the strongest not twice as much; open where the games are too few.
 */
export function balance(measured: Measured): "even" | "near" | "uneven" | "open" {
  const rows = shares(measured);
  const even = rows.reduce((sum, row) => sum + row.share, 0) / rows.length;
  const isWithin = rows.every((row) => Math.abs(row.share - even) <= even * 0.2);
  const isCertain = rows.some((row) => row.low > even || row.high < even);
  if (isWithin) return isCertain ? "near" : "even";
  if (!isCertain) return "open";
  return rows.length > 2 && rows.every((row) => row.share >= even * 0.5 && row.share <= even * 1.7) ? "near" : "uneven";
}

/** Goals for several of which a card says what counted as winning. */
export const WON_BY = ["priorities", "any_pair", "feuds", "secret_missions", "public_missions", "relations", "scored", "political_buildings", "political_fields", "people_goals"];

/** How a map comes about: made by the generator, laid of segments on purpose, or drawn by lot when the game begins. */
export type MapKind = "made" | "laid" | "drawn";
export const MAP_KINDS: readonly MapKind[] = ["made", "laid", "drawn"];

/** Segments as they are laid: rows between commas, words between spaces. */
const laidRows = (laid: string): string[][] => laid.split(",").map((row) => row.split(" ").filter(Boolean));
const written = (rows: string[][]): string => rows.map((row) => row.join(" ")).join(", ");

/** One more segment at the end of the last row. */
export const withSegment = (laid: string, number: number): string =>
  written(laidRows(laid).map((row, place, all) => (place === all.length - 1 ? [...row, `G${number}`] : row)));

/** A new row below the last one; a row that is empty is no reason for another. */
export const withRow = (laid: string): string => (laidRows(laid).at(-1)?.length ? `${written(laidRows(laid))}, ` : laid);

/** The last segment turned by a quarter, after three turns as it was. */
export const withTurn = (laid: string): string =>
  laid.trimEnd().replace(/G(\d+)(r*)$/, (_, number: string, turns: string) => `G${number}${turns.length < 3 ? `${turns}r` : ""}`);

/** Without the last segment. */
export const withoutLast = (laid: string): string => laid.trimEnd().replace(/(?:,|[\s,]*[^\s,]+)$/, "");

export interface Group { chapter: ChapterInfo; options: OptionInfo[] }

/** The options of the chapters that are on, each under the last chapter that has it, with what the scenario sets. */
export function optionGroups(chapters: ChapterInfo[], on: string[], given: Values = {}, limits: Record<string, unknown[]> = {}): Group[] {
  const last = new Map<string, string>();
  const active = chapters.filter((one) => on.includes(one.id));
  for (const chapter of active) for (const option of chapter.options) last.set(option.name, chapter.id);
  return active
    .map((chapter) => ({
      chapter,
      options: chapter.options
        .filter((option) => last.get(option.name) === chapter.id && !PLACED.includes(option.name))
        .map((option) => narrowed(option, given, limits[option.name])),
    }))
    .filter((group) => group.options.length > 0);
}

/** An option as a scenario leaves it: its own value is the usual one, and some choices and numbers may be out. */
function narrowed(option: OptionInfo, given: Values, limit: unknown[] | undefined): OptionInfo {
  const usual = option.name in given ? { ...option, default: given[option.name] as OptionInfo["default"] } : option;
  if (!limit) return usual;
  const allowed = limit.join(", ");
  if (usual.type === "int") {
    const numbers = limit.map(Number);
    return { ...usual, allowed, least: Math.min(...numbers), most: Math.max(...numbers), or_zero: numbers.includes(0) };
  }
  return usual.choices ? { ...usual, allowed, choices: usual.choices.filter((choice) => limit.includes(choice)) } : usual;
}

/** Only what differs from the usual, of the options that there are. */
export function changes(groups: Group[], values: Values): Values {
  const found: Values = {};
  for (const { name, default: usual } of groups.flatMap((group) => group.options)) {
    if (name in values && JSON.stringify(values[name]) !== JSON.stringify(usual)) found[name] = values[name];
  }
  return found;
}

export const wrongOptions = (groups: Group[], values: Values): OptionInfo[] =>
  groups.flatMap((group) => group.options).filter((option) => option.name in values && !isAllowed(option, values[option.name]));

/** Options that can stand in for a chapter that another needs, as they are chosen now. */
export function deciding(chapters: ChapterInfo[], values: Values): Values {
  const names = chapters.flatMap((one) => one.needs_one_of.flat()).filter((need) => need.includes("=")).map((need) => need.split("=")[0]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

export type State = { is: "off" | "on" | "needed" | "excluded"; because: string[] };

/** How a switch stands, and because of which other chapters. */
export function stateOf(chapter: string, wanted: string[], found: Switched | null): State {
  if (wanted.includes(chapter)) return { is: "on", because: [] };
  const on = found?.on.find((one) => one.chapter === chapter);
  if (on) return { is: "needed", because: on.others };
  const excluded = found?.excluded[chapter];
  return excluded ? { is: "excluded", because: excluded } : { is: "off", because: [] };
}

/** The number of players that is nearest to the wished one and fits the goal. */
export const fitting = (goal: GoalInfo, players: number): number =>
  Math.min(Math.max(players, goal.players[0]), goal.players[1]);

export const chapterTitle = (chapters: ChapterInfo[], id: string, language: Language): string =>
  chapters.find((one) => one.id === id)?.title[language] ?? id;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** From how many to how many, or just how many. */
export const span = ([least, most]: number[]): string => (least === most ? String(least) : `${least}–${most}`);
