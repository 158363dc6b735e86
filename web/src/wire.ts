// Written by tools/web_types.py from the messages and commands in Python; do not edit.

import type { OwnCore, PublicCore } from "./games/views";

/** An order of the game, as the JSON of its fields; where a power decides by majority, a vote for it. */
export interface GiveOrder {
  type: "order";
  order: Record<string, unknown>;
  id: string;
}

/** Undo of one's own last order, within the four nevers; while one's own power votes, of one's own votes. */
export interface TakeBack {
  type: "take_back";
  id: string;
}

/** A standing order, as the JSON of its fields: it answers such questions from now on; only its power knows. */
export interface AddStanding {
  type: "standing";
  order: Record<string, unknown>;
  id: string;
}

/** Takes a standing order back, by its number. */
export interface RevokeStanding {
  type: "revoke";
  number: number;
  id: string;
}

/** A line to the members of some powers, one's own included; it alone is the team's channel. */
export interface Say {
  type: "say";
  powers: string[];
  text: string;
  id: string;
}

/** An agreement among powers: no attacks along a line of contact, joint action, or free text. */
export interface ProposeAgreement {
  type: "propose";
  powers: string[];
  form: "against" | "free" | "line";
  pairs?: [string, string][];
  against?: string;
  text?: string;
  id: string;
}

/** Accepts or declines an agreement that was proposed. */
export interface AnswerAgreement {
  type: "answer";
  number: number;
  accept: boolean;
  id: string;
}

/** Shows an agreement to other powers, or to all when none is named. */
export interface Disclose {
  type: "disclose";
  number: number;
  powers?: string[];
  id: string;
}

/** Agrees that what was said among these powers is shown in the replay; every one of them must. */
export interface Reveal {
  type: "reveal";
  powers: string[];
  id: string;
}

/** Stops the clocks until somebody resumes. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Lets the clocks run again. */
export interface Resume {
  type: "resume";
  id: string;
}

/** What is to become of a power that does not answer: wait, default orders, or a bot takes over. */
export interface VoteOnAbsent {
  type: "vote";
  power: string;
  choice: "bot" | "default" | "wait";
  id: string;
}

/** Takes the seat back from whoever stands in: a bot, or default orders. */
export interface ComeBack {
  type: "back";
  id: string;
}

/** Names another captain: the captain alone may, or more than half of the members present. */
export interface NameCaptain {
  type: "captain";
  member: number;
  id: string;
}

/** The seat's own value for the dice, before the game begins. */
export interface Mix {
  type: "mix";
  value: string;
  id: string;
}

/** Asks for another game with the same seats. */
export interface AskRematch {
  type: "rematch";
  id: string;
}

/** The member gets up; a power without members resigns at the first moment at which it may. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A line of one who watches to the others who do; those who play can read it once the match is over. */
export interface Remark {
  type: "remark";
  name: string;
  text: string;
  id: string;
}

/** One person behind a power. */
export interface MemberInfo {
  number: number;
  name: string;
  is_present: boolean;
  is_captain: boolean;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  power: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  members: MemberInfo[];
  bank_ms: number | null;
  talks: boolean;
}

/** How time is kept, and when the seats that are waited for run out of it. */
export interface ClockInfo {
  mode: "days" | "live" | "none";
  move_ms: number;
  bank_ms: number;
  deadline: number | null;
  beforehand: boolean;
}

/** A power that does not answer, and how the others have voted on it so far. */
export interface AbsentInfo {
  power: string;
  votes: Record<string, number>;
  deadline: number | null;
}

/** Everything about a table that is not the game itself. */
export interface TableInfo {
  match: string;
  game: string;
  status: "gathering" | "over" | "paused" | "running";
  seats: SeatInfo[];
  clock: ClockInfo;
  rulebook: Record<string, unknown>;
  commitment: string;
  secret: string | null;
  mixed: boolean[];
  rematch: string | null;
  rematch_asked: number[];
  absent: AbsentInfo[];
  talking: string[][];
  outcome: Record<string, unknown> | null;
  is_public: boolean;
  one_screen: boolean;
}

