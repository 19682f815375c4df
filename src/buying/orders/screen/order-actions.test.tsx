// The requests that the forms of an order send (CHK-5).
import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { fillContext, type PageVisit } from '#ui/page/page-visit';
import { changeOrder, runOrderAction } from './order-actions.ts';

const ORDER = '482190733316';

/** Submits a form of an order; returns the request it sends to the shop. */
function sent(fields: Readonly<Record<string, string>>) {
  const asked: { readonly key: string; readonly input: unknown }[] = [];
  const answer: PageVisit['answer'] = async (key, input) => {
    asked.push({ key, input });
    return { orderNumber: ORDER };
  };
  // These actions use only the language and `ask` of a visit.
  const context = fillContext(new RouterContextProvider(), { copyLocale: 'en-US', locale: 'en-US', answer } as PageVisit);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`http://localhost:3000/account/orders/${ORDER}`, { method: 'POST', body: form });
  const args: Pick<ActionFunctionArgs, 'request' | 'context'> = { request, context };
  return { asked, args, form };
}

const REFUSED = {
  status: 400,
  code: 'UNKNOWN_CHANGE',
  message: 'We didn’t recognize that change, so nothing was changed. Please try again.',
};

test.for([
  ['take back into the cart, which a guest cannot', { intent: 'change' }],
  ['something unknown', { intent: 'burn' }],
  ['nothing', {}],
  ['cancel a line that cannot be read', { intent: 'cancel', lineNo: 'two' }],
] as const)('[CHK-5] asked to %s, a looked-up order stays as it is and says so', async ([, fields]) => {
  const { asked, args, form } = sent(fields);
  expect(await changeOrder(args, { orderNumber: ORDER, email: 'maya@example.com' }, form)).toMatchObject(REFUSED);
  expect(asked).toEqual([]);
});

test('[CHK-5] an unknown intent changes nothing in an order of the account', async () => {
  const { asked, args } = sent({ intent: 'burn' });
  expect(await runOrderAction(args, ORDER)).toMatchObject({ init: { status: 400 }, data: { tone: 'bad', text: REFUSED.message } });
  expect(asked).toEqual([]);
});

test.for([
  ['a line', { intent: 'cancel', lineNo: '2' }, { lineNos: [2], email: 'maya@example.com' }],
  ['the whole order', { intent: 'cancel' }, { email: 'maya@example.com' }],
] as const)('[CHK-5] a guest cancels %s with the order’s e-mail', async ([, fields, body]) => {
  const { asked, args, form } = sent(fields);
  const done = await changeOrder(args, { orderNumber: ORDER, email: 'maya@example.com' }, form);
  expect(done).toMatchObject({ order: { orderNumber: ORDER }, note: { tone: 'ok' } });
  expect(asked).toEqual([{ key: 'POST /api/orders/:orderNumber/cancel', input: { params: { orderNumber: ORDER }, body } }]);
});
