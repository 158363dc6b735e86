import { type Change, joined, number, numbers, scene, type Scene, type SceneMaker, text, texts } from "../../film/scenes";
import type { LoggedEvent } from "../../wire";

const ENDS = new Set(["won-mission", "won-alone", "won-last", "round-limit"]);
const CARDS = new Set(["card-drawn", "cards-taken-over", "cards-put-under", "set-handed-in", "trade-done"]);
const NOTES = new Set(["power-destroyed", "resigned", "claim-broken", "claim-void", "mission-shown", "mission-shown-absent", "mission-shown-own-colour", "mission-shown-lost-pursuit"]);

const added = (event: LoggedEvent): Change[] => texts(event, "states").map((place, at) => ({ place, by: numbers(event, "counts")[at] ?? 0 }));

function battle(event: LoggedEvent): Scene {
  const [from, to] = [text(event, "origin")!, text(event, "target")!];
  const attackers = number(event, "attackers");
  const won = event.event === "battle-won";
  const there: Change = won ? { place: to, by: 0, owner: text(event, "power") } : { place: to, by: -number(event, "killed") };
  return scene("battle", event, { from: [from], to, count: attackers, changes: [{ place: from, by: -attackers }, there] });
}

/** What the lines of a log of Expanze show; a battle that goes on die by die has its own scene for every line. */
export const scenesOf: SceneMaker = (log, from = 0) =>
  joined(log.slice(from).flatMap((event): Scene[] => {
    const name = event.event;
    if (name === "armed" || name === "placed-first") return [scene("change", event, { changes: added(event) })];
    if (name === "battle-won" || name === "battle-lost") return [battle(event)];
    if (name === "attack-announced") return [scene("strike", event, { from: [text(event, "origin")!], to: text(event, "target"), count: number(event, "attackers") })];
    if (name === "state-taken") return [scene("change", event, { changes: [{ place: text(event, "target")!, by: 0, owner: text(event, "power") }] })];
    if (name === "state-held") return [scene("note", event, { to: text(event, "target"), power: text(event, "other") })];
    if (CARDS.has(name)) return [scene("cards", event)];
    if (NOTES.has(name)) return [scene("note", event)];
    return ENDS.has(name) ? [scene("end", event)] : [];
  }));
