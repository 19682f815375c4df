// Prices of an order: those that its lines expect, those that were agreed on, and those of the shop.
import type { CartFacts } from '#buying/cart/rules';
import { checkPrices, type BuyerLine, type IncomingOrder, type OrderProblem } from '#buying/purchase-documents/rules';
import type { FilledCart } from './cart-of-order.ts';
import type { AgreedPrice } from './documents-deps.ts';
import type { DocumentSettings } from './settings.ts';

/** Agreed prices of the items that the lines name: a price of another item agrees on nothing. */
export function agreedFor(matched: readonly BuyerLine[], prices: ReadonlyMap<number, AgreedPrice>): ReadonlyMap<number, number> {
  const own = matched.flatMap(({ lineNumber, itemId }): readonly (readonly [number, number])[] => {
    const price = prices.get(lineNumber);
    return price?.itemId === itemId ? [[lineNumber, price.cents]] : [];
  });
  return new Map(own);
}

export function atAgreedPrices(matched: readonly BuyerLine[], agreed: ReadonlyMap<number, number>) {
  const byItem = new Map<string, number>();
  // The dearest counts where two lines of an item were agreed on apart; the cheaper one is told that its price is another.
  for (const { itemId, lineNumber } of matched) {
    const cents = agreed.get(lineNumber);
    if (cents !== undefined) byItem.set(itemId, Math.max(cents, byItem.get(itemId) ?? 0));
  }
  return (facts: CartFacts): CartFacts => ({
    ...facts,
    price(product, qty) {
      const each = byItem.get(product.itemId);
      return each === undefined ? facts.price(product, qty) : { each, was: null, source: 'contract', breakQty: null, contract: null };
    },
  });
}

export function wrongPrices(
  { order, settings }: { readonly order: IncomingOrder; readonly settings: DocumentSettings },
  matched: readonly BuyerLine[],
  { priced }: FilledCart,
  agreed: ReadonlyMap<number, number>,
): readonly OrderProblem[] {
  const items = new Map(matched.map(({ lineNumber, itemId }) => [lineNumber, itemId]));
  const prices = new Map(priced.lines.map(({ line, price }) => [line.itemId, price?.each ?? null]));
  return checkPrices(order.lines, ({ lineNumber }) => items.get(lineNumber), {
    currency: order.currency,
    tolerancePercent: settings.tolerancePercent,
    priceOf: (itemId) => prices.get(itemId) ?? null,
    agreed: ({ lineNumber }) => agreed.get(lineNumber),
  });
}
