import { i18n } from "../../lib/i18n.svelte";
import type { Language } from "../game";
import type { Order } from "./orders";
import { mixed, type PublicView, type SalvaMap } from "./view";

// The same lists as in velmoci/salva/game.py: which values of a sentence are names of what.
const FIELD_KEYS = new Set(["field", "fields", "origin"]);
const UNIT_KEYS = new Set(["unit", "units", "target", "ship", "transport", "item", "kind", "building"]);
const POWER_KEYS = new Set(["power", "powers", "other", "winners", "ahead", "friend", "enemy"]);
const SIDE_KEYS = new Set(["party", "side", "row", "friend", "enemy"]);
const WORD_KEYS: Record<string, string[] | null> = {
  side: ["attacker", "defender"], reason: null, verdict: null, token: null, stance: null, article: null, reply: null,
};

const RATIO = /^-?\d+\/\d+$/;

/** The name of a value of a sentence: a text of its own, or `@message` for one that stands among the texts. */
export function nameOf(map: SalvaMap | null, key: string, value: string, language: Language): string | null {
  if (FIELD_KEYS.has(key)) return placeName(map, value, language);
  if (key === "formation") return map?.kind[value]?.name[language] ?? null;
  if (key === "treaty") return treatyName(value, language);
  if (UNIT_KEYS.has(key)) return unitName(map, value, language);
  if (POWER_KEYS.has(key) && value.startsWith("seat_")) return i18n.called[value] ?? `@power-${value}`;
  const words = WORD_KEYS[key];
  if (SIDE_KEYS.has(key) && !words?.includes(value) && map?.sides.some((one) => one.id === value)) return sideName(map, value, language);
  if (words !== undefined && (words === null || words.includes(value))) return `@${key}-${value}`;
  return RATIO.test(value) && key !== "text" ? mixed(value) : null;
}

export const placeName = (map: SalvaMap | null, field: string, language: Language): string | null =>
  map?.field[field]?.name[language] ?? null;

/** The number of one among many, so that it does not read as how many. */
const numbered = (number: string, language: Language): string => (language === "cs" ? `č.\u00a0${number}` : `no.\u00a0${number}`);

/** A treaty by the numbers in its name, which are the round and the place among that round's offers. */
const treatyName = (treaty: string, language: Language): string | null =>
  /^pact_\d+_\d+$/.test(treaty) ? numbered(treaty.slice(5).replace("_", "/"), language) : null;

/** A kind by its name, a unit by the name of its kind and its number: Tank no. 7. */
export function unitName(map: SalvaMap | null, unit: string, language: Language): string | null {
  const whole = map?.kind[unit]?.name[language];
  if (whole) return whole;
  const [, bare, line] = /^(\S+) (\d+)$/.exec(unit) ?? [];
  if (bare && line) return `${unitName(map, bare, language) ?? bare} (${language === "cs" ? "linie" : "line"} ${line})`;
  const cut = unit.lastIndexOf("_");
  const kind = map?.kind[unit.slice(0, cut)]?.name[language];
  return kind && cut > 0 ? `${kind} ${numbered(unit.slice(cut + 1), language)}` : buildingName(map, unit, language);
}

/** A building in words: `factory/brno` is a factory there, `airfield_3/brno` the third airfield of the game. */
function buildingName(map: SalvaMap | null, building: string, language: Language): string | null {
  const [whole = "", field] = building.split("/");
  const [, id = "", number] = /^([a-z_]+?)(?:_(\d+))?$/.exec(whole) ?? [];
  if (!i18n.has(`salva-item-${id}`)) return null;
  const called = i18n.t(`salva-item-${id}`) + (number ? ` ${numbered(number, language)}` : "");
  return field ? `${called} (${placeName(map, field, language) ?? field})` : called;
}

/** Every power by the name of its side. */
export const sideNames = (map: SalvaMap, view: PublicView, language: Language): Record<string, string> =>
  Object.fromEntries(view.powers.map(({ power, side }) => [power, sideName(map, side, language) ?? power]));

