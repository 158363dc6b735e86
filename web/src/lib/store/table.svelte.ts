import type { Place, Refused } from "../../wire";
import { browserSurroundings, Connection, type Line, socketAddress, type Surroundings, type Unsent } from "../socket";
import { reduce, type Snapshot } from "./reduce";

/** One seat at one table, kept up to date; a spectator is a seat without a token. */
export class Seat {
  now: Snapshot | null = $state.raw(null);
  line: Line = $state.raw({ is: "connecting" });
  refusal: Refused | null = $state.raw(null);
  /** How many commands are on their way. */
  busy: number = $state(0);
  /** How many orders were given by hand. */
  given: number = $state(0);
  private readonly connection: Connection;

  constructor(match: string, readonly token: string | null, around: Surroundings = browserSurroundings(socketAddress()), invitation: string | null = null) {
    this.connection = new Connection(
      match,
      token,
      around,
      (message) => {
        this.now = reduce(this.now, message);
        if (message.type === "welcome") this.mix();
      },
      (line) => (this.line = line),
      invitation,
    );
  }

  /** Sends a command and tells whether it was carried out; a refusal stays to be read. */
  async send(command: Unsent): Promise<boolean> {
    this.refusal = null;
    this.busy += 1;
    const answer = await this.connection.send(command);
    this.busy -= 1;
    if (answer.type === "refused") this.refusal = answer;
    return answer.type === "done";
  }

  order(order: Record<string, unknown>): Promise<boolean> {
    this.given += 1;
    return this.send({ type: "order", order });
  }
  /** Answers a question to which there is only one answer. */
  answer(order: Record<string, unknown>): Promise<boolean> {
    return this.send({ type: "order", order });
  }

  retry(): void {
    this.connection.retry();
  }

  end(): void {
    this.connection.end();
  }

  /** Every seat adds a value of its own to the dice before the game begins, so that nobody alone can know them. */
  private mix(): void {
    const now = this.now;
    if (!now || now.seat < 0 || now.table.status !== "gathering" || now.table.mixed[now.seat]) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.connection.send({ type: "mix", value });
  }
}

/** All seats of one match that this browser holds; at one screen several, and one of them in front. */
export class Session {
  readonly seats: Seat[];
  front: number = $state(0);

  constructor(match: string, held: Place[], invitation: string | null = null) {
    this.seats = held.length ? held.map((place) => new Seat(match, place.token)) : [new Seat(match, null, undefined, invitation)];
  }

  get seat(): Seat {
    return this.seats[this.front] ?? this.seats[0]!;
  }

  /** The seat that must be handed the screen: it is waited for, and the one in front is not. */
  get wanted(): number | null {
    if (this.seats.length < 2 || asks(this.seat)) return null;
    const next = this.seats.findIndex(asks);
    return next < 0 ? null : next;
  }

  end(): void {
    for (const seat of this.seats) seat.end();
  }
}

export function asks(seat: Seat): boolean {
  return seat.now?.decisions.some((decision) => decision.waits) ?? false;
}
