// Makes a list of an order's goods, named after the order, and leads there.
import { redirect, type ActionFunctionArgs } from 'react-router';
import { sayer } from '#base/locale/words';
import { shownOrderNumber } from '#base/order-number/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { listsContract } from '#buying/lists/contract';
import type { ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { makePaths } from '#paths';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { unitsByItem } from './units-by-item.ts';

/** A second press within this time makes no second list. */
const DOUBLE_PRESS_MS = 10_000;

/** Most lines of a list. */
const MOST_ITEMS = 200;

/** Returns only a refusal. */
export async function listOfOrder(args: Pick<ActionFunctionArgs, 'context'>, orderNumber: string): Promise<Refusal> {
  const { copyLocale, locale, site } = args.context.get(pageVisit);
  const order = await ask<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params: { orderNumber } });
  const items = unitsByItem(order, null)
    .slice(0, MOST_ITEMS)
    .map(({ itemId, qty, customization }) => ({ itemId, qty, ...(customization && { customization }) }));
  const name = sayer(ordersWords, copyLocale)('orderTitle', { number: shownOrderNumber(orderNumber) });
  const formKey = `list of ${orderNumber} ${Math.floor(Date.now() / DOUBLE_PRESS_MS)}`;
  const list = await attempt<typeof listsContract>(args)('POST /cc/api/list', { body: { name, items, formKey } });
  if (isRefusal(list)) return list;
  throw redirect(makePaths(locale).lists(site.tenant, { listId: list.listId }));
}
