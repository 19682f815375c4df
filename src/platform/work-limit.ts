// The limit of running requests: as many as the shop answers in at most twice its usual time (trust 37). It adapts like TCP's congestion window: one
// more while answers are fast, a smaller number at once when they are slow.

export interface WorkLimitFacts {
  /** First value, before the speed of this machine and its database is known. */
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

/** Answers may take this many times their usual time. */
const TOLERANCE = 2;
/** One adjustment reduces the limit to this share of itself at most. */
const STEEPEST = 0.7;
/** One request that met a lock says little about the others. */
const LONGEST_RATIO = 10;
/** An adjustment needs at least this many answers. */
const SAMPLES = 20;
/** Weight of the newest answer in the usual time, which changes slowly. */
const WEIGHT = 1 / 50;

export class WorkLimit {
  readonly #facts: WorkLimitFacts;
  #limit: number;
  /** Usual milliseconds per kind of request, measured while less than half of the limit is in use and no request waits. */
  readonly #usual = new Map<string, number>();
  #ratios = 0;
  #samples = 0;

  constructor(facts: WorkLimitFacts) {
    this.#facts = facts;
    this.#limit = Math.min(facts.start, facts.most);
  }

  get value(): number {
    return Math.floor(this.#limit);
  }

  /**
   * Records that a request of a kind was answered after this many milliseconds; `besideCount` requests were running when it began, itself included;
   * `isQuiet`: no request was waiting when it ended. Kinds must be few: routes, not addresses.
   */
  answered(kind: string, tookMs: number, besideCount: number, isQuiet: boolean): void {
    const usual = this.#usual.get(kind);
    if (besideCount <= Math.max(1, this.#limit / 2)) {
      // In a crowd the event loop slows every request down: that is not their usual time.
      if (usual === undefined) this.#usual.set(kind, tookMs);
      else if (isQuiet) this.#usual.set(kind, usual + (tookMs - usual) * WEIGHT);
      return;
    }
    if (usual === undefined) return;
    this.#ratios += Math.min(LONGEST_RATIO, tookMs / Math.max(usual, 0.1));
    this.#samples += 1;
    if (this.#samples >= Math.max(SAMPLES, this.#limit)) this.#look();
  }

  #look(): void {
    const ratio = this.#ratios / this.#samples;
    this.#ratios = 0;
    this.#samples = 0;
    const { least, most } = this.#facts;
    const wanted = ratio > TOLERANCE ? this.#limit * Math.max(STEEPEST, TOLERANCE / ratio) : this.#limit + 1;
    this.#limit = Math.min(most, Math.max(least, wanted));
  }
}
