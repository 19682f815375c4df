// A whole day's delivery in one form, and what became of each of its restocks (ATC-7).
import { expect, test } from 'vitest';
import type { ChangedDelivery, RestockDelivery, RestockView } from '#buying/restock/contract';
import { served, SHOP } from '#test/screen/page';
import { DeliveryForm } from './delivery-form.tsx';
import { DeliveryResult } from './delivery-result.tsx';
import { deliveryValues, typedDelivery } from './typed-delivery.ts';

const view = (restockId: string, more: Partial<RestockView> = {}): RestockView => ({
  restockId,
  state: 'active',
  item: { itemId: '100', title: `Paper ${restockId}`, href: '/x/product_100', image: '/x.svg', price: 10, available: true },
  qty: 2,
  every: '4week',
  nextOn: '2026-12-08',
  lastOn: null,
  timesLeft: null,
  comes: ['2026-12-08'],
  skipped: null,
  total: 19,
  before: 20,
  asksAbove: 11,
  priceLimit: 10,
  whenShort: 'partial',
  address: '14 Elm St',
  payment: 'VISA 4821',
  budgetCenter: '',
  purchaseOrder: '',
  question: null,
  isPlacing: false,
  ...more,
});
const delivery = (more: Partial<RestockDelivery>): RestockDelivery => ({
  on: '2026-12-08',
  restocks: [view('r1'), view('r2')],
  addressId: 'home',
  paymentId: 'card',
  today: '2026-12-01',
  choices: {
    addresses: [
      { id: 'home', label: '14 Elm St', isDefault: true },
      { id: 'work', label: '20 Oak St', isDefault: false },
    ],
    cards: [{ id: 'card', label: 'VISA 4821', isDefault: true }],
    mayBill: false,
    budgets: [],
    hasOrganization: false,
    today: '2026-12-01',
    percentOff: 5,
  },
  ...more,
});
const form = (of: RestockDelivery, shop = SHOP): string =>
  served(<DeliveryForm delivery={of} typed={deliveryValues(of)} answer={undefined} />, shop);

test('[ATC-7] everything of the day is named, with what they have in common chosen', () => {
  const html = form(delivery({}));
  expect(html).toContain('2 items are ordered on Tue, Dec 8');
  expect([...html.matchAll(/name="restockId" value="(\w+)"/g)].map(([, id]) => id)).toEqual(['r1', 'r2']);
  expect(html).toContain('Save for all 2 items');
  expect(html).not.toContain('Leave as is');
});

test('[ATC-7] what differs, or is gone, stays as it is for each unless something else is chosen', () => {
  const differ = form(delivery({ addressId: '', restocks: [view('r1'), view('r2', { address: '20 Oak St' })] }));
  expect(differ.match(/Leave as is/g)).toHaveLength(1);
  expect(differ).toContain('To 20 Oak St');
  expect(form(delivery({ paymentId: 'removed' })).match(/Leave as is/g)).toHaveLength(1);
  expect(deliveryValues(delivery({ addressId: '', paymentId: 'account' }))).toMatchObject({ addressId: '', paymentId: '' });
});

test('[ATC-7] a day on which nothing comes any more says so', () => {
  expect(form(delivery({ restocks: [] }))).toContain('Nothing is ordered on Tue, Dec 8 any more.');
});

test('[ATC-7] the form sends every restock of the day', () => {
  const data = new FormData();
  data.append('restockId', 'r1');
  data.append('restockId', 'r2');
  data.set('nextOn', '2026-12-09');
  expect(typedDelivery(data)).toMatchObject({ restockIds: ['r1', 'r2'], nextOn: '2026-12-09', addressId: '', paymentId: '' });
});

const change = (more: Partial<ChangedDelivery>): ChangedDelivery => ({
  changeId: 'c1',
  results: [
    { restockId: 'r1', title: 'Paper', outcome: 'changed' },
    { restockId: 'r2', title: 'Ink', outcome: 'afterLast' },
  ],
  canUndo: true,
  isUndone: false,
  ...more,
});

test('[ATC-7] each restock is told what became of it, with the way back; in French too', () => {
  const html = served(<DeliveryResult change={change({})} />);
  for (const text of ['Delivery changed for 1 item.', 'role="status"', '>Ink</a> – Not changed: it ends before that date.', 'Undo'])
    expect(html.replaceAll('<!-- -->', '')).toContain(text);
  const undone = change({ canUndo: false, isUndone: true, results: [{ restockId: 'r1', title: 'Paper', outcome: 'tooLate' }] });
  const after = served(<DeliveryResult change={undone} />);
  expect(after).toContain('Nothing was undone.');
  expect(after).not.toContain('<button');
  const french = served(<DeliveryResult change={change({})} />, { ...SHOP, locale: 'fr-CA', copyLocale: 'fr-CA' });
  expect(french).toContain('Livraison modifiée pour 1 article.');
  expect(french).toContain('Non modifié\u00A0: il se termine avant cette date.');
});
