// Requests that are running, requests that wait for their turn, and the number of unfinished requests per network.
import { setImmediate } from 'node:timers';
import { WaitingLine, type LineLimits, type Waiter } from './waiting-line.ts';
import { WorkLimit, type WorkLimitFacts } from './work-limit.ts';

/** Networks with more unfinished requests go after those with fewer. A page sends about this many requests at once. */
const FEW = 8;
const LOOK_EVERY_MS = 25;
/** Below this number of unfinished requests nobody is refused: long waits then mean a slow machine, where a late reply is better than none. */
export const CROWD = 50;
/**
 * Milliseconds of one event-loop turn that may start requests. Many requests are answered from memory within the turn that reads them; starting a
 * thousand of them in one turn would block reading, refusing and replying for seconds.
 */
const TURN_MS = 10;
/** When reading and refusing a crowd takes longer than a turn, requests get the same time afterwards, up to this. */
const LONGEST_WORK_MS = 100;

/** A request, from the arrival of its body until its reply is written. */
export interface Ticket {
  readonly network: string;
  readonly kind: string;
  state: 'waiting' | 'working' | 'done';
  beganAt: number;
  /** Number of running requests when it started, itself included. */
  beside: number;
  /** Number of calls to other services that it waits for. */
  asides: number;
  wasAside: boolean;
}

export interface QueueFacts {
  readonly limit: WorkLimitFacts;
  readonly line: LineLimits;
  /** More unfinished requests than this are a crowd; requests of a crowd that wait too long are refused. */
  readonly crowd: number;
  /** Monotonic clock in milliseconds. */
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
  /** Scheduled tasks that will each start one request. */
  #coming = 0;
  #turnBegan: number | undefined;
  /** When the first request started after this turn, and for how long more may start. */
  #workBegan: number | undefined;
  #workMs = TURN_MS;
  /** Whether this turn, and the turn before, accepted a connection; and since when every turn has. */
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

  /** Requests that wait for another service. */
  get aside(): number {
    return this.#aside;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Starts the request now or when its turn comes; calls `refuse` when it has waited too long. Both end with `leave`. */
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
   * Call this when a connection was accepted. Node accepts one connection per event-loop turn. If each turn also runs requests, other connections
   * queue in the operating system, where the shop cannot refuse them.
   */
  connected(): void {
    this.#turn();
    this.#accepting = true;
  }

  /** Call this when the reply is written. */
  leave(ticket: Ticket): void {
    if (ticket.state === 'done') return;
    const wasWorking = ticket.state === 'working';
    ticket.state = 'done';
    this.#open -= 1;
    const left = (this.#unfinished.get(ticket.network) ?? 1) - 1;
    if (left === 0) this.#unfinished.delete(ticket.network);
    else this.#unfinished.set(ticket.network, left);
    if (wasWorking && !ticket.wasAside)
      this.#limit.answered(ticket.kind, this.#now() - ticket.beganAt, ticket.beside, this.#line.length === 0);
    if (wasWorking && ticket.asides === 0) this.#free();
    if (this.#open === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  /** Frees the request's place while it waits for another service. The returned function takes the place back. */
  stepAside(ticket: Ticket): () => void {
    ticket.wasAside = true;
    ticket.asides += 1;
    if (ticket.asides === 1) this.#aside += 1;
    if (ticket.state === 'working' && ticket.asides === 1) this.#free();
    return () => {
      ticket.asides -= 1;
      if (ticket.asides === 0) this.#aside -= 1;
      // A request that comes back continues at once, even above the limit: it is nearly done.
      if (ticket.state === 'working' && ticket.asides === 0) this.#atWork += 1;
    };
  }

  /** Resolves when no request is unfinished. */
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

  /** Starts each request in its own task, so that the time measured includes what it does before its first await. */
  #letInSoon(): void {
    this.#turn(); // call before the tasks are scheduled, so that the turn ends before they run
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

  /** Whether waiting connections are accepted before requests start. */
  #acceptsFirst(): boolean {
    if (!this.#accepted) {
      this.#acceptingSince = undefined;
      return false;
    }
    this.#acceptingSince ??= this.#now();
    if (this.#now() - this.#acceptingSince < TURN_MS) return true;
    // After accepting for one interval, run requests for the same interval.
    if (this.#now() - this.#acceptingSince > 2 * TURN_MS) this.#acceptingSince = undefined;
    return false;
  }

  /** The next request of a crowd that has waited too long. */
  #late(now: number): Waiter | undefined {
    return this.#open > this.#crowd ? this.#line.late(now) : undefined;
  }

  /** Refuses in several turns: thousands of clients refused in one turn would all return in one turn. */
  #refuseLate(): void {
    const from = this.#now();
    for (let late = this.#late(from); late !== undefined; late = this.#late(from)) {
      late.refuse();
      if (this.#now() - from > this.#workMs) return void setImmediate(() => this.#refuseLate());
    }
    if (this.#line.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** When this event-loop turn began. Data read from connections during the turn has waited since then. */
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
