// The form of a restock that somebody changed in another window (ATC-7).
import { expect, test } from 'vitest';
import { refuse } from '#base/outcome/rules';
import { freshValues } from './form-values.ts';
import { sendTyped } from './typed-form.ts';

const ITEM = { itemId: '310877', title: 'Gel pens', href: '/p', image: '/i', price: 12.99, available: true };
const CHOICES = { addresses: [], cards: [], mayBill: false, budgets: [], hasOrganization: false, today: '2026-12-01', percentOff: 5 };
const RESTOCK = {
  every: '2week',
  nextOn: '2026-12-20',
  lastOn: null,
  timesLeft: null,
  priceLimit: 10,
  whenShort: 'wait',
  budgetCenter: '',
  purchaseOrder: '',
  item: ITEM,
  qty: 3,
};
const typed = { ...freshValues({ items: [{ item: { ...ITEM, itemId: '246810' }, qty: 1 }], choices: CHOICES }), seen: 'before' };

/** A shop whose restock was changed since. */
const asked: { call: string; body: unknown }[] = [];
const shop = (code: string) => async (name: string, request: { body?: unknown }) => {
  asked.push({ call: name, body: request.body });
  if (name.startsWith('POST')) return refuse(409, code, 'It was changed.');
  return { restock: RESTOCK, dates: [], addressId: 'a', paymentId: 'c', changedAt: 'since', history: [], choices: CHOICES };
};

test('[ATC-7] a form that stood open over an older restock shows how it stands now, and saves over that next', async () => {
  const answer = await sendTyped(shop('RESTOCK_CHANGED') as never, typed, 'r1');
  expect(asked[0]).toMatchObject({ call: 'POST /api/restocks/:restockId override PUT', body: { seen: 'before' } });
  expect(answer).toMatchObject({
    message: 'It was changed.',
    status: 409,
    items: [{ item: { title: 'Gel pens' }, qty: 3 }],
    typed: { seen: 'since', every: '2week', nextOn: '2026-12-20', items: [{ itemId: '310877', qty: '3' }] },
  });
});

test('[ATC-7] every other refusal leaves what was typed', async () => {
  const answer = await sendTyped(shop('RESTOCK_ENDED') as never, typed, 'r1');
  expect([answer?.typed, answer?.items]).toEqual([typed, undefined]);
});
