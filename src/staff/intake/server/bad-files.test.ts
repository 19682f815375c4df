// Files that cannot be imported: problems name the row, and nothing is written.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { exportText, importFile, makeFiles } from '#test/intake';
import { ENDLESS_LINE, LONGEST_ROW } from './reading/unreadable.ts';

let db: Db;
let file: Awaited<ReturnType<typeof makeFiles>>;
beforeAll(async () => {
  db = await testDatabase();
  file = await makeFiles();
});
afterAll(() => db.close());

const CSV = 'item_id,title_en-US,price_USD,category\n';
const TSV = 'id\ttitle\tprice\tavailability\n';
const XML = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
const ITEM = (over: string) =>
  `<item><g:id>1</g:id><title>Pen</title><g:price>1.00 USD</g:price><g:availability>in_stock</g:availability>${over}</item>`;
const good = {
  itemId: '1',
  partNumber: '1',
  kind: 'ordinary',
  categoryId: 'c',
  brand: '',
  text: { 'en-US': { name: 'Pen', description: '' } },
  prices: {},
};
const LINES = (...records: readonly object[]) =>
  [{ type: 'category', id: 'c', order: 1, name: { 'en-US': 'C' } }, ...records].map((record) => JSON.stringify(record)).join('\n');
const isEmpty = async (): Promise<boolean> =>
  Number(
    (await db.raw('select (select count(*) from product) + (select count(*) from category) + (select count(*) from intake_progress) as n'))
      .rows[0]?.['n'],
  ) === 0;

test.each([
  [
    'no column for the number',
    'a.csv',
    'titel,price_USD\nx,1',
    /Row 1: the column item_id is missing; there is no column “titel”; did you mean title_en-US\?/,
  ],
  ['a column twice', 'a.csv', 'item_id,item_id\n1,1', /stands there twice/],
  ['a missing column', 'a.tsv', 'id\ttitle\n1\tPen', /Row 1: the column price is missing; the column availability is missing/],
  ['nothing', 'a.csv', '', /The file is empty/],
  ['nothing in XML', 'a.xml', '', /no items|broken/],
  ['an open quotation mark', 'a.csv', `${CSV}1,"Pen,1,c\n2,Pen,1,c\n`, /Row 2: a quotation mark is left open/],
  ['broken XML', 'a.xml', `${XML(ITEM('')).slice(0, -20)}</oops>`, /Line 1: the XML is broken: /],
  ['XML cut off', 'a.xml', XML(ITEM('')).slice(0, 120), /the XML is broken/],
  [
    'XML in an unknown encoding',
    'a.xml',
    '<?xml version="1.0" encoding="x-klingon"?><rss/>',
    /x-klingon, which is not known here. Save it as UTF-8/,
  ],
  ['XML without items', 'a.xml', '<html></html>', /no items/],
  [
    'entities of its own',
    'a.xml',
    '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
    /the XML is broken: undefined entity/,
  ],
  [
    'Latin-1',
    'a.csv',
    Buffer.from(`${CSV}1,Pen,1,c\n2,\u00e9t\u00e9,1,c\n`, 'latin1'),
    /Line 3 is not UTF-8 text .*Save the file as UTF-8/,
  ],
  ['half of a letter in UTF-16', 'a.tsv', Buffer.from(`\uFEFF${TSV}\uD83D`, 'utf16le'), /About line 2 the file is not utf-16le/],
  ['a letter cut off at the end', 'a.jsonl', Buffer.from('{"a":"é"}').subarray(0, 7), /is not UTF-8/],
  ['gzip that breaks off', 'a.csv.gz', gzipSync(`${CSV}1,Pen,1,c\n`.repeat(99)).subarray(0, 40), /unexpected end of file/],
  ['JSON that is no list', 'a.json', '[{"a":1},', /The file is not JSON/],
])('%s ends the import', async (_what, name, content, message) => {
  await expect(importFile(db, await file(name, content), { skipBadRows: true })).rejects.toThrow(message);
  expect(await isEmpty()).toBe(true);
});

