import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPriceRight } from './check-price.ts';
import type { IncomingLine } from './incoming-order.ts';
import { shareOf, spreadUnits } from './spread-units.ts';
import { checkPrices, matchLines, unitsOf, type BuyerLine } from './wanted-items.ts';

const line = (more: Partial<IncomingLine> = {}): IncomingLine => ({
  lineNumber: 1,
  partId: '100',
  auxiliaryId: '',
  qty: 2,
  unit: 'EA',
  cents: 1_000,
  description: '',
  accounting: '',
  accounts: [],
  ...more,
});
const find = (partId: string) => (['100', '200'].includes(partId) ? { itemId: partId, units: ['BX', 'CT'] } : undefined);

test('[B2B-9] lines find their items; unknown items and other units are named', () => {
  const { matched, problems } = matchLines(
    [line({ unit: 'CT' }), line({ lineNumber: 2, unit: '' }), line({ lineNumber: 3 }), line({ lineNumber: 4, partId: 'constructor' })],
    { find, designOf: () => undefined },
  );
  expect(matched.map(({ lineNumber, unit }) => [lineNumber, unit])).toEqual([
    [1, 'CT'],
    [2, 'BX'],
    [3, 'EA'],
  ]);
  expect(problems).toEqual([
    { code: 'UNIT', line: 3, given: 'EA', unit: 'BX' },
    { code: 'UNKNOWN_ITEM', line: 4, given: 'constructor' },
  ]);
  expect(unitsOf(matched).map(({ itemId, qty }) => [itemId, qty])).toEqual([['100', 6]]);
});

const prices = (
  one: Partial<IncomingLine>,
  { tolerancePercent = 0, ours = 1_000 as number | null, frozen = undefined as number | undefined } = {},
) => checkPrices([line(one)], () => '100', { currency: 'USD', tolerancePercent, priceOf: () => ours, agreed: () => frozen });

test.each<[string, ReturnType<typeof prices>, readonly string[]]>([
  ['the price of the day', prices({}), []],
  ['a higher price than ours', prices({ cents: 1_100 }), []],
  ['a cent less than ours', prices({ cents: 999 }), ['PRICE']],
  ['less, within the tolerance', prices({ cents: 953 }, { tolerancePercent: 5 }), []],
  ['less, beyond the tolerance', prices({ cents: 952 }, { tolerancePercent: 5 }), ['PRICE']],
  ['nothing', prices({ cents: 0 }, { tolerancePercent: 50 }), ['PRICE']],
  ['no price at all', prices({ cents: null }), ['PRICE_MISSING']],
  ['the agreed price, though it has risen', prices({ cents: 900 }, { frozen: 900 }), []],
  ['less than the agreed price, which has no tolerance', prices({ cents: 899 }, { frozen: 900, tolerancePercent: 10 }), ['PRICE']],
  ['no price, with an agreed one', prices({ cents: null }, { frozen: 900 }), []],
  ['an item without a price, which the cart tells', prices({}, { ours: null }), []],
])('[B2B-9] trust 2: a line that expects %s', (_what, problems, codes) => {
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test('[B2B-9] no tolerance lets a price through that is further off', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(100), (ordered, ours, percent) => {
      expect(isPriceRight(ordered, ours, percent)).toBe(ours - ordered <= (ordered * percent) / 100);
    }),
  );
});

const bought = (qtys: readonly number[]): readonly BuyerLine[] =>
  qtys.map((qty, index) => ({ lineNumber: index + 1, itemId: '100', partId: '100', auxiliaryId: '', qty, unit: 'EA', accounting: '' }));

test('[B2B-9] units of two lines with one item go back line by line, and every cent of an amount with them', () => {
  expect(
    spreadUnits(bought([2, 3]), { itemId: '100', design: undefined }, 4).map(({ line: { lineNumber }, qty }) => [lineNumber, qty]),
  ).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(
    spreadUnits(bought([2, 3]), { itemId: '100', design: undefined }, 2, 1).map(({ line: { lineNumber }, qty }) => [lineNumber, qty]),
  ).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(spreadUnits(bought([2]), { itemId: '200', design: undefined }, 2)).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -1e6, max: 1e6 }),
      (qtys, cents) => {
        const all = qtys.reduce((sum, qty) => sum + qty, 0);
        const parts = spreadUnits(bought(qtys), { itemId: '100', design: undefined }, all);
        expect(parts.reduce((sum, { qty }) => sum + qty, 0)).toBe(all);
        expect(parts.reduce((sum, part) => sum + shareOf(cents, all, part), 0)).toBe(cents);
      },
    ),
  );
});
