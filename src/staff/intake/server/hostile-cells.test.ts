// Trust 34: files with JavaScript's own words in every column, property, attribute and header. Each row is imported or reported; the shop
// starts with the imported ones, shows them and finds them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemIdsOf, writeCategories } from '#goods/catalog/server';
import { CSV_HEADER, MERCHANT_ATTRIBUTES } from '#staff/intake/rules';
import type { Db } from '#platform/db';
import { aCategory } from '#goods/catalog/fixtures';
import { LANGUAGE_WORDS, LONG_WORD } from '#test/hostile-words';
import { testShop, type TestShop } from '#test/shop';
import { importFile, makeFiles, type Imported } from '#test/intake';
import { parseMap } from './maps/read-map.ts';

type Row = Readonly<Record<string, unknown>>;

/** A word alone, as the name of a value, and in a list. */
const CELLS = [...LANGUAGE_WORDS.flatMap((word) => [word, `${word}=${word}`, `${word}: ${word} | ${word}`]), LONG_WORD.slice(0, 19_000)];

const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'title_en-US': 'Magnetic kit', price_USD: '1', category: 'Kits', brand: 'Kitmaker', kind: 'ordinary', stock: 'US=5' }),
);

/** A valid row for each column and word, with the word in that column. */
function csv(): string {
  const rows = CSV_HEADER.flatMap((column, at) =>
    CELLS.map((cell, place) =>
      CSV_HEADER.map((name) => (name === column ? cell : name === 'item_id' ? `csv-${at}-${place}` : (PLAIN.get(name) ?? ''))),
    ),
  );
  return stringify([CSV_HEADER, ...rows]);
}

const RECORD = {
  partNumber: '1',
  kind: 'ordinary',
  categoryId: 'kits',
  brand: 'Kitmaker',
  text: { 'en-US': { name: 'Magnetic kit', description: '' } },
  prices: { USD: { base: 100 } },
};

/** Records with the word in text properties and in keys, and one whose every property is the word. */
function lines(): string {
  const named = (word: string, value: unknown): string => `{${JSON.stringify(word)}:${JSON.stringify(value)}}`;
  const records = LANGUAGE_WORDS.flatMap((word, at) => {
    const both = { 'en-US': word, 'fr-CA': word };
    const texts = { name: word, description: word, pack: word, features: [word], specs: [[word, word]], unitName: word };
    const whole = { ...RECORD, itemId: `line-${at}`, brand: word, partNumber: word, text: { 'en-US': texts, 'fr-CA': texts } };
    const lists = { fits: [word], alternates: [word], accessories: [word], services: [word], images: [`https://pictures.example/${word}`] };
    const drawn = { type: word, color: word, brand: word, label: word, size: word };
    return [
      JSON.stringify({ ...whole, ...lists, picture: drawn }),
      `${JSON.stringify({ ...RECORD, itemId: `keys-${at}` }).slice(0, -1)},"facets":${named(word, both)},"variant":{"set":"${word}","options":${named(word, both)}}}`,
      `${JSON.stringify({ ...RECORD, itemId: `drawn-${at}` }).slice(0, -1)},"picture":{"type":"toner",${named(word, word).slice(1)}}`,
      `${JSON.stringify({ ...RECORD, itemId: `stores-${at}` }).slice(0, -1)},"stock":{"stores":${named(word, 3)}}}`,
      // An unknown property, which is reported.
      `${JSON.stringify({ ...RECORD, itemId: `own-${at}` }).slice(0, -1)},${named(word, word).slice(1)}`,
    ];
  });
  return [...records, '{"__proto__":{"itemId":"x"}}', '"constructor"'].join('\n');
}

const FEED: ReadonlyMap<string, string> = new Map(Object.entries({ title: 'Magnetic kit', price: '1.00 USD', availability: 'in_stock' }));

function feedText(): string {
  const header = [...MERCHANT_ATTRIBUTES, ...LANGUAGE_WORDS];
  const rows = header.flatMap((column, at) =>
    CELLS.map((cell, place) =>
      header.map((name) => (name === column ? cell : name === 'id' ? `feed-${at}-${place}` : (FEED.get(name) ?? ''))),
    ),
  );
  return stringify([header, ...rows], { delimiter: '\t' });
}

