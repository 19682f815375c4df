// Prices one line, with its delivery promise and its messages. Discounts and tax follow later.
import type { ProductFacts } from '#goods/catalog/rules';
import { makeDeliveryDesk, OUT_OF_STOCK, WAITS_FOR_STORE, type DeliveryDesk, type DeliveryPromise } from '#goods/delivery/rules';
import type { StockSource } from '#goods/inventory/rules';
import type { PriceOfUnit } from '#goods/pricing/rules';
import { isBundlePart } from './bundle-parts.ts';
import { liveLines, type Cart, type CartLine } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { lacksStore, type CartMessage } from './cart-message.ts';
import { itemProblem } from './item-problem.ts';
import { unchangedLines } from './unchanged-lines.ts';
import type { PricedCart } from './price-cart.ts';
import type { PricedLine } from './priced-line.ts';
import { messagesOf, NO_MESSAGES } from './line-messages.ts';

export interface LinePrice {
  readonly line: CartLine;
  /** Undefined when the shop no longer has the item. */
  readonly product: ProductFacts | undefined;
  readonly price: PriceOfUnit | null;
  /** Unit price × quantity in cents; 0 when the line does not count. */
  readonly gross: number;
  /** Whether the totals include the line: it and the product it belongs to are available. */
  readonly counted: boolean;
  readonly promise: DeliveryPromise;
  /** The promise without the shopper's chosen day. */
  readonly soonest: DeliveryPromise;
  /** Units that can be promised for this line. */
  readonly available: number;
  /** The shelves that the units come from; empty for units that are promised but not in stock. */
  readonly sources: readonly StockSource[];
  readonly messages: readonly CartMessage[];
  /** Whether the result depends only on the line, its item and that item's stock, not on other lines or items. */
  readonly standsAlone: boolean;
  /** Version of the item's stock that the promise used (`FactsEdition`). */
  readonly stockEdition: number | string;
}

/** Prices the live lines. Lines of one item share its stock in their order. Reuses results of `before` that are still valid. */
export function priceLines(cart: Cart, facts: CartFacts, before?: PricedCart): readonly (LinePrice | PricedLine)[] {
  const lines = liveLines(cart);
  const kept = unchangedLines(before, lines, facts);
  const desk = deskOf(facts);
  // Services come after their product, because they were added to it.
  const byId = lines.some(({ parent }) => parent !== null) ? new Map<string, LinePrice>() : null;
  return lines.map((line, at) => {
    const parent = line.parent === null ? undefined : byId?.get(line.parent.cartItemId);
    const one = kept[at] ?? (isBundlePart(line) ? pricePart(line, parent, facts) : priceLine(line, parent, desk, facts));
    byId?.set(line.cartItemId, one);
    return one;
  });
}

function priceLine(line: CartLine, parent: LinePrice | undefined, desk: DeliveryDesk, facts: CartFacts): LinePrice {
  const product = facts.product(line.itemId);
  const problem = itemProblem(line.itemId, product, line.delivery, facts);
  if (product === undefined || problem !== null) {
    const message = { ...(problem ?? { code: 'INVALID_ITEM' as const, itemId: line.itemId }), cartItemId: line.cartItemId };
    const promise = lacksStore(message) ? WAITS_FOR_STORE : OUT_OF_STOCK;
    return { ...NOT_SOLD, promise, soonest: promise, line, product, messages: [message] };
  }
  const price = facts.price(product, line.qty);
  const { promise: own, available, sources } = desk.deliver(product, line.qty, line.delivery);
  const promise = parent !== undefined && line.parent !== null ? parent.soonest : own;
  const counted = available > 0 && price !== null && parent?.counted !== false;
  const messages = messagesOf(line, product, price, available, facts);
  return {
    line,
    product,
    price,
    gross: counted ? price.each * line.qty : 0,
    counted,
    promise,
    soonest: promise,
    available,
    sources,
    messages,
    // A message may name other items; a surcharge item looks up alternates without the fee.
    standsAlone: messages.every(({ code }) => code === 'RESTRICTED_ITEM') && line.parent === null && product.kind !== 'surcharge',
    stockEdition: facts.edition?.stockOf(line.itemId) ?? Number.NaN,
  };
}

const INCLUDED: PriceOfUnit = { each: 0, was: null, source: 'bundle', breakQty: null, contract: null };

/** A part has no price and no stock of its own: its bundle has both. */
function pricePart(line: CartLine, bundle: LinePrice | undefined, facts: CartFacts): LinePrice {
  const product = facts.product(line.itemId);
  if (bundle === undefined || product === undefined) return { ...NOT_SOLD, line, product, messages: NO_MESSAGES };
  const { soonest, available, counted } = bundle;
  return { ...NOT_SOLD, line, product, price: INCLUDED, counted, promise: soonest, soonest, available, messages: NO_MESSAGES };
}

const NOT_SOLD = {
  price: null,
  gross: 0,
  counted: false,
  promise: OUT_OF_STOCK,
  soonest: OUT_OF_STOCK,
  available: 0,
  sources: [],
  standsAlone: false,
  stockEdition: Number.NaN,
} as const;

/** Makes delivery promises for the lines of a cart one after the other. */
export function deskOf({ now, site, place, supply, store, availableAt }: CartFacts): DeliveryDesk {
  return makeDeliveryDesk({ ...supply, now, timeZone: site.timeZone, place, store, availableAt });
}
