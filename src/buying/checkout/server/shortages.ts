// The lines that keep a cart from being ordered, with the remedies that checkout offers (CHK-4, DLV-3).
import { isBundlePart, stockFor, typeOf, type CartMessage, type PricedLine } from '#buying/cart/rules';
import { describeMessage, speechOf, type LoadedCart } from '#buying/cart/server';
import { customizedTitle } from '#goods/customization/server';
import type { Shortage } from '#buying/checkout/contract';
import { isPickup, SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import type { Paths } from '#paths';
import type { Visit } from '#platform/visit';

/** Lines that are out of stock, short, or unavailable for another reason. */
export function shortagesOf({ priced, facts }: LoadedCart, visit: Visit, paths: Paths): Shortage[] {
  return priced.lines.flatMap((priced) => {
    const { line, product } = priced;
    const message = isBundlePart(line) ? undefined : stopOf(priced);
    if (message === undefined) return [];
    const canBeDelivered =
      product !== undefined &&
      isPickup(line.delivery) &&
      !product.flags.inStoreOnly &&
      product.status === 'active' &&
      stockFor(product, SHIP_TO_ADDRESS, facts) >= line.qty;
    return [
      {
        cartItemId: line.cartItemId,
        itemId: line.itemId,
        title: customizedTitle(product?.title[visit.locale] ?? line.itemId, line.extra?.custom, visit.copyLocale),
        href: product === undefined ? '' : paths.product(product.slug[visit.locale], line.itemId),
        message: describeMessage(message, speechOf(visit)).description,
        qty: line.qty,
        available: message.code === 'PARTIAL_QTY_AVAILABLE' ? message.applied : 0,
        canBeDelivered,
      },
    ];
  });
}

function stopOf({ messages }: PricedLine): CartMessage | undefined {
  return messages.find((one) => one.code === 'OUT_OF_STOCK' || one.code === 'PARTIAL_QTY_AVAILABLE' || typeOf(one) === 'failure');
}
