import type { Command, Goodbye, ServerMessage } from "../wire";

/** What the page must know about the line to the server. */
export type Line =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "waiting"; until: number; tries: number }
  | { is: "closed"; code: Goodbye["code"] };

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Wire;
  now(): number;
  later(milliseconds: number, then: () => void): () => void;
  random(): number;
}

export type Unsent = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;
export type Answer = Extract<ServerMessage, { type: "done" | "refused" }>;

const FINAL: ReadonlySet<Goodbye["code"]> = new Set(["unknown_match", "bad_token", "bad_message"]);
const SILENCE = 45_000;
const PING = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export function browserSurroundings(address: string): Surroundings {
  return {
    open: () => new WebSocket(address) as unknown as Wire,
    now: () => Date.now(),
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

/**
 * One seat's line to the server. It comes back by itself after a break, asks only for what it has missed, and sends
 * commands that were not answered again: their ids make sure that none counts twice.
 */
export class Connection {
  line: Line = { is: "connecting" };
  private wire: Wire | null = null;
  private sequence: number | null = null;
  private readonly unanswered: Map<string, { text: string; answered: (answer: Answer) => void }> = new Map();
  private tries = 0;
  private heard = 0;
  private stopTimer: () => void = () => undefined;
  private isEnded = false;

  constructor(
    private readonly match: string,
    private readonly token: string | null,
    private readonly around: Surroundings,
    private readonly told: (message: ServerMessage) => void,
    private readonly changed: (line: Line) => void,
    /** By which a private match may be watched. */
    private readonly invitation: string | null = null,
  ) {
    this.connect();
  }

  /** Sends a command; the promise holds its answer, however often the line breaks in between. */
  send(command: Unsent): Promise<Answer> {
    const id = this.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answered) => {
      this.unanswered.set(id, { text, answered });
      if (this.line.is === "open") this.wire?.send(text);
    });
  }

  /** Tries again at once, as when the network is back. */
  retry(): void {
    if (this.line.is === "waiting") this.connect();
  }

  end(): void {
    this.isEnded = true;
    this.drop();
  }

  private newId(): string {
    return `${this.around.now().toString(36)}-${this.around.random().toString(36).slice(2, 12)}-${this.unanswered.size}`;
  }

  private connect(): void {
    this.drop();
    this.set({ is: "connecting" });
    const wire = this.around.open();
    this.wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ type: "join", match: this.match, token: this.token, since: this.sequence, ...(this.invitation ? { invitation: this.invitation } : {}) }));
    wire.onmessage = (event) => this.receive(String(event.data));
    wire.onclose = () => this.wait();
    this.heard = this.around.now();
    this.watch();
  }

  private receive(text: string): void {
    this.heard = this.around.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "goodbye") {
      if (FINAL.has(message.code)) {
        this.end();
        this.set({ is: "closed", code: message.code });
      }
      return;
    }
    if (message.type === "welcome" || message.type === "update") {
      this.sequence = Math.max(this.sequence ?? 0, message.sequence);
    }
    this.told(message);
    if (message.type === "welcome") this.welcomed();
    if (message.type === "done" || (message.type === "refused" && message.id !== null)) this.settle(message as Answer);
  }

  private welcomed(): void {
    this.tries = 0;
    this.set({ is: "open" });
    for (const { text } of this.unanswered.values()) this.wire?.send(text);
  }

  private settle(answer: Answer): void {
    const waiting = this.unanswered.get(answer.id ?? "");
    this.unanswered.delete(answer.id ?? "");
    waiting?.answered(answer);
  }

  /** Looks every now and then whether the other side still speaks. */
  private watch(): void {
    this.stopTimer = this.around.later(PING, () => {
      if (this.around.now() - this.heard > SILENCE) return this.wait();
      if (this.line.is === "open") this.wire?.send('{"type":"ping"}');
      this.watch();
    });
  }

  private wait(): void {
    if (this.isEnded) return;
    this.drop();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const pause = longest / 2 + (longest / 2) * this.around.random();
    this.tries += 1;
    this.set({ is: "waiting", until: this.around.now() + pause, tries: this.tries });
    this.stopTimer = this.around.later(pause, () => this.connect());
  }

  private drop(): void {
    this.stopTimer();
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private set(line: Line): void {
    this.line = line;
    this.changed(line);
  }
}
