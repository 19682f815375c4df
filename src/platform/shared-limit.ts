// A limit that strangers cannot use up for others: what many networks use up together keeps those waiting that have tried much, and nobody else.
import type { Limiter, Tries } from './limits.ts';

export interface SharedLimitFacts<Near extends string, Far extends string> {
  /** Of one caller, four rules: by address and by network for one account or e-mail, by address and by network for all. Who uses these up waits. */
  readonly near: Limiter<Near>;
  /** Of all callers together, two rules: for one account or e-mail, and in the shop. */
  readonly far: Limiter<Far>;
  /** Tries of a network that nobody else can use up: while `far` has none left for the account or e-mail, and while it has none for the shop. */
  readonly own: { readonly forOne: number; readonly forAll: number };
}

/** What one try was counted under. */
export interface SharedTries extends Tries {
  /** By all callers together; absent where the caller's own limit refused before. */
  readonly everywhere?: Tries;
}

export interface SharedLimit<Who extends string> {
  take(...asked: Parameters<Limiter<Who>['take']>): Promise<SharedTries>;
  /** The try was no guess. The caller's own rules are given back as by a limiter; of what all use up together, this one try alone. */
  giveBack(who: Parameters<Limiter<Who>['take']>[0], taken: SharedTries): Promise<void>;
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
    async giveBack(who, { everywhere }) {
      await near.giveBack(who);
      if (everywhere !== undefined) await far.returnTry(who, everywhere);
    },
  };
}