test.each([
  ['a formula', 'a.csv', `${CSV}1,=1+1,1,c\n`, [[2, /title_en-US begins like a formula: “=1\+1”/]]],
  ['a formula in a feed', 'a.tsv', `${TSV}1\t=HYPERLINK("x")\t1.00 USD\tin stock\n`, [[2, /title begins like a formula/]]],
  [
    'an unknown currency',
    'a.tsv',
    `${TSV}1\tPen\t1.00 EUR\tin stock\n`,
    [[2, /item 1: its price “1.00 EUR” is in EUR; the shop sells in USD and CAD/]],
  ],
  ['a negative price', 'a.csv', `${CSV}1,Pen,-1,c/d\n`, [[2, /item 1: price_USD “-1” is negative/]]],
  [
    'a negative price in a feed',
    'a.xml',
    XML(ITEM('').replace('1.00', '-1.00')),
    [[1, /item 1: its price “-1.00” is negative \(line 1\)/]],
  ],
  ['a number twice', 'a.tsv', `${TSV}1\tPen\t1.00 USD\tin stock\n1\tPen\t2.00 USD\tin stock\n`, [[3, /item 1 stands in row 2 already/]]],
  ['too few cells', 'a.csv', `${CSV}1,Pen\n`, [[2, /it has 2 cells where the header has 4/]]],
  ['a new item without a category', 'a.csv', 'item_id,title_en-US,price_USD\n1,Pen,1\n', [[2, /item 1: it is new and has no category/]]],
  ['a new item in an unknown category', 'a.csv', `${CSV}1,Pen,1,nowhere\n`, [[2, /item 1: there is no category nowhere/]]],
  [
    'a new item without a price column',
    'a.csv',
    'item_id,title_en-US,category\n1,Pen,a/b\n',
    [[2, /the column price_USD or price_CAD is missing/]],
  ],
  [
    'a sale above the price',
    'a.tsv',
    `${TSV.trim()}\tsale price\n1\tPen\t1.00 USD\tin stock\t2.00 USD\n`,
    [[2, /its sale price is above its price/]],
  ],
  ['an availability nobody knows', 'a.tsv', `${TSV}1\tPen\t1.00 USD\tmaybe\n`, [[2, /its availability “maybe” is not one of/]]],
  ['a pre-order without a day', 'a.tsv', `${TSV}1\tPen\t1.00 USD\tpreorder\n`, [[2, /needs an availability_date/]]],
  ['no JSON', 'a.jsonl', '{"a":', [[1, 'it is not a JSON object']]],
  ['an unknown property', 'a.jsonl', LINES({ ...good, colour: 'red' }), [[2, /item "1": .*colour/]]],
  ['a missing property', 'a.jsonl', LINES({ ...good, text: {} }), [[2, /text/]]],
  [
    'half a letter',
    'a.jsonl',
    LINES({ ...good, brand: 'x' }).replace('"x"', '"\\ud800"'),
    [[2, /^brand holds a character that is no text/]],
  ],
  ['NUL', 'a.jsonl', LINES({ ...good, text: { 'en-US': { name: '\u0000', description: '' } } }), [[2, /^text\.en-US\.name holds a char/]]],
  ['NUL in a key', 'a.jsonl', LINES({ ...good, ['\u0000']: 1 }), [[2, /^it holds a character that is no text/]]],
  [
    'NUL in a category',
    'a.jsonl',
    JSON.stringify({ type: 'category', id: 'd', order: 1, name: { 'en-US': 'D\u0000' } }),
    [[1, /^name\.en-US holds a character that is no text/]],
  ],
  ['NUL in a cell', 'a.csv', `${CSV}1,Pe\u0000n,1,c\n`, [[2, /^title_en-US holds a character that is no text/]]],
  ['NUL in a feed', 'a.tsv', `${TSV}1\tPe\u0000n\t1.00 USD\tin stock\n`, [[2, /^title holds a character that is no text/]]],
  [
    'NUL as JSON in a cell',
    'a.csv',
    `item_id,title_en-US,price_USD,category,picture\n1,Pen,1,c/d,"{""type"":""\\u0000""}"\n`,
    [[2, /item 1: its picture\.type holds a character that is no text/]],
  ],
  [
    'a number that looks like another',
    'a.jsonl',
    LINES({ ...good, itemId: '1\u200B' }),
    [[2, /its item number holds a character that nobody/]],
  ],
  [
    'a category without its parent',
    'a.jsonl',
    JSON.stringify({ type: 'category', id: 'd', parentId: 'x', order: 1, name: { 'en-US': 'D' } }),
    [[1, /stands before its parent x/]],
  ],
  [
    'prices that contradict',
    'a.jsonl',
    LINES({ ...good, prices: { USD: { base: 1, sale: 2 } } }),
    [[2, /its price in USD is not above its sale price/]],
  ],
  ['a line beyond measure', 'a.jsonl', `{"a":"${'x'.repeat(LONGEST_ROW)}"}\n${LINES(good)}`, [[1, /longer than 4 MB/]]],
] as const)('%s is told with its row', async (_what, name, content, expected) => {
  const { summary, problems } = await importFile(db, await file(name, content));
  expect(problems).toEqual(expected.map(([row, what]) => [row, expect.stringMatching(what)]));
  expect(summary).toMatchObject({ added: 0, wrong: expected.length });
  expect(await isEmpty()).toBe(true);
});

