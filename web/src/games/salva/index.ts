import type { GameClient } from "../game";
import { onlyAnswer } from "./formal";
import { hides } from "./hiding/hiding";
import Luck from "./Luck.svelte";
import Moment from "./Moment.svelte";
import { nameOf, orderText, placeName } from "./names";
import type { Order } from "./orders";
import { questionText } from "./question";
import { sides } from "./draws";
import Secrets from "./Secrets.svelte";
import { type PublicView, readMap, type SalvaMap } from "./view";

/** Each part of the screens has a file of its own in each language; together they are the texts of the game. */
async function joined(files: Record<string, () => Promise<unknown>>): Promise<{ default: string }> {
  const parts = await Promise.all(Object.values(files).map((load) => load()));
  return { default: parts.join("\n") };
}

const salva: GameClient<SalvaMap> = {
  texts: {
    cs: () => joined(import.meta.glob("./texts/cs/*.ftl", { query: "?raw", import: "default" })),
    en: () => joined(import.meta.glob("./texts/en/*.ftl", { query: "?raw", import: "default" })),
  },
  readMap,
  nameOf,
  placeName,
  orderText: (map, order) => orderText(map, order as Order),
  mapRules: (rules, drawn) => (drawn ? { ...rules, options: { ...rules.options, scenario: drawn } } : rules),
  question: questionText,
  onlyAnswer,
  isOpenQuestion: (decision) => decision.kind !== "sealing" && decision.kind !== "bidding",
  seats: { option: "players", usual: 2, quick: {}, colours: false },
  presets: { classic: {} },
  Start: () => import("./start/Start.svelte"),
  about: (map, rulebook, language) => ({
    title: map.name[language] ?? "",
    seats: (rulebook["options"] as Record<string, unknown>)["assignment"] === "agreement" ? map.sides.map((one) => one.name[language] ?? one.id) : [],
  }),
  measures: [
    { title: "salva-col-fields", of: (view, seat) => (view as PublicView).powers[seat]?.fields ?? 0 },
    { title: "salva-col-units", of: (view, seat) => (view as PublicView).units.filter((one) => one.owner === view.seats[seat] && one.field !== null).length },
  ],
  silhouette: (map, view) => ({
    size: map.size, shapes: map.fields.filter((one) => !one.sea).map(({ id, path }) => ({ path, owner: (view as PublicView).fields[id]?.owner ?? null })),
  }),
  isMoment: (event) => event.event === "battle-decided" || event.event === "conquered",
  when: (view) => [(view as PublicView).round ? "salva-round" : "salva-round-none", { round: (view as PublicView).round }],
  isIn: (view, seat) => view.powers[seat]?.status === "living",
  ofPeople: [
    "start-proposed", "start-share", "start-accepted", "start-refused", "start-by-method", "bid-sealed", "bid-shown", "bid-given", "start-settled", "side-taken",
  ],
  sides,
  hidesOnMap: (view) => hides(view as PublicView),
  showsLuck: () => false,
  Board: () => import("./Board.svelte"),
  Moment,
  Secrets,
  Luck,
};
export default salva;
