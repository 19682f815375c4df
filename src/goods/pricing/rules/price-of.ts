// The unit price and its source. Integer cents of the price list's own currency (APP-1).
import type { AgreedPriceOfUnit } from './agreement.ts';
import type { NamedContract } from './named-contract.ts';
import type { PriceRecord } from './price-record.ts';

/** `bundle`: part of a bundle, and paid with it. */
export type PriceSource = 'contract' | 'accountList' | 'break' | 'sale' | 'base' | 'bundle';

export interface PriceOfUnit {
  /** Cents for one unit. */
  readonly each: number;
  /** The higher regular price; null when the price is the regular one, or from a contract. */
  readonly was: number | null;
  readonly source: PriceSource;
  /** Lowest quantity of the applied volume break, if any. */
  readonly breakQty: number | null;
  /** The contract that makes it; null for a price that none makes, or one without a name. */
  readonly contract: NamedContract | null;
}

/**
 * The unit price of `qty` units. A contract price precedes all others; otherwise the lower of volume break and sale, so that buying more never costs
 * more per unit. Null when the item is neither on the list nor in the contract, so it is not sold here.
 */
export function priceOf(list: PriceRecord | undefined, qty: number, agreed?: AgreedPriceOfUnit): PriceOfUnit | null {
  if (agreed !== undefined) return { ...agreed, was: null, source: 'contract', breakQty: null };
  if (list === undefined) return null;
  const reached = list.breaks?.findLast((step) => qty >= step.qty);
  const { base, sale = base } = list;
  if (reached !== undefined && reached.each < sale)
    return { each: reached.each, was: base, source: 'break', breakQty: reached.qty, contract: null };
  if (sale < base) return { each: sale, was: base, source: 'sale', breakQty: null, contract: null };
  return { each: base, was: null, source: 'base', breakQty: null, contract: null };
}
