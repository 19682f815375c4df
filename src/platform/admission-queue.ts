// Requests at work, requests that wait for their turn, and who has how many unfinished.
import { setImmediate } from 'node:timers';
import { WaitingLine, type LineLimits, type Waiter } from './waiting-line.ts';
import { WorkLimit, type WorkLimitFacts } from './work-limit.ts';

/** Who has more requests unfinished goes after those who have fewer. A page asks for that many at once. */
const FEW = 8;
const LOOK_EVERY_MS = 25;
/** Fewer unfinished requests are no crowd: where they wait long the machine is slow, and a late reply is worth more than none. */
export const CROWD = 50;
/**
 * So long requests are let in in one turn of the event loop. Many are answered from memory within the turn that reads them, and a thousand of them
 * would make one turn of seconds, in which nobody else is read, refused or answered.
 */
const TURN_MS = 10;
/** Where reading and refusing a crowd takes longer, work gets as long after it, up to this. */
const LONGEST_WORK_MS = 100;

/** A request from when its body has come to when its reply is written. */
export interface Ticket {
  readonly network: string;
  readonly kind: string;
  state: 'waiting' | 'working' | 'done';
  beganAt: number;
  /** How many were at work when it began, itself among them. */
  beside: number;
  /** How many things it waits for that are done by somebody outside. */
  asides: number;
  wasAside: boolean;
}

export interface QueueFacts {
  readonly limit: WorkLimitFacts;
  readonly line: LineLimits;
  /** So many unfinished requests are a crowd, of which those that wait too long are refused. */
  readonly crowd: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

export class AdmissionQueue {
  readonly #now: () => number;
  readonly #limit: WorkLimit;
  readonly #line: WaitingLine;
  readonly #crowd: number;
  readonly #unfinished = new Map<string, number>();
  #open = 0;
  #atWork = 0;
  #aside = 0;
  /** Tasks that will each let one in. */
  #coming = 0;
  #turnBegan: number | undefined;
  /** When work was let in after this turn for the first time, and for how long it is. */
  #workBegan: number | undefined;
  #workMs = TURN_MS;
  /** Whether this turn, and the one before, accepted a connection; and since when all have. */
  #accepting = false;
  #accepted = false;
  #acceptingSince: number | undefined;
  #looking: NodeJS.Timeout | undefined;
  #whenIdle: (() => void)[] = [];

  constructor({ limit, line, crowd, now }: QueueFacts) {
    this.#now = now;
    this.#crowd = crowd;
    this.#limit = new WorkLimit(limit);
    this.#line = new WaitingLine(line);
  }

  get limit(): number {
    return this.#limit.value;
  }

  get atWork(): number {
    return this.#atWork;
  }

