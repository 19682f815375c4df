// What one row of a contract makes of an item's price (B2B-4). Whole cents; half a cent is rounded up.
import { priceOf } from './price-of.ts';
import type { PriceRecord } from './price-record.ts';

/** `price`: cents for one unit. `discount`: off the regular list price. `costPlus`: on top of what the item costs the shop. */
export type AgreedBasis = 'price' | 'discount' | 'costPlus';

export interface AgreedRow {
  readonly basis: AgreedBasis;
  /** Cents of a price, else hundredths of a percent. */
  readonly value: number;
  /** From `qty` on `each` takes the place of `value`. Ascending. */
  readonly breaks: readonly { readonly qty: number; readonly each: number }[];
}

/** What rows start from. Cents. */
export interface AmountFacts {
  readonly list: PriceRecord | undefined;
  /** Undefined when the shop does not know what the item costs it; never leaves the server. */
  readonly cost: number | undefined;
}

const WHOLE = 10_000;
const share = (cents: number, hundredths: number): number => Math.floor((cents * hundredths + WHOLE / 2) / WHOLE);

/**
 * Cents for one of `qty` units; undefined when the row says nothing about the item. An agreed price holds as it was agreed; a percentage never makes an item dearer than
 * its public price for the same quantity, sale and volume breaks included.
 */
export function agreedAmount({ basis, value, breaks }: AgreedRow, { list, cost }: AmountFacts, qty: number): number | undefined {
  const figure = breaks.findLast((step) => qty >= step.qty)?.each ?? value;
  if (basis === 'price') return figure;
  const start = basis === 'discount' ? list?.base : cost;
  if (start === undefined) return undefined;
  const cents = share(start, basis === 'discount' ? WHOLE - figure : WHOLE + figure);
  return Math.min(cents, priceOf(list, qty)?.each ?? cents);
}
