import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { keepInvitation, keepPlaces, nickname } from "../lib/places";
import { router } from "../lib/router.svelte";
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
  keepPlaces(made.places);
  keepInvitation(made.match, made.invitation);
  guideMatch(made.match);
  router.go(`/table/${made.match}`);
}
