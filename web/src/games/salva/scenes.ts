import { type Change, joined, scene, type Scene, type SceneMaker, text, texts } from "../../film/scenes";
import type { LoggedEvent } from "../../wire";

/** One piece more or fewer where the line says. */
const PIECES: Record<string, number> = { placed: 1, begun: 1, "factory-lost": 0, "factory-built": 0, "political-built": 0, docked: 0, disembarked: 1, "canal-opens": 0 };
const NOTES = new Set(["retreat-announced", "eliminated", "resigned", "field-held", "treaty-in-force", "treaty-denounced", "treaty-ended", "mission-revealed"]);
const LOST = new Set(["destroyed", "lost-in-retreat", "lost-aboard"]);
const FOUGHT = new Set(["shot", "destroyed", "lost-aboard"]);

/** Where the battle is to which a line belongs that does not name its field. */
const battlefield = (log: LoggedEvent[], at: number): string | null => {
  const found = log.slice(0, at + 1).findLast((one) => one.event === "salvo" || one.event === "battle-declared");
  return found ? text(found, "field") : null;
};

/** Where units stood before a line, as far as the log tells: where they were put, went or fought last. */
function whereabouts(log: LoggedEvent[], at: number, units: string[]): string[] {
  const of = (unit: string) => log.slice(0, at).findLast((one) => text(one, "field") !== null && (one.values["unit"] === unit || texts(one, "units").includes(unit)));
  return [...new Set(units.flatMap((unit) => { const found = of(unit); return found ? [text(found, "field")!] : []; }))];
}

/** A salvo: its roll, its shots and whom they destroyed; while no shot is fired it is nothing to be seen, for shots may come later than their roll. */
function salvo(log: LoggedEvent[], at: number, from = at + 1): Scene[] {
  const head = log[at]!;
  const end = log.findIndex((one, place) => place >= from && !FOUGHT.has(one.event));
  const events = log.slice(from, end < 0 ? log.length : end);
  const fallen = events.filter((one) => LOST.has(one.event)).length;
  const field = text(head, "field")!;
  const opened = log.slice(0, at).findLast((one) => one.event === "battle-declared");
  const attacker = opened ? text(opened, "power") : null;
  const more: Partial<Scene> = { to: field, power: head.values["side"] === "attacker" ? attacker : null, powers: attacker ? [attacker] : [], changes: fallen ? [{ place: field, by: -fallen }] : [] };
  return events.length ? [{ ...scene("battle", head, more), events: [...events, head] }] : [];
}

function travel(event: LoggedEvent, origin: string | null): Scene {
  const field = text(event, "field")!;
  const changes: Change[] = [...(origin ? [{ place: origin, by: -1 }] : []), { place: field, by: 1 }];
  return scene("travel", event, { from: origin ? [origin] : [], to: field, changes, joins: true });
}

/** What the lines of a log of Salva show; units that go the same way go together. */
export const scenesOf: SceneMaker = (log, from = 0) =>
  joined(log.slice(from).flatMap((event, place): Scene[] => {
    const [name, at] = [event.event, from + place];
    if (name === "moved") return [travel(event, text(event, "origin"))];
    if (name === "withdrew") return [travel(event, battlefield(log, at))];
    if (name === "battle-declared") return [scene("strike", event, { from: whereabouts(log, at, texts(event, "units")), to: text(event, "field"), count: texts(event, "units").length })];
    if (name === "salvo") return salvo(log, at);
    if (FOUGHT.has(name)) {
      const head = log.slice(0, at).findLastIndex((one) => !FOUGHT.has(one.event));
      if (log[head]?.event === "salvo") return place === 0 ? salvo(log, head, at) : [];
    }
    if (LOST.has(name)) {
      const field = battlefield(log, at);
      return [scene("change", event, { to: field, changes: field ? [{ place: field, by: -1 }] : [], joins: true })];
    }
    if (name === "conquered") return [scene("change", event, { changes: [{ place: text(event, "field")!, by: 0, owner: text(event, "power") }] })];
    if (name in PIECES) return [scene("change", event, { changes: [{ place: text(event, "field")!, by: PIECES[name]! }], joins: true })];
    if (NOTES.has(name)) return [scene("note", event, { to: text(event, "field") })];
    return name === "game-over" ? [scene("end", event)] : [];
  }));
