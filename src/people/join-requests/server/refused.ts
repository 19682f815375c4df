// Carries a refusal out of a transaction that is rolled back.
import { failed, type Outcome } from '#base/outcome/rules';

export class Refused<P extends string> extends Error {
  readonly problem: P;
  constructor(problem: P) {
    super(problem);
    this.problem = problem;
  }

  /** The outcome of the work, or the refusal that it threw. */
  static async caught<T, P extends string>(work: () => Promise<Outcome<T, P>>): Promise<Outcome<T, P>> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) return failed(error.problem as P); // thrown by this work alone
      throw error;
    }
  }
}