  /** Requests that wait for somebody outside. */
  get aside(): number {
    return this.#aside;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Lets it in now or when its turn comes; one that waited too long hears `refuse`. Both end with `leave`. */
  enter(network: string, kind: string, waiter: Pick<Waiter, 'bytes' | 'isGone' | 'refuse'> & { go(ticket: Ticket): void }): Ticket {
    const before = this.#unfinished.get(network) ?? 0;
    this.#unfinished.set(network, before + 1);
    this.#open += 1;
    const ticket: Ticket = { network, kind, state: 'waiting', beganAt: 0, beside: 0, asides: 0, wasAside: false };
    const go = (): void => {
      this.#begin(ticket);
      waiter.go(ticket);
    };
    if (this.#line.length === 0 && !this.#accepting && !this.#accepted && this.#hasRoom()) go();
    else {
      const { bytes, isGone, refuse } = waiter;
      this.#line.add({ bytes, isGone, refuse: () => refuse.call(waiter), go, since: this.#turn(), isHeavy: before >= FEW });
      this.#looking ??= setInterval(() => this.#refuseLate(), LOOK_EVERY_MS);
      this.#letInSoon();
    }
    return ticket;
  }

  /**
   * A connection was accepted. Node accepts one in each turn of its event loop: where each turn does work, others wait in the system, in the order
   * of coming, and nobody can refuse them.
   */
  connected(): void {
    this.#turn();
    this.#accepting = true;
  }

  /** Its reply is written. */
  leave(ticket: Ticket): void {
    if (ticket.state === 'done') return;
    const wasWorking = ticket.state === 'working';
    ticket.state = 'done';
    this.#open -= 1;
    const left = (this.#unfinished.get(ticket.network) ?? 1) - 1;
    if (left === 0) this.#unfinished.delete(ticket.network);
    else this.#unfinished.set(ticket.network, left);
    if (wasWorking && !ticket.wasAside) this.#limit.answered(ticket.kind, this.#now() - ticket.beganAt, ticket.beside);
    if (wasWorking && ticket.asides === 0) this.#free();
    if (this.#open === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  /** From now on it waits for somebody outside, and keeps nobody out, until the function that is given back is called. */
  stepAside(ticket: Ticket): () => void {
    ticket.wasAside = true;
    ticket.asides += 1;
    if (ticket.asides === 1) this.#aside += 1;
    if (ticket.state === 'working' && ticket.asides === 1) this.#free();
    return () => {
      ticket.asides -= 1;
      if (ticket.asides === 0) this.#aside -= 1;
      // What is nearly done is not made to wait again.
      if (ticket.state === 'working' && ticket.asides === 0) this.#atWork += 1;
    };
  }

  /** Resolves once nothing is unfinished. */
  idle(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  close(): void {
    clearInterval(this.#looking);
  }

  #begin(ticket: Ticket): void {
    this.#atWork += 1;
    ticket.state = 'working';
    ticket.beganAt = this.#now();
    ticket.beside = this.#atWork;
  }

  #free(): void {
    this.#atWork -= 1;
    this.#letInSoon();
  }

  #hasRoom(): boolean {
    return this.#atWork < this.#limit.value && this.#now() - this.#turn() < TURN_MS;
  }

  /** Each in a task of its own: what a request does before it waits for anything is done then, and is seen in the time. */
  #letInSoon(): void {
    this.#turn(); // ends before the tasks begin
    const wanted = Math.min(this.#line.length, this.#limit.value - this.#atWork);
    for (; this.#coming < wanted; this.#coming += 1) setImmediate(() => this.#letIn());
  }

  #letIn(): void {
    this.#coming -= 1;
    this.#workBegan ??= this.#now();
    const hasTime = this.#now() - this.#workBegan < this.#workMs;
    if (hasTime && this.#atWork < this.#limit.value && !this.#acceptsFirst()) this.#line.next(this.#now())?.go();
    else if (this.#coming === 0) this.#letInSoon();
  }

  /** Whether connections that wait to be accepted go before work. */
  #acceptsFirst(): boolean {
    if (!this.#accepted) {
      this.#acceptingSince = undefined;
      return false;
    }
    this.#acceptingSince ??= this.#now();
    if (this.#now() - this.#acceptingSince < TURN_MS) return true;
    // As long again for work.
    if (this.#now() - this.#acceptingSince > 2 * TURN_MS) this.#acceptingSince = undefined;
    return false;
  }

  /** The next of a crowd that has waited too long. */
  #late(now: number): Waiter | undefined {
    return this.#open > this.#crowd ? this.#line.late(now) : undefined;
  }

  /** Thousands refused in one turn would come again in one turn. */
  #refuseLate(): void {
    const from = this.#now();
    for (let late = this.#late(from); late !== undefined; late = this.#late(from)) {
      late.refuse();
      if (this.#now() - from > TURN_MS) return void setImmediate(() => this.#refuseLate());
    }
    if (this.#line.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** When this turn of the event loop began, as far as requests go: what is read from connections in it has waited there since then. */
  #turn(): number {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = this.#now();
      setImmediate(() => {
        this.#workMs = Math.min(LONGEST_WORK_MS, Math.max(TURN_MS, this.#now() - (this.#turnBegan ?? 0)));
        this.#workBegan = undefined;
        this.#turnBegan = undefined;
        this.#accepted = this.#accepting;
        this.#accepting = false;
      });
    }
    return this.#turnBegan;
  }
}