/** What a standing order could say to a question that is asked now. */
export interface StandingOffer {
  topic: string;
  partner: string;
  places: string[];
  answers: [string, Record<string, unknown>][];
  with_odds: string[];
}

/** A question to the seat: its kind, the kinds of order it offers, what silence means. */
export interface DecisionInfo {
  kind: string;
  seat: number;
  waits: boolean;
  offers: string[];
  default: Record<string, unknown> | null;
  about: Record<string, unknown>;
  standing: StandingOffer | null;
}

/** A question that can be answered beforehand, and what a standing order may say of it. */
export interface StandingKindInfo {
  question: string;
  answers: string[];
  topics: string[];
  places: string[];
  has_partner: boolean;
  with_odds: string[];
}

/** A standing order of one's own power. */
export interface StandingInfo {
  number: number;
  order: Record<string, unknown>;
  text: string;
}

/** An event as this seat sees it; the number counts what this seat could see. */
export interface LoggedEvent {
  sequence: number;
  event: string;
  values: Record<string, unknown>;
  is_private?: boolean;
}

/** A line that this seat may read, numbered for this seat. */
export interface TalkLine {
  number: number;
  at: number;
  powers: string[];
  author: string;
  power: string;
  text: string;
  sentence: string;
}

/** What a spectator said, numbered for all who may read it. */
export interface RemarkLine {
  number: number;
  at: number;
  author: string;
  text: string;
}

/** An agreement that this seat may know of, numbered for this seat. */
export interface AgreementInfo {
  number: number;
  powers: string[];
  form: "against" | "free" | "line";
  pairs: [string, string][];
  against: string;
  text: string;
  by: string;
  accepted: string[];
  declined: string[];
  disclosed: string[];
  reasons: Record<string, string>;
}

/** An order that members of one's own power are voting on. */
export interface ProposalInfo {
  order: Record<string, unknown>;
  text: string;
  votes: number[];
}

/** The first message: which match, a seat's token or, to watch a private one, an invitation; what was seen. */
export interface Join {
  type: "join";
  match: string;
  token?: string | null;
  since?: number | null;
  invitation?: string;
}

/** Keeps a connection alive; answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** The answer to `join`: all that the seat may know now, and the log from `since` on. */
export interface Welcome {
  type: "welcome";
  sequence: number;
  seat: number;
  member: number | null;
  table: TableInfo;
  public: PublicCore | null;
  own: OwnCore | null;
  decisions: DecisionInfo[] | null;
  log: LoggedEvent[];
  talks: TalkLine[];
  agreements: AgreementInfo[];
  proposals: ProposalInfo[];
  may_take_back: boolean;
  remarks: RemarkLine[];
  standing: StandingInfo[];
  standing_kinds: StandingKindInfo[];
}

/** What has changed; parts that have not are null.

    Of the game as everybody sees it `changes` tells pairs: a path of keys and of places in lists, and the
    value that now stands there. */
export interface Update {
  type: "update";
  sequence: number;
  events: LoggedEvent[];
  changes: [path: string[], value: unknown][] | null;
  own: OwnCore | null;
  decisions: DecisionInfo[] | null;
  table: TableInfo | null;
  talks: TalkLine[];
  agreements: AgreementInfo[];
  proposals: ProposalInfo[] | null;
  may_take_back: boolean;
  remarks: RemarkLine[];
  standing: StandingInfo[] | null;
}

/** The command with that id is carried out and durable. */
export interface Done {
  type: "done";
  id: string;
  sequence: number;
}

/** The command with that id was not carried out; `reason` says which kind of wrong it was. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: "limit" | "malformed" | "not_yours" | "refused" | "unknown";
  code: string;
  clause: string | null;
  values: Record<string, unknown>;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The server closes the connection; the client may come back later. */
export interface Goodbye {
  type: "goodbye";
  code: "bad_message" | "bad_token" | "shutdown" | "too_many" | "too_slow" | "unknown_match";
}

