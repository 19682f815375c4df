// Product tables of other shops, by the maps that ship. Written after the shape of public exports of each.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '#goods/catalog/server';
import type { ShopTableMap } from '#staff/intake/rules';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { importFile, makeFiles } from '#test/intake';
import { parseMap, readMap } from './maps/read-map.ts';

let db: Db;
let file: Awaited<ReturnType<typeof makeFiles>>;
beforeAll(async () => {
  db = await testDatabase();
  file = await makeFiles();
});
afterAll(() => db.close());

const mapOf = async (name: string) => (await readMap(join(import.meta.dirname, '../../../../maps', name))) as ShopTableMap; // the maps of this test
const take = async (map: string, ...rows: readonly string[]) =>
  importFile(db, await file('shop.csv', rows.join('\n')), { map: await mapOf(map), format: 'csv' });
const stockOf = async (...itemIds: readonly string[]) =>
  (await db.raw('select item_id, on_hand from stock where item_id = any ($1) order by item_id', [itemIds])).rows.map((row) =>
    Object.values(row),
  );
const record = async (itemId: string) => (await recordsOf(db, [itemId]))[0];

test('[CAT-1] Shopify: variants take over what their first row says, former prices make a sale, rows of pictures are no products', async () => {
  const { summary, problems, notes } = await take(
    'shopify.json',
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image',
    'gel-pen,Gel pen,"<p>Writes &amp; dries</p>\n<p>fast</p>",Northfold,Writing > Pens,true,Color,Blue,Pack,12,NF-1,150,shopify,7,deny,8.99,10.99,4006381333931,https://a.example/1.jpg,https://a.example/blue.jpg',
    "gel-pen,,,,,,,Red,,12,'NF-2,150,shopify,0,deny,10.99,,4.00638E+12,,",
    'gel-pen,,,,,,,,,,,,,,,,,,https://a.example/2.jpg,',
    'mug,Mug,,Northfold,,true,Title,Default Title,,,,0,,,deny,5,4.00,,,',
    'draft,Draft,,Northfold,,false,Title,Default Title,,,D-1,0,,1,deny,5,,,,',
    'gift,Gift,,Northfold,,true,Title,Default Title,,,,0,,1,deny,0.00,,,,',
  );
  expect(problems).toEqual([[7, expect.stringContaining('item gift: its price is 0. If it is given away')]]);
  expect(notes).toEqual([[3, 'gtin “4.00638E+12” is left out: it is not 8 to 14 digits']]);
  expect(summary).toMatchObject({ rows: 4, wrong: 1, added: 0 });
});

test('[CAT-1] Shopify: a table without a wrong row is taken over', async () => {
  const { problems } = await take(
    'shopify.json',
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image',
    'gel-pen,Gel pen,"<p>Writes &amp; dries</p>\n<p>fast</p>",Northfold,Writing > Pens,Color,Blue,Pack,12,NF-1,150,shopify,7,8.99,10.99,4006381333931,https://a.example/1.jpg,https://a.example/blue.jpg',
    "gel-pen,,,,,,Red,,12,'NF-2,150,shopify,0,10.99,,,,",
    'mug,Mug,,Northfold,,Title,Default Title,,,,0,,,5,4.00,,,',
  );
  expect(problems).toEqual([]);
  expect(await record('NF-1')).toMatchObject({
    brand: 'Northfold',
    ean: '4006381333931',
    text: { 'en-US': { name: 'Gel pen, Blue, 12', description: 'Writes & dries fast', specs: [['Pack', '12']] } },
    prices: { USD: { base: 1099, sale: 899 } },
    images: ['https://a.example/blue.jpg', 'https://a.example/1.jpg'],
    weightGrams: 150,
    variant: { set: 'gel-pen', options: { color: { 'en-US': 'Blue' } } },
  });
  expect(await record('NF-2')).toMatchObject({
    categoryId: (await record('NF-1'))?.categoryId,
    text: { 'en-US': { name: 'Gel pen, Red, 12', description: 'Writes & dries fast' } },
    prices: { USD: { base: 1099 } },
  });
  expect(await record('mug')).toMatchObject({ text: { 'en-US': { name: 'Mug' } }, prices: { USD: { base: 500 } } });
  expect((await record('mug'))?.variant).toBeUndefined();
  expect(await stockOf('NF-1', 'NF-2', 'mug')).toEqual([
    ['NF-1', 7],
    ['NF-2', 0],
    ['mug', 10],
  ]);
});

