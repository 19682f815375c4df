// Handlers that change placed orders; each first finds the order, one that the shopper sees or by number and e-mail.
import { withoutUnseen } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { OrderDetail, ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { mayChangeOrder, type OrderReach } from '#buying/orders/rules';
import { findOrder, reachOf, type FindDeps } from './find-order.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import type { OrderReturns } from './order-returns.ts';
import type { OrderRow } from './order-row.ts';
import type { ReturnProblem } from './return-problem.ts';
import type { OrderViews } from './order-view.ts';
import type { Orders } from './orders.ts';
import type { ReaderPlace } from './view-facts.ts';

export interface ChangeDeps extends FindDeps {
  readonly orders: Orders;
  readonly views: OrderViews;
  readonly lifecycle: OrderLifecycle;
  readonly returns: OrderReturns;
}

type ChangeCalls =
  | 'POST /api/orders/:orderNumber/cancel'
  | 'POST /api/orders/:orderNumber/returns'
  | 'POST /api/orders/:orderNumber/returns/cancel';

export function changeHandlers({ lifecycle, returns, views, ...find }: ChangeDeps): Pick<Handlers<typeof ordersContract>, ChangeCalls> {
  /** Finds the order, changes it, and returns the updated order. */
  const change = async (
    { orderNumber, email }: { readonly orderNumber: string; readonly email: string | undefined },
    visit: Visit,
    work: () => Promise<Refusal | null>,
  ): Promise<OrderDetail | Refusal> => {
    const row = await findOrder(find, orderNumber, email, visit);
    if (isRefusal(row)) return row;
    const reader = await reachOf(visit);
    if (!mayChangeOrder(reader, { ownerId: row.owner_id, accountNumber: row.account_number })) return readOnly(row, visit);
    const refusal = await work();
    if (refusal !== null) return refusal;
    const changed = await find.orders.get(orderNumber);
    return views.detail(changed ?? row, placeOf(visit, reader));
  };
  return {
    'POST /api/orders/:orderNumber/cancel': ({ params: { orderNumber }, body: { lineNos, email }, visit }) =>
      change({ orderNumber, email }, visit, async () => {
        const cancelled = await lifecycle.cancel({ orderNumber, lineNos: lineNos ?? null, by: 'shopper' }, visit.now);
        return cancelled.ok ? null : refuse(409, 'TOO_LATE_TO_CANCEL', sayer(ordersWords, visit.copyLocale)('TOO_LATE_TO_CANCEL'));
      }),
    'POST /api/orders/:orderNumber/returns': ({ params: { orderNumber }, body: { email, note = '', ...asked }, visit }) =>
      change({ orderNumber, email }, visit, async () => {
        if (holdsCardNumber(note)) return refuseCardNumber(visit);
        const outcome = await returns.request({ ...asked, orderNumber, note: withoutUnseen(note).trim(), by: 'shopper' }, visit.now);
        return outcome.ok ? null : refusalOf(outcome.problem, visit);
      }),
    'POST /api/orders/:orderNumber/returns/cancel': ({ params: { orderNumber }, body: { email, returnNo }, visit }) =>
      change({ orderNumber, email }, visit, async () => {
        const outcome = await returns.withdraw({ orderNumber, returnNo, by: 'shopper' }, visit.now);
        return outcome.ok ? null : refusalOf(outcome.problem, visit);
      }),
  };
}

function refusalOf({ code }: ReturnProblem, { copyLocale }: Visit): Refusal {
  return refuse(code === 'ORDER_NOT_FOUND' || code === 'NO_SUCH_RETURN' ? 404 : 409, code, sayer(ordersWords, copyLocale)(code));
}

/** Refuses a change of a colleague's order, and names the colleague who can make it. */
function readOnly({ buyer_name: name }: OrderRow, { copyLocale }: Visit): Refusal {
  return refuse(403, 'ORDER_READ_ONLY', sayer(ordersWords, copyLocale)('ORDER_READ_ONLY', { name: name ?? '' }));
}

export function placeOf({ locale, copyLocale, now, isActing }: Visit, reader: OrderReach | null): ReaderPlace {
  return { locale, copyLocale, paths: makePaths(locale), now, hidesCards: isActing, reader };
}