/** An option of a game for a form: what it is now, what is allowed, and the clause that it changes. */
export interface OptionInfo {
  name: string;
  type: "ask" | "bool" | "choice" | "int" | "names" | "ratio" | "ratios" | "table" | "text";
  default: number | boolean | string | Record<string, number>;
  clause: string;
  allowed: string;
  least?: number | null;
  most?: number | null;
  or_zero?: boolean;
  choices?: string[];
  keys?: string[];
  words?: string[];
  count?: number;
}

/** Options to be looked at before a match is made: POST /api/games/{game}/check answers with a Checked. */
export interface OptionCheck {
  options?: Record<string, unknown>;
}

/** An order, as it would be given. */
export interface OrderCheck {
  order: Record<string, unknown>;
}

/** Whether options go together or an order is allowed; the problem says what is wrong and by which clause. */
export interface Checked {
  problem: Problem | null;
  warnings: string[];
}

/** What the next turns may bring, as far as the caller can know; each names its `field`, the rest the game says. */
export interface Threats {
  threats: Record<string, unknown>[];
}

/** The rules of a match whose map is wanted; without chapters those that the options bring. */
export interface MapWish {
  options: Record<string, unknown>;
  chapters?: string[] | null;
}

/** A map that depends on the rules of the match: POST /api/maps/{game}; what else it holds, the game says. */
export interface DrawnMap {
  id: string;
  name: Record<string, string>;
  size: [number, number];
  fields: Record<string, unknown>[];
  powers: Record<string, unknown>;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  talking: string[];
  advice: Record<string, number[]>;
  rules: string[];
  lessons: Record<string, Record<string, string>>;
  has_standing: boolean;
}

/** All games. */
export interface GameList {
  games: GameInfo[];
}

/** One numbered rule. */
export interface ClauseInfo {
  id: string;
  section: string;
  text: string;
}

/** The rules of a game: the whole text as Markdown, and every clause by its number. */
export interface RuleBook {
  game: string;
  language: string;
  text: string;
  clauses: ClauseInfo[];
}

/** How a seat of a new match is to be filled: a person who joins by a link, the creator, or a bot. */
export interface SeatWish {
  kind: "bot" | "me" | "person";
  bot?: string;
  colour?: string;
  name?: string;
}

/** How time is kept in a new match. */
export interface ClockWish {
  mode?: "days" | "live" | "none";
  move_seconds?: number;
  bank_seconds?: number;
  beforehand?: boolean;
}

/** A match to be made. */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  nickname: string;
  options?: Record<string, unknown>;
  clock?: ClockWish;
  is_public?: boolean;
  one_screen?: boolean;
}

/** A place at a table: the token is shown once and kept only as a hash. */
export interface Place {
  match: string;
  seat: number;
  token: string;
}

/** A new match: the creator's own places, and an invitation for those who join. */
export interface MadeMatch {
  match: string;
  places: Place[];
  invitation: string;
}

/** An invitation to play a power that has members already; only its members are given it. */
export interface MemberInvitation {
  match: string;
  seat: number;
  invitation: string;
}

/** Taking an open seat, or with the invitation of a power's members joining them. */
export interface JoinMatch {
  nickname: string;
  invitation?: string;
  seat?: number | null;
}

/** A match in a list. */
export interface MatchLine {
  match: string;
  game: string;
  status: "gathering" | "over" | "paused" | "running";
  seats: SeatInfo[];
  round: number;
  created: number;
  updated: number;
  is_public: boolean;
  open_seats: number;
  title: Record<string, string>;
  waits: number[];
  winners: number[];
  pace: "days" | "live" | "none";
  scenario: string;
  chapters: string[];
  colours: string[];
}

/** Matches that may be watched or joined, the latest first. */
export interface MatchList {
  matches: MatchLine[];
  next: string;
}

/** A match of one's own, with what is wanted of one there. */
export interface MyMatch {
  line: MatchLine;
  seat: number;
  token: string | null;
  is_my_turn: boolean;
  waits_since: number | null;
}

/** All matches of one's own, the latest first. */
export interface MyMatches {
  matches: MyMatch[];
}

/** Places that a guest's browser remembers; the account's own are added by themselves. */
export interface Mine {
  places?: Place[];
}

