// A limit that strangers cannot use up for others: when many networks together reach it, only those that have tried much have to wait.
import type { Limiter, Tries } from './limits.ts';

export interface SharedLimitFacts<Near extends string, Far extends string> {
  /** Limits of one caller, four rules: per address and per network for one account or e-mail, and the same for all. Whoever reaches them waits. */
  readonly near: Limiter<Near>;
  /** Limits of all callers together, two rules: for one account or e-mail, and for the whole shop. */
  readonly far: Limiter<Far>;
  /** Tries per network that nobody else can use up while `far` is reached: for one account or e-mail, and for the whole shop. */
  readonly own: { readonly forOne: number; readonly forAll: number };
}

/** The counts of one try. */
export interface SharedTries extends Tries {
  /** The count of all callers together; absent when the caller's own limit refused first. */
  readonly everywhere?: Tries;
}

export interface SharedLimit<Who extends string> {
  take(...asked: Parameters<Limiter<Who>['take']>): Promise<SharedTries>;
  /** Call this when the try was no guess: the caller's own rules are returned as by a limiter; of the common count, only this try. */
  refund(who: Parameters<Limiter<Who>['take']>[0], taken: SharedTries): Promise<void>;
}

export function makeSharedLimit<Near extends string, Far extends Near>({ near, far, own }: SharedLimitFacts<Near, Far>): SharedLimit<Near> {
  return {
    async take(who, on) {
      const here = await near.take(who, on);
      if (here.wait > 0) return here;
      const everywhere = await far.take(who, on);
      const [, triedForOne = 0, , triedForAll = 0] = here.used;
      const isForOne = everywhere.used.length === 0; // the first rule refused
      const isOwn = isForOne ? triedForOne <= own.forOne : triedForAll <= own.forAll;
      return { ...here, wait: isOwn ? 0 : everywhere.wait, everywhere };
    },
    async refund(who, { everywhere }) {
      await near.refund(who);
      if (everywhere !== undefined) await far.returnTry(who, everywhere);
    },
  };
}
