import { expect, test } from 'vitest';
import { contractRowKey, readContractRow } from './contract-sheet.ts';
import { contractDays } from './sheet-cells.ts';

const cells = (more: Readonly<Record<string, string>>) => ({ account_number: '71', item_id: '246811', ...more });
const at = (text: string): number => Date.parse(text);

test('[B2B-4] a row of the sheet is a price with its days on the site’s clock, and what it says about the item', () => {
  expect(readContractRow(cells({ currency: 'USD', price: ' 4.5 ', valid_from: '2026-12-01', valid_until: '2027-03-31' }))).toEqual({
    accountNumber: '71',
    contract: '',
    kind: 'item',
    itemId: '246811',
    price: { currency: 'USD', cents: 450, breaks: [], from: at('2026-12-01T05:00Z'), until: at('2027-04-01T04:00Z') },
    customerSku: null,
    blocked: null,
  });
  expect(readContractRow(cells({ currency: 'CAD', price: '12', own_number: 'HD-7' }))).toMatchObject({
    price: { currency: 'CAD', cents: 1_200, from: null, until: null },
    customerSku: 'HD-7',
  });
  expect(readContractRow(cells({ currency: 'USD', price: '5', breaks: '10=4.20 | 50 = 3.9' }))).toMatchObject({
    price: {
      cents: 500,
      breaks: [
        { qty: 10, each: 420 },
        { qty: 50, each: 390 },
      ],
    },
  });
  expect(readContractRow(cells({ own_number: "'-7" }))).toMatchObject({ customerSku: '-7' });
  expect(readContractRow(cells({ blocked: 'yes' }))).toMatchObject({ price: null, customerSku: null, blocked: true });
  expect(readContractRow(cells({ own_number: 'x', blocked: 'no' }))).toMatchObject({ price: null, customerSku: 'x', blocked: false });
});

test.each([
  [{ account_number: '' }, 'account_number is empty'],
  [{ item_id: ' ' }, 'item_id is empty'],
  [{ price: '4.50' }, 'currency  is neither USD nor CAD'],
  [{ currency: 'EUR', price: '4.50' }, 'currency EUR is neither USD nor CAD'],
  [{ currency: 'USD' }, 'price  is no amount such as 12.50'],
  [{ currency: 'USD', price: '-1' }, 'price -1 is no amount such as 12.50'],
  [{ currency: 'USD', price: '1.005' }, 'price 1.005 is no amount such as 12.50'],
  [{ currency: 'USD', price: '1,5' }, 'price 1,5 is no amount such as 12.50'],
  [{ currency: 'USD', price: '99999999' }, 'price 99999999 is no amount such as 12.50'],
  [{ currency: 'USD', price: '1', valid_from: '2026-02-30' }, 'valid_from 2026-02-30 is no day such as 2027-01-31'],
  [{ currency: 'USD', price: '1', valid_until: 'soon' }, 'valid_until soon is no day such as 2027-01-31'],
  [
    { currency: 'USD', price: '1', valid_from: '2026-02-02', valid_until: '2026-02-01' },
    'valid_until 2026-02-01 is before valid_from 2026-02-02',
  ],
  [{ currency: 'USD', price: '5', breaks: '10: 4.20' }, 'breaks 10: 4.20 are not written as 10=4.20 | 50=3.99'],
  [{ currency: 'USD', price: '5', breaks: '1=4' }, 'breaks 1=4 do not get cheaper with larger quantities'],
  [{ currency: 'USD', price: '5', breaks: '10=4 | 5=3' }, 'breaks 10=4 | 5=3 do not get cheaper with larger quantities'],
  [{ currency: 'USD', price: '5', breaks: '10=5' }, 'breaks 10=5 do not get cheaper with larger quantities'],
  [{ breaks: '10=5' }, 'currency  is neither USD nor CAD'],
  [{ blocked: 'maybe' }, 'blocked maybe is neither yes nor no'],
  [{ own_number: 'x'.repeat(61) }, `own_number ${'x'.repeat(61)} is longer than 60 characters`],
  [{}, 'item 246811 has neither a price, an own_number nor a word about blocked'],
  [{ contract_name: 'Core', currency: 'USD' }, 'contract  is empty or longer than 40 characters'],
  [{ contract: 'C-1', contract_name: 'Core' }, 'currency  is neither USD nor CAD'],
  [{ contract: 'C-1', contract_name: 'Core', currency: 'USD', priority: '0' }, 'priority 0 is no number from 1 to 999'],
  [
    { contract: 'C-1', contract_name: 'Core', currency: 'USD', off_contract: 'ban' },
    'off_contract ban is none of allow, warn, approval, block',
  ],
  [{ discount: '10', currency: 'USD' }, 'contract is empty; a percentage stands in a contract'],
  [{ contract: 'C-1', brand: 'X', discount: '10', currency: 'USD' }, 'a percentage is for one item_id, one category or one brand'],
  [{ contract: 'C-1', discount: '10', cost_plus: '5', currency: 'USD' }, 'a percentage is either a discount or a cost_plus'],
  [{ contract: 'C-1', discount: '100.5', currency: 'USD' }, 'discount 100.5 is no percentage such as 12.5'],
  [{ contract: 'C-1', cost_plus: 'much', currency: 'USD' }, 'cost_plus much is no percentage such as 12.5'],
  [{ contract: 'C-1', discount: '10', breaks: '10=5', currency: 'USD' }, 'breaks 10=5 do not get cheaper with larger quantities'],
])('[B2B-4] the row %j is refused: %s', (more, problem) => {
  expect(readContractRow(cells(more))).toBe(problem);
});

