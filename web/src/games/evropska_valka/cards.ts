import type { CardId } from "./view";

const COURT: Record<string, number> = { J: 1, Q: 2, K: 3, A: 11 };
export const SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export const rankOf = (card: CardId): string => card.slice(0, -1);
export const suitOf = (card: CardId): string => card.slice(-1);
export const isRed = (card: CardId): boolean => "DH".includes(suitOf(card));
export const signed = (card: CardId): string => rankOf(card) + (SIGNS[suitOf(card)] ?? "");

/** What a card is worth in a battle. */
export const pointsOf = (card: CardId): number => COURT[rankOf(card)] ?? Number(rankOf(card));
export const sum = (cards: CardId[]): number => cards.reduce((all, card) => all + pointsOf(card), 0);

/** What a card can be used for besides battles. */
export const powersOf = (card: CardId): ("sabotage" | "espionage" | "king")[] =>
  ({ J: ["sabotage"], Q: ["espionage"], K: ["king"], A: ["sabotage", "espionage", "king"] } as const)[rankOf(card)]?.slice() ?? [];
