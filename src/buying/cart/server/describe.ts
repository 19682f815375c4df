// Turns the rules' messages into the API's: code, type and text in the visitor's locale (CART-13).
import { typeOf, type CartMessage } from '#buying/cart/rules';
import type { CartMessage as MessageReply } from '#buying/cart/contract';
import type { CouponProblem } from '#goods/promotions/rules';
import type { Speech } from './speech.ts';
import { textOf } from './message-text.ts';

export function describe(message: CartMessage, speech: Speech): MessageReply {
  const { itemId, cartItemId } = message as { itemId?: string; cartItemId?: string }; // not every message is about an item
  return {
    code: codeOf(message),
    type: typeOf(message),
    description: textOf(message, speech),
    ...(itemId === undefined || itemId === '' ? {} : { itemId }),
    ...(cartItemId === undefined ? {} : { cartItemId }),
  };
}

/** Reasons without a code in the specification. */
const OURS: ReadonlySet<CouponProblem['reason']> = new Set<CouponProblem['reason']>([
  'UNKNOWN',
  'NOT_STARTED',
  'ENDED',
  'USED_UP',
  'USED_BEFORE',
  'NOT_FOR_YOU',
  'OFFER_OFF',
  'CHECKOUT_ONLY',
  'BETTER_COUPON',
  'FREE_ITEM_NOT_CHOSEN',
]);

/** A coupon message has its reason as code, as the specification lists them. */
function codeOf(message: CartMessage): string {
  if (message.code !== 'COUPON_NOT_QUALIFIED') return message.code;
  const { reason } = message.problem;
  return OURS.has(reason) ? `COUPON_${reason}` : reason;
}
