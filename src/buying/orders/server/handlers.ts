// Handlers of the orders contract.
import { sayer } from '#base/locale/words';
import type { OrderDetail, ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { orderReach, scopeFor, scopesOf } from '#buying/orders/rules';
import { findOrder, reachOf } from './find-order.ts';
import { changeHandlers, placeOf, type ChangeDeps } from './change-handlers.ts';
import { reopenOrder, type ReopenDeps } from './reopen-order.ts';

/** How long an order counts as just placed, for a shopper who lost the answer. */
const JUST_PLACED_MS = 30 * 60_000;

const DAY_MS = 86_400_000;

export interface OrderDeps extends ChangeDeps {
  readonly reopening: ReopenDeps;
}

export function orderHandlers(deps: OrderDeps): Handlers<typeof ordersContract> {
  const { orders, views, reopening } = deps;
  const shown = async (orderNumber: string, email: string | undefined, visit: Visit): Promise<OrderDetail | Refusal> => {
    const row = await findOrder(deps, orderNumber, email, visit);
    return isRefusal(row) ? row : views.detail(row, placeOf(visit, await reachOf(visit)));
  };
  return {
    denied: (visit) => refuse(401, 'LOGIN_REQUIRED', sayer(ordersWords, visit.copyLocale)('signInForOrders')),
    ...changeHandlers(deps),
    'PUT /cc/api/cart/default': (call) => reopenOrder(reopening, call),
    'GET /api/orders': (call) => listed(deps, call),
    'GET /api/orders/latest': async ({ visit }) => {
      const shopper = await visit.shopper();
      const since = new Date(visit.now.getTime() - JUST_PLACED_MS);
      return { orderNumber: shopper === null ? null : await orders.latest(shopper.shopperId, since) };
    },
    'GET /api/orders/:orderNumber': async ({ params, visit }) => {
      const found = await shown(params.orderNumber, undefined, visit);
      const reach = isRefusal(found) ? await reachOf(visit) : null;
      if (reach === null || !(await orders.wasSent(params.orderNumber, reach))) return found;
      return refuse(409, 'ORDER_WAITS', sayer(ordersWords, visit.copyLocale)('ORDER_WAITS'));
    },
    'GET /api/orders/:orderNumber/rewards': async ({ params, visit }) => {
      const row = await findOrder(deps, params.orderNumber, undefined, visit);
      if (isRefusal(row)) return row;
      // Reward money is its buyer's own affair.
      const isOwn = (await visit.shopper())?.shopperId === row.owner_id;
      return { toCome: isOwn ? (await orders.earningsToCome(row.order_number, visit.now)) / 100 : 0 };
    },
    'POST /api/order-lookup': ({ body, visit }) => shown(body.orderNumber, body.email, visit),
  };
}

async function listed({ orders, views }: OrderDeps, { query, visit, shopper }: Call<(typeof ordersContract)['GET /api/orders']>) {
  const reach = orderReach(shopper);
  const scope = scopeFor(reach, query.scope);
  const asked = {
    scope,
    page: Math.max(1, Number(query.page ?? '1')),
    search: (query.search ?? '').trim(),
    status: query.status,
    since: query.period === undefined ? undefined : new Date(visit.now.getTime() - Number(query.period) * DAY_MS),
  };
  const [{ rows, page, total, pages }, waiting] = await Promise.all([orders.list(reach, visit.site.tenant, asked), orders.waiting(reach)]);
  const place = placeOf(visit, reach);
  return {
    orders: rows.map((row) => views.summary(row, place)),
    page,
    pages,
    total,
    scope,
    scopes: [...scopesOf(reach)],
    waiting: [...waiting],
  };
}
