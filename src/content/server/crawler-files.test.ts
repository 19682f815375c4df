import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCategories, writeProducts } from '#catalog/server';
import { aCategory, aRecord } from '../../catalog/fixtures.ts';
import { testShop, type TestShop } from '../../test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper', name: { 'en-US': 'Paper', 'fr-CA': 'Papier' } }), aCategory({ id: 'empty' })]);
      await writeProducts(tx, [
        aRecord({ itemId: '100' }),
        aRecord({ itemId: '101', prices: { USD: { base: 100 } } }),
        aRecord({ itemId: '102', status: 'unpublished' }),
      ]);
    }),
  );
});
afterAll(() => shop.close());

test('robots.txt closes what is a shopper’s own, in every locale, and names the sitemap of its host', async () => {
  const { body, headers } = await shop.browser('business').send('GET', '/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /fr-ca/cc/\n');
  expect(body).toContain('Sitemap: http://business.localhost:3000/sitemap.xml');
});

test('[APP-2] the sitemap has a part for each locale', async () => {
  const { body } = await shop.browser().send('GET', '/sitemap.xml');
  expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'http://localhost:3000/sitemap/pages.xml',
    'http://localhost:3000/en-ca/sitemap/pages.xml',
    'http://localhost:3000/fr-ca/sitemap/pages.xml',
  ]);
});

test('[APP-1] it lists what the country sells, and nothing unpublished or empty', async () => {
  const us = (await shop.browser().send('GET', '/sitemap/pages.xml')).body;
  const canada = (await shop.browser().send('GET', '/fr-ca/sitemap/pages.xml')).body;
  expect(us).toContain('/product_101<');
  expect(canada).not.toContain('/product_101<');
  expect(canada).toContain('<loc>http://localhost:3000/fr-ca/papier/cat_paper</loc>');
  expect(canada).toContain('<loc>http://localhost:3000/fr-ca/article-northfold-100/product_100</loc>');
  expect(us + canada).not.toMatch(/product_102|cat_empty/);
});
