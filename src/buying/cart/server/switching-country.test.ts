// A country switch takes the lines of the cart along (APP-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { add, cartOf, ITEM, put, testCarts } from '#test/carts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const switchTo = async (browser: Browser, prefix: '' | '/en-ca' | '/fr-ca') =>
  browser.send('POST', `${prefix}/api/cart/country`, { from: prefix === '' ? 'CA' : 'US' });
const held = ({ items }: CartReply['cart']) => items.map(({ itemId, qty }) => [itemId, qty]);
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

test.each([
  {
    prefix: '/en-ca',
    left: 'Northfold item 101 is out of stock in this country. It’s still in your cart for the United States.',
    price: 'Added from your cart for the United States. Each was $10.00 USD there and is $13.00 here.',
    less: 'Your cart for the United States has 600 of this item. Here you have 500.',
  },
  {
    prefix: '/fr-ca',
    left: 'Article Northfold 101 : cet article est en rupture de stock dans ce pays. Il reste dans votre panier des États-Unis.',
    price: 'Ajouté depuis votre panier des États-Unis. L’unité y était à 10,00 $ USD; ici, elle est à 13,00 $.',
    less: 'Votre panier des États-Unis en contient 600. Ici, la quantité est de 500.',
  },
] as const)('[APP-2] lines are added to the cart of $prefix, each with what is other there', async ({ prefix, left, price, less }) => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100', qty: 600 }, { itemId: '101' }, { itemId: '107', qty: 5 }]);
  const before = await cartOf(browser);
  const reply = await switchTo(browser, prefix);
  expect(reply.status).toBe(200);
  const cart = await cartOf(browser, '', prefix);
  expect(reply.json<CartReply>().cart.items).toEqual(cart.items);
  expect(held(cart)).toEqual([['100', 500]]);
  expect(cart.items[0]?.messages.map(({ code, type, description }) => [code, type, plain(description)])).toEqual([
    ['COUNTRY_SWITCHED', 'warning', less],
    ['COUNTRY_SWITCHED', 'info', price],
  ]);
  const told = cart.messages.filter(({ code }) => code === 'COUNTRY_SWITCHED');
  expect(told.map(({ itemId, type }) => [itemId, type])).toEqual([
    ['101', 'warning'],
    ['107', 'warning'],
  ]);
  expect(plain(told[0]?.description)).toBe(left);
  // The old cart is unchanged, including its version.
  const { cartId, version, items } = await cartOf(browser);
  expect({ cartId, version, items }).toEqual({ cartId: before.cartId, version: before.version, items: before.items });
});

test('[APP-2] switching back and forth adds nothing twice, and keeps changes made there', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100', qty: 2 }]);
  await switchTo(browser, '/en-ca');
  await browser.send('POST', `/en-ca${ITEM}`, { items: [{ itemId: '100', qty: 3 }] });
  await switchTo(browser, '');
  expect(held(await cartOf(browser))).toEqual([['100', 5]]);
  await Promise.all([switchTo(browser, '/fr-ca'), switchTo(browser, '/en-ca')]);
  expect(held(await cartOf(browser, '', '/en-ca'))).toEqual([['100', 5]]);
  // A line removed here stays removed while the other cart is unchanged.
  const [line] = (await cartOf(browser, '', '/en-ca')).items;
  await browser.send('POST', `/en-ca${ITEM}`, { items: [{ cartItemId: line?.cartItemId, qty: 0 }] }, put);
  await switchTo(browser, '/en-ca');
  expect(held(await cartOf(browser, '', '/en-ca'))).toEqual([]);
  expect(held(await cartOf(browser))).toEqual([['100', 5]]);
});

test('[APP-2] the notice of the switch stays until the shopper has read it', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }, { itemId: '101' }]);
  await switchTo(browser, '/en-ca');
  await browser.send('POST', '/en-ca/cc/api/checkout/default', { seen: true }, put);
  const cart = await cartOf(browser, '', '/en-ca');
  const said = [...cart.messages, ...cart.items.flatMap(({ messages }) => messages)];
  expect(said.map(({ code }) => code)).not.toContain('COUNTRY_SWITCHED');
});

test('[APP-2] a cart whose items are all unavailable there says so, and is empty', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '101' }]);
  const { cart } = (await switchTo(browser, '/en-ca')).json<CartReply>();
  expect(cart.items).toEqual([]);
  expect(cart.messages.map(({ code }) => code)).toContain('COUNTRY_SWITCHED');
});

test('[APP-2] a visitor without a cart switches without a session, and nobody gets a cart of another edition', async () => {
  const nobody = shop.browser();
  expect((await switchTo(nobody, '/en-ca')).json<CartReply>().cart.items).toEqual([]);
  expect([...nobody.cookies.keys()]).not.toContain('__Host-inkwell');
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }]);
  const business = shop.browser('business');
  for (const [name, value] of browser.cookies) business.cookies.set(name, value);
  expect((await switchTo(business, '/en-ca')).json<CartReply>().cart.items).toEqual([]);
});
