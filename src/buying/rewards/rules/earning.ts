// What goods earn in reward money, and what of it goes when they come back (RWD-1). Cents.
import type { Tier } from './standing.ts';

/** Cents for each whole dollar that goods cost: 'Earns up to 5% back in Rewards'. */
const EARNS: Readonly<Record<Tier, number>> = { member: 2, best: 3, elite: 5 };

export interface TakenForGoods {
  /** What the goods that earn cost after discounts, without tax and fees. */
  readonly goods: number;
  /** All that was taken with them. */
  readonly taken: number;
  /** The part of it that was reward money, which earns nothing. */
  readonly byRewards: number;
}

/** Reward money pays of goods, tax and fees alike. What is less than a cent is not earned. */
export function earnedFor({ goods, taken, byRewards }: TakenForGoods, tier: Tier): number {
  if (taken <= 0 || goods <= 0) return 0;
  const paid = BigInt(Math.max(0, taken - byRewards));
  // Products of two amounts are more than a number holds to the cent.
  return Number((BigInt(Math.min(goods, taken)) * paid * BigInt(EARNS[tier])) / (BigInt(taken) * 100n));
}

/**
 * What of `earned` goes with goods that come back; all of them together take all of it, in whatever parts they come.
 * @param before what came back before of these `goods`
 */
export function takenBackFor(earned: number, goods: number, before: number, back: number): number {
  if (goods <= 0) return 0;
  const share = (part: number): number => Number((BigInt(earned) * BigInt(Math.min(part, goods))) / BigInt(goods));
  return share(before + back) - share(before);
}
