// A limit that strangers cannot use up for others: what many networks use up together keeps those waiting that have tried much, and nobody else.
import type { Limiter } from './limits.ts';

export interface SharedLimitFacts<Near extends string, Far extends string> {
  /** Of one caller, four rules: by address and by network for one account or e-mail, by address and by network for all. Who uses these up waits. */
  readonly near: Limiter<Near>;
  /** Of all callers together, two rules: for one account or e-mail, and in the shop. */
  readonly far: Limiter<Far>;
  /** Tries of a network that nobody else can use up: while `far` has none left for the account or e-mail, and while it has none for the shop. */
  readonly own: { readonly forOne: number; readonly forAll: number };
}

export type SharedLimit<Who extends string> = Pick<Limiter<Who>, 'take' | 'giveBack'>;

export function makeSharedLimit<Near extends string, Far extends Near>({ near, far, own }: SharedLimitFacts<Near, Far>): SharedLimit<Near> {
  return {
    async take(who, on) {
      const here = await near.take(who, on);
      if (here.wait > 0) return here;
      const everywhere = await far.take(who, on);
      const [, triedForOne = 0, , triedForAll = 0] = here.used;
      const isForOne = everywhere.used.length === 0; // the first rule refused
      const isOwn = isForOne ? triedForOne <= own.forOne : triedForAll <= own.forAll;
      return isOwn ? here : { ...here, wait: everywhere.wait };
    },
    async giveBack(who) {
      await near.giveBack(who);
      await far.giveBack(who);
    },
  };
}
