import { i18n, t } from "../../../lib/i18n.svelte";
import { sitters } from "../../../lib/tongue";
import { shortName } from "../../../table/facts";
import type { Play } from "../play.svelte";
import { tellApart } from "./fair";

/** Everybody by the name of the person or bot, as long as nobody has a side. */
export function peopleNames(play: Play): Record<string, string> {
  const names = play.view.seats.map((power, seat) => {
    const { bot, people } = sitters(play.now.table, seat);
    return (bot !== null ? shortName(i18n.bot(bot)) : people) || t(`power-${power}`);
  });
  const told = tellApart(names);
  return Object.fromEntries(play.view.seats.map((power, seat) => [power, told[seat]!]));
}
