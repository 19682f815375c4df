import { expect, test } from 'vitest';
import { judgeUse, NO_RULES, type AskedUse, type MetPurchaseOrder } from './index.ts';

const MET: MetPurchaseOrder = {
  number: 'PO-1',
  description: '',
  amount: 1_000,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  currency: 'USD',
  closed: false,
  isTheirs: true,
  places: null,
  left: 500,
};
const ASKED: AskedUse = { number: 'PO-1', cents: 500, currency: 'USD', today: '2026-11-30' };

test.each<[string, Partial<MetPurchaseOrder>, Partial<AskedUse>, string | undefined]>([
  ['it fits to the cent, on the last day', {}, {}, undefined],
  ['a cent is missing', {}, { cents: 501 }, 'PURCHASE_ORDER_OVER'],
  ['the total is not known yet', {}, { cents: null }, undefined],
  ['there is no limit', { amount: null, left: null }, { cents: 999_999, currency: 'CAD' }, undefined],
  ['its last day was yesterday', {}, { today: '2026-12-01' }, 'PURCHASE_ORDER_EXPIRED'],
  ['its first day is tomorrow', {}, { today: '2026-10-31' }, 'PURCHASE_ORDER_NOT_YET'],
  ['it is closed and over', { closed: true }, { today: '2027-01-01' }, 'PURCHASE_ORDER_CLOSED'],
  ['it is for others', { isTheirs: false }, {}, 'PURCHASE_ORDER_NOT_YOURS'],
  ['it goes elsewhere', { places: { names: ['Dock'], here: false } }, {}, 'PURCHASE_ORDER_ELSEWHERE'],
  ['it goes there', { places: { names: [], here: true } }, {}, undefined],
  ['the order is in Canadian dollars', {}, { currency: 'CAD' }, 'PURCHASE_ORDER_CURRENCY'],
])('[B2B-2] a purchase order on an order: %s', (_case, met, asked, code) => {
  expect(judgeUse(NO_RULES, { ...MET, ...met }, { ...ASKED, ...asked })?.code).toBe(code);
});

const RULES = { ...NO_RULES, pattern: String.raw`PO-\d+`, explanation: 'PO- and digits', example: 'PO-17' };

test.each([
  ['any number, without rules', NO_RULES, 'anything', undefined],
  ['none, without rules', NO_RULES, '', undefined],
  ['none where one is required', { ...NO_RULES, required: true }, '', 'PURCHASE_ORDER_REQUIRED'],
  ['a number that fits', RULES, 'PO-9', undefined],
  ['a number that does not', RULES, '9', 'PURCHASE_ORDER_FORMAT'],
  ['a number where only open ones are taken', { ...RULES, typed: false }, 'PO-9', 'PURCHASE_ORDER_UNKNOWN'],
  ['a pattern that this version does not read', { ...RULES, pattern: '(?=x)' }, '9', undefined],
])('[B2B-2] a typed number: %s', (_case, rules, number, code) => {
  expect(judgeUse(rules, undefined, { ...ASKED, number })?.code).toBe(code);
});
