import type { Component } from "svelte";
import type { DecisionInfo, LoggedEvent, PowerPaint, Replay, ReplayStep } from "../wire";
import type { Rules } from "../lib/api";
import type { Snapshot } from "../lib/store/reduce";
import type { Seat } from "../lib/store/table.svelte";
import type { Sides } from "../lib/dice";
import type { PublicCore } from "./views";

export type Language = "cs" | "en";
export type Values = Record<string, unknown>;

/** What every game's map tells, whatever else it holds. */
export interface GameMap {
  id: string;
  name: Record<string, string>;
  powers: Record<string, PowerPaint>;
}

export interface BoardProps<M extends GameMap = GameMap> {
  seat: Seat;
  map: M;
  clock: number;
  onfollow: (match: string) => void;
  /** At one screen: covers the table again. */
  onhand: (() => void) | null;
  others?: Seat[];
}

/** One moment of a replay, to be drawn. */
export interface MomentProps<M extends GameMap = GameMap> {
  map: M;
  step: ReplayStep;
  /** What those knew through whose eyes one looks, besides what everybody knew. */
  known: Values[];
}

/** A map for a small picture: outlines and who holds them. */
export interface Silhouette {
  size: [number, number];
  shapes: { path: string; owner: string | null }[];
}

/** A line of a plot: what is counted for each power in each step. */
export interface Measure {
  /** The message that names it. */
  title: string;
  of: (view: PublicCore, seat: number) => number;
}

/** What a game's own form for a new match has settled so far. */
export interface Choice {
  options: Values;
  seats: number;
  /** The name of each seat's side, where that is known before the game. */
  sides: string[];
  /** What was chosen, and a picture of it. */
  title?: string;
  picture?: string;
  /** Whether a match can be made of it now. */
  isReady: boolean;
}

/** A game's own part of the form for a new match: what is played, in place of a list of options. */
export interface StartProps {
  /** Named in the address after the game: what is to be chosen at first. */
  wanted: string;
  onchoose: (choice: Choice) => void;
  onrule: (id: string) => void;
}

/** Everything that a page must know of a game and cannot know by itself. */
export interface GameClient<M extends GameMap = GameMap> {
  /** The words of the game's own screens. */
  texts: Record<Language, () => Promise<{ default: string }>>;
  readMap: (raw: unknown) => M;
  /** The rules on which the map depends, with the map that was drawn for the match; without this there is one for all. */
  mapRules?: (rules: Rules, drawn: string | null) => Rules;
  /** The name of a value of a sentence: a text of its own, or `@message` for one that stands among the texts. */
  nameOf: (map: M | null, key: string, value: string, language: Language) => string | null;
  /** An order in words, where an event speaks of one. */
  orderText?: (map: M | null, order: Values) => string;
  /** The name of a place on the map. */
  placeName: (map: M, place: string, language: Language) => string | null;
  /** The sentence that names an open question. */
  question: (decision: DecisionInfo, view: PublicCore) => [string, Values];
  /** Whether the screen need not be covered when the next seat at one screen is asked this. */
  isOpenQuestion: (decision: DecisionInfo) => boolean;
  /** The only order with which a question can be answered, where there is no other and nobody learns anything by it: it is not asked. */
  onlyAnswer?: (now: Snapshot) => Values | null;
  /** The option that says how many play, what a quick game changes, and whole sets of options. */
  seats: { option: string; usual: number; quick: Values; colours: boolean };
  presets: Record<string, Values>;
  /** Where a match is more than a list of options. */
  Start?: () => Promise<{ default: Component<StartProps> }>;
  /** What is played by these rules, where it has a title, and the names of seats that have one already. */
  about?: (map: M, rulebook: Record<string, unknown>, language: Language) => { title: string; seats: string[] };
  measures: Measure[];
  /** The map as a game has left it. */
  silhouette: (map: M, view: PublicCore) => Silhouette;
  /** How much better each power fared than was to be expected, where that is reckoned. */
  luckOf?: (luck: Values[]) => Record<string, number>;
  /** Whether something happened here that one jumps to. */
  isMoment: (event: LoggedEvent) => boolean;
  /** Where in the game a view stands: the message and its values. */
  when: (view: PublicCore) => [string, Values];
  /** Whether a fork may take this seat. */
  isIn: (view: PublicCore, seat: number) => boolean;
  /** Events that speak of those who play, not of the sides they play. */
  ofPeople?: readonly string[];
  /** What the page knows of what the rolls of a step chose from, so that it can check them. */
  sides: Sides;
  /** Whether something was hidden on the map, so that one may choose through whose eyes to look back. */
  hidesOnMap?: (view: PublicCore) => boolean;
  /** Whether the replay has something to tell about luck. */
  showsLuck: (replay: Replay) => boolean;
  Board: () => Promise<{ default: Component<BoardProps<M>> }>;
  Moment: Component<MomentProps<M>>;
  Secrets: Component<{ secrets: Record<string, unknown> }>;
  Luck: Component<{ luck: Record<string, unknown>[]; replay: Replay }>;
}

const PICTURES = import.meta.glob<string>("./*/picture.webp", { eager: true, query: "?url", import: "default" });

/** A picture of the game in play, without words. */
export const pictureOf = (id: string): string | undefined => PICTURES[`./${id}/picture.webp`];

const FOLDERS = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** Whether the game can be played in the browser. */
export const hasClient = (id: string): boolean => `./${id}/index.ts` in FOLDERS;

/** The client of a game; its folder is loaded when it is first wanted. */
export async function loadGame(id: string): Promise<GameClient> {
  const load = FOLDERS[`./${id}/index.ts`];
  if (!load) throw new Error(`no client for the game ${id}`);
  return (await load()).default;
}
