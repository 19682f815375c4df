import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, attributeOf, centsOf, checkDocument, childrenOf, element, textAt, type XmlElement } from '#people/cxml/rules';
import { confirmationOf, type ConfirmedLine } from './confirmation.ts';
import { rulesOfSent } from './document-rule-sets.ts';
import type { BilledLine } from './billed-order.ts';
import { invoiceDocumentOf } from './invoice-document.ts';
import { requestOf } from './sent-document.ts';
import { shipNoticeOf } from './ship-notice.ts';
import type { BuyerLine } from './wanted-items.ts';

const referred = { orderId: 'PO-1', orderDate: '2026-11-29T12:00:00-05:00', payloadId: '1@harbor' };
const WHO = { domain: 'DUNS', identity: '1' };
const AT = new Date('2026-11-30T15:00:00Z');
const mine = (lineNumber: number, itemId: string, qty: number): BuyerLine => ({
  lineNumber,
  itemId,
  partId: itemId,
  auxiliaryId: '',
  qty,
  unit: 'EA',
  accounting: '',
});

/** What the rules of its type say about a whole document. */
function violations(type: 'Fulfill' | 'InvoiceDetail', body: XmlElement) {
  const header = { from: WHO, to: WHO, sender: WHO, secret: 's', userAgent: 'Inkwell' };
  const root = element('cXML', { payloadID: 'x', timestamp: 'y' }, ...requestOf(header, 'production', body));
  return checkDocument(root, rulesOfSent(type));
}

const confirmed = (more: Partial<ConfirmedLine>): ConfirmedLine => ({
  itemId: '100',
  qty: 5,
  unitPrice: 999,
  isBackOrdered: false,
  isCancelled: false,
  arrives: '2026-12-02',
  ...more,
});
const confirmation = (lines: readonly ConfirmedLine[], edition = 1) =>
  confirmationOf({
    referred,
    orderNumber: '482190733316',
    edition,
    total: 5_000,
    tax: 300,
    shipping: 0,
    currency: 'USD',
    language: 'en-US',
    lines,
    buyerLines: [mine(10, '100', 2), mine(20, '100', 3), mine(30, '200', 1)],
    at: AT,
    words: { shipping: 'Delivery', tax: 'Sales tax' },
  });
const statuses = (body: XmlElement) =>
  childrenOf(body, 'ConfirmationItem').map((item) => [
    attributeOf(item, 'lineNumber'),
    attributeOf(item, 'quantity'),
    attributeOf(at(item, 'ConfirmationStatus'), 'type'),
  ]);

test.each<[string, readonly ConfirmedLine[], string, readonly (readonly string[])[]]>([
  [
    'everything comes',
    [confirmed({})],
    'accept',
    [
      ['10', '2', 'accept'],
      ['20', '3', 'accept'],
    ],
  ],
  [
    'something comes later',
    [confirmed({ isBackOrdered: true }), confirmed({ itemId: '200', qty: 1 })],
    'detail',
    [
      ['10', '2', 'backordered'],
      ['20', '3', 'backordered'],
      ['30', '1', 'accept'],
    ],
  ],
  [
    'something is cancelled',
    [confirmed({}), confirmed({ itemId: '200', qty: 1, isCancelled: true })],
    'detail',
    [
      ['10', '2', 'accept'],
      ['20', '3', 'accept'],
      ['30', '1', 'reject'],
    ],
  ],
  [
    'everything is cancelled',
    [confirmed({ isCancelled: true })],
    'reject',
    [
      ['10', '2', 'reject'],
      ['20', '3', 'reject'],
    ],
  ],
])('[B2B-9] a confirmation says that %s, by the lines of the buyer', (_what, lines, type, expected) => {
  const body = confirmation(lines);
  expect(attributeOf(at(body, 'ConfirmationHeader'), 'type')).toBe(type);
  expect(statuses(body)).toEqual(expected);
  expect(violations('Fulfill', body)).toEqual([]);
});

test('[B2B-9] a second confirmation has another number and replaces the first', () => {
  const header = at(confirmation([confirmed({})], 2), 'ConfirmationHeader');
  expect([attributeOf(header, 'confirmID'), attributeOf(header, 'operation')]).toEqual(['482190733316-2', 'update']);
});

test.each([
  ['a carrier', { carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: 'https://ups.example/?n=1Z999&x=1' }, 1],
  ['the shop’s own van', { carrier: null, trackingNumber: null, trackingUrl: null }, 0],
])('[B2B-9] a ship notice by %s names lines and units', (_what, carried, controls) => {
  const body = shipNoticeOf({
    referred,
    shipmentId: '4821-9073-3316-1',
    shippedAt: AT,
    arrives: '2026-12-02',
    isComplete: false,
    ...carried,
    lines: [{ itemId: '100', qty: 5 }],
    buyerLines: [mine(10, '100', 2), mine(20, '100', 3)],
    at: AT,
  });
  expect(childrenOf(body, 'ShipControl')).toHaveLength(controls);
  const portion = at(body, 'ShipNoticePortion');
  expect(
    portion && childrenOf(portion, 'ShipNoticeItem').map((item) => [attributeOf(item, 'lineNumber'), attributeOf(item, 'quantity')]),
  ).toEqual([
    ['10', '2'],
    ['20', '3'],
  ]);
  expect(violations('Fulfill', body)).toEqual([]);
});

