// Reward money that goods earn, and what a return takes back (RWD-1). Cents.
import type { Tier } from './standing.ts';

/** Cents for each whole dollar of goods: 'Earns up to 5% back in Rewards'. */
export const EARNS: Readonly<Record<Tier, number>> = { member: 2, best: 3, elite: 5 };

export interface GoodsPayment {
  /** Price of the goods that earn, after discounts, without tax and fees. */
  readonly goods: number;
  /** The whole captured amount, with tax and fees. */
  readonly taken: number;
  /** The part of it that was reward money, which earns nothing. */
  readonly byRewards: number;
}

export const earnedFor = (payment: GoodsPayment, tier: Tier): number => moneyBack(payment, EARNS[tier]);

/** Reward money pays goods, tax and fees in proportion. Fractions of a cent are dropped. */
export function moneyBack({ goods, taken, byRewards }: GoodsPayment, percent: number): number {
  if (taken <= 0 || goods <= 0) return 0;
  const paid = BigInt(Math.max(0, taken - byRewards));
  // The product of two amounts can exceed the safe integers.
  return Number((BigInt(Math.min(goods, taken)) * paid * BigInt(percent)) / (BigInt(taken) * 100n));
}

/**
 * The part of `earned` that a return takes back. Returns of all goods take back all of it, in however many parts.
 * @param before price of the `goods` that came back earlier
 */
export function rewardsToTakeBack(earned: number, goods: number, before: number, back: number): number {
  if (goods <= 0) return 0;
  const share = (part: number): number => Number((BigInt(earned) * BigInt(Math.min(part, goods))) / BigInt(goods));
  return share(before + back) - share(before);
}
