import { expect, test } from 'vitest';
import { contractEffects } from './contract-effects.ts';
import type { AgreedRule, ContractHead } from './contract-rows.ts';
import { contractAfter, misplacedRows, NOTHING_AGREED as NONE, sharedOwnNumbers, type ContractState } from './contract-state.ts';
import { priceEffect, type ItemToPrice } from './price-effects.ts';
import type { ContractSheetRow } from './contract-sheet.ts';

type ItemRow = Extract<ContractSheetRow, { readonly kind: 'item' }>;

const row = (itemId: string, cents: number | null, more: Partial<ItemRow> = {}): ContractSheetRow => ({
  accountNumber: '71',
  contract: '',
  kind: 'item',
  itemId,
  price: cents === null ? null : { currency: 'USD', cents, breaks: [], from: null, until: null },
  customerSku: null,
  blocked: null,
  ...more,
});
const BEFORE = contractAfter(NONE, [row('a', 100, { customerSku: 'A-1' }), row('b', 200), row('c', 300, { blocked: true })], false);

const seen = ({ prices, items }: ContractState) => ({
  prices: [...prices.values()].map(({ itemId, price }) => [itemId, price.cents]),
  items: [...items.values()].map(({ itemId, customerSku, blocked }) => [itemId, customerSku, blocked]),
});

test('[B2B-4] what a sheet leaves out stays, and what a row says nothing about too', () => {
  expect(seen(contractAfter(BEFORE, [row('a', 110), row('d', 400), row('c', null, { customerSku: 'C-1' })], false))).toEqual({
    prices: [
      ['a', 110],
      ['b', 200],
      ['c', 300],
      ['d', 400],
    ],
    items: [
      ['a', 'A-1', false],
      ['c', 'C-1', true],
    ],
  });
});

test('[B2B-4] of a whole contract, what the sheet leaves out ends', () => {
  expect(seen(contractAfter(BEFORE, [row('a', 110), row('c', null, { customerSku: 'C-1' })], true))).toEqual({
    prices: [['a', 110]],
    items: [['c', 'C-1', false]],
  });
});

test('[B2B-4] the next price of an item stands beside the present one', () => {
  const next = row('a', 120, { price: { currency: 'USD', cents: 120, breaks: [], from: 1_000, until: null } });
  expect(seen(contractAfter(BEFORE, [next], false)).prices).toEqual([
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['a', 120],
  ]);
});

const SAME = { added: 0, changed: 0, removed: 0 };

test('[B2B-4] the effect names what is new, higher, lower, gone and above the list, for each account', () => {
  const after = contractAfter(BEFORE, [row('a', 150), row('b', 190), row('d', 400), row('e', 10, { accountNumber: '72' })], true);
  expect(contractEffects(BEFORE, after, (itemId) => (itemId === 'a' ? 149 : undefined))).toEqual([
    {
      accountNumber: '71',
      added: 1,
      raised: [{ itemId: 'a', currency: 'USD', before: 100, after: 150 }],
      lowered: [{ itemId: 'b', currency: 'USD', before: 200, after: 190 }],
      removed: 1,
      otherwise: 0,
      unchanged: 0,
      contracts: SAME,
      rules: SAME,
      itemsChanged: 2,
      aboveList: ['a'],
    },
    {
      accountNumber: '72',
      contracts: SAME,
      rules: SAME,
      added: 1,
      raised: [],
      lowered: [],
      removed: 0,
      otherwise: 0,
      unchanged: 0,
      itemsChanged: 0,
      aboveList: [],
    },
  ]);
  const redated = contractAfter(
    BEFORE,
    [
      row('a', 100, { price: { currency: 'USD', cents: 100, breaks: [], from: null, until: 9_000 } }),
      row('b', 200, { price: { currency: 'USD', cents: 200, breaks: [{ qty: 9, each: 190 }], from: null, until: null } }),
    ],
    false,
  );
  expect(contractEffects(BEFORE, redated, () => 1_000)).toMatchObject([{ raised: [], lowered: [], otherwise: 2, unchanged: 1 }]);
  expect(contractEffects(BEFORE, BEFORE, () => 1_000)).toMatchObject([
    { added: 0, removed: 0, unchanged: 3, itemsChanged: 0, aboveList: [] },
  ]);
});

