// The fees of a product that are charged for each unit, at any price (CART-16).
import type { Currency } from '#base/money/rules';
import type { PriceRecord } from './price-record.ts';

/** Integer cents for one unit; 0 without the fee. */
export interface UnitFees {
  /** Large-item handling. */
  readonly handling: number;
  readonly surcharge: number;
}

/** The same for pages and cart, so that the cart charges what the page said. */
export function unitFees(prices: { readonly [C in Currency]?: PriceRecord }, currency: Currency): UnitFees {
  const { handling = 0, surcharge = 0 } = prices[currency] ?? {};
  return { handling, surcharge };
}