export const sideName = (map: SalvaMap | null, side: string, language: Language): string | null =>
  map?.sides.find((one) => one.id === side)?.name[language] ?? null;

/** Something that can be bought: a kind of unit, one bought otherwise than usual, or a building that has a word of its own. */
export function itemName(map: SalvaMap, item: string, language: Language): string {
  const cut = item.indexOf("_");
  const kind = map.kind[item.slice(cut + 1)]?.name[language];
  const variant = `salva-variant-${item.slice(0, cut)}`;
  if (!map.kind[item] && kind && cut > 0 && i18n.has(variant)) return i18n.t(variant, { kind });
  return map.kind[item]?.name[language] ?? i18n.first([`salva-item-${item}`], item);
}

/** An order in words: its own sentence, or what is done and with what. */
export function orderText(map: SalvaMap | null, { kind, ...values }: Order): string {
  if (i18n.has(`deed-${kind}`)) return i18n.t(`deed-${kind}`, deedValues(map, { kind, ...values }));
  const words = Object.values(values).flat(3).map((value) => wordName(map, String(value))).filter(Boolean).join(", ");
  const verb = i18n.first([`verb-${kind}`], spaced(kind));
  return words ? `${verb}: ${words}` : verb;
}

type Shot = [unit: string, target: string, share: string, mode: string];

/** What the sentence of a deed can speak of: units with where they go, how many they are, who fires at whom, and who pays how much. */
export function deedValues(map: SalvaMap | null, { kind, verdict, reason: _, ...values }: Order): Record<string, unknown> {
  const ways = (values["marches"] ?? values["aims"] ?? []) as string[][];
  const lines = (values["lines"] ?? []) as [string, number][];
  const units = ways.length ? ways.map((way) => way[0]!) : lines.length ? lines.map(([unit]) => unit) : ([values["units"] ?? values["unit"] ?? []].flat() as string[]);
  const ends = [...new Set(ways.flatMap((way) => (way.length > 1 ? [way.at(-1)!] : [])))];
  const path = (values["path"] ?? []) as string[];
  const names = (words: string[]) => words.map((word) => wordName(map, word)).join(", ");
  const power = String(values["power"] ?? values["partner"] ?? values["denouncer"] ?? "");
  const powers = (values["powers"] ?? values["partners"] ?? []) as string[];
  const places = ends.length ? ends : ((values["fields"] ?? values["places"] ?? []) as string[]);
  return {
    ...(path.length ? { field: path.at(-1) } : {}), ...values,
    units, count: units.length, fields: places, ends: places.length,
    power, named: power ? 1 : 0, powers, guests: powers.length,
    shares: ((values["payments"] ?? []) as [string, string][]).map(([field, points]) => `${wordName(map, field)} ${mixed(points)}`).join(", "),
    shots: shotsText(kind, String(values["field"] ?? ""), (values["shots"] ?? []) as Shot[]),
    posts: lines.map(([unit, line]) => i18n.t("deed-post", { unit, line })).join(", "),
    later: names(((values["later"] ?? []) as string[][]).map((way) => way[0]!)),
    targets: names((values["targets"] ?? []) as string[]),
    item: map && values["item"] ? itemName(map, String(values["item"]), i18n.language) : values["item"],
    place: wordName(map, String(values["spot"] ?? "")),
    source: wordName(map, String(values["source"] ?? "")),
    building: wordName(map, String(values["building"] ?? "")),
    about: i18n.first([`standing-topic-${String(values["topic"])}`], spaced(String(values["topic"] ?? ""))),
    stances: stancesText(ways),
    answer: values["answer"] ?? verdict ?? "",
    plan: wordName(map, String(values["plan"] ?? "")),
    figures: ((values["figures"] ?? []) as number[]).join(", "),
    army: ((values["army"] ?? []) as [string, string, number][]).map(([item, spot, count]) => `${count} × ${wordName(map, item)} (${wordName(map, spot)})`).join(", "),
    works: ((values["works"] ?? []) as [string, string, number][]).map(([what, spot, count]) => `${count} × ${wordName(map, what)} (${wordName(map, spot)})`).join(", "),
    meals: ((values["meals"] ?? []) as [string, number, number][]).map(([spot, rested, hungry]) => `${wordName(map, spot)} ${rested} + ${hungry}`).join(", "),
    ...Object.fromEntries(BUNDLES.map((key) => [key, bundleText(map, (values[key] ?? []) as [string, number][])])),
    resource: wordName(map, String(values["resource"] ?? "")),
    offer: String(values["offer"] ?? "").replace(/^.*_/, ""),
    rows: rowsText(map, (values["armies"] ?? []) as Stake[]),
    starts: ((values["shares"] ?? []) as [string, string, number][]).map(([who, party, points]) => i18n.t(`deed-${kind}-share`, { power: who, party, points })).join("; "),
    party: values["side"] ?? "",
    words: values["text"] ? 1 : 0,
  };
}

