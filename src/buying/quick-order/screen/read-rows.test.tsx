import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsText } from '#buying/quick-order/rules';
import { rowsOfFile, rowsOfText } from './read-rows.ts';

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
  ['246811 x 3', '246811', '3'],
  ['246811x3', '246811', '3'],
  ['2 boxes of 246811', '246811', '2'],
  ['2 bx 246811', '246811', '2'],
  ['Qty: 3 of 246811', '246811', '3'],
  ['3 boîtes de 246811', '246811', '3'],
  ['12 caisses d’HP-PAPER-01', 'HP-PAPER-01', '12'],
  ['246811 - 2 cases', '246811', '2'],
  ['246811 (2 boxes)', '246811', '2'],
  ['246811, 2 boxes', '246811', '2'],
  ['246811 x 2 pks', '246811', '2'],
  ['246811, 8.5" x 11" paper, 10', '246811', '10'],
])('[ATC-6] the line %s is item %s, quantity %s', (line, number, qty) => {
  expect(rowsOfText(line)).toEqual([row(number, qty)]);
});

test('[ATC-6] a table is read by its header row, in either language, whatever columns lie between', () => {
  const wanted = [row('246811', '10'), row('310877', '2')];
  expect(rowsOfText('Item number,Quantity\r\n246811,10\r\n310877,2\r\n')).toEqual(wanted);
  expect(rowsOfText('\uFEFFDescription;Quantité;Numéro d’article\nPapier;10;246811\nStylos;2;310877')).toEqual([
    row('246811', '10'),
    row('310877', '2'),
  ]);
  expect(rowsOfText('Qty\tSKU\tNote\n10\t246811\tfor Ann\n2\t310877\t')).toEqual(wanted);
  expect(rowsOfText('\n\n---\n246811,10\n\n310877 2\n')).toEqual(wanted);
});

test('[ATC-6] a cell in quotes may have several lines, and the quantity after it counts', () => {
  const table = 'SKU,Description,Qty\n246811,"Copy paper,\nwhite, 10 reams\n""Multiuse""",12\r\n310877,"Pens\r\nblue",3\r\n';
  const rows = [row('246811', '12'), row('310877', '3')];
  expect(rowsOfText(table)).toEqual(rows);
  expect(rowsOfText('246811\t"Copy paper\nwhite"\t12\n310877\t"Pens\nblue"\t3')).toEqual(rows);
  expect(rowsOfText('"24 lb paper, 12\n310877, 3')).toEqual([row('"24 lb paper', '12'), row('310877', '3')]);
});

test('[ATC-6] exports of ERPs and of other shops', () => {
  const wanted = [row('246811', '10'), row('310877', '2')];
  const erp = 'Purchase order 4711\n\nLine,Item Number,Description,Order Qty\n1,246811,Paper,10\n2,310877,Pens,2\n,,Total,12';
  expect(rowsOfText(erp)).toEqual(wanted);
  expect(rowsOfText('Name,Lineitem quantity,Lineitem name,Lineitem sku\n#1001,10,Paper,246811\n#1001,2,Pens,310877')).toEqual(wanted);
  const french = 'sep=;\r\nLigne;Référence;Désignation;Qté commandée\r\n1;246811;"Papier, blanc";10\r\n2;310877;Stylos;2';
  expect(rowsOfText(french)).toEqual(wanted);
  expect(rowsOfText('Description,SKU,Qty\nCopy paper,,10')).toEqual([row('Copy paper', '10')]);
  expect(rowsOfText('246811;10\n310877,2')).toEqual(wanted);
});

test('[ATC-6] a file in any encoding that spreadsheets save, with and without its mark', async () => {
  const table = 'Référence;Qté\n246811;10\n';
  const utf16 = (text: string): number[] => Array.from(text, (letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]).flat();
  const swapped = (bytes: number[]): number[] => bytes.map((_, at) => bytes[at ^ 1] ?? 0);
  const latin = Array.from(table, (letter) => letter.charCodeAt(0));
  const files = [utf16(`\uFEFF${table}`), utf16(table), swapped(utf16(`\uFEFF${table}`)), swapped(utf16(table)), latin];
  for (const bytes of files) expect(await rowsOfFile(new Blob([new Uint8Array(bytes)]))).toEqual({ rows: [row('246811', '10')] });
  expect(await rowsOfFile(new Blob([`\uFEFF${table}`]))).toEqual({ rows: [row('246811', '10')] });
  expect(await rowsOfFile(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0])]))).toEqual({ problem: 'notCsv' });
});

test('[ATC-6] written rows read back unchanged', () => {
  const number = fc.stringMatching(/^[A-Z]{2}-?[0-9]{4,8}$/);
  const qty = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 9_999 }).map(String));
  fc.assert(
    fc.property(fc.array(fc.record({ number, qty })), (rows) => {
      expect(rowsOfText(rowsText(rows))).toEqual(rows);
    }),
  );
});

test('[ATC-6] any pasted text gives rows of bounded length and no error', () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      for (const { number, qty } of rowsOfText(text)) expect(Math.max(number.length - 48, qty.length)).toBeLessThanOrEqual(12);
    }),
  );
});

test('trust 34: invisible characters in a pasted row or file cell are no part of a number', () => {
  expect(rowsOfText('\u200B246811\u00AD, 10\u202C\n2468\u000711,\u0085 4\u0000')).toEqual([
    { number: '246811', qty: '10' },
    { number: '246811', qty: '4' },
  ]);
});
