// Handlers of the placing contract.
import { describeMessage, emptyBadge, speechOf, type Carts } from '#buying/cart/server';
import { cartWords } from '#buying/cart/words';
import { checkoutWords } from '#buying/checkout/words';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { readScreen } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import type { placingContract } from '#buying/placing/contract';
import type { Handlers } from '#platform/contract';
import { noteHolding } from '#platform/holding';
import type { Visit } from '#platform/visit';
import { LONGEST_CAMPAIGN } from '#people/sessions/rules';
import { siteWords } from '#base/site/words';
import { arrivalChangedText } from './arrival-changed-text.ts';
import { declinedRefusal } from './declined-refusal.ts';
import { answerChallenge, type ChallengeDeps } from './answer-challenge.ts';
import type { Placed } from './earlier-answer.ts';
import { movedOn } from './replaced-order.ts';
import { makePlaceOrder, type PlacingDeps } from './place-order.ts';
import type { PlaceProblem } from './place-problem.ts';

const MAX_KEY = 255;
const UNFINISHED: ReadonlySet<PlaceProblem['code']> = new Set(['PAYMENT_CHALLENGE', 'PAYMENT_UNREACHABLE', 'ORDER_IN_PROGRESS'] as const);
const CART_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export type PlacingNeeds = PlacingDeps & ChallengeDeps & { readonly carts: Pick<Carts, 'isBuyNow'> };

/** The handlers of `placingContract`. */
export function placingHandlers(deps: PlacingNeeds): Handlers<typeof placingContract> {
  const place = makePlaceOrder(deps);
  return {
    'POST /cc/api/checkout/default/order': async ({ body, visit }) => {
      const key = visit.header('idempotency-key') ?? body.idempotencyKey;
      if (key !== undefined && (key === '' || key.length > MAX_KEY))
        return refuse(400, 'BAD_REQUEST', sayer(siteWords, visit.copyLocale)('BAD_REQUEST'));
      // Posts from forms skip the schema check.
      if (!CART_ID.test(body.cartId)) return refusalOf({ code: 'CART_ID_NOT_FOUND' }, visit);
      const request = {
        key,
        cartId: body.cartId,
        seen: { total: Math.round(body.total * 100), arrivals: body.arrivals, tenders: body.tenders },
        campaign: body.cidParam?.slice(0, LONGEST_CAMPAIGN) || null,
        screen: readScreen(body.screen ?? ''),
      };
      let placed = await place(visit, request);
      // The cart that is named may be that of buy now, though the address did not say so.
      if (isUnknown(placed) && visit.cartPurpose === 'basket' && (await deps.carts.isBuyNow(visit, body.cartId))) {
        visit.cartPurpose = 'buyNow';
        placed = await place(visit, request);
      }
      if (!placed.ok) {
        // An order that is not finished has taken the goods.
        if (UNFINISHED.has(placed.problem.code)) noteHolding(visit, true);
        return refusalOf(placed.problem, visit);
      }
      if (visit.cartPurpose === 'basket') emptyBadge(visit);
      noteHolding(visit, false);
      return { orderNumber: placed.value.orderNumber };
    },
    'POST /cc/api/checkout/default/challenge': ({ body, visit }) => answerChallenge(deps, visit, body.orderNumber),
  };
}

const isUnknown = (placed: Placed): boolean => !placed.ok && placed.problem.code === 'CART_ID_NOT_FOUND';

/** Status, code and message of every placing problem. */
function refusalOf(problem: PlaceProblem, visit: Visit): Refusal {
  const say = sayer(ordersWords, visit.copyLocale);
  const sayPayment = sayer(paymentWords, visit.copyLocale);
  switch (problem.code) {
    case 'EMPTY_CART':
      return refuse(409, problem.code, describeMessage({ code: 'EMPTY_CART' }, speechOf(visit)).description);
    case 'CART_ID_NOT_FOUND':
      if (visit.cartPurpose === 'buyNow') return refuse(404, problem.code, sayer(checkoutWords, visit.copyLocale)('buyNowReplaced'));
      return refuse(404, problem.code, sayer(cartWords, visit.copyLocale)(problem.code));
    case 'CART_REVIEW':
      return refuse(
        problem.message.code === 'GLOBAL_FEE_SERVICE_IS_DOWN' ? 503 : 409,
        problem.message.code,
        describeMessage(problem.message, speechOf(visit)).description,
      );
    case 'CHECKOUT_INCOMPLETE': {
      const { barred = null } = problem;
      const text = barred === null ? say(problem.code) : sayer(checkoutWords, visit.copyLocale)(barred);
      return refuse(409, problem.code, text, problem.step);
    }
    case 'LOGIN_REQUIRED':
      return refuse(401, problem.code, say(problem.code));
    case 'ACCOUNTING_REQUIRED':
      return refuse(409, problem.code, say(problem.code));
    case 'TOTAL_CHANGED':
      return refuse(409, problem.code, say(problem.code, { total: formatPrice(problem.total, problem.currency, visit.copyLocale) }));
    case 'ARRIVAL_CHANGED':
      return refuse(409, problem.code, arrivalChangedText(problem.moved, visit));
    case 'PAYMENTS_CHANGED':
      return refuse(409, problem.code, sayPayment(problem.code));
    case 'ORDER_NOT_CHANGEABLE':
      return movedOn(visit);
    case 'ORDER_IN_PROGRESS':
      return refuse(409, problem.code, say(problem.code));
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
