// An export, imported into an empty shop and exported again, is the same byte for byte.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, writeCategories, writeProducts, itemIdsOf } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { writeStock } from '#goods/inventory/server';
import { stockAmounts } from '#goods/inventory/rules';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { demoCategories, demoProducts } from '../../../demo/server/catalogue/index.ts';
import { exportText, importFile, makeFiles } from '#test/intake';

let db: Db;
let file: Awaited<ReturnType<typeof makeFiles>>;
beforeAll(async () => {
  file = await makeFiles();
  db = await testDatabase();
  // Every eighth product of the demo shop, from all its categories.
  const demo = demoProducts.filter((_record, at) => at % 8 === 0);
  await writeCategories(db, demoCategories);
  await writeProducts(db, demo);
  await writeStock(
    db,
    demo.flatMap((record) => stockAmounts(record, ['0008', '0501', '1200'])),
    'replace',
  );
  await writeCategories(db, [
    aCategory({ id: 'odd.things', parentId: 'paper', name: { 'en-US': 'A > B | C', 'fr-CA': 'Œuvres, «\u00a0a\u00a0»' } }),
  ]);
  await writeProducts(db, [
    aRecord({
      itemId: 'ODD-1',
      categoryId: 'odd.things',
      brand: '=Brand',
      ean: '4006381333931',
      text: {
        'en-US': {
          name: '=HYPERLINK("http://x")',
          description: 'One, two: "three"\n\ttabs <b>bold</b> & <5 mm, C:\\temp | done\r\n',
          features: ["'quoted'", 'a | b', '"Best", they say', 'back\\slash', '-1'],
          specs: [
            ['Size: inner', '8.5 x 11, 20 lb.'],
            ['a=b', '"c"'],
          ],
          pack: '@pack',
        },
        'en-CA': { name: '+Colour' },
        'fr-CA': { name: '-Été\u2028ligne' },
      },
      prices: { USD: { base: 5, sale: 1, breaks: [{ qty: 3, each: 4 }], handling: 100 }, CAD: { base: 1_000_000_000 } },
      facets: { color: { 'en-US': 'Black | white', 'fr-CA': 'Noir' }, size: { 'en-US': '=5' } },
      variant: { set: 'S 1', options: { yield: { 'en-US': 'High', 'fr-CA': 'Élevé' } } },
      images: ['https://pictures.example/a,b.jpg', 'https://pictures.example/c d.png', 'own/file.jpg'],
      bundle: [{ itemId: '246810', qty: 2 }],
      fits: ['LP-1', 'LP | 2'],
      picture: { type: 'toner', color: 'navy' },
      custom: { lines: 3, lineLength: 20, colors: ['blue', 'black'], typefaces: ['script'] },
      documents: [
        { kind: 'warranty', title: { 'en-US': '=Warranty "A" | B' }, address: 'https://papers.example/a,b.pdf', language: 'en' },
        {
          kind: 'assemblyGuide',
          title: { 'en-US': 'Guide', 'en-CA': 'Guide, eh', 'fr-CA': 'Guide, «\u00a0é\u00a0»' },
          address: '/product-documents/ODD-1/assembly-guide-fr.pdf',
          language: 'fr',
        },
      ],
      unitCount: 0.5,
      weightGrams: 12,
      preOrder: true,
      streetDate: '2027-02-03',
      stock: { backorderDays: 4 },
    }),
  ]);
});
afterAll(() => db.close());

test.each([
  ['jsonl', 'en-US', 'all.jsonl'],
  ['csv', 'en-US', 'all.csv'],
  ['merchant-tsv', 'en-US', 'us.tsv'],
  ['merchant-xml', 'en-US', 'us.xml'],
  ['merchant-tsv', 'fr-CA', 'fr.tsv'],
  ['merchant-xml', 'en-CA', 'ca.xml'],
] as const)('%s in %s', async (format, locale, name) => {
  const first = await exportText(db, format, locale);
  const empty = await testDatabase();
  try {
    const path = await file(name, first);
    const { summary, problems } = await importFile(empty, path, { locale });
    expect(problems).toEqual([]);
    expect(summary.added).toBeGreaterThan(200);
    const second = await exportText(empty, format, locale);
    expect(second === first ? '' : firstDifference(first, second)).toBe('');
    // Importing the same file again changes nothing.
    expect((await importFile(empty, path, { locale })).summary).toMatchObject({ added: 0, changed: 0 });
  } finally {
    await empty.close();
  }
});

test('importing an export changes nothing in the shop it came from', async () => {
  for (const [format, name] of [
    ['jsonl', 'same.jsonl'],
    ['csv', 'same.csv'],
  ] as const) {
    const { summary, problems } = await importFile(db, await file(name, await exportText(db, format)));
    expect([summary.added, summary.changed, problems]).toEqual([0, 0, []]);
  }
});

test('a feed changes the properties it contains and nothing else', async () => {
  const [itemId = ''] = (await itemIdsOf(db)).filter((id) => id !== 'ODD-1');
  const [before] = await recordsOf(db, [itemId]);
  const rows = `id\ttitle\tprice\tavailability\n${itemId}\tA new title\t1.00 USD\tin stock\n`;
  expect((await importFile(db, await file('one.tsv', rows))).summary).toMatchObject({ changed: 1 });
  const [after] = await recordsOf(db, [itemId]);
  expect(after?.text['en-US']).toEqual({ ...before?.text['en-US'], name: 'A new title' });
  expect(after?.text['fr-CA']).toEqual(before?.text['fr-CA']);
  expect(after?.prices).toEqual({ ...before?.prices, USD: { ...before?.prices.USD, base: 100, sale: undefined } });
  expect(after?.picture).toEqual(before?.picture);
});

function firstDifference(a: string, b: string): string {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return `line ${at + 1}:\n${left[at]}\n${right[at]}`;
}
