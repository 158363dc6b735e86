import type { TableInfo } from "../wire";
import { i18n } from "./i18n.svelte";
import { shortName, sitters } from "./tongue";

/** Names that can be told apart: those that several have get the number of the seat. */
export function tellApart(names: string[]): string[] {
  return names.map((name, seat) => (names.filter((one) => one === name).length > 1 ? `${name} (${seat + 1})` : name));
}

/** Every power by the name of the person or bot who plays it. */
export function peopleNames(table: TableInfo, powers: string[]): Record<string, string> {
  const names = powers.map((power, seat) => {
    const { bot, people } = sitters(table, seat);
    return (bot !== null ? shortName(i18n.bot(bot)) : people) || i18n.t(`power-${power}`);
  });
  const told = tellApart(names);
  return Object.fromEntries(powers.map((power, seat) => [power, told[seat]!]));
}