/** A game of one's own from a moment of another: from the truth if it is over, else from one's own view. */
export interface Fork {
  at: number;
  token?: string;
  seat?: number;
  bot?: string;
  nickname?: string;
}

/** A game of one's own from a position of a rulebook. */
export interface Opening {
  nickname?: string;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** Who is signed in. */
export interface Account {
  name: string | null;
}

/** The odds of an attack in Evropská válka, from what one seat knows: GET /api/matches/{match}/odds. */
export interface CardOdds {
  attackers: number;
  defenders: number;
  win: number;
  is_exact: boolean;
  interval: [number, number];
  stop: number;
  margin: number;
  margins: [number, number][];
}

/** How likely it is that so many units of a kind, or more, come to defend a field when it is attacked. */
export interface SleepersInfo {
  kind: string;
  count: number;
  chance: number;
  or_more: boolean;
}

/** What something hidden is in a case: a row of formations that are there, so many units, or nothing. */
export interface WayInfo {
  owner: string;
  name: string;
  row: number;
  formations: string[];
  units: Record<string, number>;
  building: Record<string, number>;
}

/** The odds where what is hidden is so and so, and how likely that is. */
export interface OddsPart {
  chance: number;
  exact: string;
  unknowns: WayInfo[];
  chances: Record<string, number>;
  is_exact: boolean;
}

/** The odds of a battle of Salva: GET /api/matches/{match}/battle/odds; sides are `attacker` and `defender`. */
export interface FightOdds {
  field: string;
  plans: Record<string, string>;
  is_exact: boolean;
  battles: number;
  chances: Record<string, number>;
  intervals: Record<string, [number, number]>;
  lost: Record<string, Record<string, number>>;
  worth: Record<string, number>;
  better: Record<string, number>;
  margins: Record<string, number>;
  ends: [string, number, number, number][];
  sleepers: SleepersInfo[];
  parts: OddsPart[];
}

/** One factor of a strength and the clause that it rests on. */
export interface FactorInfo {
  name: string;
  clause: string;
  value: string;
}

/** A number with the factors that make it. */
export interface ChainInfo {
  value: string;
  factors: FactorInfo[];
}

/** Fighters that shoot and are shot at alike. */
export interface RowInfo {
  kind: string;
  side: string;
  units: string[];
}

/** What the whole fire of one row does to another, apart from the salvo's factor. */
export interface StrengthInfo {
  shooter: number;
  target: number;
  mode: string;
  value: string;
  factors: FactorInfo[];
}

/** Who fights in a battle of Salva and how hard: GET /api/matches/{match}/battle. */
export interface FightStrengths {
  field: string;
  rows: RowInfo[];
  strengths: StrengthInfo[];
  salvo: ChainInfo | null;
  sleepers: SleepersInfo[];
}

/** What all fire of a unit does to a class of targets, apart from the salvo's factor, on these fields. */
export interface HitInfo {
  side: string;
  against: string;
  mode: string;
  fields: string[];
  value: string;
  factors: FactorInfo[];
}

/** A unit of Salva in numbers: GET /api/matches/{match}/unit; it defends where it is and attacks from there. */
export interface UnitNumbers {
  unit: string;
  movement: ChainInfo;
  left: string;
  damage: string;
  hits: HitInfo[];
}

/** What one seat knew and read of a step besides what everybody did; the seat -1 is everybody. */
export interface ReplayPart {
  seat: number;
  own: Record<string, unknown> | null;
  events: LoggedEvent[] | null;
}

/** One record of a replay as the viewer may see it. */
export interface ReplayStep {
  sequence: number;
  seat: number;
  order: string | null;
  rolls: number[];
  sides: number[];
  secret_sides: number[];
  events: LoggedEvent[];
  public: Record<string, unknown>;
  parts: ReplayPart[];
}

/** A match from the beginning; of a running one only what the viewer has seen. */
export interface Replay {
  table: TableInfo;
  steps: ReplayStep[];
  secrets: Record<string, unknown> | null;
  luck: Record<string, unknown>[];
  talks: TalkLine[];
  remarks: RemarkLine[];
}

/** Whether the server does its work. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
}

/** Why a request was not carried out. */
export interface Problem {
  code: string;
  clause: string | null;
  values: Record<string, unknown>;
}

/** A state of a map. */
export interface StateInfo {
  id: string;
  name: Record<string, string>;
  continent: string;
  letter: string;
  neighbours: string[];
}

/** A continent of a map, with the shades that its states are painted in. */
export interface ContinentInfo {
  id: string;
  name: Record<string, string>;
  shades: string[];
}

/** How a power is drawn: its colour, the ink upon it, and its counter's corners (none: a disc). */
export interface PowerPaint {
  colour: string;
  ink: string;
  counter: [number, number][];
}

/** A board to be drawn and played on: GET /api/maps/{game}, as `velmoci.expanze.atlas` makes it. */
export interface MapInfo {
  id: string;
  name: Record<string, string>;
  states: StateInfo[];
  continents: ContinentInfo[];
  powers: Record<string, PowerPaint>;
  drawing: Record<string, unknown>;
}

/** The odds of an attack. */
export interface OddsAnswer {
  attackers: number;
  defenders: number;
  win: number;
  attackers_lost: number;
  defenders_lost: number;
  attackers_left: number[];
  defenders_left: number[];
}

/** A field of Evropská válka. */
export interface FieldInfo {
  id: string;
  name: Record<string, string>;
  power: string;
  harbours: string[];
  neighbours: Record<string, string[]>;
}

/** A power of Evropská válka and how it is drawn. */
export interface FieldPower {
  id: string;
  name: Record<string, string>;
  figures: string;
  shades: string[];
  colour: string;
  ink: string;
  counter: [number, number][];
}

/** A sea that ships cross. */
export interface SeaInfo {
  name: Record<string, string>;
  colour: string;
}

/** The board of Evropská válka: GET /api/maps/evropska_valka, as `velmoci.evropska_valka.atlas` makes it. */
export interface FieldMap {
  id: string;
  name: Record<string, string>;
  fields: FieldInfo[];
  powers: FieldPower[];
  seas: Record<string, SeaInfo>;
  points: Record<string, number>;
  drawing: Record<string, unknown>;
}

/** A side of a scenario: its name, and what it is to do. */
export interface SideCard {
  id: string;
  title: Record<string, string>;
  role: string;
}

/** How games between equal bots went: how many each side won alone, how many several, how many nobody. */
export interface Measured {
  bots: string;
  games: number;
  wins: Record<string, number>;
  shared: number;
  drawn: number;
  percent: Record<string, number>;
  interval: Record<string, number[]>;
}

/** A scenario of Salva for somebody who chooses one. */
export interface ScenarioCard {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  players: number;
  sides: SideCard[];
  chapters: string[];
  options: Record<string, unknown>;
  limits: Record<string, unknown[]>;
  rounds: number[];
  minutes: number[];
  measured: Measured | null;
}

/** The scenarios of Salva, the easiest first. */
export interface ScenarioList {
  scenarios: ScenarioCard[];
}

/** A chapter as a switch; one with bridges is on exactly when the chapters are that it joins. */
export interface ChapterInfo {
  id: string;
  title: Record<string, string>;
  clause: string;
  rules: number;
  needs: string[];
  needs_one_of: string[][];
  excludes: string[];
  bridges: string[];
  is_always_on: boolean;
  is_goal: boolean;
  options: OptionInfo[];
}

/** A goal: its chapter (none: the minimal version), for how many, what it needs; `random` is one of them by lot. */
export interface GoalInfo {
  id: string;
  chapter: string;
  players: [number, number];
  needs: string[];
}

/** A rung of the ladder by which chapters are learned: what is on, what is new, what can be played from here on. */
export interface RungInfo {
  title: Record<string, string>;
  chapters: string[];
  added: string[];
  scenarios: string[];
}

/** The chapters of Salva in their order, ready choices of them, and the goals. */
export interface ChapterList {
  chapters: ChapterInfo[];
  presets: Record<string, string[]>;
  goals: GoalInfo[];
  ladder: RungInfo[];
  segments: string[];
  ways: string[];
}

/** Chapters that somebody wants to have on, and options that may stand in for what they need. */
export interface Switches {
  on: string[];
  options?: Record<string, unknown>;
}

/** A chapter that is on, why, and for which others. */
export interface ChapterOn {
  chapter: string;
  why: string;
  others: string[];
}

/** A scenario whose chapters are all on, and those that are switched on beside its own. */
export interface FittingScenario {
  scenario: string;
  more: string[];
}

/** What follows from switches: what is on, what is out of the question because of what, or what is wrong. */
export interface Switched {
  on: ChapterOn[];
  excluded: Record<string, string[]>;
  hash: string;
  problem: Problem | null;
  fits: FittingScenario[];
}

/** A map by chance; no masses of land: as many as are usual; fair for so many by construction.

    Or, in place of all this, segments laid on purpose: rows between commas, an `r` for each quarter turn clockwise. */
export interface WishedMap {
  seed: string;
  land: number;
  sea: number;
  masses?: number;
  fair?: number;
  laid?: string;
}

/** A game that somebody puts together: POST /api/salva/compose. */
export interface WishedGame {
  map: WishedMap;
  chapters?: string[];
  goal?: string;
  players?: number;
  start?: "one_field" | "sea" | "similar";
  total?: number;
  allotments?: number[];
  names?: string[];
  options?: Record<string, unknown>;
}

/** The scenario as text, to be given as the option `scenario` of a new match, with its map; or what is wrong. */
export interface ComposedGame {
  scenario: string;
  goal: string;
  chapters: string[];
  warnings: string[];
  map: Record<string, unknown> | null;
  problem: Problem | null;
}

/** A chance as it is exactly, `2/9`, and as a number. */
export interface ExactChance {
  exact: string;
  share: number;
}

/** A row by its number or a token by its name, where the token lies, and its face where that is known. */
export interface ClueInfo {
  name: string;
  field: string;
  face: boolean | null;
}

/** What somebody knows of a formation, or of all tokens of one kind that a seat has; those have no rows. */
export interface KnownInfo {
  owner: string;
  name: string;
  rows: ClueInfo[];
  tokens: ClueInfo[];
  true: number;
  worlds: number;
}

/** One thing that may be on a field: a row of formations, so many units of tokens, or nothing. */
export interface PossibilityInfo {
  chance: ExactChance;
  row: number;
  formations: string[];
  units: Record<string, number>;
  building: Record<string, number>;
}

/** Something hidden of which one possibility is true: formations whose rows are linked, or tokens of a kind. */
export interface UnknownInfo {
  owner: string;
  name: string;
  tokens: string[];
  possibilities: PossibilityInfo[];
}

/** An army that comes only when the field is attacked, and how likely it is of this size. */
export interface UnknownArmy {
  kind: string;
  count: number;
  chance: ExactChance;
}

/** What could be on a field as far as the caller knows: GET /api/matches/{match}/knowledge. */
export interface FieldKnowledge {
  field: string;
  units: string[];
  unknowns: UnknownInfo[];
  nobody: ExactChance;
  armies: UnknownArmy[];
  known: KnownInfo[];
}

/** What a seat can know of what the caller hides; without a power what everybody can. */
export interface Witness {
  power: string;
  known: KnownInfo[];
}

/** What others can know of what the caller hides, and after an order: GET /api/matches/{match}/given_away. */
export interface GivenAway {
  now: Witness[];
  after: Witness[] | null;
}

export type Command = GiveOrder | TakeBack | AddStanding | RevokeStanding | Say | ProposeAgreement | AnswerAgreement | Disclose | Reveal | Pause | Resume | VoteOnAbsent | ComeBack | NameCaptain | Mix | AskRematch | Leave | Remark;

export type ClientMessage = Join | Ping | GiveOrder | TakeBack | AddStanding | RevokeStanding | Say | ProposeAgreement | AnswerAgreement | Disclose | Reveal | Pause | Resume | VoteOnAbsent | ComeBack | NameCaptain | Mix | AskRematch | Leave | Remark;

export type ServerMessage = Welcome | Update | Done | Refused | Pong | Goodbye;
