// Applies an answer to the cart. A DELTA answer is the whole cart without unchanged lines; it always has the lines that coupons discount.
import { dequal } from 'dequal/lite';
import type { Cart, CartItem } from '#buying/cart/contract';
import { ownValue } from '#base/lookup/rules';

/** Up to this many lines a whole answer is cheap enough. */
const WHOLE_UP_TO = 40;

/** Whether the next answer may omit unchanged lines. */
export function mayAskDelta(cart: Cart | null): boolean {
  return cart !== null && cart.items.length > WHOLE_UP_TO;
}

/** Commands are answered without the invoice data of the account, which stay as they were; the balance only while the center is the same. */
function invoiceOf(known: Cart | null, reply: Cart): Pick<Cart, 'invoiceInfo' | 'bcDetails'> {
  if (known?.invoiceInfo === undefined) return {};
  const { invoiceInfo, bcDetails } = known;
  return { invoiceInfo, ...(bcDetails?.budgetCenter === reply.cartAccountInfo.bc ? { bcDetails } : {}) };
}

/** The cart after an answer; null when lines are missing, because another client changed the cart or a line lost its discount. A newer known cart stays. */
export function mergeReply(known: Cart | null, reply: Cart): Cart | null {
  if (known !== null && known.cartId === reply.cartId && known.version > reply.version) return known;
  if (!reply.delta) return { ...invoiceOf(known, reply), ...sameParts(known, reply), items: sameLines(known?.items ?? [], reply.items) };
  if (known === null || known.cartId !== reply.cartId || reply.version - known.version > 1) return null;
  const changed = new Map(reply.items.map((item) => [item.cartItemId, item]));
  if (known.items.some((item) => isCheaper(item) && !changed.has(item.cartItemId))) return null;
  const kept = known.items.map((item) => changed.get(item.cartItemId) ?? item);
  const knownIds = new Set(known.items.map(({ cartItemId }) => cartItemId));
  const added = reply.items.filter(({ cartItemId }) => !knownIds.has(cartItemId));
  return { ...known, ...sameParts(known, reply), delta: false, items: [...kept, ...added] };
}

const isCheaper = ({ priceInfo }: CartItem): boolean => priceInfo.priceAdjustment !== 0;

/** Keeps unchanged parts of the known cart, so that they do not render again. */
function sameParts(known: Cart | null, reply: Cart): Cart {
  if (known === null) return reply;
  const isSame = ([name, part]: [string, unknown]): boolean =>
    name !== 'items' && typeof part === 'object' && dequal(part, ownValue(known, name));
  const same = Object.entries(reply)
    .filter(isSame)
    .map(([name]) => [name, ownValue(known, name)]);
  return { ...reply, ...Object.fromEntries(same) };
}

/** Keeps unchanged lines: with a coupon, every change of a long cart is answered with all of them. */
function sameLines(known: readonly CartItem[], items: Cart['items']): Cart['items'] {
  const before = new Map(known.map((item) => [item.cartItemId, item]));
  return items.map((item) => {
    const line = before.get(item.cartItemId);
    return line !== undefined && dequal(line, item) ? line : item;
  });
}
