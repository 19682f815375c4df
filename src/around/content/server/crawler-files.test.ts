import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper', name: { 'en-US': 'Paper', 'fr-CA': 'Papier' } }), aCategory({ id: 'empty' })]);
      await writeProducts(tx, [
        aRecord({ itemId: '100', fits: ['ThinkBook 15'] }),
        aRecord({ itemId: '101', brand: 'Tabb & Co.', prices: { USD: { base: 100 } } }),
        aRecord({ itemId: '102', brand: 'Hidden', status: 'unpublished' }),
        aRecord({
          itemId: '103',
          fits: ['LaserPro 4120dw'],
          text: { 'en-US': { name: 'Black toner', description: 'A thing.' }, 'fr-CA': { name: 'Toner noir', description: 'Une chose.' } },
        }),
      ]);
    }),
  );
});
afterAll(() => shop.close());

test('robots.txt excludes personal pages in every locale, and names the host’s sitemap', async () => {
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

test('[APP-1] it lists products sold in the country, and nothing unpublished or empty', async () => {
  const us = (await shop.browser().send('GET', '/sitemap/pages.xml')).body;
  const canada = (await shop.browser().send('GET', '/fr-ca/sitemap/pages.xml')).body;
  expect(us).toContain('/product_101<');
  expect(canada).not.toContain('/product_101<');
  expect(canada).toContain('<loc>http://localhost:3000/fr-ca/papier/cat_paper</loc>');
  expect(canada).toContain('<loc>http://localhost:3000/fr-ca/article-northfold-100/product_100</loc>');
  expect(us + canada).not.toMatch(/product_102|cat_empty/);
});

test('[CAT-6] it lists printers with compatible cartridges, and no other devices', async () => {
  const { body } = await shop.browser().send('GET', '/sitemap/pages.xml');
  expect(body).toContain('<loc>http://localhost:3000/ink-toner-finder/laserpro-4120dw</loc>');
  expect(body).not.toContain('thinkbook-15');
  expect((await shop.browser().send('GET', '/sitemap/pages.xml?part=2')).status).toBe(404);
});

test('[CAT-2] [APP-1] it lists the brands sold in the country', async () => {
  const us = (await shop.browser().send('GET', '/sitemap/pages.xml')).body;
  const canada = (await shop.browser('business').send('GET', '/fr-ca/sitemap/pages.xml')).body;
  expect(us).toContain('<loc>http://localhost:3000/brand/tabb-co</loc>');
  expect(us).toContain('<loc>http://localhost:3000/brand/northfold</loc>');
  expect(canada).toContain('<loc>http://business.localhost:3000/fr-ca/brand/northfold</loc>');
  expect(us + canada).not.toContain('/brand/hidden');
  expect(canada).not.toContain('tabb-co');
});

test('[CAT-2] each locale has a merchant feed with its country’s products and prices', async () => {
  const us = await shop.browser().send('GET', '/feeds/products.xml');
  expect(us.headers['content-type']).toContain('application/xml');
  expect(us.body).toContain('<g:id>101</g:id>');
  expect(us.body).not.toContain('<g:id>102</g:id>');
  const french = (await shop.browser().send('GET', '/fr-ca/feeds/products.xml')).body;
  expect(french).toContain('CAD</g:price>');
  expect(french).not.toContain('<g:id>101</g:id>');
});
