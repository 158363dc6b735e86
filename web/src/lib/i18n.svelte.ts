import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type GameClient, type GameMap, type Language, loadGame, type Values } from "../games/game";
import type { PowerPaint } from "../wire";
import { api, type Rules } from "./api";
import { recall, remember } from "./keep";

export const LANGUAGES: readonly Language[] = ["cs", "en"];
export type { Language, Values };

/** The name of a value of a sentence, if it has one. */
export type Namer = (key: string, value: string, language: Language) => string | null;
export const NAMELESS: Namer = () => null;
/** The game whose texts are there before any other is chosen. */
const FIRST_GAME = "expanze";

const INTERFACE: Record<Language, () => Promise<{ default: string }>> = {
  cs: () => import("../../texts/cs.ftl?raw"),
  en: () => import("../../texts/en.ftl?raw"),
};

/** Makes a bundle of several texts; later ones win. */
export function makeBundle(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The message with its values; a missing one shows its id, so that nothing breaks. */
export function say(bundle: FluentBundle, namer: Namer, id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const text = bundle.formatPattern(message.value, spokenValues(bundle, namer, values), []);
  return bundle.locales[0] === "cs" ? unbroken(text) : text;
}

/** Czech leaves no one-letter word at the end of a line. */
export function unbroken(text: string): string {
    return text.replace(/(?<=[\s(„])([kosuvzai]) (?=\S)|^([KOSUVZAI]) (?=\S)/g, "$1$2\u00a0");
}

export function spokenValues(bundle: FluentBundle, namer: Namer, values: Values): Record<string, string | number> {
  const spoken: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values)) Object.assign(spoken, spokenValue(bundle, namer, key, value));
  return spoken;
}

/** A value as the message wants it; a named thing brings its other grammatical forms along as `key_acc` and so on. */
function spokenValue(
  bundle: FluentBundle, namer: Namer, key: string, value: unknown,
): Record<string, string | number> {
  if (typeof value === "number") return { [key]: value };
  if (Array.isArray(value)) {
    const parts = value.map((item) => String(spokenValue(bundle, namer, key, item)[key]));
    return { [key]: parts.join(", "), [`${key}_count`]: parts.length };
  }
  const text = String(value ?? "");
  const name = namer(key, text, bundle.locales[0] as Language);
  return name?.startsWith("@") ? forms(bundle, key, name.slice(1), text) : { [key]: name ?? text };
}

function forms(bundle: FluentBundle, key: string, id: string, text: string): Record<string, string> {
  const message = bundle.getMessage(id);
  if (!message?.value) return { [key]: text };
  const found: Record<string, string> = { [key]: bundle.formatPattern(message.value, {}, []) };
  for (const [form, pattern] of Object.entries(message.attributes)) {
    found[`${key}_${form}`] = bundle.formatPattern(pattern, {}, []);
  }
  return found;
}

function firstLanguage(): Language {
  const kept = recall("language");
  if (kept === "cs" || kept === "en") return kept;
  const wanted = navigator.languages.map((one) => one.slice(0, 2));
  return wanted.includes("cs") || wanted.includes("sk") ? "cs" : "en";
}

/** A clause at the end of a sentence; where it is wanted, a link stands for it. */
const CLAUSE = / \[[A-Z]{2}-[\w-]+\]/;

class I18n {
  language: Language = $state("en");
  /** The game that is spoken of, its map, and how the powers of all games seen so far are drawn. */
  gameId: string = $state(FIRST_GAME);
  game: GameClient | null = $state.raw(null);
  map: GameMap | null = $state.raw(null);
  /** The map that was drawn for the match, if it is the one shown. */
  drawn: string | null = $state.raw(null);
  paints: Record<string, PowerPaint> = $state.raw({});
  /** What powers are called in the match that is shown, where they have names of their own there. */
  called: Record<string, string> = $state.raw({});
  /** Who plays the powers of that match. */
  people: Record<string, string> = $state.raw({});
  private bundle: FluentBundle = $state.raw(makeBundle("en", []));
  private wanted: Language = "en";
  /** Whether the words of a game have been there. */
  private isWhole = false;
  private readonly loaded = new Map<string, Promise<FluentBundle>>();

  async start(): Promise<void> {
    await this.choose(firstLanguage());
  }

  /** Switches everything on the page to that language, without loading the page again. */
  async choose(language: Language): Promise<void> {
    this.wanted = language;
    const own = makeBundle(language, [(await INTERFACE[language]()).default]);
    // The page may speak of a game already: then nothing is switched before the words of that are there too.
    const whole = this.isWhole ? await this.texts(this.gameId, language).catch(() => own) : own;
    if (this.wanted !== language) return;
    this.bundle = whole;
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
    await this.speak().catch(() => undefined);
  }

