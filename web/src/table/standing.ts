/** Standing orders: what can be said to a question from now on, and what has been said, in words. */
import { i18n, t } from "../lib/i18n.svelte";
import type { DecisionInfo, StandingKindInfo } from "../wire";

/** What silence answers; whoever wants it is not asked. */
export const SILENCE = "default";

/** How far an answer is to hold from now on. */
export interface Wish {
  answer: string;
  /** Only if the same power asks. */
  isForPartner: boolean;
  /** Only in the same matter. */
  isForTopic: boolean;
  /** Only at the places that this question is about. */
  isHere: boolean;
  /** Only for this turn. */
  isForTurn: boolean;
  /** Only from these odds on; 0 is always. */
  odds: number;
}

export const ALWAYS: Wish = { answer: SILENCE, isForPartner: false, isForTopic: false, isHere: false, isForTurn: false, odds: 0 };

/** The standing order that answers such questions as is wished. */
export function standingOrder(question: DecisionInfo, wish: Wish): Record<string, unknown> {
  const offer = question.standing;
  const hasOdds = offer?.with_odds.includes(wish.answer) ?? false;
  return {
    kind: "when",
    question: question.kind,
    answer: wish.answer,
    topic: wish.isForTopic && offer?.topic ? offer.topic : "everything",
    places: wish.isHere ? (offer?.places ?? []) : [],
    partner: wish.isForPartner && offer?.partner ? offer.partner : "anybody",
    odds: hasOdds ? percentOf(wish.odds) : 0,
    span: wish.isForTurn ? "turn" : "game",
  };
}

/** A standing order that is being written, without a question at hand. */
export interface Draft {
  answer: string;
  /** What it may be about, and who asks; nothing is everything and anybody. */
  topic: string;
  partner: string;
  places: string[];
  odds: number;
  isForTurn: boolean;
}

export const EMPTY: Draft = { answer: SILENCE, topic: "", partner: "", places: [], odds: 0, isForTurn: false };

/** The standing order that a draft means; what such a question cannot be restricted to is left out. */
export function draftedOrder(kind: StandingKindInfo, draft: Draft): Record<string, unknown> {
  const answer = kind.answers.includes(draft.answer) ? draft.answer : SILENCE;
  return {
    kind: "when",
    question: kind.question,
    answer,
    topic: kind.topics.includes(draft.topic) ? draft.topic : "everything",
    places: draft.places.filter((place) => kind.places.includes(place)),
    partner: kind.has_partner && draft.partner ? draft.partner : "anybody",
    odds: kind.with_odds.includes(answer) ? percentOf(draft.odds) : 0,
    span: draft.isForTurn ? "turn" : "game",
  };
}

/** Odds that somebody has typed, within a hundred. */
const percentOf = (odds: number): number => Math.min(100, Math.max(0, Math.round(odds) || 0));

/** The answers that can be given from now on, each once; silence is one of them. */
export function answersOf(question: DecisionInfo): string[] {
  return [SILENCE, ...new Set((question.standing?.answers ?? []).map(([name]) => name))];
}

/** A standing order as a sentence. */
export function standingWords(order: Record<string, unknown>): string {
  const places = (order["places"] as string[] | undefined) ?? [];
  const odds = Number(order["odds"] ?? 0);
  const parts = [`${named("question", order["question"])}: ${named("answer", order["answer"])}`];
  if (order["topic"] !== "everything") parts.push(t("table-standing-about", { topic: named("topic", order["topic"]) }));
  if (places.length) parts.push(t("table-standing-over", { fields: places }));
  if (order["partner"] !== "anybody") parts.push(t("table-standing-of", { power: String(order["partner"]) }));
  if (odds > 0) parts.push(t("table-standing-odds", { odds }));
  if (order["span"] === "turn") parts.push(t("table-standing-turn"));
  return parts.join(", ");
}

/** What a game calls a question, an answer or a topic. */
export function named(group: "question" | "answer" | "topic", name: unknown): string {
  const id = `standing-${group}-${String(name)}`;
  return i18n.has(id) ? t(id) : String(name);
}

/** What happens without an answer. */
export function silenceWords(question: DecisionInfo): string | null {
  const id = `silence-${question.kind}`;
  return i18n.has(id) ? t(id, { answer: String(question.default?.["kind"] ?? "") }) : null;
}
