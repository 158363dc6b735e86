import { joined, number, scene, type Scene, type SceneMaker, text, texts } from "../../film/scenes";
import type { LoggedEvent } from "../../wire";

const ENDS = new Set(["won-trio", "won-fall", "won-last"]);
const CARDS = new Set(["espionage", "king-played", "hand-given", "laid-given", "fate-drawn", "fate-assigned", "reshuffled", "discarded"]);
const GROWS = new Set(["drafted", "built", "grown", "pyramid-placed"]);

const way = (event: LoggedEvent): Partial<Scene> => ({ from: texts(event, "origin"), to: text(event, "target") });
const lost = (event: LoggedEvent): Partial<Scene> => ({ changes: [{ place: text(event, "field")!, by: number(event, "left") - number(event, "before") }], to: text(event, "field") });

/** The lines of a battle from its declaration to its end, however many messages they came in. */
function battle(log: LoggedEvent[], end: number): Scene {
  const event = log[end]!;
  const begin = log.slice(0, end).findLastIndex((one) => one.event === "attack-declared");
  const laid = log.slice(Math.max(0, begin), end).filter((one) => one.event === "attacker-lays" || one.event === "defender-lays");
  return { ...scene("battle", event, way(event)), events: [...laid, event] };
}

/** Who fell back or fell leaves the place; who moves in has it. */
function moved(event: LoggedEvent): Scene {
  const { from, to } = way(event);
  const count = Math.max(1, number(event, "figures"));
  const takes = event.event === "advanced";
  return scene("travel", event, { from: from!, to: to!, count, changes: [{ place: from![0]!, by: -count }, { place: to!, by: takes ? 0 : count, ...(takes ? { owner: text(event, "power") } : {}) }] });
}

/** What the lines of a log of Evropská válka show. */
export const scenesOf: SceneMaker = (log, from = 0) =>
  joined(log.slice(from).flatMap((event, at): Scene[] => {
    const name = event.event;
    if (name === "moved" || name === "advanced") return [moved(event)];
    if (name === "retreated") return [scene("travel", event, way(event))];
    if (name === "attack-declared") return [scene("strike", event, { ...way(event), count: number(event, "attackers") })];
    if (name === "battle-won" || name === "battle-lost") return [battle(log, from + at)];
    if (GROWS.has(name)) return [scene("change", event, { changes: [{ place: text(event, "field")!, by: 1 }] })];
    if (name === "sabotage") return [scene("strike", event, lost(event))];
    if (name === "halved") return [scene("change", event, lost(event))];
    if (name === "destroyed") return [scene("change", event, { changes: [{ place: text(event, "field")!, by: 0, owner: null }] })];
    if (CARDS.has(name)) return [scene("cards", event)];
    if (name === "turn-passed" || name === "left") return [scene("note", event)];
    return ENDS.has(name) ? [scene("end", event)] : [];
  }));
