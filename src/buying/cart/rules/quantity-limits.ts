// The quantity limits of a line: purchase limit, quantity step, and the stock that it shares with other lines (CART-11, DLV-3).
import type { ProductFacts } from '#goods/catalog/rules';
import type { DeliveryChoice } from '#goods/delivery/rules';
import { isBundlePart } from './bundle-parts.ts';
import type { CartLine } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { limitOf, alternativeOffer, stockFor } from './item-problem.ts';
import type { QuantityLimits } from './quantity.ts';

/** The quantity limits of a line, given the other lines of the same item. */
export function limitsOf(
  product: ProductFacts,
  delivery: DeliveryChoice,
  same: readonly CartLine[],
  line: CartLine | undefined,
  facts: CartFacts,
): QuantityLimits {
  const others = same.filter((one) => one !== line && !isBundlePart(one));
  const total = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    itemId: product.itemId,
    limit: limitOf(product),
    increment: product.increment ?? 1,
    stock: stockFor(product, delivery, facts),
    elsewhere: total(others),
    elsewhereHere: total(others.filter((one) => sharesStock(one.delivery, delivery))),
    offer: alternativeOffer(product, delivery, facts),
    onlyNotInStore: delivery.type === 'ISP' && facts.available(product.itemId) > 0 ? (delivery.storeNumber ?? undefined) : undefined,
  };
}

/** Shipped lines share the stock of the distribution centre, pickup lines that of their store. */
function sharesStock(a: DeliveryChoice, b: DeliveryChoice): boolean {
  return (a.type === 'ISP' ? a.storeNumber : null) === (b.type === 'ISP' ? b.storeNumber : null);
}
