// Form actions of an order: reopen, cancel, return, buy again.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { cartContract } from '#buying/cart/contract';
import { addReport } from '#buying/cart/screen';
import { sayer } from '#base/locale/words';
import type { OrderDetail, ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { plainNotice } from '#ui/kit/form-notice';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import type { OrderNote } from './order-note.ts';
import { listOfOrder } from './list-of-order.ts';
import { otherSiteOf } from './order-site.ts';
import { unitsByItem } from './units-by-item.ts';
import { askForReturn, mailOf, withdrawReturn, type OrderMeant } from './return-actions.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** The notice of a completed action, and the updated order if it changed. */
export interface OrderDone {
  readonly note: OrderNote;
  readonly order?: OrderDetail;
}

/** Runs the action of a form on an order of the account. */
export async function runOrderAction(args: Args, orderNumber: string) {
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  if (intent === 'change' || intent === 'keep') {
    const refused = await takeBack(args, orderNumber, intent === 'change' ? 'MODIFY_CART' : 'KEEP_ORDER');
    return data(plainNotice('bad', refused.message), { status: refused.status });
  }
  if (intent === 'list') {
    const refused = await listOfOrder(args, orderNumber);
    return data(plainNotice('bad', refused.message), { status: refused.status });
  }
  const outcome = intent === 'reorder' ? await reorder(args, orderNumber, lineOf(form)) : await changeOrder(args, { orderNumber }, form);
  return isRefusal(outcome)
    ? data(plainNotice('bad', outcome.message), { status: outcome.status })
    : data('note' in outcome ? outcome.note : outcome);
}

/** Reopens the order in the cart, or takes it out of the cart again; returns only a refusal (CART-7). */
export async function takeBack(args: Args, orderNumber: string, actionType: 'MODIFY_CART' | 'KEEP_ORDER'): Promise<Refusal> {
  const { locale, site } = args.context.get(pageVisit);
  const query = { orderNumber, actionType, returnData: 'false' } as const;
  const reply = await attempt<typeof ordersContract>(args)('PUT /cc/api/cart/default', { query });
  if (isRefusal(reply)) return reply;
  throw redirect(makePaths(locale).cart(site.tenant, { viewcart: true }));
}

/** Actions for the owner of an order, and for a guest with its number and e-mail; an unknown intent changes nothing. */
export async function changeOrder(args: Args, meant: OrderMeant, form: FormData): Promise<OrderDone | Refusal> {
  const intent = textOf(form, 'intent');
  if (intent === 'return') return askForReturn(args, meant, form);
  if (intent === 'cancelReturn') return withdrawReturn(args, meant, form);
  const lineNo = lineOf(form);
  // An unreadable line number must not cancel the whole order.
  if (intent === 'cancel' && (lineNo !== null || !form.has('lineNo'))) return cancel(args, meant, lineNo);
  return refuse(400, 'UNKNOWN_CHANGE', sayer(ordersWords, args.context.get(pageVisit).copyLocale)('UNKNOWN_CHANGE'));
}

function lineOf(form: FormData): number | null {
  const typed = Number(textOf(form, 'lineNo'));
  return Number.isInteger(typed) && typed > 0 ? typed : null;
}

async function cancel(args: Args, { orderNumber, email }: OrderMeant, lineNo: number | null): Promise<OrderDone | Refusal> {
  const { copyLocale } = args.context.get(pageVisit);
  const reply = await attempt<typeof ordersContract>(args)('POST /api/orders/:orderNumber/cancel', {
    params: { orderNumber },
    body: { ...(lineNo === null ? {} : { lineNos: [lineNo] }), ...mailOf(email) },
  });
  return isRefusal(reply) ? reply : { order: reply, note: plainNotice('ok', sayer(ordersWords, copyLocale)('cancelledNote')) };
}

/** Adds all lines in one call. The cart takes what it can, and says why it left lines out or changed them. */
async function reorder(args: Args, orderNumber: string, lineNo: number | null): Promise<OrderNote | Refusal> {
  const { copyLocale, site } = args.context.get(pageVisit);
  const say = sayer(ordersWords, copyLocale);
  const order = await ask<typeof ordersContract>(args)('GET /api/orders/:orderNumber', { params: { orderNumber } });
  // Its goods and prices are the other site's: nothing is put into this site's cart.
  const other = otherSiteOf(order, site.country);
  if (other !== null) throw redirect(other.action);
  const wanted = unitsByItem(order, lineNo);
  const items = wanted.map(({ itemId, qty, customization }) => ({ itemId, qty, ...(customization && { customization }) }));
  const reply = await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default/item', { body: { items, version: 'b2' } });
  if (isRefusal(reply)) return reply;
  const { tone, left, about } = addReport(reply.messages, (id) => wanted.find(({ itemId }) => itemId === id)?.title);
  const added = wanted.length - left;
  return {
    tone,
    text: left === 0 ? say('reordered', { n: added }) : say('reorderedSome', { n: added, left }),
    about,
    toCart: added > 0,
  };
}
