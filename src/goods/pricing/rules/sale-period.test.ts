import { expect, test } from 'vitest';
import { nextTurn, priceAt } from './sale-period.ts';

const list = { base: 1000, sale: 800, saleFrom: '2026-11-27T05:00:00.000Z', saleUntil: '2026-11-30T05:00:00.000Z', handling: 5 };
const at = (instant: string): number => Date.parse(instant);

test.each([
  ['2026-11-27T04:59:59.999Z', undefined, list.saleFrom],
  ['2026-11-27T05:00:00.000Z', 800, list.saleUntil],
  ['2026-11-30T04:59:59.999Z', 800, list.saleUntil],
  ['2026-11-30T05:00:00.000Z', undefined, undefined],
])('at %s the sale price is %s, until %s', (now, sale, turn) => {
  expect(priceAt(list, at(now))).toEqual({ base: 1000, handling: 5, ...(sale !== undefined && { sale }) });
  expect(nextTurn(list, at(now))).toBe(turn === undefined ? undefined : at(turn));
});

test('a sale without a beginning or an end has one turn; without both it is simply the price', () => {
  const { saleFrom: _from, ...ending } = list;
  const { saleUntil: _until, ...beginning } = list;
  expect([priceAt(ending, 0).sale, priceAt(ending, at('2027-01-01')).sale]).toEqual([800, undefined]);
  expect([priceAt(beginning, 0).sale, priceAt(beginning, at('2027-01-01')).sale]).toEqual([undefined, 800]);
  expect([nextTurn(ending, 0), nextTurn(beginning, at('2027-01-01'))]).toEqual([at(list.saleUntil), undefined]);
  const always = { base: 1000, sale: 800 };
  expect(priceAt(always, 0)).toBe(always);
  expect(nextTurn({}, 0)).toBeUndefined();
});