const contact = (role: string) => element('Contact', { role }, element('Name', { 'xml:lang': 'en-US' }, 'Inkwell'));

function invoice(kind: 'invoice' | 'creditMemo', lines: readonly BilledLine[], { shipping = 0, deliveryTax = 0 } = {}) {
  const sum = (of: (line: BilledLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const tax = sum(({ taxes }) => taxes.reduce((total, { cents }) => total + cents, 0)) + deliveryTax;
  const amounts = {
    subTotal: sum(({ gross }) => gross),
    discount: sum(({ discount }) => discount),
    handling: sum(({ handling }) => handling),
  };
  return invoiceDocumentOf({
    kind,
    referred,
    number: '4821-9073-3316-1',
    date: AT,
    of: kind === 'creditMemo' ? { number: '4821-9073-3316-1', date: AT } : null,
    currency: 'USD',
    language: 'en-US',
    payInDays: 30,
    lines,
    buyerLines: [mine(10, '100', 2), mine(20, '100', 3)],
    ...amounts,
    shipping,
    taxes: [{ name: 'SALES', jurisdiction: 'MA', cents: tax }],
    total: amounts.subTotal - amounts.discount + amounts.handling + shipping + tax,
    parties: { remitTo: contact('remitTo'), billTo: contact('billTo') },
    words: { tax: 'Sales tax', handling: 'Handling' },
  });
}

const billed = (more: Partial<BilledLine> = {}): BilledLine => ({
  itemId: '100',
  title: 'Paper',
  qty: 5,
  before: 0,
  unitPrice: 999,
  gross: 4_995,
  discount: 100,
  handling: 37,
  taxes: [{ name: 'SALES', cents: 311 }],
  ...more,
});
const cents = (from: XmlElement, ...path: string[]): number => centsOf(textAt(from, ...path, 'Money')) ?? 0;

test('[B2B-9] the amounts of an invoice add up to the cent, over lines and in the summary, and keep the published rules', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, fc.boolean(), (gross, handling, tax, shipping, deliveryTax, isCredit) => {
      const line = billed({ gross, handling, discount: Math.trunc(gross / 7), taxes: [{ name: 'SALES', cents: tax }] });
      const body = invoice(isCredit ? 'creditMemo' : 'invoice', [line], isCredit ? {} : { shipping, deliveryTax });
      expect(violations('InvoiceDetail', body)).toEqual([]);
      const order = at(body, 'InvoiceDetailOrder');
      const summary = at(body, 'InvoiceDetailSummary');
      if (order === undefined || summary === undefined) throw new Error('An invoice has both');
      const items = childrenOf(order, 'InvoiceDetailItem');
      const sum = (...path: string[]): number => items.reduce((total, item) => total + cents(item, ...path), 0);
      expect(sum('SubtotalAmount')).toBe(cents(summary, 'SubtotalAmount'));
      expect(sum('InvoiceDetailDiscount')).toBe(cents(summary, 'InvoiceDetailDiscount'));
      const extra = isCredit ? 0 : shipping + deliveryTax;
      expect(sum('NetAmount') + extra).toBe(cents(summary, 'NetAmount'));
      expect(cents(summary, 'GrossAmount') - cents(summary, 'InvoiceDetailDiscount')).toBe(cents(summary, 'DueAmount'));
      expect(Math.sign(cents(summary, 'NetAmount'))).toBe(cents(summary, 'NetAmount') === 0 ? 0 : isCredit ? -1 : 1);
    }),
  );
});

test('[B2B-9] a credit memo takes back units of the lines that are left, with a negative quantity, and names the invoice', () => {
  const body = invoice('creditMemo', [billed({ qty: 2, before: 1, gross: 1_998, discount: 0, handling: 0, taxes: [] })]);
  const header = at(body, 'InvoiceDetailRequestHeader');
  expect([attributeOf(header, 'purpose'), attributeOf(at(body, 'InvoiceDetailRequestHeader', 'InvoiceIDInfo'), 'invoiceID')]).toEqual([
    'lineLevelCreditMemo',
    '4821-9073-3316-1',
  ]);
  const order = at(body, 'InvoiceDetailOrder');
  const items = order === undefined ? [] : childrenOf(order, 'InvoiceDetailItem');
  expect(
    items.map((item) => [
      attributeOf(at(item, 'InvoiceDetailItemReference'), 'lineNumber'),
      attributeOf(item, 'quantity'),
      textAt(item, 'NetAmount', 'Money'),
    ]),
  ).toEqual([
    ['10', '-1', '-9.99'],
    ['20', '-1', '-9.99'],
  ]);
  expect(violations('InvoiceDetail', body)).toEqual([]);
});
