import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetsOf } from './sheets.ts';

/** A sheet as lines of its cells. */
const linesOf = (name: string, rows: readonly object[], sheet = name): readonly string[] => {
  const { columns = [], rows: found = [] } = sheetsOf(name, rows).get(sheet) ?? {};
  return [columns, ...found].map((cells) => cells.join('|'));
};

test.each([
  ['cents of a row', [{ cents: 1299, currency: 'CAD' }], ['amount|currency', '12.99|CAD']],
  ['cents that the database gives as text', [{ cents: '-5', currency: 'USD' }], ['amount|currency', '-0.05|USD']],
  ['several amounts', [{ currency: 'USD', taxCents: 0, totalCents: 100_000 }], ['currency|tax|total', 'USD|0.00|1000.00']],
  ['an amount that is not there', [{ refundCents: null, currency: 'USD' }], ['refund|currency', '|USD']],
  ['the currency of the site', [{ site: 'business-CA', agreedCents: 450 }], ['site|agreed|currency', 'business-CA|4.50|CAD']],
])('[USR-12] %s: an amount with its currency', (_what, rows, lines) => expect(linesOf('orders', rows)).toEqual(lines));

test('[USR-12] times, lists of words and nothing are texts', () => {
  const row = { at: new Date('2026-11-30T12:00:00Z'), isOn: true, groups: ['Lab', 'Front desk'], note: null, none: [] };
  expect(linesOf('rows', [row])).toEqual(['at|isOn|groups|note|none', '2026-11-30T12:00:00.000Z|true|Lab; Front desk||']);
});

test('[USR-12] an address in a cell becomes columns, also where only some rows have one', () => {
  const rows = [{ site: 'a' }, { site: 'b', shippingAddress: { city: 'Framingham', phone: { day: '5085550100' } } }];
  expect(linesOf('checkout', rows)).toEqual(['site|shippingAddressCity|shippingAddressPhoneDay', 'a||', 'b|Framingham|5085550100']);
});

test('[USR-12] what a row has several of stands in a sheet of its own, by row', () => {
  const rows = [{ item: '1' }, { item: '2', choices: { parts: [{ id: 'x', qty: 1 }, { id: 'y' }] } }];
  expect(linesOf('cartLines', rows)).toEqual(['item', '1', '2']);
  expect(linesOf('cartLines', rows, 'cartLines-choicesParts')).toEqual(['row|id|qty', '2|x|1', '2|y|']);
});

test('[USR-12] whatever is kept, no cell has structure, and every row has every column', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 3 }))), (rows) => {
      const sheets = sheetsOf('table', rows);
      expect(sheets.get('table')?.rows.length ?? 0).toBe(rows.length);
      for (const { columns, rows: found } of sheets.values()) {
        expect(new Set(columns).size).toBe(columns.length);
        for (const cells of found) expect(cells).toHaveLength(columns.length);
      }
    }),
  );
});