function feedXml(): string {
  const items = [...MERCHANT_ATTRIBUTES, ...LANGUAGE_WORDS].flatMap((attribute, at) =>
    LANGUAGE_WORDS.map((word, place) => {
      const plain = [...FEED, ['id', `xml-${at}-${place}`] as const].filter(([name]) => name !== attribute);
      const hostile = attribute === 'product_detail' ? `<${word}>${word}</${word}><attribute_name>${word}</attribute_name>` : word;
      return `<item>${plain.map(([name, text]) => `<g:${name}>${text}</g:${name}>`).join('')}<g:${attribute}>${hostile}</g:${attribute}></item>`;
    }),
  );
  return `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
}

/** A foreign list, and a map that looks for such words: in rows that have them, and in rows that do not. */
async function foreign(): Promise<{ readonly text: string; readonly map: Parameters<typeof importFile>[2] }> {
  const map = JSON.parse(await readFile(join(import.meta.dirname, '../../../../maps/icecat.json'), 'utf8')) as Record<string, Row>;
  const sources = LANGUAGE_WORDS.map((field) => ({ field }));
  const own = {
    ...map,
    fields: { ...map['fields'], brand: [...sources, { field: 'supplier' }], ean: sources, images: sources },
    fits: { fields: LANGUAGE_WORDS, separator: ',', most: 10 },
    specs: { prefixes: ['constructor', 'toString', '__proto__', 'attr_'], most: 20 },
    facets: LANGUAGE_WORDS.map((word) => ({ code: word === '__proto__' ? 'proto' : word, fields: [word] })),
  };
  const parsed = parseMap(JSON.stringify(own));
  if (parsed.wrong !== undefined || 'into' in parsed.value) throw new Error(`The map is not usable: ${String(parsed.wrong)}`);
  const plain = { title: 'Magnetic kit', supplier: 'Kitmaker', price: 100 };
  const rows = LANGUAGE_WORDS.flatMap((word, at) => [
    JSON.stringify({ ...plain, id: `plain-${at}` }),
    `${JSON.stringify({ ...plain, id: `foreign-${at}` }).slice(0, -1)},${JSON.stringify(word)}:${JSON.stringify(word)}}`,
    JSON.stringify({ ...plain, id: `values-${at}`, title: word, supplier: word, attr_t_color: word }),
  ]);
  return { text: rows.join('\n'), map: { map: parsed.value } };
}

let shop: TestShop;
const imported = new Map<string, Imported>();
beforeAll(async () => {
  const file = await makeFiles();
  shop = await testShop({}, undefined, async (db: Db) => {
    const take = async (name: string, text: string, options: Parameters<typeof importFile>[2] = {}): Promise<void> =>
      void imported.set(name, await importFile(db, await file(name, text), { skipBadRows: true, ...options }));
    await writeCategories(db, [aCategory({ id: 'kits' })]);
    await take('words.csv', csv());
    await take('words.jsonl', lines());
    await take('words.tsv', feedText());
    await take('words.xml', feedXml());
    const { text, map } = await foreign();
    await take('foreign.jsonl', text, map);
  });
});
afterAll(() => shop.close());

test.each(['words.csv', 'words.jsonl', 'words.tsv', 'words.xml', 'foreign.jsonl'])(
  'trust 34: each row of %s is imported or reported',
  (name) => {
    const { summary, problems } = imported.get(name) ?? {};
    expect(summary?.added).toBeGreaterThan(10);
    const { added = 0, changed = 0, unchanged = 0, wrong = 0, rows } = summary ?? {};
    expect(added + changed + unchanged + wrong).toBe(rows);
    for (const [, what] of problems ?? []) expect(what).not.toMatch(/native code|is not a function|Cannot read|\[object/);
  },
);

test('trust 34: a shop with all of them shows and finds each', async () => {
  const browser = shop.browser();
  const wrong: string[] = [];
  const ids = await itemIdsOf(shop.db);
  expect(ids.length).toBeGreaterThan(500);
  for (const id of ids) {
    const { status, body } = await browser.send('GET', `/api/product/${encodeURIComponent(id)}`);
    if (status !== 200 && status !== 404) wrong.push(`${id} answered ${status}`);
    const { image } = status === 200 ? (JSON.parse(body) as { tile: { image: { src: string } } }).tile : { image: undefined };
    if (image?.src.startsWith('/') === true && (await browser.send('GET', image.src)).status !== 200) wrong.push(`${id}: ${image.src}`);
  }
  for (const word of LANGUAGE_WORDS) {
    const { items } = (await browser.send('GET', `/api/search?q=${word}`)).json<{ items: readonly object[] }>();
    expect([word, items.length > 0]).toEqual([word, true]);
  }
  expect(wrong).toEqual([]);
});
