import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await writeCategories(db, [aCategory({ id: 'paper', picture: { type: 'copy-paper-ream' } })]);
    await writeProducts(db, [
      aRecord({ itemId: '1', picture: { type: 'stapler', color: 'navy' } }),
      aRecord({ itemId: '2' }),
      aRecord({ itemId: '3', picture: { type: 'unheard-of' } }),
      aRecord({ itemId: '4', picture: { type: 'copy-paper-ream', label: '2.2 lb' } }),
    ]);
  });
});
afterAll(() => shop.close());

const get = (url: string, headers = {}) => shop.browser().send('GET', url, undefined, headers);
const tile = async (itemId: string, prefix = '') =>
  (await get(`${prefix}/api/product/${itemId}`)).json<{ tile: { image: { src: string; alt: string; width: number; height: number } } }>()
    .tile.image;

test('a picture is drawn, cached for a year under its version, and compressed', async () => {
  const { src, alt, width, height } = await tile('1');
  expect([alt, width, height]).toEqual(['Stapler', 800, 800]);
  const reply = await get(src);
  expect(reply.body).toMatch(/^<svg .*width="800"/);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await get(src, { 'if-none-match': reply.headers['etag'] })).status).toBe(304);
});

test('under an outdated or missing version it is revalidated', async () => {
  for (const query of ['', '?v=old']) expect((await get(`/pictures/1/main.svg${query}`)).headers['cache-control']).toBe('public, no-cache');
});

test('an item without a record, or with an unknown type, shows its category’s picture', async () => {
  const ream = (await get('/pictures/category/paper.svg')).body;
  expect(ream).toMatch(/^<svg/);
  for (const itemId of ['2', '3']) expect((await get((await tile(itemId)).src)).body).toBe(ream);
});

test('[CAT-1] figures on the goods follow the language’s format', async () => {
  const [english, french] = [await tile('4'), await tile('4', '/fr-ca')];
  expect((await get(english.src)).body).toContain('2.2 lb');
  expect((await get(french.src)).body).toContain('2,2 lb');
  expect((await get(french.src)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // Without such a figure both languages share one picture.
  expect((await tile('1', '/fr-ca')).src).toBe((await tile('1')).src);
});

test('the views of a product page are separate pictures', async () => {
  const { images } = (await get('/api/product/1')).json<{ images: { src: string; alt: string }[] }>();
  expect(images.length).toBeGreaterThan(1);
  expect(new Set(await Promise.all(images.map(async ({ src }) => (await get(src)).body))).size).toBe(images.length);
  expect(images[1]?.alt).toMatch(/^Stapler, from/);
});

test('[CAT-1] each product has a raster form for feeds and mail, cached for a year under its version', async () => {
  const src = (await tile('1')).src.replace('.svg', '.jpg');
  const reply = await get(src);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' });
  expect((await get(src, { 'if-none-match': String(reply.headers['etag']) })).status).toBe(304);
  expect((await get('/pictures/1/main.jpg')).headers['cache-control']).toBe('public, no-cache');
});

test('[CAT-1] the raster form also follows the language’s format, and is shared without figures', async () => {
  const raster = async (itemId: string, prefix = '') =>
    (await get((await tile(itemId, prefix)).src.replace('.svg', '.jpg'))).headers['etag'];
  expect(await raster('4', '/fr-ca')).not.toBe(await raster('4'));
  expect(await raster('1', '/fr-ca')).toBe(await raster('1'));
});

test.each([
  '/pictures/404/main.svg',
  '/pictures/1/secret.svg',
  '/pictures/category/nowhere.svg',
  '/pictures/404/main.jpg',
  '/pictures/1/main.png',
])('%s is not found', async (url) => {
  expect((await get(url)).status).toBe(404);
});
