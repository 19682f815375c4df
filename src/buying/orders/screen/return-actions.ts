// Form actions of returns: request and withdraw.
import type { ActionFunctionArgs } from 'react-router';
import { sayer } from '#base/locale/words';
import type { OrderDetail, ordersContract } from '#buying/orders/contract';
import { RETURN_REASONS } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { textOf } from '#ui/page/form-text';
import { plainNotice } from '#ui/kit/form-notice';
import { attempt, pageVisit } from '#ui/page/page-visit';
import type { OrderNote } from './order-note.ts';

type Args = Pick<ActionFunctionArgs, 'context'>;

export interface OrderMeant {
  readonly orderNumber: string;
  /** Proves that the order is the guest's. */
  readonly email?: string;
}

/** The updated order with a notice; `typed` has the values of a refused form. */
export async function askForReturn(
  args: Args,
  { orderNumber, email }: OrderMeant,
  form: FormData,
): Promise<{ readonly order?: OrderDetail; readonly note: OrderNote } | Refusal> {
  const say = sayer(ordersWords, args.context.get(pageVisit).copyLocale);
  const names = [...form.keys()].filter((name) => /^(qty-\d+|reason|note)$/.test(name));
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const wrong = (text: string): { readonly note: OrderNote } => ({ note: { ...plainNotice('bad', text), typed } });
  const lines = Object.entries(typed)
    .filter(([name]) => name.startsWith('qty-'))
    .map(([name, value]) => ({ lineNo: Number(name.slice(4)), qty: Math.max(0, Math.trunc(Number(value)) || 0) }))
    .filter(({ qty }) => qty > 0);
  const reason = RETURN_REASONS.find((known) => known === typed['reason']);
  if (lines.length === 0) return wrong(say('returnNothing'));
  if (reason === undefined) return wrong(say('returnNoReason'));
  const body = {
    returnNo: Number(textOf(form, 'returnNo')) || 0,
    lines,
    reason,
    note: textOf(form, 'note').slice(0, 500),
    ...mailOf(email),
  };
  const reply = await attempt<typeof ordersContract>(args)('POST /api/orders/:orderNumber/returns', { params: { orderNumber }, body });
  if (isRefusal(reply)) return reply.status === 409 ? wrong(reply.message) : reply;
  return { order: reply, note: plainNotice('ok', say('returnRequestedNote')) };
}

export async function withdrawReturn(
  args: Args,
  { orderNumber, email }: OrderMeant,
  form: FormData,
): Promise<{ readonly order?: OrderDetail; readonly note: OrderNote } | Refusal> {
  const { copyLocale } = args.context.get(pageVisit);
  const returnNo = Number(textOf(form, 'returnNo'));
  const say = sayer(ordersWords, copyLocale);
  if (!Number.isInteger(returnNo) || returnNo < 1) return refuse(404, 'NO_SUCH_RETURN', say('NO_SUCH_RETURN'));
  const reply = await attempt<typeof ordersContract>(args)('POST /api/orders/:orderNumber/returns/cancel', {
    params: { orderNumber },
    body: { returnNo, ...mailOf(email) },
  });
  return isRefusal(reply) ? reply : { order: reply, note: plainNotice('ok', say('returnCancelledNote')) };
}

export function mailOf(email: string | undefined): { readonly email?: string } {
  return email === undefined ? {} : { email };
}
