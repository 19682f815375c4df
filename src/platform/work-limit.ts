// How many requests are at work at once: as many as the shop answers in at most twice the time that it usually takes (trust 37). It is found by
// trying, as TCP finds how much a line carries: one more while answers are fast, fewer at once when they are slow.

export interface WorkLimitFacts {
  /** Where it begins, before anybody knows how fast this machine and its database are. */
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

/** Answers may take so many times what they usually do. */
const TOLERANCE = 2;
/** The limit falls at most to this share of itself by one look. */
const STEEPEST = 0.7;
/** One request that met a lock says little about all others. */
const LONGEST_RATIO = 10;
/** A look needs so many answers at least. */
const SAMPLES = 20;
/** What is usual follows slowly. */
const WEIGHT = 1 / 50;

export class WorkLimit {
  readonly #facts: WorkLimitFacts;
  #limit: number;
  /** Milliseconds that a request of a kind takes while less than half of the limit is in use. */
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
   * A request of a kind was answered after so many milliseconds; so many were at work when it began, itself among them.
   * Kinds are few: routes, not addresses.
   */
  answered(kind: string, tookMs: number, besideCount: number): void {
    const usual = this.#usual.get(kind);
    if (besideCount <= Math.max(1, this.#limit / 2)) {
      this.#usual.set(kind, usual === undefined ? tookMs : usual + (tookMs - usual) * WEIGHT);
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