test('[B2B-4] a row with a contract_name is a contract, one with a percentage a rule of it', () => {
  const contract = {
    item_id: '',
    contract: "'=C-1",
    contract_name: 'Office core',
    currency: 'USD',
    valid_from: '2026-12-01',
    priority: '5',
  };
  expect(readContractRow(cells({ ...contract, off_contract: 'approval' }))).toEqual({
    accountNumber: '71',
    contract: '=C-1',
    kind: 'contract',
    head: {
      number: '=C-1',
      name: 'Office core',
      currency: 'USD',
      priority: 5,
      offContract: 'approval',
      from: at('2026-12-01T05:00Z'),
      until: null,
    },
  });
  const rule = { contract: 'C-1', currency: 'CAD', breaks: '10=15 | 50=20.5', item_id: '' };
  expect(readContractRow(cells({ ...rule, category: 'paper', discount: '12.5' }))).toMatchObject({
    kind: 'rule',
    currency: 'CAD',
    rule: {
      scope: 'category',
      target: 'paper',
      basis: 'discount',
      percent: 1_250,
      breaks: [
        { qty: 10, each: 1_500 },
        { qty: 50, each: 2_050 },
      ],
    },
  });
  expect(readContractRow(cells({ contract: 'C-1', currency: 'USD', cost_plus: '8' }))).toMatchObject({
    rule: { scope: 'item', target: '246811', basis: 'costPlus', percent: 800, breaks: [], from: null, until: null },
  });
});

test('[B2B-4] the days of a stored price are those of the sheet, over both changes of the clock', () => {
  for (const [valid_from, valid_until] of [
    ['2026-03-08', '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['', '2027-02-28'],
    ['2028-02-29', ''],
  ] as const) {
    const row = readContractRow(cells({ currency: 'CAD', price: '1', valid_from, valid_until }));
    const price = typeof row === 'string' || row.kind !== 'item' ? null : row.price;
    if (price === null) throw new Error(JSON.stringify(row));
    expect(contractDays(price, 'CAD')).toEqual({ first: valid_from, last: valid_until });
  }
});

test('[B2B-4] two rows are the same price only with the same currency and beginning', () => {
  const keys = [
    { currency: 'USD', price: '1' },
    { currency: 'USD', price: '2', valid_from: '2027-01-01' },
    { currency: 'CAD', price: '1' },
    { own_number: 'x' },
  ].map((more) => readContractRow(cells(more)));
  expect(new Set(keys.map((row) => (typeof row === 'string' ? row : contractRowKey(row)))).size).toBe(4);
});
