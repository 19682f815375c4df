// Moves items between cart and list without losing or duplicating a unit (SFL-1).
import {
  addItems,
  choicesOf,
  isBundlePart,
  isLive,
  itemProblem,
  removeLines,
  stockFor,
  type AddItem,
  type Cart,
  type CartChange,
  type CartFacts,
  type CartMessage,
  type NoAlternates,
} from '#buying/cart/rules';
import { SHIP_TO_ADDRESS, type DeliveryChoice } from '#goods/delivery/rules';
import { takeUnits, type NewItem, type SavedItem, type SavedItems } from './saved-item.ts';

export type MovedLine =
  | { readonly ok: true; readonly change: CartChange; readonly item: NewItem }
  | { readonly ok: false; readonly message: CartMessage };

/** Turns a line with its plans and services into an item to save. Services and samples cannot be saved alone. */
export function moveLine(cart: Cart, cartItemId: string, facts: CartFacts): MovedLine {
  const line = cart.lines.find((one) => one.cartItemId === cartItemId);
  if (line === undefined || !isLive(line))
    return { ok: false, message: { code: 'CART_ITEM_ID_NOT_FOUND', itemId: line?.itemId ?? '', cartItemId } };
  const product = facts.product(line.itemId);
  const about = { itemId: line.itemId, cartItemId };
  if (isBundlePart(line)) return { ok: false, message: { code: 'BUNDLE_PART_FIXED', ...about } };
  if (line.parent !== null) {
    const service = line.parent.relation === 'ASSEMBLY' ? 'assembly' : 'warranty';
    return { ok: false, message: { code: 'STANDALONE_WARRANTY_ITEM', ...about, service } };
  }
  if (product?.kind === 'freeSample') return { ok: false, message: { code: 'INVALID_FREE_ITEM', ...about } };
  const services = cart.lines
    .filter((one) => isLive(one) && one.parent?.cartItemId === cartItemId && !isBundlePart(one))
    .map(({ itemId, qty }) => ({ itemId, qty }));
  const asItWas = { services, delivery: line.delivery, choices: choicesOf(line.extra), custom: line.extra?.custom ?? null };
  return {
    ok: true,
    change: removeLines(cart, [cartItemId], facts.now),
    item: { ...itemSnapshot(line.itemId, line.qty, facts), ...asItWas },
  };
}

/** An item with its present price and availability. */
export function itemSnapshot(itemId: string, qty: number, facts: CartFacts): NewItem {
  const product = facts.product(itemId);
  const price = product === undefined ? null : facts.price(product, qty);
  return {
    itemId,
    qty,
    services: [],
    delivery: null,
    choices: null,
    custom: null,
    seenCents: price?.each ?? null,
    wasOut: product !== undefined && product.backorderDays === null && facts.available(itemId) <= 0,
    savedAt: facts.now,
  };
}

export interface MoveResult {
  readonly change: CartChange;
  readonly items: SavedItems;
  /** Units that moved, by list item id. */
  readonly moved: ReadonlyMap<string, number>;
}

export interface MoveOptions {
  /** Items that are not replaced by their successors (CART-21). */
  readonly noAlternates?: NoAlternates | undefined;
  /** A representative moves them for the shopper. */
  readonly byRepresentative?: boolean;
}

/**
 * Moves saved items to the cart; each leaves the list with as many units as the cart accepted. An item that stays has a message.
 */
export function moveToCart(
  cart: Cart,
  saved: { readonly all: SavedItems; readonly chosen: SavedItems },
  facts: CartFacts,
  newId: () => string,
  { noAlternates, byRepresentative = false }: MoveOptions = {},
): MoveResult {
  let items = saved.all;
  let now: CartChange = { cart, messages: [], changes: [] };
  const moved = new Map<string, number>();
  for (const item of saved.chosen) {
    const change = addItems(now.cart, wanted(item, facts), facts, newId, { noAlternates, byRepresentative });
    const added = unitsFor(change.cart, item.itemId) - unitsFor(now.cart, item.itemId);
    now = {
      cart: change.cart,
      messages: [...now.messages, ...change.messages],
      changes: [...now.changes, ...change.changes],
    };
    if (added <= 0) continue;
    moved.set(item.listItemId, added);
    items = takeUnits(items, item.listItemId, added);
  }
  return { change: now, items, moved };
}

function wanted(item: SavedItem, facts: CartFacts): AddItem[] {
  const { type: deliveryType, storeNumber } = deliveryBackInCart(item, facts);
  const plain = { deliveryType, storeNumber, parentCartItemId: null };
  return [
    {
      ...plain,
      itemId: item.itemId,
      qty: item.qty,
      parentItemId: null,
      choices: item.choices,
      ...(item.custom === null ? {} : { custom: { customization: item.custom } }),
    },
    ...item.services.map(({ itemId, qty }) => ({ ...plain, itemId, qty, parentItemId: item.itemId })),
  ];
}

/** The delivery of its former line, while that is still possible; otherwise shipping. */
export function deliveryBackInCart({ itemId, delivery }: Pick<SavedItem, 'itemId' | 'delivery'>, facts: CartFacts): DeliveryChoice {
  const product = facts.product(itemId);
  const holds = delivery !== null && product !== undefined && itemProblem(itemId, product, delivery, facts) === null;
  return holds && stockFor(product, delivery, facts) > 0 ? delivery : SHIP_TO_ADDRESS;
}

/** Units of an item, or of its successor. */
function unitsFor({ lines }: Cart, itemId: string): number {
  return lines.reduce(
    (sum, line) => (isLive(line) && (line.itemId === itemId || line.extra?.altOf?.itemId === itemId) ? sum + line.qty : sum),
    0,
  );
}
