// Every reason not to place an order, as the answer to a call.
import type { CartMessage } from '#buying/cart/rules';
import { describeMessage, speechOf } from '#buying/cart/server';
import { cartMessageWords } from '#buying/cart/words/messages';
import { checkoutWords } from '#buying/checkout/words';
import { ordersWords } from '#buying/orders/words';
import { paymentWords } from '#buying/payment/words';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { arrivalChangedText } from './arrival-changed-text.ts';
import { declinedRefusal } from './declined-refusal.ts';
import { notDrawn } from './not-drawn.ts';
import type { PlaceProblem } from './place-problem.ts';
import { movedOn } from './replaced-order.ts';

/** The cart's own reason. */
function cartRefusal(message: CartMessage, visit: Visit): Refusal {
  const status = message.code === 'GLOBAL_FEE_SERVICE_IS_DOWN' ? 503 : 409;
  return refuse(status, message.code, describeMessage(message, speechOf(visit)).description);
}

/** Status, code and message of every placing problem. */
export function placeRefusal(problem: PlaceProblem, visit: Visit): Refusal {
  const say = sayer(ordersWords, visit.copyLocale);
  const sayPayment = sayer(paymentWords, visit.copyLocale);
  switch (problem.code) {
    case 'EMPTY_CART':
      return refuse(409, problem.code, describeMessage({ code: 'EMPTY_CART' }, speechOf(visit)).description);
    case 'CART_ID_NOT_FOUND':
      if (visit.cartPurpose === 'buyNow') return refuse(404, problem.code, sayer(checkoutWords, visit.copyLocale)('buyNowReplaced'));
      return refuse(404, problem.code, sayer(cartMessageWords, visit.copyLocale)(problem.code));
    case 'CART_REVIEW':
      return cartRefusal(problem.message, visit);
    case 'CHECKOUT_INCOMPLETE': {
      const { barred = null } = problem;
      const text = barred === null ? say(problem.code) : sayer(checkoutWords, visit.copyLocale)(barred);
      return refuse(409, problem.code, text, problem.step);
    }
    case 'LOGIN_REQUIRED':
      return refuse(401, problem.code, say(problem.code));
    case 'RENEWAL_NOT_AGREED':
      return refuse(422, problem.code, sayer(checkoutWords, visit.copyLocale)('server.RENEWAL_NOT_AGREED'), 'renewal');
    case 'ACCOUNTING_REQUIRED':
    case 'NOBODY_APPROVES':
    case 'ENTRIES_CHANGED':
    case 'ORDER_IN_PROGRESS':
      return refuse(409, problem.code, say(problem.code));
    case 'TOTAL_CHANGED':
      return refuse(409, problem.code, say(problem.code, { total: formatPrice(problem.total, problem.currency, visit.copyLocale) }));
    case 'ARRIVAL_CHANGED':
      return refuse(409, problem.code, arrivalChangedText(problem.moved, visit));
    case 'PAYMENTS_CHANGED':
      return refuse(409, problem.code, sayPayment(problem.code));
    case 'APPROVAL_PAYMENT':
      return refuse(409, problem.code, say(problem.code), 'payment');
    case 'ORDER_NOT_CHANGEABLE':
      return movedOn(visit);
    case 'BUDGET_CENTER_UNKNOWN':
    case 'OVER_BUDGET':
    case 'PURCHASE_ORDER':
      return notDrawn(problem, visit);
    case 'KEY_USED_OTHERWISE':
      return refuse(422, problem.code, say(problem.code));
    case 'PAYMENT_UNREACHABLE':
      return refuse(503, 'SPAY_API_FAILURE', sayPayment('GENERIC_API_ERROR_SPAY'));
    case 'PAYMENT_CHALLENGE':
      return refuse(409, problem.code, sayPayment(problem.code), problem.url);
    case 'PAYMENT_DECLINED':
      return declinedRefusal(problem, visit);
  }
}
