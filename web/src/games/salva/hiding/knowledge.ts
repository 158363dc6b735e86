// What may be where as far as one knows, and what others can know, in plain sentences; the server reckons all of it.

import { i18n, t } from "../../../lib/i18n.svelte";
import type { ClueInfo, ExactChance, FieldKnowledge, KnownInfo, OddsPart, Witness } from "../../../wire";
import { fieldSigns } from "../marks";
import type { FieldId, PublicView, SalvaMap } from "../view";
import { stacksOf } from "./hiding";

/** One way in which something hidden may be on a field. */
export interface Way { row: number; units: Record<string, number>; building: Record<string, number> }

const kindName = (map: SalvaMap, kind: string): string => map.kind[kind]?.name[i18n.language] ?? kind;

/** Units by kinds: 3 × Tank. */
export const armyText = (map: SalvaMap, { units, building }: Omit<Way, "row">): string =>
  [
    ...Object.entries(units).map(([kind, count]) => `${count} × ${kindName(map, kind)}`),
    ...Object.entries(building).map(([kind, count]) => t("salva-way-building", { army: `${count} × ${kindName(map, kind)}` })),
  ].join(", ");

/** A row, some units, or nothing. */
export function wayText(map: SalvaMap, way: Way): string {
  const army = armyText(map, way);
  if (way.row > 0) return army ? t("salva-way-row", { number: way.row, army }) : t("salva-way-row-empty", { number: way.row });
  return army || t("salva-way-away");
}

/** A formation, several whose rows are linked, or the tokens of a kind, with their owner. */
export const groupTitle = (map: SalvaMap, { name, owner }: { name: string; owner: string }): string =>
  t("salva-known-group", { names: name.split(" ").map((one) => kindName(map, one)), power: owner });

/** A chance as one reads it, and exactly where that says more. */
export const weightText = ({ share, exact }: ExactChance): string => (exact.includes("/") ? t("salva-weight", { chance: i18n.chance(share), exact }) : i18n.chance(share));

const tokenText = ({ name, field }: ClueInfo): string => t("salva-known-token", { number: name.slice(name.lastIndexOf("_") + 1), field });

/** What is known of something hidden, sentence by sentence. */
export function knownLines(known: KnownInfo): string[] {
  const lines: string[] = [];
  const rows = known.rows.filter((row) => row.face !== false).map((row) => row.name);
  if (known.rows.length) lines.push(t(rows.length === 1 ? "salva-known-row" : "salva-known-rows", { numbers: rows }));
  const kind = known.rows.length ? "place" : "token";
  for (const [face, name] of [[true, "true"], [false, "false"], [null, "open"]] as const) {
    const tokens = known.tokens.filter((one) => one.face === face).map(tokenText);
    if (tokens.length) lines.push(t(`salva-known-${kind}-${name}`, { tokens: tokens.join(", "), count: tokens.length, true: known.true }));
  }
  return lines;
}

/** Whether nothing can be on a field but what one sees there. */
export const isPlain = (found: FieldKnowledge): boolean => !found.unknowns.length && !found.armies.length;

/** Who knows something that not everybody knows; everybody comes first, as the server has it. */
export const knowsMore = (witness: Witness, everybody: Witness | undefined): boolean =>
  witness.power === "" || JSON.stringify(witness.known) !== JSON.stringify(everybody?.known);

/** What is known of one thing after an order that was not known before it, by sentences. */
export function learned(before: Witness[], after: Witness, known: KnownInfo): Set<string> {
  const old = before.find((one) => one.power === after.power)?.known.find((one) => one.owner === known.owner && one.name === known.name);
  const told = new Set(old ? knownLines(old) : []);
  return new Set(knownLines(known).filter((line) => !told.has(line)));
}

/** Fields on which something is not known to all: where tokens lie, or a sign says so. */
export const foggedFields = (view: PublicView): FieldId[] => [...new Set([...stacksOf(view).map((stack) => stack.field), ...fieldSigns(view).map((sign) => sign.field)])];

/** The odds of one case: what would be there, how likely that is, and how it would end. */
export interface OddsCase { ways: string; weight: number; share: number }

/** The cases of odds in words; where several things are hidden each is named, and those that are not there are told once. */
export function casesOf(map: SalvaMap, parts: OddsPart[], end: string): OddsCase[] {
  return parts.map(({ chance, unknowns, chances }) => {
    const there = unknowns.filter((way) => way.row > 0 || armyText(map, way));
    const ways = there.map((way) => (unknowns.length > 1 ? `${groupTitle(map, way)}, ${wayText(map, way)}` : wayText(map, way)));
    return { ways: ways.length ? t("salva-odds-if", { ways: ways.join("; ") }) : t("salva-odds-nobody"), weight: chance, share: chances[end] ?? 0 };
  });
}
