import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { MapInfo } from "../wire";
import { api } from "./api";
import { recall, remember } from "./keep";
import { type Language, nameOf } from "./names";

export const LANGUAGES: readonly Language[] = ["cs", "en"];
export type Values = Record<string, unknown>;

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
export function say(bundle: FluentBundle, map: MapInfo | null, id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const text = bundle.formatPattern(message.value, spokenValues(bundle, map, values), []);
  return bundle.locales[0] === "cs" ? unbroken(text) : text;
}

/** Czech leaves no one-letter word at the end of a line. */
export function unbroken(text: string): string {
    return text.replace(/(?<=[\s(„])([kosuvzai]) (?=\S)|^([KOSUVZAI]) (?=\S)/g, "$1$2\u00a0");
}

export function spokenValues(bundle: FluentBundle, map: MapInfo | null, values: Values): Record<string, string | number> {
  const spoken: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values)) Object.assign(spoken, spokenValue(bundle, map, key, value));
  return spoken;
}

/** A value as the message wants it; a named thing brings its other grammatical forms along as `key_acc` and so on. */
function spokenValue(
  bundle: FluentBundle, map: MapInfo | null, key: string, value: unknown,
): Record<string, string | number> {
  if (typeof value === "number") return { [key]: value };
  if (Array.isArray(value)) {
    const parts = value.map((item) => String(spokenValue(bundle, map, key, item)[key]));
    return { [key]: parts.join(", "), [`${key}_count`]: parts.length };
  }
  const text = String(value ?? "");
  const name = nameOf(map, key, text, bundle.locales[0] as Language);
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

class I18n {
  language: Language = $state("en");
  map: MapInfo | null = $state.raw(null);
  private bundle: FluentBundle = $state.raw(makeBundle("en", []));
  private readonly loaded = new Map<Language, Promise<FluentBundle>>();

  async start(): Promise<void> {
    await this.choose(firstLanguage());
  }

  /** Switches everything on the page to that language, without loading the page again. */
  async choose(language: Language): Promise<void> {
    const own = makeBundle(language, [(await INTERFACE[language]()).default]);
    this.bundle = own;
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
    await this.withGame(language).then(
      (whole) => { if (this.language === language) this.bundle = whole; },
      () => undefined,
    );
  }

  /** The interface's texts and those of the games, loaded once for each language. */
  private withGame(language: Language): Promise<FluentBundle> {
    let bundle = this.loaded.get(language);
    if (!bundle) {
      bundle = Promise.all([api.texts(language), INTERFACE[language]()]).then(([game, own]) =>
        makeBundle(language, [game, own.default]),
      );
      this.loaded.set(language, bundle);
      bundle.catch(() => this.loaded.delete(language));
    }
    return bundle;
  }

  async loadMap(game: string): Promise<MapInfo> {
    this.map = await api.map(game);
    return this.map;
  }

  t = (id: string, values?: Values): string => say(this.bundle, this.map, id, values);
  has = (id: string): boolean => this.bundle.hasMessage(id);

  /** The first of these messages that exists, otherwise the fallback. */
  first = (ids: string[], fallback: string, values?: Values): string => {
    const id = ids.find((one) => this.has(one));
    return id ? this.t(id, values) : fallback;
  };

  event = (event: string, values: Values): string => this.t(`event-${event}`, values);
  /** What went wrong; an option is called by its sentence. */
  error = (code: string, values: Values = {}): string => {
    const id = `error-${code.replaceAll("_", "-")}`;
    const option = `option-${String(values["option"])}`;
    const said = this.has(option) ? { ...values, option: this.t(option).replace(/\.$/, "") } : values;
    return this.has(id) ? this.t(id, said) : this.t("problem-unknown", { code });
  };

  power = (power: string, form?: string): string => {
    const found = forms(this.bundle, "power", `power-${power}`, power);
    return found[form ? `power_${form}` : "power"] ?? found["power"]!;
  };

  state = (state: string): string => nameOf(this.map, "state", state, this.language) ?? state;
  continent = (id: string): string =>
    this.map?.continents.find((one) => one.id === id)?.name[this.language] ?? id;
  bot = (name: string): string => this.first([`bot-${name}`], name);

  date = (at: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  percent = (value: number, digits = 0): string =>
    new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: digits }).format(value);
}

export const i18n = new I18n();
export const t = i18n.t;
