// What a line of the cart tells the shopper: stock, price, surcharge, rewards, and what a country switch changed (CART-13).
import type { ProductFacts } from '#goods/catalog/rules';
import type { PriceOfUnit } from '#goods/pricing/rules';
import type { CartLine, LineExtra } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CartMessage } from './cart-message.ts';
import { alternativeOffer, offContractNotice } from './item-problem.ts';
import { takesRewards } from './special-goods.ts';
import { surchargeAlternates } from './surcharge.ts';

export function messagesOf(
  line: CartLine,
  product: ProductFacts,
  price: PriceOfUnit | null,
  available: number,
  facts: CartFacts,
): readonly CartMessage[] {
  const about = { itemId: line.itemId, cartItemId: line.cartItemId };
  if (available <= 0) return [{ code: 'OUT_OF_STOCK', ...about, offer: alternativeOffer(product, line.delivery, facts) }];
  let short: readonly CartMessage[] =
    available < line.qty ? [{ code: 'PARTIAL_QTY_AVAILABLE', ...about, asked: line.qty, applied: available }] : NO_MESSAGES;
  const restricted = line.parent === null ? offContractNotice(product, facts) : null;
  if (restricted !== null) short = [...short, { ...restricted, cartItemId: line.cartItemId }];
  if (line.extra?.wasOut === true) short = [...short, { code: 'BACK_IN_STOCK', ...about }];
  if (line.extra?.from !== undefined) short = [...short, ...switched(line.extra.from, line, price)];
  const surcharge = product.kind === 'surcharge' ? (product.prices[facts.site.currency]?.surcharge ?? 0) : 0;
  if (surcharge > 0 && surchargeAlternates(product, facts).length > 0)
    short = [...short, { code: 'SURCHG_ALTS_ITM_MSG', ...about, each: surcharge }];
  // A service follows its product, and a free item needs no rewards.
  if (facts.shopper.rewardsNumber !== null && line.parent === null && price !== null && price.each > 0 && !takesRewards(product))
    short = [...short, { code: 'NO_EASY_REWARDS', ...about }];
  if (price === null || line.seenCents === null || line.seenCents === price.each) return short;
  return [...short, { code: 'PRICE_CHANGED', ...about, was: line.seenCents, now: price.each }];
}

/** What differs from the cart for the country that the line comes from. */
function switched(
  { country, cents, qty: had, pickup }: NonNullable<LineExtra['from']>,
  { itemId, cartItemId, qty }: CartLine,
  price: PriceOfUnit | null,
): readonly CartMessage[] {
  const about = { code: 'COUNTRY_SWITCHED', itemId, cartItemId, country } as const;
  const messages: CartMessage[] = [];
  if (had !== qty) messages.push({ ...about, had, qty });
  if (pickup === true) messages.push({ ...about, way: 'delivered' });
  if (cents !== null && price !== null) messages.push({ ...about, was: cents, now: price.each });
  return messages;
}

export const NO_MESSAGES: readonly CartMessage[] = [];
