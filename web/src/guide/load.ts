import type { GuidePlan } from "./plan";

const PLANS = import.meta.glob<{ default: GuidePlan }>("../games/*/guide.ts");

/** The guide of a game, if it has one; nothing else of the game is loaded for it. */
export async function loadGuide(game: string): Promise<GuidePlan | null> {
  return (await PLANS[`../games/${game}/guide.ts`]?.())?.default ?? null;
}
