// From the cart to the list and back: what leaves one side arrives on the other, unit by unit (SFL-1).
import {
  addItems,
  isBundlePart,
  isLive,
  removeLines,
  type AddItem,
  type Cart,
  type CartChange,
  type CartFacts,
  type CartMessage,
} from '#cart/rules';
import { takeUnits, type NewItem, type SavedItem, type SavedItems } from './saved-item.ts';

export type MovedLine =
  | { readonly ok: true; readonly change: CartChange; readonly item: NewItem }
  | { readonly ok: false; readonly message: CartMessage };

/** A line becomes an item to save, its plans and services with it. Services and samples are nothing by themselves. */
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
  return {
    ok: true,
    change: removeLines(cart, [cartItemId], facts.now),
    item: { ...seenNow(line.itemId, line.qty, facts), custom: line.extra?.custom ?? null, services },
  };
}

/** An item as it is when it is put aside. */
export function seenNow(itemId: string, qty: number, facts: CartFacts): NewItem {
  const product = facts.product(itemId);
  const price = product === undefined ? null : facts.price(product, qty);
  return {
    itemId,
    qty,
    services: [],
    custom: null,
    seenCents: price?.each ?? null,
    wasOut: product !== undefined && product.backorderDays === null && facts.available(itemId) <= 0,
    savedAt: facts.now,
  };
}

export interface MoveResult {
  readonly change: CartChange;
  readonly items: SavedItems;
  /** Units that went, by list item id. */
  readonly moved: ReadonlyMap<string, number>;
}

/** Adds saved items to the cart; each leaves the list by as many units as the cart took. What cannot go stays, and says why. */
export function moveToCart(
  cart: Cart,
  saved: { readonly all: SavedItems; readonly chosen: SavedItems },
  facts: CartFacts,
  newId: () => string,
): MoveResult {
  let items = saved.all;
  let now: CartChange = { cart, messages: [], changes: [] };
  const moved = new Map<string, number>();
  for (const item of saved.chosen) {
    const change = addItems(now.cart, wanted(item), facts, newId);
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

function wanted(item: SavedItem): AddItem[] {
  const plain = { deliveryType: 'STA', storeNumber: null, parentCartItemId: null } as const;
  return [
    {
      ...plain,
      itemId: item.itemId,
      qty: item.qty,
      parentItemId: null,
      ...(item.custom === null ? {} : { custom: { customization: item.custom } }),
    },
    ...item.services.map(({ itemId, qty }) => ({ ...plain, itemId, qty, parentItemId: item.itemId })),
  ];
}

/** Units of an item, or of what was put in its place. */
function unitsFor({ lines }: Cart, itemId: string): number {
  return lines.reduce(
    (sum, line) => (isLive(line) && (line.itemId === itemId || line.extra?.altOf?.itemId === itemId) ? sum + line.qty : sum),
    0,
  );
}
