// A country switch adds the lines of the cart for another country to this one, and leaves that cart unchanged. Each line says what differs here, and
// a notice names what did not come (APP-2).
import { SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import { ownValue } from '#base/lookup/rules';
import { siteCountry, type Country } from '#base/site/rules';
import { addItems } from './add-items.ts';
import type { AddItem } from './add-item.ts';
import type { Cart, CartLine, CartNotice, LineExtra } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { hasFurnitureService } from './furniture-service.ts';
import { limitOf } from './item-problem.ts';
import { type Wanted, keyOf, wantedOf, linesHere, piecesHere } from './wanted-items.ts';
import { leftBehindNotice } from './left-behind.ts';

/**
 * The cart with the items that it lacks from `other`; an item that is here already only grows to the quantity there. The cart remembers the
 * quantities it saw there and takes only increases later, so that a line the shopper removed here stays removed.
 */
export function mergeCountryCart(cart: Cart, other: Cart, facts: CartFacts, newId: () => string): Cart {
  if (other.cartId === cart.cartId) return cart;
  const before = cart.extra?.brought?.cartId === other.cartId ? cart.extra.brought.pieces : {};
  const all = wantedOf(other);
  const wanted = all.filter((one) => one.qty > (ownValue(before, keyOf(one)) ?? 0));
  const brought = { cartId: other.cartId, pieces: Object.fromEntries(all.map((one) => [keyOf(one), one.qty])) };
  // A lower quantity there is remembered too, so that a later increase counts.
  if (wanted.length === 0) return isSamePieces(before, brought.pieces) ? cart : { ...cart, extra: { ...cart.extra, brought } };
  const country = siteCountry(other.siteId);
  const notices: CartNotice[] = [];
  const goods = wanted.filter(({ parentItemId }) => parentItemId === null);
  const services = wanted.filter(({ parentItemId }) => parentItemId !== null);
  let now = cart;
  // Goods come first: a service needs its product, and never outnumbers it.
  for (const these of [goods, services]) {
    const here = now;
    const missing = these.filter((one) => asked(here, one, facts).qty > 0);
    const change = addItems(
      here,
      missing.map((one) => asked(here, one, facts)),
      facts,
      newId,
    );
    const changed = new Set(change.changes.map(({ cartItemId }) => cartItemId));
    now = {
      ...change.cart,
      lines: change.cart.lines.map((line) => (changed.has(line.cartItemId) ? withOrigin(line, change.cart, these, country, facts) : line)),
    };
    for (const one of these) if (piecesHere(now, one) === 0) notices.push(leftBehindNotice(country, one.itemId, change.messages));
  }
  return { ...now, notices, extra: { ...now.extra, brought } };
}

function isSamePieces(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => ownValue(a, key) === ownValue(b, key));
}

function mostHere(cart: Cart, { qty, parentItemId }: Wanted): number {
  if (parentItemId === null) return qty;
  // Without its product the service is still requested: the answer explains the refusal.
  return Math.min(qty, piecesHere(cart, { itemId: parentItemId, parentItemId: null, custom: undefined }) || qty);
}

/** A store of the other country is useless here; a line that is here already keeps its delivery. */
function asked(cart: Cart, wanted: Wanted, facts: CartFacts): AddItem {
  const [there] = linesHere(cart, wanted);
  const { type, storeNumber } = there?.delivery ?? SHIP_TO_ADDRESS;
  const { itemId, parentItemId, custom } = wanted;
  // A quantity over the order limit would be refused as a whole.
  const product = facts.product(there?.itemId ?? itemId);
  const most = Math.min(mostHere(cart, wanted), product === undefined ? Infinity : limitOf(product));
  const qty = most - piecesHere(cart, wanted);
  return {
    itemId: there?.itemId ?? itemId,
    qty,
    deliveryType: type,
    storeNumber,
    parentItemId,
    parentCartItemId: null,
    ...(custom !== undefined && { custom: { customization: custom } }),
  };
}

/** The lines marked with their country, price and quantity there; furniture services move along where the shop offers them. */
function withOrigin(line: CartLine, cart: Cart, these: readonly Wanted[], country: Country, facts: CartFacts): CartLine {
  const of = these.find((one) => linesHere(cart, one).some(({ cartItemId }) => cartItemId === line.cartItemId));
  if (of === undefined) return line;
  const { cents, pickup, furniture } = of;
  // With several lines of one item, each counts its own pieces; when together they have fewer than there, the first line says so.
  const [first] = linesHere(cart, of);
  const isShort = piecesHere(cart, of) < of.qty;
  const qty = isShort && first?.cartItemId === line.cartItemId ? of.qty : line.qty;
  const product = facts.product(line.itemId);
  const placed = furniture !== undefined && product !== undefined && hasFurnitureService(product);
  const extra: LineExtra = {
    ...line.extra,
    from: { country, cents, qty, ...(pickup && line.delivery.storeNumber === null && { pickup }) },
    ...(placed && { furniture: { ...furniture, qty: Math.min(furniture.qty, line.qty) } }),
  };
  return { ...line, extra };
}
