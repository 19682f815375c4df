// What one unit costs and why. Integer cents of the price list's own currency (APP-1).
import type { PriceRecord } from './price-record.ts';

/** `bundle`: paid with the bundle it is part of. */
export type PriceSource = 'contract' | 'accountList' | 'break' | 'sale' | 'base' | 'bundle';

export interface PriceOfUnit {
  /** Cents for one unit. */
  readonly each: number;
  /** Regular price it is lower than; null when it is the regular price, or a contract's own. */
  readonly was: number | null;
  readonly source: PriceSource;
  /** Quantity from which the volume break holds, where one does. */
  readonly breakQty: number | null;
}

/**
 * The price of one of `qty` units. A contract price stands above everything; otherwise the lower of volume break and sale,
 * so that nobody pays more for buying more. Null when the item is not on the list and not in the contract: not sold here.
 */
export function priceOf(list: PriceRecord | undefined, qty: number, contractCents?: number): PriceOfUnit | null {
  if (contractCents !== undefined) return { each: contractCents, was: null, source: 'contract', breakQty: null };
  if (list === undefined) return null;
  const reached = list.breaks?.findLast((step) => qty >= step.qty);
  const { base, sale = base } = list;
  if (reached !== undefined && reached.each < sale) return { each: reached.each, was: base, source: 'break', breakQty: reached.qty };
  if (sale < base) return { each: sale, was: base, source: 'sale', breakQty: null };
  return { each: base, was: null, source: 'base', breakQty: null };
}