const BUNDLES = ["goods", "given", "taken"];

/** So much of each sort of goods; a dash where there is nothing. */
const bundleText = (map: SalvaMap | null, goods: [string, number][]): string =>
  goods.map(([name, count]) => `${count} × ${wordName(map, name)}`).join(", ") || "–";

type Stake = [row: number, item: string, count: number, amount: string];

/** What goes into which row; of what is paid in part, how much is paid. */
function rowsText(map: SalvaMap | null, armies: Stake[]): string {
  const rows = [...new Set(armies.map(([row]) => row))];
  const army = (row: number) => armies.filter((one) => one[0] === row).map(([, item, count, amount]) => `${count > 1 ? `${count} × ` : ""}${wordName(map, item)}${amount ? ` (${mixed(amount)})` : ""}`);
  return rows.map((row) => i18n.t("deed-row", { row, army: army(row).join(", ") })).join("; ");
}

/** Against which field whom turn; those of one field are told together, then those who give theirs up. */
function stancesText(aims: string[][]): string {
  const fields = [...new Set(aims.flatMap((aim) => aim.slice(1)))];
  const units = (field?: string) => aims.filter((aim) => aim[1] === field).map((aim) => aim[0]!);
  const found = fields.map((field) => i18n.t("deed-aim-at", { units: units(field), field }));
  return [...found, ...(units().length ? [i18n.t("deed-aim-none", { units: units() })] : [])].join("; ");
}

/** Who fires at what with how much of his fire; whoever does the same to the same target is told together. */
function shotsText(kind: string, field: string, shots: Shot[]): string {
  const isAlone = (unit: string) => shots.filter((one) => one[0] === unit).length === 1;
  const groups = new Map<string, { units: string[]; target: string; share: string }>();
  for (const [unit, target, said] of shots) {
    const share = said === "rest" && isAlone(unit) ? "all" : said;
    const group = groups.get(`${target} ${share}`) ?? { units: [], target, share };
    groups.set(`${target} ${share}`, { ...group, units: [...group.units, unit] });
  }
  return [...groups.values()].map((one) => i18n.t(`deed-${kind}-shot`, { ...one, field, count: one.units.length })).join("; ");
}

/** The name of a word of an order, whatever it means. */
export function wordName(map: SalvaMap | null, word: string): string {
  if (!word) return "";
  if (word.startsWith("seat_")) return i18n.power(word);
  const spot = word.split("/").map((part) => placeName(map, part, i18n.language));
  if (spot.every((name) => name !== null)) return spot.join(" → ");
  return unitName(map, word, i18n.language) ?? i18n.first([`said-${word}`], map ? spaced(itemName(map, word, i18n.language)) : spaced(word));
}

/** A factor of a chain in words. */
export const factorName = (name: string): string => i18n.first([`factor-${name}`], spaced(name));

/** A name as a chapter without words of its own has it. */
export const spaced = (name: string): string => name.replace(/[_-]/g, " ");
