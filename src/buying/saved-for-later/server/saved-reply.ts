// Turns saved items into the API's form (§3), priced and promised as if they were in the cart today.
import type { CartItem } from '#buying/cart/contract';
import { emptyCart, priceCart, type CartFacts, type CartLine } from '#buying/cart/rules';
import { describeMessage, dollars, speechOf, wholeCart } from '#buying/cart/server';
import { isPickup } from '#goods/delivery/rules';
import type { SavedItem as SavedBody } from '#buying/saved-for-later/contract';
import { deliveryBackInCart, type SavedItem, type SavedItems } from '#buying/saved-for-later/rules';
import { type SavedView, relatedOf } from './related-items.ts';

/** Messages about other lines of a cart, which saved items do not have. */
const OF_A_CART: ReadonlySet<string> = new Set([
  'MEMBERSHIP_GENERIC_ERR',
  'GIFT_CARD_LIMIT_EXCEEDED',
  'TECHNICAL_PROBLEM',
  'ADDON_THRESHOLD_NOT_MET',
  'STANDALONE_WARRANTY_ITEM',
]);

export function savedReplies(items: SavedItems, view: SavedView): SavedBody[] {
  const { facts, visit, imageOf } = view;
  const lines = items.map((item) => lineOf(item, facts));
  const cart = { ...emptyCart({ cartId: '', ownerId: '', siteId: visit.site.id }), lines };
  const shown = wholeCart({ priced: priceCart(cart, facts), facts, visit, imageOf, shopper: null, changes: [] }, false).items;
  return items.flatMap((item, at) => {
    const line = shown[at];
    return line === undefined ? [] : [savedReply(item, line, view)];
  });
}

/** A separate line for each item with the delivery of its return: saved items take no stock. */
function lineOf(item: SavedItem, facts: CartFacts): CartLine {
  const { listItemId, itemId, qty, custom, seenCents, savedAt } = item;
  return {
    cartItemId: listItemId,
    itemId,
    qty,
    parent: null,
    delivery: deliveryBackInCart(item, facts),
    customerSku: null,
    seenCents,
    addedAt: savedAt,
    removedAt: null,
    extra: custom && { custom },
  };
}

function savedReply(item: SavedItem, line: CartItem, view: SavedView): SavedBody {
  const { facts, visit } = view;
  const product = facts.product(item.itemId);
  const now = product === undefined ? undefined : facts.price(product, item.qty)?.each;
  const dropped = item.seenCents !== null && now !== undefined && now < item.seenCents;
  const back = item.wasOut && line.counted ? [describeMessage({ code: 'BACK_IN_STOCK', itemId: item.itemId }, speechOf(visit))] : [];
  return {
    listItemId: item.listItemId,
    itemId: item.itemId,
    qty: item.qty,
    savedAt: new Date(item.savedAt).toISOString(),
    status: item.removedAt === null ? 'active' : 'DELETED',
    customerSku: facts.customerSku(item.itemId),
    movable: line.counted,
    services: item.services.map(({ itemId, qty }) => ({ itemId, qty })),
    priceDrop: dropped ? { was: dollars(item.seenCents), now: dollars(now) } : null,
    messages: [...back, ...line.messages.filter(({ code }) => !OF_A_CART.has(code)).map(({ cartItemId: _, ...message }) => message)],
    itemDetails: {
      imageUrl: line.product.images[0] ?? '',
      name: line.product.name,
      pack: line.product.pack,
      model: line.product.partNumber,
      brandName: line.product.brandName,
      itemUrl: line.product.url,
      reviewCount: product?.rating?.count ?? 0,
      reviewRating: product?.rating?.average ?? null,
      priceInfo: line.priceInfo,
      deliveryDate: line.selectedDeliveryOption.minDeliveryDate,
      pickupStore: storeOf(item, facts),
      relatedItems: product === undefined ? [] : relatedOf(product, view),
    },
  };
}

/** Pickup store of the line it would become. */
function storeOf(item: SavedItem, facts: CartFacts): string | null {
  const way = deliveryBackInCart(item, facts);
  return isPickup(way) && way.storeNumber !== null ? (facts.store(way.storeNumber)?.name ?? null) : null;
}
