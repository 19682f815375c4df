// Answers of the orders contract.
import { describeMessage, emptyBadge, speechOf } from '#buying/cart/server';
import { cartWords } from '#buying/cart/words';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { OrderDetail, ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { readScreen } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { LONGEST_CAMPAIGN } from '#people/sessions/rules';
import { siteWords } from '#base/site/words';
import { arrivalChangedText } from './arrival-changed-text.ts';
import { declinedRefusal } from './declined-refusal.ts';
import { answerChallenge, type ChallengeDeps } from './answer-challenge.ts';
import { findOrder } from './find-order.ts';
import { lifeHandlers, placeOf, type LifeDeps } from './life-handlers.ts';
import type { PlaceOrder } from './place-order.ts';
import type { PlaceProblem } from './place-problem.ts';
import { reopenOrder, type ReopenDeps } from './reopen-order.ts';

const MAX_KEY = 255;
const CART_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** How long an order counts as the one just placed, for a shopper whose answer was lost. */
const JUST_PLACED_MS = 30 * 60_000;

const DAY_MS = 86_400_000;

export interface OrderDeps extends LifeDeps {
  readonly place: PlaceOrder;
  readonly reopening: ReopenDeps;
  readonly challenges: ChallengeDeps;
}

export function orderHandlers(deps: OrderDeps): Handlers<typeof ordersContract> {
  const { orders, views, place, reopening, challenges } = deps;
  const shown = async (orderNumber: string, email: string | undefined, visit: Visit): Promise<OrderDetail | Refusal> => {
    const row = await findOrder(deps, orderNumber, email, visit);
    return isRefusal(row) ? row : views.detail(row, placeOf(visit));
  };
  return {
    denied: (visit) => refuse(401, 'LOGIN_REQUIRED', sayer(ordersWords, visit.copyLocale)('signInForOrders')),
    ...lifeHandlers(deps),
    'POST /cc/api/checkout/default/order': async ({ body, visit }) => {
      const key = visit.header('idempotency-key') ?? body.idempotencyKey;
      if (key !== undefined && (key === '' || key.length > MAX_KEY))
        return refuse(400, 'BAD_REQUEST', sayer(siteWords, visit.copyLocale)('BAD_REQUEST'));
      // Forms reach this handler without the check of the schema.
      if (!CART_ID.test(body.cartId)) return refusalOf({ code: 'CART_ID_NOT_FOUND' }, visit);
      const placed = await place(visit, {
        key,
        cartId: body.cartId,
        seen: { total: Math.round(body.total * 100), arrivals: body.arrivals, tenders: body.tenders },
        campaign: body.cidParam?.slice(0, LONGEST_CAMPAIGN) || null,
        screen: readScreen(body.screen ?? ''),
      });
      if (!placed.ok) return refusalOf(placed.problem, visit);
      emptyBadge(visit);
      return { orderNumber: placed.value.orderNumber };
    },
    'POST /cc/api/checkout/default/challenge': ({ body, visit }) => answerChallenge(challenges, visit, body.orderNumber),
    'PUT /cc/api/cart/default': (call) => reopenOrder(reopening, call),
    'GET /api/orders': async ({ query, visit, shopper }) => {
      const { rows, page, total, pages } = await orders.list(shopper.shopperId, visit.site.tenant, {
        page: Math.max(1, Number(query.page ?? '1')),
        search: (query.search ?? '').trim(),
        status: query.status,
        since: query.period === undefined ? undefined : new Date(visit.now.getTime() - Number(query.period) * DAY_MS),
      });
      return { orders: rows.map((row) => views.summary(row, placeOf(visit))), page, pages, total };
    },
    'GET /api/orders/latest': async ({ visit }) => {
      const shopper = await visit.shopper();
      const since = new Date(visit.now.getTime() - JUST_PLACED_MS);
      return { orderNumber: shopper === null ? null : await orders.latest(shopper.shopperId, since) };
    },
    'GET /api/orders/:orderNumber': ({ params, visit }) => shown(params.orderNumber, undefined, visit),
    'GET /api/orders/:orderNumber/rewards': async ({ params, visit }) => {
      const row = await findOrder(deps, params.orderNumber, undefined, visit);
      return isRefusal(row) ? row : { toCome: (await orders.earningsToCome(row.order_number, visit.now)) / 100 };
    },
    'POST /api/order-lookup': ({ body, visit }) => shown(body.orderNumber, body.email, visit),
  };
}

/** One table from what placing can come to, to status, code and words. */
function refusalOf(problem: PlaceProblem, visit: Visit): Refusal {
  const say = sayer(ordersWords, visit.copyLocale);
  const sayPayment = sayer(paymentWords, visit.copyLocale);
  switch (problem.code) {
    case 'EMPTY_CART':
      return refuse(409, problem.code, describeMessage({ code: 'EMPTY_CART' }, speechOf(visit)).description);
    case 'CART_ID_NOT_FOUND':
      return refuse(404, problem.code, sayer(cartWords, visit.copyLocale)(problem.code));
    case 'CART_REVIEW':
      return refuse(
        problem.message.code === 'GLOBAL_FEE_SERVICE_IS_DOWN' ? 503 : 409,
        problem.message.code,
        describeMessage(problem.message, speechOf(visit)).description,
      );
    case 'CHECKOUT_INCOMPLETE':
      return refuse(409, problem.code, say(problem.code), problem.step);
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