test('[CAT-7] an own number belongs to one item of its account', () => {
  const fold = (text: string): string => text.toLowerCase();
  const rows = [
    row('a', null, { customerSku: 'X1' }),
    row('b', null, { customerSku: 'x1' }),
    row('c', null, { accountNumber: '72', customerSku: 'X1' }),
  ];
  expect(sharedOwnNumbers(contractAfter(NONE, rows, false), fold)).toEqual([
    'account 71: own_number x1 of item b is that of item a already',
  ]);
});

const head = (more: Partial<ContractHead> = {}): ContractSheetRow => {
  const contract: ContractHead = {
    number: 'C-1',
    name: 'Office core',
    currency: 'USD',
    priority: 100,
    offContract: null,
    from: null,
    until: null,
    ...more,
  };
  return { accountNumber: '71', contract: contract.number, kind: 'contract', head: contract };
};
const rule = (more: Partial<AgreedRule> = {}, currency: 'USD' | 'CAD' = 'USD'): ContractSheetRow => ({
  accountNumber: '71',
  contract: 'C-1',
  kind: 'rule',
  currency,
  rule: { scope: 'category', target: 'paper', basis: 'discount', percent: 1_000, breaks: [], from: null, until: null, ...more },
});

test('[B2B-4] a percentage or a price needs its contract, in the contract’s currency', () => {
  const rows = [head(), rule(), rule({}, 'CAD'), row('a', 100, { contract: 'C-2' }), row('a', 100, { contract: 'C-1' })];
  expect([...misplacedRows(rows, contractAfter(NONE, rows, false))]).toEqual([
    [2, 'contract C-1 is in USD'],
    [3, 'there is no contract C-2; a row with its contract_name makes it'],
  ]);
});

test('[B2B-4] the effect on prices counts what rises, falls, begins and ends on a day, percentages and contracts included', () => {
  const item = (itemId: string, categoryIds: readonly string[]): ItemToPrice => ({
    itemId,
    brand: 'Northfold',
    categoryIds,
    currency: 'USD',
    list: { base: 1_000 },
    cost: undefined,
  });
  const items = [item('a', ['paper']), item('b', ['office', 'paper']), item('c', ['pens']), item('d', ['ink'])];
  const before = contractAfter(NONE, [head(), row('a', 800, { contract: 'C-1' }), row('b', 950), row('d', 500)], false);
  const after = contractAfter(
    NONE,
    [
      head(),
      row('a', 850, { contract: 'C-1' }),
      row('b', 950),
      rule(),
      rule({ scope: 'brand', target: 'NORTHFOLD', percent: 50, from: 5_000 }),
    ],
    true,
  );
  const seen = ({ raised, lowered, begins, ends }: ReturnType<typeof priceEffect>) => ({
    raised: raised.map(({ itemId, after: cents }) => [itemId, cents]),
    lowered: lowered.map(({ itemId, after: cents }) => [itemId, cents]),
    begins,
    ends,
  });
  expect(seen(priceEffect(before, after, items, 0))).toEqual({ raised: [['a', 850]], lowered: [['b', 900]], begins: 0, ends: 1 });
  // From the first day of the brand's percentage on, pens and ink are in the contract as well.
  expect(seen(priceEffect(before, after, items, 5_000))).toEqual({
    raised: [
      ['a', 850],
      ['d', 995],
    ],
    lowered: [['b', 900]],
    begins: 1,
    ends: 0,
  });
  // A contract takes everything in it along when it ends.
  const ended = contractAfter(after, [head({ until: 100 })], false);
  expect(seen(priceEffect(after, ended, items, 100))).toEqual({ raised: [['b', 950]], lowered: [], begins: 0, ends: 1 });
});
