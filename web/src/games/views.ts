// What the views of all games have in common (velmoci/kernel/game.py).

export type PowerId = string;

export interface PowerCore {
  power: PowerId;
  status: string;
}

/** What everybody may see. */
export interface PublicCore {
  game: string;
  seats: PowerId[];
  phase: string;
  on_turn: PowerId | null;
  waiting_for: PowerId[];
  powers: PowerCore[];
  winners: PowerId[];
  /** The map that was drawn for this match, where one was. */
  map?: string | null;
}

/** What one seat alone knows; each game says what that is. */
export type OwnCore = object;
