// The fair start as the server tells it (velmoci/salva/fair_start/README.md), and its proof as frames to be looked at one by one.

import type { PublicView } from "../view";

export interface Question {
  question: "sealed_figure" | "sealed_bid" | "sealed_row" | "cut" | "choose" | "column_pick";
  clause: string;
  /** The sides that figures are wanted for, column by column. */
  columns: string[][];
  least: number;
  most: number;
  count: number;
  total: number | null;
  open: boolean;
}

export interface Step {
  kind: string;
  clause: string;
  values: Record<string, number | string | (number | string)[]>;
}

export interface Settlement {
  powers: { power: string; side: string; amount: number; asked: number }[];
  surplus: number;
  unused: number;
  steps: Step[];
}

export interface Fair {
  stage: "agreement" | "bidding" | "done";
  method: string;
  total: number;
  sides: string[];
  proposal: { by: string; shares: [string, string, number][] } | null;
  accepted: string[];
  question: Question | null;
  asked: string[];
  sealed: string[];
  given: Record<string, number[]>;
  rounds: (Question & { answers: Record<string, number[]> })[];
  settlement: Settlement | null;
}

export const fairOf = (view: PublicView): Fair | null => (view.slices["fair_start"] as Fair | undefined) ?? null;

/** Before everybody has a side, nobody can be called by it. */
export const isSettling = (view: PublicView): boolean => {
  const fair = fairOf(view);
  return fair !== null && fair.stage !== "done";
};

/** Whether figures answer a question: as many whole numbers as it wants, within bounds, and the right sum. */
export function isAnswer(question: Question, figures: (number | null)[]): boolean {
  const whole = figures.filter((one): one is number => one !== null && Number.isInteger(one) && one >= question.least && one <= question.most);
  return whole.length === question.count && figures.length === question.count && (question.total === null || sum(whole) === question.total);
}

export const sum = (figures: (number | null)[]): number => figures.reduce<number>((all, one) => all + (one ?? 0), 0);

/** An answer as it is told: figures, or the sides that were chosen. */
export function answerText(fair: Fair, question: Question, figures: number[], column: (sides: string[]) => string): string {
  const columns = question.question === "choose" ? fair.sides.map((side) => [side]) : fair.rounds.find((round) => round.question === "sealed_row")?.columns;
  const isChoice = question.question === "choose" || question.question === "column_pick";
  return figures.map((figure) => (!isChoice ? String(figure) : columns?.[figure] ? column(columns[figure]) : "–")).join(" ");
}

/** Equal shares; what does not go into all goes to the first. */
export function equalShares(question: Question): number[] {
  if (question.total === null) return Array.from({ length: question.count }, () => Math.floor(question.most / 2));
  const each = Math.floor(question.total / question.count);
  return Array.from({ length: question.count }, (_, place) => each + (place < question.total! % question.count ? 1 : 0));
}

/** One moment of the proof: what is struck out, what is looked at, and the step that is told. */
export interface Frame {
  step: Step;
  rows: string[];
  columns: string[];
  /** The column that is on its turn. */
  column: string | null;
  /** Who gets it, or between whom a lot is drawn. */
  players: string[];
  deltas: Record<string, number>;
  /** Who has which column already. */
  given: Record<string, string[]>;
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]);

/** The proof step by step; struck rows and columns are those that were given away before. */
export function frames(settlement: Settlement): Frame[] {
  const rows: string[] = [];
  const columns: string[] = [];
  let deltas: Record<string, number> = {};
  let column: string | null = null;
  let given: Record<string, string[]> = {};
  return settlement.steps.map((step) => {
    const { values } = step;
    const frame: Frame = { step, rows: [...rows], columns: [...columns], column: null, players: [], deltas, given };
    if (step.kind === "deltas") {
      deltas = Object.fromEntries(list(values["columns"]).map((name, place) => [name, Number((values["deltas"] as number[])[place])]));
      column = null;
      return { ...frame, deltas };
    }
    if (step.kind === "lot_column") column = String(values["taken"]);
    if (step.kind === "lot_player") return { ...frame, column: column ?? mostTelling(deltas), players: list(values["among"]) };
    if (step.kind === "lot_column" || step.kind === "column_agreed") return { ...frame, column: String(values["taken"] ?? values["column"]) };
    if (step.kind === "column_given" || step.kind === "column_last") {
      rows.push(...list(values["players"]));
      columns.push(String(values["column"]));
      given = { ...given, [String(values["column"])]: list(values["players"]) };
      column = null;
      const shown = step.kind === "column_last" ? {} : deltas;
      deltas = {};
      return { ...frame, column: String(values["column"]), players: list(values["players"]), deltas: shown };
    }
    return { ...frame, deltas: {} };
  });
}

/** The column with the largest difference, where it is alone. */
function mostTelling(deltas: Record<string, number>): string | null {
  const most = Math.max(...Object.values(deltas));
  const found = Object.keys(deltas).filter((name) => deltas[name] === most);
  return found.length === 1 ? found[0]! : null;
}

/** The values of a step's sentence, with people and sides by their names. */
export function spoken(step: Step, person: (power: string) => string, side: (id: string) => string): Record<string, unknown> {
  const column = (name: string) => name.split("+").map(side).join(" + ");
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(step.values)) {
    const isList = Array.isArray(value);
    if (key === "deltas" && isList) found[key] = list(step.values["columns"]).map((name, place) => `${column(name)} ${value[place]}`).join(", ");
    else if (key === "player" || (key === "players" && isList)) found[key] = list(value).map(person).join(", ");
    else if (key === "among" || key === "taken") found[key] = list(value).map(step.kind === "lot_column" ? column : person).join(", ");
    else if (key === "side") found[key] = side(String(value));
    else if (key === "sides") found[key] = list(value).map(side).join(" + ");
    else if (key === "column" || key === "columns") found[key] = list(value).map(column).join(", ");
    else found[key] = value;
  }
  return found;
}
