// Searches that ask for no goods: the page that answers them comes first, and staff change which (CAT-7).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { readSearchAnswers, writeSearchAnswers } from '#finding/search/server';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'labels' })]);
      const named = (itemId: string, name: string) =>
        aRecord({ itemId, categoryId: 'labels', text: { 'en-US': { name, description: '' }, 'fr-CA': { name, description: '' } } });
      await writeProducts(tx, [named('246810', 'Return address labels'), named('246811', 'Shipping labels')]);
    }),
  );
});
afterAll(() => shop.close());

interface Found {
  readonly total: number;
  readonly correctedTo: string | null;
  readonly redirect: string | null;
  readonly answers: readonly { readonly title: string; readonly href: string }[];
}
const search = async (q: string, prefix = '') => (await shop.browser().send('POST', `${prefix}/api/search/listing`, { q })).json<Found>();
const leadsTo = async (q: string, prefix = '') => (await search(q, prefix)).answers.map(({ href }) => href).join();

test.each([
  ['returns', '/about/returns'],
  ['how do I get a refund', '/about/returns'],
  ['hours', '/stores'],
  ['store near me', '/stores'],
  ['phone number', '/help'],
  ['shipping', '/about/delivery'],
  ['coupon', '/deals'],
  ['rewards', '/gus/sdc/profileinfo'],
  ['where is my order?', '/order-lookup'],
  ['password', '/office/supplies/login'],
  ['how do I change my password', '/office/supplies/login'],
  ['speak to a person', '/help'],
  ['item arrived damaged', '/about/returns'],
  ['business account', '/help#help-business'],
  ['How do I return a label printer?', '/about/returns'],
  ['do you ship to Hawaii', '/about/delivery'],
  ['check my gift card balance', '/help#help-gift'],
  ['do you price match', '/help#help-prices'],
  ['tax exempt form', '/help#help-taxes'],
  ['warranty', '/about/terms#terms-warranty'],
  ['careers', '/about/company'],
  ['recalls', '/help#help-safety'],
])('[CAT-7] “%s” is answered by %s', async (q, href) => {
  expect(await leadsTo(q)).toBe(href);
});

test.each([
  ['retours', '/fr-ca/about/returns'],
  ['heures d’ouverture', '/fr-ca/stores'],
  ['magasin près de moi', '/fr-ca/stores'],
  ['numéro de téléphone', '/fr-ca/help'],
  ['frais de livraison', '/fr-ca/about/delivery'],
  ['code promo', '/fr-ca/deals'],
  ['récompenses', '/fr-ca/gus/sdc/profileinfo'],
  ['suivi de commande', '/fr-ca/order-lookup'],
  ['parler à quelqu’un', '/fr-ca/help'],
  ['comment changer mon mot de passe', '/fr-ca/office/supplies/login'],
  ['article endommagé', '/fr-ca/about/returns'],
  ['compte d’entreprise', '/fr-ca/help#help-business'],
  ['Comment retourner une imprimante?', '/fr-ca/about/returns'],
  ['solde de ma carte-cadeau', '/fr-ca/help#help-gift'],
  ['TVQ', '/fr-ca/help#help-taxes'],
  ['emplois', '/fr-ca/about/company'],
  // In the other language, answered in the reader's.
  ['store hours', '/fr-ca/stores'],
])('[CAT-7] « %s » is answered by %s', async (q, href) => {
  expect(await leadsTo(q, '/fr-ca')).toBe(href);
});

test('[CAT-7] goods follow below the answer, as typed; a search for goods has no answer', async () => {
  expect(await search('returns')).toMatchObject({ total: 1, correctedTo: null, redirect: null });
  expect(await search('return address labels')).toMatchObject({ answers: [] });
  expect(await search('shipping labels')).toMatchObject({ answers: [] });
  const api = await shop.browser().send('GET', '/api/search?q=returns');
  expect(api.json<Found>().answers).toEqual([
    { title: 'Returns', text: 'How to send something back, and when you get your money.', href: '/about/returns' },
  ]);
});

test('[CAT-7] a part of an order number leads to the look-up with it; an item number does not', async () => {
  expect(await leadsTo('4821-9073-3316')).toBe('/order-lookup?order=482190733316');
  expect(await leadsTo('commande 4821', '/fr-ca')).toBe('/fr-ca/order-lookup?order=4821');
  expect(await leadsTo('48219')).toBe('/order-lookup?order=48219');
  expect(await search('246810')).toMatchObject({ answers: [], exact: '246810' });
});

test('[CAT-7] an answer is suggested once its words are whole', async () => {
  const suggested = async (q: string) =>
    (await shop.browser().send('GET', `/api/suggest?q=${encodeURIComponent(q)}`)).json<Found>().answers.map(({ href }) => href);
  expect(await suggested('store hours')).toEqual(['/stores']);
  expect(await suggested('labe')).toEqual([]);
});

test('[CAT-7] staff’s own answers replace the shop’s at once, also on cached pages', async () => {
  const before = await readSearchAnswers(shop.db);
  expect(await leadsTo('parking')).toBe('');
  const body = Buffer.from('page');
  shop.cache.put('search', shop.cache.version, { status: 200, headers: {}, body }, new Set());
  const parking = {
    answerId: 'parking',
    language: 'en',
    phrases: ['parking'],
    address: '/stores',
    title: 'Parking',
    text: 'In front.',
  } as const;
  await writeSearchAnswers(shop.db, [...before, parking]);
  await vi.waitFor(async () => expect(await leadsTo('parking')).toBe('/stores'));
  expect(shop.cache.get('search')).toBeUndefined();
  await writeSearchAnswers(shop.db, [parking]);
  await vi.waitFor(async () => expect(await leadsTo('returns')).toBe(''));
  // Without a French row the English one answers.
  expect(await search('parking', '/fr-ca')).toMatchObject({ answers: [{ title: 'Parking', href: '/fr-ca/stores' }] });
});
