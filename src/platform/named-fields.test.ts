import { expect, test } from 'vitest';
import { namedFields } from './named-fields.ts';

const CALL = {
  params: { orderNumber: '9321' },
  body: { items: [{ itemId: '100', qty: 2 }, { itemId: '200' }, { itemId: '100' }], coupons: ['SAVE'] },
};

test.each([
  ['one field', ['params.orderNumber'], ['9321']],
  ['a field of a list, each value once', ['body.items.itemId'], ['100', '200']],
  ['a list of texts, and a number', ['body.coupons', 'body.items.qty'], ['SAVE', '2']],
  ['what is not there', ['body.none', 'query.a.b', 'body.constructor', 'body.items'], []],
])('%s', (_what, fields, values) => {
  expect(namedFields(CALL, fields)).toEqual(values);
});

test('at most twelve values, each of at most sixty characters', () => {
  const items = Array.from({ length: 30 }, (_, at) => ({ itemId: `${at}`.padStart(80, 'x') }));
  const values = namedFields({ body: { items } }, ['body.items.itemId']);
  expect([values.length, ...new Set(values.map((value) => value.length))]).toEqual([1, 60]);
  expect(namedFields({ body: { items: items.map((_, at) => ({ itemId: at })) } }, ['body.items.itemId'])).toHaveLength(12);
});
