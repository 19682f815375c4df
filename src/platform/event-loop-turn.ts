// One turn of the event loop as admission control sees it: when it began, how long it may start requests, and whether it accepts connections.
import { setImmediate } from 'node:timers';

/**
 * Milliseconds of one event-loop turn that may start requests. Many requests are answered from memory within the turn that reads them; starting a
 * thousand of them in one turn would block reading, refusing and replying for seconds.
 */
const TURN_MS = 10;
/** When reading and refusing a crowd takes longer than a turn, requests get the same time afterwards, up to this. */
const LONGEST_WORK_MS = 100;

export class EventLoopTurn {
  readonly #now: () => number;
  #began: number | undefined;
  /** When the first request started after this turn, and for how long more may start. */
  #workBegan: number | undefined;
  #workMs = TURN_MS;
  /** Whether this turn, and the turn before, accepted a connection; and since when every turn has. */
  #accepting = false;
  #accepted = false;
  #acceptingSince: number | undefined;

  /** `now`: monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get workMs(): number {
    return this.#workMs;
  }

  /** Whether this turn or the turn before accepted a connection. */
  get isAccepting(): boolean {
    return this.#accepting || this.#accepted;
  }

  /** Call this when a connection was accepted. */
  connected(): void {
    this.began();
    this.#accepting = true;
  }

  /** Whether the turn has lasted no longer than it may start requests. */
  isShort(): boolean {
    return this.#now() - this.began() < TURN_MS;
  }

  hasTimeToStart(): boolean {
    this.#workBegan ??= this.#now();
    return this.#now() - this.#workBegan < this.#workMs;
  }

  /** Whether waiting connections are accepted before requests start. */
  acceptsFirst(): boolean {
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

  /** When this event-loop turn began. Data read from connections during the turn has waited since then. */
  began(): number {
    if (this.#began === undefined) {
      this.#began = this.#now();
      setImmediate(() => {
        this.#workMs = Math.min(LONGEST_WORK_MS, Math.max(TURN_MS, this.#now() - (this.#began ?? 0)));
        this.#workBegan = undefined;
        this.#began = undefined;
        this.#accepted = this.#accepting;
        this.#accepting = false;
      });
    }
    return this.#began;
  }
}
