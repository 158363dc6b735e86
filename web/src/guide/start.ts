import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { nickname } from "../lib/places";
import { sitDown } from "../lib/seated";
import { guideMatch } from "./guide.svelte";
import type { GuidePlan } from "./plan";

/** Makes the match of a game's guide, against bots, and goes to its table. */
export async function startGuide(game: string, { bot, players, options }: GuidePlan): Promise<void> {
  const made = await api.make({
    game,
    nickname: nickname() || t("guest"),
    seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }))],
    options,
    is_public: false,
  });
  guideMatch(made.match);
  sitDown(made);
}
