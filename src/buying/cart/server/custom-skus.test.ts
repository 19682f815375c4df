// Made-to-order goods: never without a customization, one line for each design, from the cart to the order and back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { ensureDemoAccounts } from '#demo/server';
import { demoShop, type Browser, type TestShop } from '#test/shop';

/** A stamp with four lines of 24 letters, two typefaces and one color. */
const STAMP = '782102';
const ADD = '/cc/api/checkout/default/item';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop({}, { now: () => new Date() }, (db) => ensureDemoAccounts(db, undefined));
});
afterAll(() => shop.close());

const add = async (browser: Browser, item: object, prefix = '') =>
  (await browser.send('POST', prefix + ADD, { items: [{ itemId: STAMP, qty: 1, ...item }], version: 'b2' })).json<CartReply>();
const words = (...lines: string[]) => ({ customization: { lines } });
const live = ({ cart }: CartReply) => cart.items.filter(({ status }) => status === 'active');
const cartOf = async (browser: Browser) => (await browser.send('GET', '/cc/api/checkout')).json<CartReply>();

test('[CAT-8] an add without words is refused, and the answer links to the form, in each language', async () => {
  const guest = shop.browser();
  for (const item of [{}, words(), words('  ', ''), { customSkuCode: `${STAMP}-0000000000000` }]) {
    const reply = await add(guest, item);
    expect(live(reply)).toEqual([]);
    expect(reply.messages).toMatchObject([{ code: 'CUSTOM_SKU_REQUIRED', type: 'failure', itemId: STAMP }]);
    expect(reply.messages[0]?.description).toContain('Customize');
  }
  expect((await add(shop.browser(), {}, '/fr-ca')).messages[0]?.description).toContain('Personnaliser');
});

test.each([
  ['more lines than it takes', words('a', 'b', 'c', 'd', 'e'), 'room for 4 lines'],
  ['more letters than a line holds', words('x'.repeat(25)), 'up to 24 characters'],
  ['a typeface that it is not made in', { customization: { lines: ['a'], typeface: 'script' } }, 'come in that color or font'],
  ['a letter that turns the writing around', words('a\u202Eb'), 'can’t print'],
  ['a code that is not that of the words', { ...words('a'), customSkuCode: `${STAMP}-0000000000000` }, 'doesn’t match'],
] as const)('[CAT-8] %s is refused with the reason', async (_what, item, reason) => {
  const { messages } = await add(shop.browser(), item);
  expect(messages[0]).toMatchObject({ code: 'CUSTOM_SKU_REQUIRED', description: expect.stringContaining(reason) });
});

test('[CAT-3] [CAT-8] the server makes the code from the words; other words make another line, the same words increase it', async () => {
  const guest = shop.browser();
  await add(guest, { ...words(' Paid ', 'Thank  you'), priceInfo: { finalPrice: 0 } });
  await add(guest, { customization: { lines: ['Paid', 'Thank you'], typeface: 'serif' } });
  await add(guest, words('Paid', 'Thank you'));
  const [paid, classic, ...others] = live(await cartOf(guest));
  expect(others).toEqual([]);
  expect(paid).toMatchObject({
    qty: 2,
    customization: { lines: ['Paid', 'Thank you'], color: null, typeface: 'sans' },
    product: { name: 'Custom self-inking stamp, up to 4 lines – Paid / Thank you (plain)' },
    priceInfo: { finalPricePerUnit: 26.99 },
  });
  expect(classic).toMatchObject({ qty: 1, customization: { typeface: 'serif' } });
  expect(paid?.customSkuCode).toMatch(/^782102-[0-9A-V]{13}$/);
  expect(classic?.customSkuCode).not.toBe(paid?.customSkuCode);
  // The shopper's own code is enough to add more.
  await add(guest, { customSkuCode: paid?.customSkuCode, qty: 3 });
  expect(live(await cartOf(guest)).map(({ qty }) => qty)).toEqual([5, 1]);
});

test('[CAT-8] nobody else can read the words, and their code opens nothing', async () => {
  const [one, other] = [shop.browser(), shop.browser()];
  const [line] = live(await add(one, words('Only for me')));
  const reply = await add(other, { customSkuCode: line?.customSkuCode });
  expect(live(reply)).toEqual([]);
  expect(JSON.stringify([reply, await cartOf(other)])).not.toContain('Only for me');
});

test('[CAT-8] [SFL-1] words move with the line to saved for later and back, each design separately', async () => {
  const guest = shop.browser();
  await add(guest, words('First'));
  await add(guest, words('Second'));
  for (const { cartItemId } of live(await cartOf(guest))) await guest.send('POST', '/cc/api/sfl', { cartItemId });
  expect(live(await cartOf(guest))).toEqual([]);
  await guest.send('POST', '/cc/api/sfl/cart', {});
  const back = live(await cartOf(guest)).map(({ customization }) => customization?.lines.join());
  expect(back.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(['First', 'Second']);
});

test('[CAT-8] a product lists the words it takes, or nothing', async () => {
  const guest = shop.browser();
  const product = (await guest.send('GET', `/api/product/${STAMP}`)).json<{ custom: object }>();
  expect(product.custom).toEqual({ lines: 4, lineLength: 24, colors: [], typefaces: ['sans', 'serif'], artwork: false, surface: 'card' });
  expect((await guest.send('GET', '/api/product/246810')).json<{ custom: null }>().custom).toBeNull();
});
