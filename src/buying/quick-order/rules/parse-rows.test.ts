import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRows, rowsText } from './parse-rows.ts';

/** fast-check's own arbitrary for these strings takes seconds. */
const ANY_TEXT = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 300 }).map((codes) => String.fromCodePoint(...codes));

const row = (number: string, qty: string) => ({ number, qty });

test.each([
  ['246811, 10', '246811', '10'],
  ['246811,10', '246811', '10'],
  ['246811;10', '246811', '10'],
  ['246811\t10', '246811', '10'],
  ['246811 | 10', '246811', '10'],
  ['246811 10', '246811', '10'],
  ['246811  10', '246811', '10'],
  ['246811 x 10', '246811', '10'],
  ['246811 x10', '246811', '10'],
  ['246811 × 10', '246811', '10'],
  ['10 x 246811', '246811', '10'],
  ['10x 246811', '246811', '10'],
  ['10 246811', '246811', '10'],
  ['10, HP-PAPER-01', 'HP-PAPER-01', '10'],
  ['246811 (10)', '246811', '10'],
  ['246811: 10', '246811', '10'],
  ['246811 = 10', '246811', '10'],
  ['246811 - 10', '246811', '10'],
  ['- 246811 10', '246811', '10'],
  ['246-811', '246-811', ''],
  ['246-811 25', '246-811', '25'],
  ['HP-PAPER-01 10 ea', 'HP-PAPER-01', '10'],
  ['246811, Qty 10', '246811', '10'],
  ['246811, Copy paper, 10', '246811', '10'],
  ['246811, "Paper, white", 10, 4.99', '246811', '10'],
  ['"246811","1,000"', '246811', '1000'],
  ['246811;1 000', '246811', '1000'],
  ['246811, 10.00', '246811', '10'],
  ['246811', '246811', ''],
  ['copy paper 10', 'copy paper', '10'],
  ['copy paper', 'copy paper', ''],
  ['246811, ten', '246811', 'ten'],
  ['246811, -5', '246811', '-5'],
  ['246811,,', '246811', ''],
])('[ATC-6] the line %s is item %s, quantity %s', (line, number, qty) => {
  expect(parseRows(line)).toEqual([row(number, qty)]);
});

test('[ATC-6] a table is read by its header row, in either language, whatever columns lie between', () => {
  const wanted = [row('246811', '10'), row('310877', '2')];
  expect(parseRows('Item number,Quantity\r\n246811,10\r\n310877,2\r\n')).toEqual(wanted);
  expect(parseRows('\uFEFFDescription;Quantité;Numéro d’article\nPapier;10;246811\nStylos;2;310877')).toEqual([
    row('246811', '10'),
    row('310877', '2'),
  ]);
  expect(parseRows('Qty\tSKU\tNote\n10\t246811\tfor Ann\n2\t310877\t')).toEqual(wanted);
  expect(parseRows('\n\n---\n246811,10\n\n310877 2\n')).toEqual(wanted);
});

test('[ATC-6] written rows read back unchanged', () => {
  const number = fc.stringMatching(/^[A-Z]{2}-?[0-9]{4,8}$/);
  const qty = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 9_999 }).map(String));
  fc.assert(
    fc.property(fc.array(fc.record({ number, qty })), (rows) => {
      expect(parseRows(rowsText(rows))).toEqual(rows);
    }),
  );
});

test('[ATC-6] any pasted text gives rows of bounded length and no error', () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      for (const { number, qty } of parseRows(text)) expect(Math.max(number.length - 48, qty.length)).toBeLessThanOrEqual(12);
    }),
  );
});

test('trust 34: invisible characters in a pasted row or file cell are no part of a number', () => {
  expect(parseRows('\u200B246811\u00AD, 10\u202C\n2468\u000711,\u0085 4\u0000')).toEqual([
    { number: '246811', qty: '10' },
    { number: '246811', qty: '4' },
  ]);
});
