// Turns saved items into the API's form (§3), priced and promised as if they were in the cart today.
import type { CartItem } from '#buying/cart/contract';
import { emptyCart, priceCart, type CartFacts, type CartLine } from '#buying/cart/rules';
import { describeMessage, dollars, speechOf, wholeCart } from '#buying/cart/server';
import { contentLocale, type ProductFacts } from '#goods/catalog/rules';
import { isPickup } from '#goods/delivery/rules';
import type { Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import type { SavedItem as SavedBody } from '#buying/saved-for-later/contract';
import { wayBack, type SavedItem, type SavedItems } from '#buying/saved-for-later/rules';
import { savedWords } from '#buying/saved-for-later/words';

export interface SavedView {
  readonly visit: Visit;
  readonly facts: CartFacts;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  readonly alsoBought: AlsoBought;
}

/** Items that others bought together with this one, the most frequent first. */
export type AlsoBought = (itemId: string, most: number) => readonly string[];

/** Messages about other lines of a cart, which saved items do not have. */
const OF_A_CART: ReadonlySet<string> = new Set([
  'MEMBERSHIP_GENERIC_ERR',
  'GIFT_CARD_LIMIT_EXCEEDED',
  'TECHNICAL_PROBLEM',
  'ADDON_THRESHOLD_NOT_MET',
  'STANDALONE_WARRANTY_ITEM',
]);

/** Most related items of one kind. */
const MOST_RELATED = 4;
const LOOKED_THROUGH = 16;

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
    delivery: wayBack(item, facts),
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
  const way = wayBack(item, facts);
  return isPickup(way) && way.storeNumber !== null ? (facts.store(way.storeNumber)?.name ?? null) : null;
}

function relatedOf(product: ProductFacts, view: SavedView): SavedBody['itemDetails']['relatedItems'] {
  const say = sayer(savedWords, view.visit.copyLocale);
  const groups = [
    { type: 'ALTERNATE', title: say('alternateChoices'), ids: product.alternates },
    { type: 'ACCESSORY', title: say('goesWithIt'), ids: product.accessories },
    { type: 'ALSO_BOUGHT', title: say('alsoBought'), ids: alsoBoughtWith(product, view) },
  ];
  return groups.flatMap(({ type, title, ids }) => {
    const items = ids.flatMap((itemId) => relatedItem(itemId, view)).slice(0, MOST_RELATED);
    return items.length === 0 ? [] : [{ type, title, items }];
  });
}

/** Skips items that are sold out, or already named as alternate or accessory. */
function alsoBoughtWith({ itemId, alternates, accessories }: ProductFacts, { alsoBought }: SavedView): readonly string[] {
  const named = new Set([...alternates, ...accessories]);
  return alsoBought(itemId, LOOKED_THROUGH).filter((other) => !named.has(other));
}

function relatedItem(itemId: string, { facts, visit, imageOf }: SavedView) {
  const product = facts.product(itemId);
  const price =
    product === undefined || product.status !== 'active' || facts.available(itemId) <= 0 || facts.blocked(itemId)
      ? null
      : facts.price(product, 1);
  if (product === undefined || price === null) return [];
  const locale = contentLocale(visit.copyLocale);
  return [
    {
      itemId,
      name: product.title[locale],
      url: makePaths(visit.locale).product(product.slug[locale], itemId),
      imageUrl: imageOf(product, locale),
      finalPricePerUnit: dollars(price.each),
    },
  ];
}
