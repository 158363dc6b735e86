import type { CardId, FieldId, PowerId } from "./view";

// What the server's questions list to choose from; no rule of the game stands here.

/** Cards that are to be laid or discarded: so many of these, each with its points. */
export interface CardChoice {
  count: number;
  cards: Record<CardId, number>;
}

/** `about.choices` of the questions, by kinds of order. */
export interface Choices {
  draft: FieldId[];
  move: Record<FieldId, FieldId[]>;
  /** For each field the targets, each with the most figures that may go. */
  attack: Record<FieldId, Record<FieldId, number>>;
  sabotage: { cards: CardId[]; fields: FieldId[] };
  espionage: { cards: CardId[]; powers: PowerId[] };
  king: CardId[];
  lay: CardChoice;
  discard: CardChoice;
  assign: PowerId[];
}