test.each([
  ['a.csv', `${CSV}1,"${'x'.repeat(LONGEST_ROW + 9)}`, /Row 2: it is longer than 4 MB/],
  ['a.xml', XML(ITEM(`<g:color>${'x'.repeat(LONGEST_ROW + 9)}</g:color>`)), /Item 1 \(line 1\): it is longer than 4 MB/],
])('a row beyond measure ends the import of %s', async (name, content, message) => {
  await expect(importFile(db, await file(name, content))).rejects.toThrow(message);
});

test('an endless line is refused without reading all of it', async () => {
  const reading = { done: 0 };
  const path = await file('endless.jsonl', Buffer.concat([Buffer.from(`${LINES(good)}\n`), Buffer.alloc(2 * ENDLESS_LINE, 'x')]));
  await expect(importFile(db, path, { reading, skipBadRows: true })).rejects.toThrow(/^Row 3: it is longer than 64 MB/);
  expect(reading.done).toBeLessThan(1.2 * ENDLESS_LINE);
  expect(await isEmpty()).toBe(true);
});

test('the hash of a file is computed only when all its rows are valid, even after an interrupted import', async () => {
  let hashed = 0;
  const mark = (bytes: number) => ({ bytes, hash: async (): Promise<string> => `hash ${++hashed}` });
  const empty = await testDatabase();
  await empty.raw("insert into intake_progress (file_hash, last_row, file_bytes) values ('of another', 500, 99)");
  await importFile(empty, await file('wrong.csv', `${CSV}1,=1+1,1,c\n`), { file: mark(42), resume: true });
  expect(hashed).toBe(0);
  // An interrupted file has the same length, so only the hash tells the files apart.
  await importFile(empty, await file('as-long.csv', `${CSV}1,=1+1,1,c\n`), { file: mark(99), resume: true });
  expect(hashed).toBe(1);
  await importFile(empty, await file('right.jsonl', LINES(good)), { file: mark(42) });
  expect(hashed).toBe(2);
  await empty.close();
});

test('feeds of other programs: spaces in names, prefixes, CDATA, markup, Windows line ends, a byte order mark', async () => {
  const empty = await testDatabase();
  const item = ITEM(
    '<description><![CDATA[<p>Soft &amp; smooth</p> 5 < 6]]></description><g:product_type>Writing &gt; Pens</g:product_type><g:shipping_weight>1.5 lb</g:shipping_weight><g:color>Blue</g:color>',
  );
  await importFile(empty, await file('b.xml', XML(item)));
  const head = '\uFEFFg:ID\tTitle\tPrice\tAvailability\tProduct Type\tsale price\tsale price effective date\tGTIN\tmystery';
  const row =
    '2\t8.5" x 11" pad\tUSD 1,299.50\tIn Stock\tWriting > Pads\t9.00 USD\t2020-01-01T00:00-0500/2020-02-01T00:00-0500\t4006381333931\tx';
  expect((await importFile(empty, await file('b.tsv', `${head}\r\n${row}\r\n\r\n`))).problems).toEqual([]);
  const { rows } = await empty.raw(
    'select item_id, title, content, category_id, facets, weight_grams, ean, base, sale from product join price using (item_id) order by item_id',
  );
  expect(rows).toEqual([
    {
      item_id: '1',
      title: { 'en-US': 'Pen' },
      content: { 'en-US': { description: 'Soft & smooth 5 < 6' } },
      category_id: 'pens',
      facets: { color: { 'en-US': 'Blue' } },
      weight_grams: 680,
      ean: null,
      base: 100,
      sale: null,
    },
    {
      item_id: '2',
      title: { 'en-US': '8.5" x 11" pad' },
      content: { 'en-US': { description: '' } },
      category_id: 'pads',
      facets: {},
      weight_grams: 0,
      ean: '4006381333931',
      base: 129_950,
      sale: 900,
    },
  ]);
  expect(await exportText(empty, 'merchant-tsv')).toContain('Writing > Pads');
  await empty.close();
});

test('trust 34: invisible characters are removed from titles, brands and part numbers', async () => {
  const empty = await testDatabase();
  const hidden = {
    brand: 'North\u200Bfold\u202E',
    partNumber: '1\u200B2',
    text: { 'en-US': { name: 'Sta\u00ADpler\uFEFF', description: '' } },
  };
  await importFile(empty, await file('hidden.jsonl', LINES({ ...good, ...hidden })));
  const [row] = (await exportText(empty, 'jsonl')).split('\n').filter((line) => line.includes('Stapler'));
  expect(JSON.parse(row ?? '{}')).toMatchObject({ brand: 'Northfold', partNumber: '12', text: { 'en-US': { name: 'Stapler' } } });
  await empty.close();
});
