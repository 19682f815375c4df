// Form actions of an order that waits: decide, write, take back, put its goods into the cart.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { approvalsContract } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import type { cartContract } from '#buying/cart/contract';
import { addReport } from '#buying/cart/screen';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { plainNotice, type Notice } from '#ui/kit/form-notice';
import { textOf } from '#ui/page/form-text';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { chargeAgain } from './charge-again.ts';
import { itemsOf } from './items-of-lines.ts';
import { linesOf } from './line-fields.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

export async function runApprovalAction(args: Args, orderNumber: string) {
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const done = await (intent === 'approve' || intent === 'decline'
    ? decide(args, orderNumber, intent, form)
    : intent === 'comment'
      ? write(args, orderNumber, textOf(form, 'text'))
      : takeBack(args, orderNumber, intent));
  return isRefusal(done) ? data(plainNotice('bad', done.message), { status: done.status }) : data(done);
}

const sayOf = ({ context }: Args) => sayer(approvalsWords, context.get(pageVisit).copyLocale);

const SAID = {
  placed: 'doneApproved',
  placing: 'donePaying',
  waiting: 'doneStep',
  declined: 'doneDeclined',
  notPlaced: 'doneNotPlaced',
} as const;

async function decide(args: Args, orderNumber: string, action: 'approve' | 'decline', form: FormData): Promise<Notice | Refusal> {
  const body = { action, comment: textOf(form, 'comment').slice(0, 500), lines: action === 'approve' ? [...linesOf(form)] : [] };
  const reply = await attempt<typeof approvalsContract>(args)('POST /api/approvals/:orderNumber/decision', {
    params: { orderNumber },
    body,
  });
  if (isRefusal(reply)) return reply;
  const said = new Map(Object.entries(SAID)).get(reply.state) ?? 'doneStep';
  return plainNotice(reply.state === 'notPlaced' ? 'warn' : 'ok', sayOf(args)(said, { buyer: textOf(form, 'buyer') }));
}

async function write(args: Args, orderNumber: string, text: string): Promise<Notice | Refusal> {
  const body = { text: text.slice(0, 500) };
  const reply = await attempt<typeof approvalsContract>(args)('POST /api/approvals/:orderNumber/comments', {
    params: { orderNumber },
    body,
  });
  return isRefusal(reply) ? reply : plainNotice('ok', sayOf(args)('doneComment'));
}

/** `withdraw`, `edit` (withdraws, then fills the cart), `rebuild` (only fills the cart). */
async function takeBack(args: Args, orderNumber: string, intent: string): Promise<Notice | Refusal> {
  if (intent === 'withdraw' || intent === 'edit') {
    const reply = await attempt<typeof approvalsContract>(args)('POST /api/approvals/:orderNumber/withdraw', { params: { orderNumber } });
    if (isRefusal(reply)) return reply;
    if (intent === 'withdraw') return plainNotice('ok', sayOf(args)('doneWithdrawn'));
  }
  const approval = await ask<typeof approvalsContract>(args)('GET /api/approvals/:orderNumber', { params: { orderNumber } });
  const { lines } = approval;
  const items = itemsOf(lines);
  const added = await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default/item', { body: { items, version: 'b2' } });
  if (isRefusal(added)) return added;
  await chargeAgain(args, approval, added.cart);
  const { tone, left, about } = addReport(added.messages, (id) => lines.find(({ itemId }) => itemId === id)?.title);
  const { locale, site } = args.context.get(pageVisit);
  if (left === 0 && intent === 'edit') throw redirect(makePaths(locale).cart(site.tenant, { viewcart: true }));
  return { tone, text: sayOf(args)(left === 0 ? 'rebuilt' : 'rebuiltSome'), about, toCart: left < items.length };
}
