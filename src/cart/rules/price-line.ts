// One line with its price, its promise of delivery and everything that is wrong with it. Discounts and tax come after.
import type { ProductFacts } from '#catalog/rules';
import {
  isPickup,
  localTime,
  pickupPromise,
  shippingPromise,
  shipToStorePromise,
  type DeliveryChoice,
  type DeliveryPromise,
  type LocalTime,
} from '#delivery/rules';
import type { PriceOfUnit } from '#pricing/rules';
import { isLive, type Cart, type CartLine } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CartMessage } from './cart-message.ts';
import { itemProblem, offerInstead, stockFor } from './item-gate.ts';

export interface LinePrice {
  readonly line: CartLine;
  /** Undefined when the shop no longer knows the item. */
  readonly product: ProductFacts | undefined;
  readonly price: PriceOfUnit | null;
  /** Unit price × quantity in cents; 0 when it does not count. */
  readonly gross: number;
  /** Whether it is part of the totals: it can be had, and what it belongs to as well. */
  readonly counted: boolean;
  readonly promise: DeliveryPromise;
  /** Units that can be promised for this line. */
  readonly available: number;
  readonly messages: readonly CartMessage[];
}

interface Shelf {
  readonly here: LocalTime;
  /** Units left after the lines before, by item and shelf. */
  readonly left: Map<string, number>;
  /** Promises made so far, and by kind of product those of lines that are simply shipped: most lines of a cart come the same way. */
  readonly promises: Map<string, DeliveryPromise>;
  readonly shipped: Map<ProductFacts['kind'], DeliveryPromise>;
}

const NO_PROMISE: DeliveryPromise = {
  group: 'outOfStock',
  levelOfService: null,
  earliest: null,
  latest: null,
  readyAt: null,
  orderBy: null,
  isBackOrder: false,
};

/** The live lines, priced one by one. Lines of one item draw on the same shelf, in the order they stand. */
export function priceLines(cart: Cart, facts: CartFacts): readonly LinePrice[] {
  const shelf: Shelf = { here: localTime(facts.now, facts.site.timeZone), left: new Map(), promises: new Map(), shipped: new Map() };
  const priced: LinePrice[] = [];
  // Services stand after their product: they were added to it.
  const byId = cart.lines.some(({ parent }) => parent !== null) ? new Map<string, LinePrice>() : null;
  for (const line of cart.lines) {
    if (!isLive(line)) continue;
    const parent = line.parent === null ? undefined : byId?.get(line.parent.cartItemId);
    const one = priceLine(line, parent, shelf, facts);
    byId?.set(line.cartItemId, one);
    priced.push(one);
  }
  return priced;
}

function priceLine(line: CartLine, parent: LinePrice | undefined, shelf: Shelf, facts: CartFacts): LinePrice {
  const product = facts.product(line.itemId);
  const problem = itemProblem(line.itemId, product, line.delivery, facts);
  if (product === undefined || problem !== null) {
    const message = { ...(problem ?? { code: 'INVALID_ITEM' as const, itemId: line.itemId }), cartItemId: line.cartItemId };
    return { line, product, price: null, gross: 0, counted: false, promise: NO_PROMISE, available: 0, messages: [message] };
  }
  const price = facts.price(product, line.qty);
  const available = takeFrom(shelf, line, product, facts);
  const enough = available >= line.qty;
  const promise = parent !== undefined && line.parent !== null ? parent.promise : promiseOf(line, product, enough, shelf, facts);
  const counted = available > 0 && price !== null && parent?.counted !== false;
  return {
    line,
    product,
    price,
    gross: counted ? price.each * line.qty : 0,
    counted,
    promise,
    available,
    messages: messagesOf(line, product, price, available, facts),
  };
}

function takeFrom({ left }: Shelf, line: CartLine, product: ProductFacts, facts: CartFacts): number {
  const key = line.delivery.type === 'ISP' ? `${line.itemId} ${line.delivery.storeNumber}` : line.itemId;
  const there = left.get(key) ?? stockFor(product, line.delivery, facts);
  left.set(key, Math.max(there - line.qty, 0));
  return there;
}

/** A back-order is promised when the shelf itself does not cover the line, though more may be ordered than is there. */
function promiseOf(
  line: CartLine,
  product: ProductFacts,
  enough: boolean,
  { here, promises, shipped }: Shelf,
  facts: CartFacts,
): DeliveryPromise {
  const { type, storeNumber } = line.delivery;
  const { kind, flags, streetDate, backorderDays } = product;
  const onShelf = backorderDays === null || isPickup(line.delivery) ? enough : facts.available(line.itemId) >= line.qty;
  if (onShelf && type === 'STA' && !flags.preOrder)
    return remembered(shipped, kind, () => shippingPromise(product, true, facts.place, here));
  const key = `${type}${storeNumber}${kind}${onShelf}${flags.preOrder ? streetDate : ''}${backorderDays}`;
  return remembered(promises, key, () => promiseFor(line.delivery, product, onShelf, here, facts));
}

function remembered<K>(promises: Map<K, DeliveryPromise>, key: K, make: () => DeliveryPromise): DeliveryPromise {
  let promise = promises.get(key);
  if (promise === undefined) {
    promise = make();
    promises.set(key, promise);
  }
  return promise;
}

function promiseFor(
  { type, storeNumber }: DeliveryChoice,
  product: ProductFacts,
  enough: boolean,
  here: LocalTime,
  facts: CartFacts,
): DeliveryPromise {
  if (type !== 'ISP' && type !== 'STS') return shippingPromise(product, enough, facts.place, here);
  const store = facts.store(storeNumber ?? '');
  if (store === undefined) return NO_PROMISE;
  return type === 'ISP' ? pickupPromise(store, enough, facts.now) : shipToStorePromise(product, enough, here);
}

function messagesOf(
  line: CartLine,
  product: ProductFacts,
  price: PriceOfUnit | null,
  available: number,
  facts: CartFacts,
): readonly CartMessage[] {
  const about = { itemId: line.itemId, cartItemId: line.cartItemId };
  if (available <= 0) return [{ code: 'OUT_OF_STOCK', ...about, offer: offerInstead(product, line.delivery, facts) }];
  const short: readonly CartMessage[] =
    available < line.qty ? [{ code: 'PARTIAL_QTY_AVAILABLE', ...about, asked: line.qty, applied: available }] : NONE;
  if (price === null || line.seenCents === null || line.seenCents === price.each) return short;
  return [...short, { code: 'PRICE_CHANGED', ...about, was: line.seenCents, now: price.each }];
}

const NONE: readonly CartMessage[] = [];
