/* oxlint-disable max-lines -- one class whose private counters change together */
// Requests that are running, requests that wait for their turn, and the number of unfinished requests per network.
import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { EventLoopTurn } from './event-loop-turn.ts';
import { WaitingLine, type LineLimits, type Waiter } from './waiting-line.ts';
import { WorkLimit, type WorkLimitFacts } from './work-limit.ts';
import { newTicket, type Ticket } from './admission-ticket.ts';
import { UnfinishedRequests } from './unfinished-requests.ts';

/** Networks with more unfinished requests go after those with fewer. A page sends about this many requests at once. */
const FEW = 8;
const LOOK_EVERY_MS = 25;
/** Below this number of unfinished requests nobody is refused: long waits then mean a slow machine, where a late reply is better than none. */
export const CROWD = 50;
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
  readonly #unfinished = new UnfinishedRequests();
  readonly #turn: EventLoopTurn;
  #atWork = 0;
  #awaitingService = 0;
  /** Scheduled tasks that will each start one request. */
  #coming = 0;
  #looking: NodeJS.Timeout | undefined;

  constructor({ limit, line, crowd, now }: QueueFacts) {
    this.#now = now;
    this.#crowd = crowd;
    this.#limit = new WorkLimit(limit);
    this.#line = new WaitingLine(line);
    this.#turn = new EventLoopTurn(now);
  }

  get limit(): number {
    return this.#limit.value;
  }

  get atWork(): number {
    return this.#atWork;
  }

  /** Requests that wait for another service. */
  get awaitingService(): number {
    return this.#awaitingService;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Starts the request now or when its turn comes; calls `refuse` when it has waited too long. Both end with `leave`. */
  enter(network: string, kind: string, waiter: Pick<Waiter, 'bytes' | 'isGone' | 'refuse'> & { go(ticket: Ticket): void }): Ticket {
    const before = this.#unfinished.add(network);
    const ticket = newTicket(network, kind);
    const go = (): void => {
      this.#begin(ticket);
      waiter.go(ticket);
    };
    if (this.#line.length === 0 && !this.#turn.isAccepting && this.#hasRoom()) go();
    else {
      const { bytes, isGone } = waiter;
      // A request that waited goes on in the context in which it came.
      const [refuse, later] = [AsyncResource.bind(() => waiter.refuse()), AsyncResource.bind(go)];
      this.#line.add({ bytes, isGone, refuse, go: later, since: this.#turn.began(), isHeavy: before >= FEW });
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
    this.#turn.connected();
  }

  /** Call this when the reply is written. */
  leave(ticket: Ticket): void {
    if (ticket.state === 'done') return;
    const wasWorking = ticket.state === 'working';
    ticket.state = 'done';
    if (wasWorking && !ticket.hasCalledService)
      this.#limit.answered(ticket.kind, this.#now() - ticket.beganAt, ticket.beside, this.#line.length === 0);
    if (wasWorking && ticket.serviceCalls === 0) this.#free();
    this.#unfinished.delete(ticket.network);
  }

  /** Frees the request's place while it waits for another service. The returned function takes the place back. */
  releasePlace(ticket: Ticket): () => void {
    ticket.hasCalledService = true;
    ticket.serviceCalls += 1;
    if (ticket.serviceCalls === 1) this.#awaitingService += 1;
    if (ticket.state === 'working' && ticket.serviceCalls === 1) this.#free();
    return () => {
      ticket.serviceCalls -= 1;
      if (ticket.serviceCalls === 0) this.#awaitingService -= 1;
      // A request that comes back continues at once, even above the limit: it is nearly done.
      if (ticket.state === 'working' && ticket.serviceCalls === 0) this.#atWork += 1;
    };
  }

  /** Resolves when no request is unfinished. */
  idle(): Promise<void> {
    return this.#unfinished.idle();
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
    return this.#atWork < this.#limit.value && this.#turn.isShort();
  }

  /** Starts each request in its own task, so that the time measured includes what it does before its first await. */
  #letInSoon(): void {
    this.#turn.began(); // call before the tasks are scheduled, so that the turn ends before they run
    const wanted = Math.min(this.#line.length, this.#limit.value - this.#atWork);
    for (; this.#coming < wanted; this.#coming += 1) setImmediate(() => this.#letIn());
  }

  #letIn(): void {
    this.#coming -= 1;
    const hasTime = this.#turn.hasTimeToStart();
    if (hasTime && this.#atWork < this.#limit.value && !this.#turn.acceptsFirst()) this.#line.next(this.#now())?.go();
    else if (this.#coming === 0) this.#letInSoon();
  }

  /** The next request of a crowd that has waited too long. */
  #late(now: number): Waiter | undefined {
    return this.#unfinished.count > this.#crowd ? this.#line.late(now) : undefined;
  }

  /** Refuses in several turns: thousands of clients refused in one turn would all return in one turn. */
  #refuseLate(): void {
    const from = this.#now();
    for (let late = this.#late(from); late !== undefined; late = this.#late(from)) {
      late.refuse();
      if (this.#now() - from > this.#turn.workMs) return void setImmediate(() => this.#refuseLate());
    }
    if (this.#line.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }
}
