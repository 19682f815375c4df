// The cart in local storage between pages (CART-19, T16): used unchanged under 10 minutes, shown while reloading up to 15, deleted after; never on
// approval or account pages (APP-10), and never when the badge differs.
import type { Cart } from '#buying/cart/contract';
import { badgeText, textOf, type Badge } from './badge.ts';
import { HIDDEN_LINES_KEY } from './hidden-lines.ts';
import { PAY_AUTH_KEYS } from '#buying/payment/rules';
import { contextId } from '#people/sessions/screen';
import { FRESH_MS, VALIDITY_MS } from './saved-validity.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'cart';
/** Stored with the cart for the same shopper; deleted when the shopper changes (CART-20, T17). */
const PERSONAL_KEYS = ['cart', 'sfl', 'listitems', HIDDEN_LINES_KEY, ...PAY_AUTH_KEYS];
const NEVER_ON = ['/tpv', '/gus/sba', '/budget', '/gus/sdc/profileinfo'];
const OUT_OF_STOCK = ['OUT_OF_STOCK', 'PARTIAL_QTY_AVAILABLE'];

interface Saved {
  readonly cart: Cart;
  readonly locale: string;
  readonly validUntil: number;
  /** The session it was stored in. */
  readonly context: string;
}

export interface SavedCart {
  readonly cart: Cart;
  /** Fresh enough to use without a reload. */
  readonly fresh: boolean;
}

export const isUsableHere = (): boolean => !NEVER_ON.some((part) => window.location.pathname.includes(part));

/** The badge of a cart. */
export function badgeOf({ cartAttributes, cartSummary }: Pick<Cart, 'cartAttributes' | 'cartSummary'>): Badge {
  const { numberOfItems: items, numberOfLineItems: lines } = cartAttributes;
  return { items, lines, cents: Math.round(cartSummary.cartSubTotal * 100) };
}

/** Whether a cart may be stored: every line has an id, and none ran out. */
export function isStorable({ items, messages }: Pick<Cart, 'items' | 'messages'>): boolean {
  const said = [...messages, ...items.flatMap((item) => item.messages)];
  return items.every(({ cartItemId }) => cartItemId !== '') && !said.some(({ code }) => OUT_OF_STOCK.includes(code));
}

export function saveCart(cart: Cart): void {
  if (!isUsableHere()) return;
  if (cart.items.length === 0 || !isStorable(cart)) removeStored(KEY);
  else
    writeStored(KEY, {
      cart: withoutPersonalData(cart),
      locale: document.documentElement.lang,
      validUntil: Date.now() + VALIDITY_MS,
      context: contextId(),
    } satisfies Saved);
}

/** Removes person and payment, which no page of the cart shows, so that the browser never stores them. */
function withoutPersonalData({ addresses: _1, suggestedAddress: _2, userPayment: _3, userPayments: _4, ...cart }: Cart): Cart {
  const { orderPayment: _5, orderPayments: _6, captchaData: _7, ...shown } = cart;
  return shown;
}

export function readSavedCart(): SavedCart | null {
  if (!isUsableHere()) return null;
  const saved = readStored<Saved>(KEY);
  if (saved === null) return null;
  if (saved.context !== contextId()) {
    deletePersonalData();
    return null;
  }
  const age = Date.now() - (saved.validUntil - VALIDITY_MS);
  const current = saved.locale === document.documentElement.lang && badgeText() === textOf(badgeOf(saved.cart));
  if (!current || age < 0 || age >= VALIDITY_MS) {
    removeStored(KEY);
    return null;
  }
  return { cart: saved.cart, fresh: age < FRESH_MS };
}

export function forgetSavedCart(): void {
  removeStored(KEY);
}

/** The shopper changed: deletes all data of the last one. */
export function deletePersonalData(): void {
  removeStored(...PERSONAL_KEYS, 'contextToken');
}
