import { expect, test } from 'vitest';
import { checkDocument, element } from '#people/cxml/rules';
import { orderRequest, type OrderedItem, type WrittenOrder } from '../fixtures.ts';
import { ORDER_DOCUMENT } from './document-rule-sets.ts';
import { readIncomingOrder } from './incoming-order.ts';

const read = (order: WrittenOrder = {}) => readIncomingOrder(orderRequest(order));
const problemsOf = (order: WrittenOrder) => {
  const outcome = read(order);
  return outcome.ok ? [] : outcome.problem;
};

test('[B2B-9] an order is read with its number, place, contact, lines, prices and accounting', () => {
  const outcome = read({
    items: [{ partId: '100', qty: 3, cents: 1_250, auxiliaryId: 'cart-1' }, { partId: '200' }],
    comments: 'Dock 3, please',
  });
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      orderId: 'PO-1001',
      type: 'new',
      currency: 'USD',
      email: 'dock@harbor.example',
      phone: '5085550137',
      comments: 'Dock 3, please',
      shipTo: {
        name: 'Harbor & Co',
        deliverTo: ['Maya Ortiz', 'Mail room 2'],
        streets: ['14 Elm St'],
        state: 'MA',
        postalCode: '01702',
        country: 'US',
      },
      billTo: { addressId: 'HQ' },
      lines: [
        { lineNumber: 1, partId: '100', auxiliaryId: 'cart-1', qty: 3, unit: 'EA', cents: 1_250, accounting: 'Cost center 4210' },
        { lineNumber: 2, partId: '200', qty: 1, cents: 1_000 },
      ],
    },
  });
});

test('[B2B-9] the order of the fixtures keeps the published rules', () => {
  const order = orderRequest({
    comments: 'x',
    items: [
      { partId: '100', auxiliaryId: 'a' },
      { partId: '2', cents: null },
    ],
  });
  expect(checkDocument(order, ORDER_DOCUMENT)).toEqual([]);
  expect(checkDocument(orderRequest({ card: true }), ORDER_DOCUMENT)).toEqual([]);
});

const line = (item: Partial<OrderedItem>): WrittenOrder => ({ items: [{ partId: '100', ...item }] });

test.each<[string, WrittenOrder, string]>([
  ['no lines', { items: [] }, 'NO_LINES'],
  ['a payment by card', { card: true }, 'CARD_PAYMENT'],
  ['an empty number', { orderId: ' ' }, 'ORDER_ID'],
  ['a number that no purchase order has room for', { orderId: 'P'.repeat(41) }, 'ORDER_ID'],
  ['half a unit', line({ qty: '1.5' }), 'QUANTITY'],
  ['nothing of an item', line({ qty: 0 }), 'QUANTITY'],
  ['a negative quantity', line({ qty: -2 }), 'QUANTITY'],
  ['a quantity beyond reason', line({ qty: '99999999999' }), 'QUANTITY'],
  ['a quantity that is no number', line({ qty: 'Infinity' }), 'QUANTITY'],
  ['a negative price', line({ cents: -100 }), 'PRICE_UNREADABLE'],
  [
    'two lines with one number',
    {
      items: [
        { partId: '1', lineNumber: 7 },
        { partId: '2', lineNumber: 7 },
      ],
    },
    'LINE_NUMBER',
  ],
  ['a line number that is none', line({ lineNumber: '1e3' }), 'LINE_NUMBER'],
  ['more lines than a cart has', { items: Array.from({ length: 1_001 }, () => ({ partId: '1' })) }, 'TOO_MANY_LINES'],
])('[B2B-9] an order with %s is not read', (_what, order, code) => {
  expect(problemsOf(order)).toMatchObject([{ code }]);
});

test('[B2B-9] quantities may have places of nothing, and lines without numbers count themselves', () => {
  expect(read(line({ qty: '3.00', lineNumber: '' }))).toMatchObject({ ok: true, value: { lines: [{ qty: 3, lineNumber: 1 }] } });
});

test('[B2B-9] a price in another currency than the order is named with its line', () => {
  const order = orderRequest();
  const foreign = element('OrderRequest', {}, ...order.children.slice(0, 1), ...orderRequest({ currency: 'CAD' }).children.slice(1));
  expect(readIncomingOrder(foreign)).toMatchObject({
    ok: false,
    problem: [{ code: 'CURRENCIES_DIFFER', line: 1, given: 'CAD', currency: 'USD' }],
  });
});

test('[B2B-9] an order that goes to several places is not taken apart', () => {
  const order = orderRequest();
  const elsewhere = orderRequest({ shipTo: { street: '9 Main St' } }).children[0]?.children.find(({ name }) => name === 'ShipTo');
  const item = order.children[1];
  if (elsewhere === undefined || item === undefined) throw new Error('The fixture has no line');
  const split = { ...order, children: [...order.children.slice(0, 1), { ...item, children: [...item.children, elsewhere] }] };
  expect(readIncomingOrder(split)).toMatchObject({ ok: false, problem: [{ code: 'SEVERAL_SHIP_TO' }] });
});

test('[B2B-9] a deletion is read whatever stands in its lines', () => {
  expect(read({ type: 'delete', items: [{ partId: '100', qty: 0 }] })).toMatchObject({ ok: true, value: { type: 'delete', lines: [] } });
});
