// The server's answer is the only cart. A DELTA answer is the whole cart but for the lines that did not change; what coupons make cheaper
// it always has.
import { dequal } from 'dequal/lite';
import type { Cart, CartItem } from '#buying/cart/contract';
import { ownValue } from '#base/lookup/rules';

/** Above this a whole answer costs more than the lines that did not change. */
const WHOLE_UP_TO = 40;

/** Whether the next answer may leave out lines that did not change. */
export function mayAskDelta(cart: Cart | null): boolean {
  return cart !== null && cart.items.length > WHOLE_UP_TO;
}

/** Commands are answered without what the account's orders can be charged to: that stays as it was, the balance while the center is the same. */
function invoiceOf(known: Cart | null, reply: Cart): Pick<Cart, 'invoiceInfo' | 'bcDetails'> {
  if (known?.invoiceInfo === undefined) return {};
  const { invoiceInfo, bcDetails } = known;
  return { invoiceInfo, ...(bcDetails?.budgetCenter === reply.cartAccountInfo.bc ? { bcDetails } : {}) };
}

/**
 * The cart after an answer; null when lines are missing, because somebody else changed the cart in between or a coupon makes a line
 * cheaper no longer. What is known stays when it is newer.
 */
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

/** The answer with the parts of the cart that say what they said before: what is drawn from them is not drawn again. */
function sameParts(known: Cart | null, reply: Cart): Cart {
  if (known === null) return reply;
  const isSame = ([name, part]: [string, unknown]): boolean =>
    name !== 'items' && typeof part === 'object' && dequal(part, ownValue(known, name));
  const same = Object.entries(reply)
    .filter(isSame)
    .map(([name]) => [name, ownValue(known, name)]);
  return { ...reply, ...Object.fromEntries(same) };
}

/** Lines that say what they said before are the same ones: a coupon in a long cart has every change answered with all of them. */
function sameLines(known: readonly CartItem[], items: Cart['items']): Cart['items'] {
  const before = new Map(known.map((item) => [item.cartItemId, item]));
  return items.map((item) => {
    const line = before.get(item.cartItemId);
    return line !== undefined && dequal(line, item) ? line : item;
  });
}