test('[CAT-1] WooCommerce: variations of a parent, sale days of the site’s clocks, weights in either unit', async () => {
  const { summary, problems } = await take(
    'woocommerce.json',
    'ID,Type,SKU,Name,Published,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Weight (lbs),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
    '44,variable,w-note,Notebook,1,Ruled,"Ruled &#8211; <b>80</b> sheets",,,1,,.5,,,"Paper > Notebooks, Gifts","https://a.example/1.jpg, https://a.example/2.jpg",,Color,"Blue, Red",Cover,"Hard, Soft"',
    '76,variation,w-note-blue,Notebook - Blue,1,,,2026-11-27,2026-11-30,1,3,,4.50,6,,,w-note,Color,Blue,Cover,Hard',
    '77,variation,w-note-red,Notebook - Red,1,,,,,0,,,,6,,https://a.example/red.jpg,id:44,Color,Red,Cover,Soft',
    '78,"simple, downloadable, virtual",w-pdf,Planner,1,,,,,1,,,,3,Paper,,,,,,',
    '79,simple,w-private,Private,-1,,,,,1,,,,3,Paper,,,,,,',
  );
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ rows: 2, added: 2 });
  expect(await record('w-note-blue')).toMatchObject({
    text: { 'en-US': { name: 'Notebook - Blue', description: 'Ruled – 80 sheets', specs: [['Cover', 'Hard']] } },
    prices: { USD: { base: 600, sale: 450, saleFrom: '2026-11-27T05:00:00.000Z', saleUntil: '2026-12-01T05:00:00.000Z' } },
    images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    weightGrams: 227,
    variant: { set: 'w-note' },
  });
  expect(await stockOf('w-note-blue', 'w-note-red')).toEqual([
    ['w-note-blue', 3],
    ['w-note-red', 0],
  ]);
  expect(await record('w-note-red')).toMatchObject({ images: ['https://a.example/red.jpg'] });
});

test('[CAT-1] Magento: simple products, the deepest category, additional attributes, days as Magento writes them', async () => {
  const { summary, problems } = await take(
    'magento.json',
    'sku,store_view_code,product_type,categories,name,description,weight,product_online,price,special_price,special_price_from_date,special_price_to_date,base_image,additional_attributes,qty,is_in_stock,manage_stock,additional_images',
    '24-A,,simple,"Default Category/Gear,Default Category/Gear/Bags",Duffle Bag,"<p>Room &amp; straps</p><ul><li>Two handles</li></ul>",1.5,1,34.0000,29.0000,"11/27/26, 12:00 AM",11/30/26,/m/b/1.jpg,"color=Black,strap_bags=Single|Double,manufacturer=Northfold,eco=No",100.0000,1,1,"/m/b/1.jpg,/m/b/2.jpg"',
    '24-A,fr,simple,,Sac,,,,,,,,,,,,,',
    '24-B,,configurable,Default Category/Gear,Bag,,,1,,,,,,,,1,1,',
    '24-C,,simple,Default Category/Gear,Off,,,2,5,,,,,,1,1,1,',
  );
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ rows: 1, added: 1 });
  expect(await record('24-A')).toMatchObject({
    brand: 'Northfold',
    text: { 'en-US': { name: 'Duffle Bag', description: 'Room & straps Two handles' } },
    prices: { USD: { base: 3400, sale: 2900, saleFrom: '2026-11-27T05:00:00.000Z', saleUntil: '2026-12-01T05:00:00.000Z' } },
    images: ['/m/b/1.jpg', '/m/b/2.jpg'],
    facets: { color: { 'en-US': 'Black' } },
    weightGrams: 680,
  });
  expect(await stockOf('24-A')).toEqual([['24-A', 100]]);
  expect((await record('24-A'))?.text['en-US'].specs).toContainEqual(['Strap bags', 'Single, Double']);
});

test('[CAT-1] a table of another kind is refused, and so is a map with mistakes', async () => {
  await expect(take('magento.json', 'Handle,Title', 'a,b')).rejects.toThrow('no column “sku”: this is no table of Products of a Magento');
  expect(parseMap('{"name":"x","into":"feed","rows":{},"attributes":{"id":[{"matching":"("}]}}').wrong?.join(' ')).toMatch(
    /title|required/,
  );
});
