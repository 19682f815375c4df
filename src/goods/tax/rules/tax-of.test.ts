import { expect, test } from 'vitest';
import { placeOfZip, type Place } from '#people/addresses/rules';
import { taxOf, taxTable, type Taxed } from './tax-of.ts';
import { RATED_STATES, stateRate } from './us-rates.ts';

const at = (zip: string, country: 'US' | 'CA'): Place => placeOfZip(zip, country) ?? { country, state: null, zip };
const shares = (cents: number, taxed: Taxed, zip: string, country: 'US' | 'CA') =>
  taxOf(cents, taxed, taxTable(at(zip, country))).map(({ name, jurisdiction, cents: share }) => [name, jurisdiction, share]);

test.each([
  ['01702', 'standard', [['SALES', 'MA', 625]]],
  ['01702', 'grocery', []],
  ['38103', 'grocery', [['SALES', 'TN', 400]]],
  ['97201', 'standard', []],
  ['10001', 'delivery', [['SALES', 'NY', 400]]],
  ['01702', 'delivery', []],
  ['78701', 'service', [['SALES', 'TX', 625]]],
  ['94105', 'digital', []],
  ['94105', 'giftCard', []],
] as const)('[CART-16] $100.00 shipped to %s, %s', (zip, taxed, expected) => {
  expect(shares(10_000, taxed, zip, 'US')).toEqual(expected);
});

test.each([
  [
    'H3B 1A7',
    [
      ['GST', 'CA', 500],
      ['QST', 'QC', 998],
    ],
  ],
  ['M5V 2T6', [['HST', 'ON', 1_300]]],
  ['B3H 1A1', [['HST', 'NS', 1_400]]],
  ['E1A 1A1', [['HST', 'NB', 1_500]]],
  [
    'V6B 1A1',
    [
      ['GST', 'CA', 500],
      ['PST', 'BC', 700],
    ],
  ],
  [
    'S4P 1A1',
    [
      ['GST', 'CA', 500],
      ['PST', 'SK', 600],
    ],
  ],
  [
    'R3C 1A1',
    [
      ['GST', 'CA', 500],
      ['RST', 'MB', 700],
    ],
  ],
  ['T2P 1A1', [['GST', 'CA', 500]]],
  ['X0A 0H0', [['GST', 'CA', 500]]],
] as const)('[CART-16] $100.00 shipped to %s shows each tax apart', (zip, expected) => {
  expect(shares(10_000, 'standard', zip, 'CA')).toEqual(expected);
  expect(shares(10_000, 'grocery', zip, 'CA')).toEqual([]);
  expect(shares(10_000, 'giftCard', zip, 'CA')).toEqual([]);
});

test('[CART-16] every state and province has a row', () => {
  const zips = [
    '35203',
    '99501',
    '85004',
    '72201',
    '94105',
    '80202',
    '06103',
    '19801',
    '20001',
    '33101',
    '30303',
    '96801',
    '83702',
    '60601',
    '46204',
    '50309',
    '66603',
    '40202',
    '70112',
    '04101',
    '21201',
    '02110',
    '48226',
    '55401',
    '39201',
    '63101',
    '59601',
    '68102',
    '89101',
    '03301',
    '07102',
    '87501',
    '10001',
    '27601',
    '58501',
    '43215',
    '73102',
    '97201',
    '19103',
    '02903',
    '29201',
    '57501',
    '37203',
    '78701',
    '84101',
    '05401',
    '23219',
    '98101',
    '25301',
    '53202',
    '82001',
  ];
  const states = zips.map((zip) => at(zip, 'US').state);
  expect(new Set(states).size).toBe(51);
  expect(zips.filter((zip) => taxTable(at(zip, 'US')).on('standard').length === 0).map((zip) => at(zip, 'US').state)).toEqual([
    'AK',
    'DE',
    'MT',
    'NH',
    'OR',
  ]);
});

test('[CART-16] American amounts are marked as estimated, Canadian ones are exact', () => {
  expect([taxTable(at('01702', 'US')).estimated, taxTable(at('H3B 1A7', 'CA')).estimated]).toEqual([true, false]);
});

test('[CART-16] each share is rounded separately, half a cent up', () => {
  expect(shares(8, 'standard', '01702', 'US')).toEqual([['SALES', 'MA', 1]]);
  expect(shares(7, 'standard', '01702', 'US')).toEqual([['SALES', 'MA', 0]]);
});

test('[CART-16] every American row has a source and a day', () => {
  expect(RATED_STATES).toHaveLength(52);
  for (const state of RATED_STATES) {
    const row = stateRate(state);
    expect(row?.source, state).toMatch(/(Revenue|Tax|Taxation|Comptroller|Treasury|Hacienda|Administration).*; .+/);
    expect(row?.asOf, state).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('[CART-16] an imported local table makes the amount exact: jurisdictions are listed separately, and food is taxed only if the row says so', () => {
  const locals = [
    {
      state: 'NY',
      zip: '10001',
      jurisdiction: 'New York City',
      rate: 45_000,
      grocery: false,
      since: '2009-08-01',
      until: null,
      source: 's',
    },
    {
      state: 'NY',
      zip: '10001',
      jurisdiction: 'Food district',
      rate: 10_000,
      grocery: true,
      since: '2009-08-01',
      until: null,
      source: 's',
    },
  ];
  const table = taxTable(at('10001', 'US'), locals);
  expect(table.estimated).toBe(false);
  expect(taxOf(10_000, 'standard', table).map(({ jurisdiction, cents }) => [jurisdiction, cents])).toEqual([
    ['NY', 400],
    ['New York City', 450],
    ['Food district', 100],
  ]);
  expect(taxOf(10_000, 'grocery', table).map(({ jurisdiction }) => jurisdiction)).toEqual(['Food district']);
  expect(taxOf(10_000, 'giftCard', table)).toEqual([]);
});
