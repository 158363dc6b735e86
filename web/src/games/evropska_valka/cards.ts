import { i18n } from "../../lib/i18n.svelte";
import type { CardId, EuropeMap } from "./view";

export const SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export const rankOf = (card: CardId): string => card.slice(0, -1);
export const suitOf = (card: CardId): string => card.slice(-1);
export const isRed = (card: CardId): boolean => "DH".includes(suitOf(card));
export const signed = (card: CardId): string => rankOf(card) + (SIGNS[suitOf(card)] ?? "");

/** What a card is worth in a battle, as the server's map of the game says. */
export const pointsOf = (card: CardId): number => (i18n.map as EuropeMap | null)?.points?.[rankOf(card)] ?? 0;
