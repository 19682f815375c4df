// Form actions for gift and prepaid cards: add, remove, restore (PAY-1, PAY-6).
import { redirect } from 'react-router';
import type { checkoutContract, GiftCardBody } from '#buying/checkout/contract';
import { isRefusal } from '#base/outcome/rules';
import { pathsOf } from './checkout-paths.ts';
import { GIFT_TYPES } from '#buying/payment/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { stay } from './step-answer.ts';

const GIFT_MOVES = ['add', 'remove', 'restore'] as const;
type GiftMove = (typeof GIFT_MOVES)[number];

/** The tab's name in the step's address. */
export const GIFT_TAB = 'gift';

export function giftMoveOf(form: FormData): GiftMove | undefined {
  return GIFT_MOVES.find((move) => move === form.get('gift'));
}

export async function moveGiftCard(args: Parameters<typeof attempt>[0], move: GiftMove, form: FormData) {
  const { site } = args.context.get(pageVisit);
  const call = attempt<typeof checkoutContract>(args);
  const id = textOf(form, 'giftId').slice(0, 60);
  const reply = await (move === 'add'
    ? call('POST /cc/api/checkout/default/giftcard', { body: giftBody(form, site.currency) })
    : call(`POST /cc/api/checkout/default/giftcard/${move}`, { body: { id } }));
  if (isRefusal(reply)) {
    const { code, message, status } = reply;
    return stay({ message, errors: [], notRemoved: move === 'remove' ? { code, message } : undefined }, status);
  }
  // Status 200 reloads the captcha and the cards; with an error status the page would keep the old ones.
  if (reply.errors.length > 0) return stay({ message: '', errors: reply.errors }, 200);
  // When nothing is left to pay, the shopper goes on to the review.
  const isDone = move === 'add' && reply.remaining === 0;
  throw redirect(pathsOf(args).checkout('payment', isDone ? {} : { tab: GIFT_TAB, ...(move === 'remove' ? { removed: id } : {}) }));
}

function giftBody(form: FormData, currencyCode: 'USD' | 'CAD'): GiftCardBody {
  const lastFour = textOf(form, 'lastFour');
  return {
    cardPayment: {
      profileRefId: textOf(form, 'token').slice(0, 200),
      paymentType: GIFT_TYPES.find((type) => type === form.get('paymentType')) ?? 'GIFT_CARD',
      lastFourDigit: /^\d{4}$/.test(lastFour) ? lastFour : '0000',
      source: 'USER_KEYED',
      currencyCode,
    },
  };
}
