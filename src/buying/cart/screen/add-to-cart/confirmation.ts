// The content of the confirmation after adding: title, added lines, messages and surface (ATC-1).
import type { Cart, CartItem, CartMessage } from '#buying/cart/contract';
import { quantityChange } from '#buying/cart/rules';
import { breakpointOf, chooseSurface, isLimit, type Outcome, type Surface } from './choose-surface.ts';
import type { Addition, ItemToAdd } from '../commands/addition.ts';

export interface Confirmation {
  readonly surface: Surface;
  readonly outcome: Outcome;
  /** Units added in all. */
  readonly added: number;
  /** The lines as they are in the cart now. */
  readonly items: readonly CartItem[];
  readonly messages: readonly CartMessage[];
  /** The specification's sentence for several items, coupons, or both; '' when a single item has its own surface. */
  readonly sentence: string;
  /** The requested items; the first unavailable one gets the alternatives. */
  readonly asked: readonly AskedItem[];
}

type AskedItem = Pick<ItemToAdd, 'itemId' | 'qty'>;

const OUT = ['OUT_OF_STOCK', 'PARTIAL_QTY_AVAILABLE'];

interface CartAnswer {
  readonly cart: Pick<Cart, 'items'>;
  readonly messages: readonly CartMessage[];
}

export function confirmationOf(asked: Addition | undefined, { cart, messages }: CartAnswer): Confirmation | null {
  if (!asked?.confirm) return null;
  const items = cart.items.filter((item) => quantityChange(item) === 'increase' && item.parentRelationType !== 'BUNDLE');
  const goods = items.filter(({ parentRelationCartItemId }) => parentRelationCartItemId === null);
  // A screen with its own answers has already named the successor.
  const known = asked.confirm === 'beside' ? ['ADDED_TO_CART', 'HARD_ALT_ADDED'] : ['ADDED_TO_CART'];
  const toShow = messages.filter(({ code }) => !known.includes(code));
  const sentence = messages.find(({ code }) => code === 'ADDED_TO_CART')?.description ?? '';
  const outcome = outcomeOf(asked, items.length > 0, toShow);
  const wanted = [
    ...asked.items.filter(({ parentItemId }) => parentItemId === undefined),
    ...(asked.freeItems ?? []).map((itemId) => ({ itemId, qty: 1 })),
  ];
  const coupons = toShow.some(({ type }) => type === 'failure') ? 0 : (asked.coupons ?? []).length;
  const surface = surfaceOf({ outcome, goods: goods.length, asked: wanted.length, coupons, messages: toShow });
  if (asked.confirm === 'beside' && surface !== 'toast' && toShow.every(isShownAtRow)) return null;
  const added = goods.reduce((sum, { qtyAdded }) => sum + qtyAdded, 0);
  // An item with a coupon opens its drawer, with the sentence for both on top.
  const shown = surface === 'toast' || coupons === 0 ? toShow : messages;
  // Nothing countable was added and the specification has no sentence for it, so the first message is the title.
  const isBare = surface !== 'toast' && outcome === 'added' && added === 0 && sentence === '';
  const words = isBare ? { messages: shown.slice(1), sentence: shown[0]?.description ?? '' } : { messages: shown, sentence };
  return { surface, outcome, added, items, ...words, asked: unavailableFirst(wanted, toShow) };
}

/** Puts the first unavailable item first, because alternatives are for it. */
function unavailableFirst(asked: readonly AskedItem[], toShow: readonly CartMessage[]): AskedItem[] {
  const refused = toShow.find(({ type, itemId }) => type !== 'info' && asked.some((one) => one.itemId === itemId))?.itemId;
  const items = asked.map(({ itemId, qty }) => ({ itemId, qty }));
  return items.toSorted((a, b) => Number(b.itemId === refused) - Number(a.itemId === refused));
}

/** A screen with rows shows refusals at the row and successes in its own text; a limit is always confirmed (ATC-1). */
function isShownAtRow({ code, type, itemId }: CartMessage): boolean {
  return type === 'failure' && itemId !== undefined && !isLimit(code);
}

/** The confirmation when an add was refused as a whole, or never reached the shop (`message` is empty then). */
export function refusalOf(asked: Addition | undefined, message: string): Confirmation | null {
  if (asked?.confirm !== true) return null; // A screen with its own answers shows this too.
  const messages = [{ code: 'REFUSED', type: 'failure' as const, description: message }];
  const surface = surfaceOf({ outcome: 'failed', goods: 0, asked: asked.items.length, coupons: 0, messages });
  return { surface, outcome: 'failed', added: 0, items: [], messages, sentence: '', asked: [] };
}

function outcomeOf(asked: Addition, someAdded: boolean, toShow: readonly CartMessage[]): Outcome {
  const has = (test: (code: string) => boolean): boolean => toShow.some(({ code }) => test(code));
  const { items, coupons = [], freeItems = [] } = asked;
  const byCoupon = coupons.length > 0 && items.length === 0;
  if (someAdded || (byCoupon && !toShow.some(({ type }) => type === 'failure'))) {
    return asked.replaces === true || isReplaced(asked, toShow) ? 'replaced' : 'added';
  }
  // A coupon without free items has no alternatives.
  if (byCoupon && freeItems.length === 0) return 'failed';
  if (has(isLimit)) return 'limit';
  return has((code) => OUT.includes(code)) ? 'outOfStock' : 'unavailable';
}

/** Successors replaced all requested items (ATC-3, CART-21). */
function isReplaced({ items }: Addition, toShow: readonly CartMessage[]): boolean {
  const goods = items.filter(({ parentItemId }) => parentItemId === undefined).length;
  return goods > 0 && toShow.filter(({ code }) => code === 'HARD_ALT_ADDED').length >= goods;
}

/** Uses the width and site of the page; a server has neither, so it shows no confirmation. */
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