  /** All texts of the language and the game that are chosen now. */
  private async speak(): Promise<void> {
    const [game, language] = [this.gameId, this.language];
    const whole = await this.texts(game, language);
    if (this.gameId !== game || this.language !== language) return;
    this.bundle = whole;
    this.isWhole = true;
  }

  /** The interface's texts and those of a game, loaded once for each language. */
  private texts(game: string, language: Language): Promise<FluentBundle> {
    const key = `${game} ${language}`;
    let bundle = this.loaded.get(key);
    if (!bundle) {
      const screens = loadGame(game).then((client) => client.texts[language]());
      bundle = Promise.all([api.texts(game, language), INTERFACE[language](), screens]).then(([spoken, own, more]) =>
        makeBundle(language, [spoken, own.default, more.default]),
      );
      this.loaded.set(key, bundle);
      bundle.catch(() => this.loaded.delete(key));
    }
    return bundle;
  }

  /** From now on this game is spoken of; resolves when its words and its map, the one for these rules, are there. */
  async use(id: string, rules: Rules | null = null, drawn: string | null = null): Promise<GameClient> {
    this.gameId = id;
    this.called = this.people = {};
    const spoken = this.speak().catch(() => undefined);
    const client = await loadGame(id);
    const [raw] = await Promise.all([api.map(id, rules && client.mapRules ? client.mapRules(rules, drawn) : null), spoken]);
    const map = client.readMap(raw);
    this.paints = { ...this.paints, ...map.powers };
    if (this.gameId === id) [this.game, this.map, this.drawn] = [client, map, drawn];
    return client;
  }

  /** How the powers of these games are drawn, for lists of many matches. */
  async know(games: string[]): Promise<void> {
    for (const id of new Set(games)) {
      const map = (await loadGame(id)).readMap(await api.map(id));
      this.paints = { ...this.paints, ...map.powers };
    }
  }

  private named: Namer = (key, value, language) => this.game?.nameOf(this.map, key, value, language) ?? null;
  t = (id: string, values?: Values): string => say(this.bundle, this.named, id, values);
  has = (id: string): boolean => this.bundle.hasMessage(id);

  /** The first of these messages that exists, otherwise the fallback. */
  first = (ids: string[], fallback: string, values?: Values): string => {
    const id = ids.find((one) => this.has(one));
    return id ? this.t(id, values) : fallback;
  };

  /** The clause behind a part of the screen, by the texts that the server sends with the game. */
  clause = (part: string): string => this.t(`clause-${part}`);

  /** What happened, without its clause; where it speaks of those who play, by their own names. */
  event = (event: string, values: Values): string => {
    const person = this.game?.ofPeople?.includes(event) ? this.people[String(values["power"])] : undefined;
    const deed = values["deed"] && this.game?.orderText ? { order: this.game.orderText(this.map, values["deed"] as Values) } : {};
    const told = this.t(`event-${event}`, { ...values, ...(person ? { power: person } : {}), ...deed }).replace(CLAUSE, "");
    return told === `event-${event}` ? this.plainly(event, values) : told;
  };
  /** What happened by a chapter that brings no words for it. */
  private plainly = (event: string, values: Values): string => {
    const spoken = spokenValues(this.bundle, this.named, values);
    return `${event.replaceAll("-", " ")}: ${Object.keys(values).map((key) => spoken[key]).join(", ")}`;
  };
  /** What went wrong; an option is called by its sentence. */
  error = (code: string, values: Values = {}): string => {
    const id = `error-${code.replaceAll("_", "-")}`;
    const option = `option-${String(values["option"])}`;
    const said = this.has(option) ? { ...values, option: this.t(option).replace(/\.$/, "") } : values;
    return this.has(id) ? this.t(id, said) : this.t("problem-unknown", { code });
  };

  power = (power: string, form?: string): string => {
    if (this.called[power]) return this.called[power];
    const found = forms(this.bundle, "power", `power-${power}`, power);
    return found[form ? `power_${form}` : "power"] ?? found["power"]!;
  };

  place = (place: string): string => (this.map && this.game?.placeName(this.map, place, this.language)) ?? place;
  bot = (name: string): string => this.first([`bot-${name}`], name);

  date = (at: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "negative" }).format(value);
  /** A chance in whole percents; what is nearly certain or nearly hopeless never looks quite so. */
  chance = (value: number): string => {
    if (value > 0 && value < 0.0005) return `< ${this.percent(0.001, 1)}`;
    if (value < 1 && value > 0.9995) return `> ${this.percent(0.999, 1)}`;
    return this.percent(value, value < 0.005 || value > 0.995 ? 1 : 0);
  };
  percent = (value: number, digits = 0): string =>
    new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: digits }).format(value);
}

export const i18n = new I18n();
export const t = i18n.t;
