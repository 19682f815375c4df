// The price of an item for a buyer: the only place that decides which list applies (B2B-4).
import type { Currency } from '#base/money/rules';
import type { AgreedPriceOfUnit } from './agreement.ts';
import { priceOf, type PriceOfUnit } from './price-of.ts';
import type { PriceRecord } from './price-record.ts';

/** The terms of a buyer. */
export interface BuyerTerms {
  readonly currency: Currency;
  /** Agreed unit prices, by quantity; null for a buyer without agreed prices. */
  readonly terms: { agreed(item: PricedItem, currency: Currency, qty?: number): AgreedPriceOfUnit | undefined } | null;
  /** The buyer's account sees and buys only the items of its contract. */
  readonly contractOnly: boolean;
  /** The account’s price method is by volume break (MPI): a break that is lower than the agreed price applies. */
  readonly byVolume?: boolean;
}

/** An item with its price lists, and what contracts know it by. */
export interface PricedItem {
  readonly itemId: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly prices: { readonly [C in Currency]?: PriceRecord };
}

/** The list that a buyer sees; none for contract-only buyers. */
export function listFor({ currency, contractOnly }: Pick<BuyerTerms, 'currency' | 'contractOnly'>, { prices }: Pick<PricedItem, 'prices'>) {
  return contractOnly ? undefined : prices[currency];
}

/** The unit price of `qty` units for a buyer; null when they cannot buy it here. */
export function priceFor(buyer: BuyerTerms, item: PricedItem, qty = 1): PriceOfUnit | null {
  const list = listFor(buyer, item);
  const agreed = priceOf(list, qty, buyer.terms?.agreed(item, buyer.currency, qty));
  if (buyer.byVolume !== true || agreed?.source !== 'contract') return agreed;
  const listed = priceOf(list, qty);
  return listed?.source === 'break' && listed.each < agreed.each ? listed : agreed;
}
