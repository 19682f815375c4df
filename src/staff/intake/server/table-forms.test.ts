// The same goods in every form that spreadsheets and other shops write (decision 0293).
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { recordsOf } from '#goods/catalog/server';
import { testDatabase } from '#test/database';
import { importFile, makeFiles } from '#test/intake';

let file: Awaited<ReturnType<typeof makeFiles>>;
beforeAll(async () => {
  file = await makeFiles();
});

const NAME = 'Stylo « été », bleu\n12 par boîte';
const quoted = `"${NAME}"`;
const SEMICOLONS = `item_id;title_en-US;price_USD;category\r\n1;${quoted};1.50;pens/blue\r\n`;
const COMMAS = `item_id,title_en-US,price_USD,category\n1,${quoted},1.50,pens/blue\n`;
const FEED = `id,title,description,availability,condition,price,link,image_link,brand\n1,${quoted},x,in stock,new,1.50 USD,https://a.example/1,,Bic\n`;
const XML = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><channel><item><id>1</id><title>${NAME}</title><price>1.50 USD</price><availability>in stock</availability></item></channel></rss>`;
const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

test.each([
  ['a.csv', SEMICOLONS],
  ['a.csv', `sep=;\r\n${SEMICOLONS}`],
  ['a.csv', `\uFEFF${COMMAS}`],
  ['a.csv', Buffer.from(`\uFEFF${SEMICOLONS}`, 'utf16le')],
  ['a.csv', Buffer.from(SEMICOLONS, 'utf16le')],
  ['a.csv', swapped(Buffer.from(`\uFEFF${COMMAS}`, 'utf16le'))],
  ['a.tsv', Buffer.from(`\uFEFFid\ttitle\tprice\tavailability\n1\t${quoted}\t1.50 USD\tin stock\n`, 'utf16le')],
  ['a.csv.gz', gzipSync(SEMICOLONS)],
  ['a.csv', FEED],
  ['a.txt', FEED],
  ['a.xml', Buffer.from(XML('ISO-8859-1'), 'latin1')],
  ['a.xml', Buffer.from(XML('windows-1252'), 'latin1')],
  ['a.xml', Buffer.from(`\uFEFF${XML('UTF-16')}`, 'utf16le')],
  ['a.xml', XML('UTF-8')],
])('[CAT-1] %s: %.20j', async (name, content) => {
  const db = await testDatabase();
  const { summary, problems } = await importFile(db, await file(name, content));
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ rows: 1, added: 1 });
  const [record] = await recordsOf(db, ['1']);
  expect(record?.text['en-US'].name.replaceAll(/\s+/g, ' ')).toBe(NAME.replaceAll(/\s+/g, ' '));
  expect(record?.prices).toEqual({ USD: { base: 150 } });
  await db.close();
});
