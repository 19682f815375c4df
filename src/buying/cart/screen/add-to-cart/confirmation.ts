// What the shopper is told after adding: which title, what came in, what was said, and on which surface (ATC-1).
import type { Cart, CartItem, CartMessage } from '#buying/cart/contract';
import { quantityChange } from '#buying/cart/rules';
import { breakpointOf, chooseSurface, isLimit, type Outcome, type Surface } from './choose-surface.ts';
import type { Addition, ItemToAdd } from '../commands/addition.ts';

export interface Confirmation {
  readonly surface: Surface;
  readonly outcome: Outcome;
  /** Units added in all. */
  readonly added: number;
  /** Lines as they stand in the cart now. */
  readonly items: readonly CartItem[];
  readonly messages: readonly CartMessage[];
  /** The specification's words for several items, coupons, or both; '' where one item is told by its own surface. */
  readonly said: string;
  /** What was asked for; the first item that could not be had names what to offer instead. */
  readonly asked: readonly AskedItem[];
}

type AskedItem = Pick<ItemToAdd, 'itemId' | 'qty'>;

const OUT = ['OUT_OF_STOCK', 'PARTIAL_QTY_AVAILABLE'];

interface Told {
  readonly cart: Pick<Cart, 'items'>;
  readonly messages: readonly CartMessage[];
}

export function confirmationOf(asked: Addition | undefined, { cart, messages }: Told): Confirmation | null {
  if (!asked?.confirm) return null;
  const items = cart.items.filter((item) => quantityChange(item) === 'increase' && item.parentRelationType !== 'BUNDLE');
  const goods = items.filter(({ parentRelationCartItemId }) => parentRelationCartItemId === null);
  // A screen that answers each item has named what takes its place already.
  const known = asked.confirm === 'beside' ? ['ADDED_TO_CART', 'HARD_ALT_ADDED'] : ['ADDED_TO_CART'];
  const told = messages.filter(({ code }) => !known.includes(code));
  const said = messages.find(({ code }) => code === 'ADDED_TO_CART')?.description ?? '';
  const outcome = outcomeOf(asked, items.length > 0, told);
  const wanted = [
    ...asked.items.filter(({ parentItemId }) => parentItemId === undefined),
    ...(asked.freeItems ?? []).map((itemId) => ({ itemId, qty: 1 })),
  ];
  const coupons = told.some(({ type }) => type === 'failure') ? 0 : (asked.coupons ?? []).length;
  const surface = surfaceOf({ outcome, goods: goods.length, asked: wanted.length, coupons, messages: told });
  if (asked.confirm === 'beside' && surface !== 'toast' && told.every(standsAtItsRow)) return null;
  const added = goods.reduce((sum, { qtyAdded }) => sum + qtyAdded, 0);
  // One item that came with a coupon is told in its drawer: there the words for both stand above it.
  const shown = surface === 'toast' || coupons === 0 ? told : messages;
  // Nothing came in that could be counted, and the specification has no words for it: what was said first stands for it.
  const isBare = surface !== 'toast' && outcome === 'added' && added === 0 && said === '';
  const words = isBare ? { messages: shown.slice(1), said: shown[0]?.description ?? '' } : { messages: shown, said };
  return { surface, outcome, added, items, ...words, asked: refusedFirst(wanted, told) };
}

/** What is offered instead is for the item that could not be had, whichever was asked for first. */
function refusedFirst(asked: readonly AskedItem[], told: readonly CartMessage[]): AskedItem[] {
  const refused = told.find(({ type, itemId }) => type !== 'info' && asked.some((one) => one.itemId === itemId))?.itemId;
  const items = asked.map(({ itemId, qty }) => ({ itemId, qty }));
  return items.toSorted((a, b) => Number(b.itemId === refused) - Number(a.itemId === refused));
}

/** Why an item was not taken stands at it; that it was, in the screen's own words. A limit is told wherever it was met (ATC-1). */
function standsAtItsRow({ code, type, itemId }: CartMessage): boolean {
  return type === 'failure' && itemId !== undefined && !isLimit(code);
}

/** What is told when an addition was refused as a whole, or never arrived (`message` is empty then). */
export function refusalOf(asked: Addition | undefined, message: string): Confirmation | null {
  if (asked?.confirm !== true) return null; // Who answers each item says so, too.
  const messages = [{ code: 'REFUSED', type: 'failure' as const, description: message }];
  const surface = surfaceOf({ outcome: 'failed', goods: 0, asked: asked.items.length, coupons: 0, messages });
  return { surface, outcome: 'failed', added: 0, items: [], messages, said: '', asked: [] };
}

function outcomeOf(asked: Addition, someAdded: boolean, told: readonly CartMessage[]): Outcome {
  const has = (test: (code: string) => boolean): boolean => told.some(({ code }) => test(code));
  const { items, coupons = [], freeItems = [] } = asked;
  const byCoupon = coupons.length > 0 && items.length === 0;
  if (someAdded || (byCoupon && !told.some(({ type }) => type === 'failure'))) {
    return asked.replaces === true || isReplaced(asked, told) ? 'replaced' : 'added';
  }
  // A coupon alone is nothing that could be bought.
  if (byCoupon && freeItems.length === 0) return 'failed';
  if (has(isLimit)) return 'limit';
  return has((code) => OUT.includes(code)) ? 'outOfStock' : 'unavailable';
}

/** The shop put a successor in place of everything that was asked for (ATC-3, CART-21). */
function isReplaced({ items }: Addition, told: readonly CartMessage[]): boolean {
  const goods = items.filter(({ parentItemId }) => parentItemId === undefined).length;
  return goods > 0 && told.filter(({ code }) => code === 'HARD_ALT_ADDED').length >= goods;
}

/** The page's own width and site; on a server there is neither, and nothing is told. */
function surfaceOf(facts: {
  readonly outcome: Outcome;
  readonly goods: number;
  readonly asked: number;
  readonly coupons: number;
  readonly messages: readonly CartMessage[];
}): Surface {
  const page = typeof document === 'undefined' ? undefined : document.documentElement;
  return chooseSurface({
    ...facts,
    codes: facts.messages.map(({ code }) => code),
    otherwise: facts.messages.some(({ code, type }) => type !== 'info' || code === 'HARD_ALT_ADDED'),
    tenant: page?.dataset['tenant'] === 'business' ? 'business' : 'consumer',
    breakpoint: breakpointOf(page?.clientWidth ?? 1366),
  });
}
