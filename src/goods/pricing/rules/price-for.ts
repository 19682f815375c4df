// What an item costs a buyer: the one place that knows who has which list (B2B-4).
import type { Currency } from '#base/money/rules';
import { priceOf, type PriceOfUnit } from './price-of.ts';
import type { PriceRecord } from './price-record.ts';

/** On which terms somebody buys. */
export interface BuyerTerms {
  readonly currency: Currency;
  /** Agreed cents for one unit; null where nothing was agreed with anybody. */
  readonly terms: { price(itemId: string, currency: Currency): number | undefined } | null;
  /** The buyer's account sees and buys what its contract names, and nothing else. */
  readonly contractOnly: boolean;
}

/** What is priced: an item with its lists. */
export interface PricedItem {
  readonly itemId: string;
  readonly prices: { readonly [C in Currency]?: PriceRecord };
}

/** The list that a buyer sees; contract-only buyers have none. */
export function listFor({ currency, contractOnly }: Pick<BuyerTerms, 'currency' | 'contractOnly'>, { prices }: Pick<PricedItem, 'prices'>) {
  return contractOnly ? undefined : prices[currency];
}

/** The price of one of `qty` units for a buyer; null: not sold to them here. */
export function priceFor(buyer: BuyerTerms, item: PricedItem, qty = 1): PriceOfUnit | null {
  return priceOf(listFor(buyer, item), qty, buyer.terms?.price(item.itemId, buyer.currency));
}
