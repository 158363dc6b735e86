import type {
  AgreementInfo, DecisionInfo, LoggedEvent, ProposalInfo, RemarkLine, ServerMessage, StandingInfo, StandingKindInfo, TableInfo, TalkLine, Update,
  Welcome,
} from "../../wire";
import type { OwnCore, PublicCore } from "../../games/views";

/** All that one seat knows about its table. */
export interface Snapshot {
  sequence: number;
  seat: number;
  member: number | null;
  table: TableInfo;
  public: PublicCore | null;
  own: OwnCore | null;
  decisions: DecisionInfo[];
  log: LoggedEvent[];
  talks: TalkLine[];
  agreements: AgreementInfo[];
  proposals: ProposalInfo[];
  mayTakeBack: boolean;
  /** What spectators said; those who play are told once the match is over. */
  remarks: RemarkLine[];
  /** The standing orders of this seat. */
  standing: StandingInfo[];
  /** The questions that can be answered beforehand. */
  standingKinds: StandingKindInfo[];
}

/** The snapshot after a message; messages that say nothing about the table leave it as it is. */
export function reduce(before: Snapshot | null, message: ServerMessage): Snapshot | null {
  if (message.type === "welcome") return afterWelcome(before, message);
  if (message.type === "update" && before) return afterUpdate(before, message);
  return before;
}

function afterWelcome(before: Snapshot | null, welcome: Welcome): Snapshot {
  return {
    sequence: welcome.sequence,
    seat: welcome.seat,
    member: welcome.member,
    table: welcome.table,
    public: welcome.public,
    own: welcome.own,
    decisions: welcome.decisions ?? [],
    log: before ? grown(before.log, welcome.log) : welcome.log,
    talks: byNumber(before?.talks ?? [], welcome.talks),
    agreements: byNumber(before?.agreements ?? [], welcome.agreements),
    proposals: welcome.proposals,
    mayTakeBack: welcome.may_take_back,
    remarks: byNumber(before?.remarks ?? [], welcome.remarks),
    standing: welcome.standing ?? [],
    standingKinds: welcome.standing_kinds ?? [],
  };
}

function afterUpdate(before: Snapshot, update: Update): Snapshot {
  return {
    ...before,
    sequence: Math.max(before.sequence, update.sequence),
    table: update.table ?? before.table,
    public: update.changes && before.public ? changed(before.public, update.changes) : before.public,
    own: update.own ?? before.own,
    decisions: update.decisions ?? before.decisions,
    log: update.events.length ? grown(before.log, update.events) : before.log,
    talks: byNumber(before.talks, update.talks),
    agreements: byNumber(before.agreements, update.agreements),
    proposals: update.proposals ?? before.proposals,
    mayTakeBack: update.may_take_back,
    remarks: byNumber(before.remarks, update.remarks),
    standing: update.standing ?? before.standing,
  };
}

/** The value after changes; what they do not touch stays the same object. */
export function changed<T>(before: T, changes: [path: string[], value: unknown][]): T {
  return changes.reduce<T>((now, [path, value]) => put(now, path, value) as T, before);
}

function put(now: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(now)) return now.map((one, place) => (place === Number(key) ? put(one, rest, value) : one));
  const object = now as Record<string, unknown>;
  return { ...object, [key]: put(object[key], rest, value) };
}

/** The log with what came now; what was told twice, as after a break, stands there once. */
export function grown(log: LoggedEvent[], added: LoggedEvent[]): LoggedEvent[] {
  const from = added[0]?.sequence;
  if (from === undefined) return log;
  return [...log.filter((event) => event.sequence < from), ...added];
}

function byNumber<T extends { number: number }>(known: T[], added: T[]): T[] {
  if (!added.length) return known;
  const all = new Map([...known, ...added].map((one) => [one.number, one]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
