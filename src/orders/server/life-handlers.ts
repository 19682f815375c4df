// Answers about placed orders that change them: each looks for the order among the shopper's own first.
import { sayer } from '#locale/words';
import type { OrderDetail, ordersContract } from '#orders/contract';
import { ordersWords } from '#orders/words';
import { refuse, type Refusal } from '#outcome/rules';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { OrderLife } from './order-life.ts';
import type { OrderViews } from './order-view.ts';
import type { Orders } from './orders.ts';
import type { OrderRow } from './reading-queries.ts';
import type { ViewPlace } from './view-facts.ts';

export interface LifeDeps {
  readonly orders: Orders;
  readonly views: OrderViews;
  readonly life: OrderLife;
}

type LifeCalls = 'POST /api/orders/:orderNumber/cancel';

export function lifeHandlers({ orders, views, life }: LifeDeps): Pick<Handlers<typeof ordersContract>, LifeCalls> {
  const mine = (orderNumber: string, visit: Visit): Promise<OrderRow | undefined> => ownOrder(orders, orderNumber, visit);
  const shown = async (orderNumber: string, visit: Visit): Promise<OrderDetail | Refusal> => {
    const row = await mine(orderNumber, visit);
    return row === undefined ? notFound(visit) : views.detail(row, placeOf(visit));
  };
  return {
    'POST /api/orders/:orderNumber/cancel': async ({ params: { orderNumber }, body, visit }) => {
      if ((await mine(orderNumber, visit)) === undefined) return notFound(visit);
      const cancelled = await life.cancel({ orderNumber, lineNos: body.lineNos ?? null, by: 'shopper' }, visit.now);
      if (!cancelled.ok) return refuse(409, 'TOO_LATE_TO_CANCEL', sayer(ordersWords, visit.copyLocale)('TOO_LATE_TO_CANCEL'));
      return shown(orderNumber, visit);
    },
  };
}

/** The order when it is this shopper's, on this edition of the shop. */
export async function ownOrder(orders: Pick<Orders, 'ofOwner'>, orderNumber: string, visit: Visit): Promise<OrderRow | undefined> {
  const shopper = await visit.shopper();
  return shopper === null ? undefined : orders.ofOwner(orderNumber, shopper.shopperId, visit.site.tenant);
}

export function placeOf({ locale, now }: Visit): ViewPlace {
  return { locale, paths: makePaths(locale), now };
}

/** Unknown, somebody else's and wrong e-mail: one answer. */
export function notFound({ copyLocale }: Visit): Refusal {
  return refuse(404, 'ORDER_NOT_FOUND', sayer(ordersWords, copyLocale)('ORDER_NOT_FOUND'));
}
