// The table "buy more, pay less": every quantity at which the unit price changes.
import type { PriceRecord } from './price-record.ts';
import { priceOf } from './price-of.ts';

export interface PriceStep {
  readonly from: number;
  /** Last quantity at this price; null for "or more". */
  readonly to: number | null;
  /** Cents for one unit. */
  readonly each: number;
}

/** The steps of a price list, cheapest last; empty when the price never changes. */
export function priceSteps(list: PriceRecord | undefined): readonly PriceStep[] {
  if (list?.breaks === undefined || list.breaks.length === 0) return [];
  const starts: { from: number; each: number }[] = [];
  for (const from of new Set([1, ...list.breaks.map(({ qty }) => qty)])) {
    const each = priceOf(list, from)?.each ?? list.base;
    if (starts.at(-1)?.each !== each) starts.push({ from, each });
  }
  if (starts.length < 2) return [];
  return starts.map(({ from, each }, at) => {
    const next = starts[at + 1];
    return { from, to: next === undefined ? null : next.from - 1, each };
  });
}
