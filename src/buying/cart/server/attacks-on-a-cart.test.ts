// Attacks on a cart: odd quantities, forbidden goods, another host, malicious texts and bodies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { CheckoutView } from '#buying/checkout/contract';
import { buyer } from '#buying/orders/fixtures';
import { add, cartOf, del, ITEM, prepareCarts, put } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

test.each([
  [-1, 'INVALID_QTY', undefined],
  [0, 'INVALID_QTY', undefined],
  [1.5, 'INVALID_QTY', undefined],
  ['1.5', 'INVALID_QTY', undefined],
  ['１２', 'INVALID_QTY', undefined],
  ['NaN', 'INVALID_QTY', undefined],
  ['Infinity', 'INVALID_QTY', undefined],
  ['0x10', 'INVALID_QTY', undefined],
  ['1e3', 'INVALID_QTY', undefined],
  [1e9, 'QTY_LIMIT_ITEM', undefined],
  [10_000, 'QTY_LIMIT_ITEM', undefined],
  ['', undefined, 1],
] as const)('[CART-11] trust 11: a quantity of %j is answered as the specification says, at add and at edit', async (qty, code, taken) => {
  const browser = shop.browser();
  const added = await browser.send('POST', ITEM, { items: [{ itemId: '103', qty }] });
  const said = added.json<Partial<CartReply> & { code?: string; message?: string }>();
  expect(said.code ?? said.messages?.[0]?.code).toBe(code);
  expect(said.message).toBe(code === 'INVALID_QTY' ? 'Qty of one the items is incorrect' : undefined);
  expect((await cartOf(browser)).items.map((item) => item.qty)).toEqual(taken === undefined ? [] : [taken]);
  const one = (await add(browser, [{ itemId: '103' }])).cart.items[0];
  const had = one?.qty ?? 0;
  const edited = await browser.send('POST', ITEM, { items: [{ cartItemId: one?.cartItemId, qty }] }, put);
  const left = (await cartOf(browser)).items.map((item) => item.qty);
  // Zero and its spellings remove the line; too much stops at the limit; an empty field is 1.
  expect(left, edited.body.slice(0, 300)).toEqual(code === 'INVALID_QTY' ? [] : [code === undefined ? 1 : 5]);
  expect(had).toBeGreaterThan(0);
});

test('[CART-13] trust 12: goods that become unavailable after the add block the order with their own code', async () => {
  const account = { fullName: 'Ada Byron', company: 'Byron Supply', email: 'trust12@byron.example', password: 'a long enough password' };
  const browser = shop.browser('business');
  await openAccount(shop, browser, account);
  const one = await buyer(shop, { itemId: '101', browser });
  const { rows } = await shop.db.raw(`select account_number from profile where email = $1`, [account.email]);
  await shop.db.raw(`insert into account_item (account_number, item_id, blocked) values ($1, '101', true)`, [
    rows[0]?.['account_number'] as string,
  ]);
  await expect.poll(async () => (await cartOf(browser)).items[0]?.messages.map(({ code }) => code)).toEqual(['BLOCKED_FOR_ADD_TO_CART']);
  expect((await one.place()).json()).toMatchObject({ status: 409, code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' });
  expect((await add(browser, [{ itemId: '101' }])).messages).toMatchObject([{ code: 'BLOCKED_FOR_ADD_TO_CART' }]);
});

test('[B2B-4] trust 12: goods off contract that were in the cart when the right to them was withdrawn cannot be ordered', async () => {
  const account = { fullName: 'Ada Byron', company: 'Byron Supply', email: 'contract12@byron.example', password: 'a long enough password' };
  const browser = shop.browser('business');
  await openAccount(shop, browser, account);
  const one = await buyer(shop, { itemId: '101', browser });
  await shop.db.raw(`update profile set withheld = '{G_IOC}' where email = $1`, [account.email]);
  expect((await cartOf(browser)).items[0]?.messages).toMatchObject([{ code: 'RESTRICTED_ITEM', itemId: '101' }]);
  expect((await one.place()).json()).toMatchObject({ status: 409, code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' });
  expect((await add(browser, [{ itemId: '101' }])).messages).toMatchObject([{ code: 'RESTRICTED_ITEM' }]);
});

test('[CART-10, CART-14] trust 12: a lone plan, a lone sample and more plans than products are refused by every call', async () => {
  const codes = async (browser: Browser, items: readonly object[], more = {}) =>
    (await add(browser, items, more)).messages.map(({ code }) => code);
  const browser = shop.browser();
  expect(await codes(browser, [{ itemId: '105' }, { itemId: '108' }])).toEqual(['STANDALONE_WARRANTY_ITEM', 'INVALID_FREE_ITEM']);
  expect(await codes(browser, [], { freeItems: [{ itemId: '101' }] })).toEqual(['INVALID_FREE_ITEM']);
  expect(await codes(browser, [{ itemId: '106' }, { itemId: '105', qty: 2, parentItemId: '106' }])).toEqual([
    'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
  ]);
  const { cart } = await add(browser, [{ itemId: '105', parentItemId: '106' }]);
  const [machine, plan] = cart.items.map(({ cartItemId }) => cartItemId);
  const more = await browser.send('POST', ITEM, { items: [{ cartItemId: plan, qty: 2 }] }, put);
  expect(more.json<CartReply>().messages).toMatchObject([{ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY' }]);
  await browser.send('POST', `${ITEM}/${machine}`, undefined, del);
  expect((await cartOf(browser)).items).toEqual([]);
  expect((await add(browser, [{ cartItemId: plan }])).cart.items.map(({ itemId }) => itemId)).toEqual(['106', '105']);
});

test('[CART-10] trust 12: a removed plan is not restored without its product', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '106' }, { itemId: '105', parentItemId: '106' }]);
  const [machine, plan] = cart.items.map(({ cartItemId }) => cartItemId);
  await browser.send('POST', `${ITEM}/${plan}`, undefined, del);
  await browser.send('POST', '/cc/api/sfl', { cartItemId: machine });
  const back = await add(browser, [{ cartItemId: plan }]);
  expect([back.messages.map(({ code }) => code), back.cart.items]).toEqual([['STANDALONE_WARRANTY_ITEM'], []]);
});

test.each([
  ['more plans than products', 'qty = 2', 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY'],
  ['a plan alone', 'parent_cart_item_id = null, parent_relation = null', 'STANDALONE_WARRANTY_ITEM'],
])('[CART-10] trust 12: %s cannot be ordered, however they got into the cart', async (_, planted, code) => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '106' }, { itemId: '105', parentItemId: '106' }]);
  const one = await buyer(shop, { itemId: '100', browser });
  await shop.db.raw(`update cart_line set ${planted} where cart_id = $1 and item_id = '105'`, [one.cartId]);
  await shop.db.raw('update cart set version = version + 1 where cart_id = $1', [one.cartId]);
  const { cartAttributes, items } = await cartOf(browser);
  expect(items.flatMap(({ messages }) => messages)).toMatchObject([{ code, itemId: '105' }]);
  expect(cartAttributes.proceedCheckout).toBe(false);
  expect((await one.place()).json()).toMatchObject({ status: 409, code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' });
});

test('[CART-1] trust 10: a client’s prices, totals, discounts, tiers and owners change nothing', async () => {
  const browser = shop.browser();
  const forged = {
    finalPrice: 0.01,
    basePrice: 0.01,
    fees: 0,
    ownerId: 'x',
    cartSummary: { ordTotal: 0.01 },
    userInfo: { rewardsTier: 'PREMIUM' },
  };
  for (const [key, value] of Object.entries(forged)) {
    expect(await add(browser, [{ itemId: '100', [key]: value }]), key).toMatchObject({ status: 400 });
    expect(await add(browser, [{ itemId: '100' }], { [key]: value }), key).toMatchObject({ status: 400 });
  }
  const { cart } = await add(browser, [{ itemId: '100', priceInfo: { finalPrice: 0.01 } }]);
  const honest = await add(shop.browser(), [{ itemId: '100' }]);
  expect(cart.cartSummary).toEqual(honest.cart.cartSummary);
  expect(cart.userInfo).toEqual(honest.cart.userInfo);
});

test('[CART-26] trust 26: malicious names and texts are stored as plain text or answered 400, and oversized ones are refused at once', async () => {
  const browser = shop.browser();
  const evil = [
    "'; drop table cart; --",
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u0000',
    '%00',
    '${7*7}',
  ];
  for (const text of evil) {
    const added = await browser.send('POST', ITEM, { items: [{ itemId: text }], coupons: [text], source: text });
    expect([200, 400], `${text} ${added.body.slice(0, 200)}`).toContain(added.status);
    const saved = await browser.send('GET', `/cc/api/sfl?search=${encodeURIComponent(text)}&filter=${encodeURIComponent(text)}`);
    expect([200, 400]).toContain(saved.status);
    expect((await browser.send('GET', `/cc/api/sfl?search=${encodeURIComponent(text)}`)).status).toBe(text === '\u0000' ? 400 : 200);
  }
  const polluted = await browser.send('POST', ITEM, '{"items":[{"itemId":"100","__proto__":{"qty":9}}],"__proto__":{"version":"b2"}}', {
    'content-type': 'application/json',
  });
  expect(polluted.status).toBe(400);
  expect((Object.prototype as Record<string, unknown>)['qty']).toBeUndefined();
  expect((await browser.send('GET', '/cc/api/checkout?removed=true&removed=false')).status).toBe(400);
  const many = Array.from({ length: 10_000 }, () => ({ itemId: '100' }));
  expect([400, 413]).toContain((await browser.send('POST', ITEM, { items: many })).status);
  expect((await browser.send('POST', ITEM, { items: [{ itemId: 'x'.repeat(10_000_000) }] })).status).toBe(413);
  const deep = `${'{"items":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect((await browser.send('POST', ITEM, deep, { 'content-type': 'application/json' })).status).toBe(400);
  expect((await browser.send('GET', '/cc/api/sfl?size=1000000000&page=1')).json()).toMatchObject({ size: 300 });
  expect((await cartOf(shop.browser())).items).toEqual([]);
});

test('[APP-2] trust 23: a session of one edition is unknown to the other', async () => {
  const [consumer, business] = [shop.browser(), shop.browser('business')];
  await add(consumer, [{ itemId: '100', qty: 2 }]);
  await business.send('POST', ITEM, { items: [{ itemId: '101' }] });
  for (const [from, to] of [
    [consumer, 'business'],
    [business, 'consumer'],
  ] as const) {
    const stolen = shop.browser(to);
    for (const [name, value] of from.cookies) stolen.cookies.set(name, value);
    expect((await cartOf(stolen)).items).toEqual([]);
    expect((await stolen.send('GET', '/api/session')).json()).toMatchObject({ userType: 'GUEST' });
  }
});

test('[APP-2] trust 23: two editions and two languages on one address, 1,000 times in turn, never mix', async () => {
  const [consumer, business] = [shop.browser(), shop.browser('business')];
  await add(consumer, [{ itemId: '100', qty: 2 }]);
  await business.send('POST', ITEM, { items: [{ itemId: '101' }] });
  const visitors = [
    ['people', consumer, '', 'USD', '100', ''],
    ['organizations', business, '', 'USD', '101', ''],
    ['people, English', consumer, '/en-ca', 'CAD', '', 'Your cart is empty.'],
    ['people, French', consumer, '/fr-ca', 'CAD', '', 'Votre panier est vide.'],
    ['organizations, French', business, '/fr-ca', 'CAD', '', 'Votre panier est vide.'],
  ] as const;
  const asked = { right: 0, mixed: new Set<string>() };
  const turn = async (at: number): Promise<void> => {
    const [who, browser, prefix, currency, itemId, said] = visitors[at % visitors.length] ?? visitors[0];
    const cart = await cartOf(browser, '', prefix);
    const told = cart.messages.find(({ code }) => code === 'EMPTY_CART')?.description ?? '';
    const seen = [cart.currency, cart.items.map((item) => item.itemId).join(), told].join(' | ');
    if (seen === [currency, itemId, said].join(' | ')) asked.right += 1;
    else asked.mixed.add(`${who}: ${seen}`);
  };
  // Neighbouring turns belong to different visitors, and ten turns run at once, so that their answers cross.
  for (let at = 0; at < 1_000; at += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => turn(at + more)));
  expect([...asked.mixed]).toEqual([]);
  expect(asked.right).toBe(1_000);
});

test('[CHK-4] trust 13: a cart that changed after the shopper saw its total is not charged at the old total', async () => {
  const one = await buyer(shop, { itemId: '101' });
  await add(one.browser as Browser, [{ itemId: '100' }]);
  const refused = (await one.place()).json<{ status: number; code: string }>();
  expect(refused).toMatchObject({ status: 409, code: 'TOTAL_CHANGED' });
  const { amounts } = (await one.browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>();
  expect((await one.place({ total: amounts.total })).status).toBe(200);
});

test('[CART-8] coupon codes cannot be guessed: unknown codes count per device value of up to 11,000 characters', async () => {
  const browser = shop.browser();
  const enter = (code: string, device: string) =>
    browser.send('POST', '/cc/api/checkout/default', { coupons: [code] }, { ...put, 'x-fraud-device': device });
  for (let at = 0; at < 20; at += 1) expect((await enter(`TRY${at}`, 'mine')).status).toBe(200);
  expect((await enter('TRY20', 'mine')).json()).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' });
  expect((await enter('TRY20', 'another')).status).toBe(200);
  // A valid code neither counts nor resets the count, and a blocked device cannot tell it from an invalid one.
  for (let at = 0; at < 18; at += 1) await enter(`TRY${at}`, 'another');
  for (let at = 0; at < 30; at += 1) expect((await enter(' five ', 'another')).status).toBe(200);
  expect((await enter('TRY18', 'another')).status).toBe(200);
  expect((await enter('TRY19', 'another')).status).toBe(429);
  expect((await enter('FIVE', 'another')).status).toBe(429);
  // An oversized device value is ignored: such calls count by their address.
  const long = (at: number): string => `${at}`.padStart(11_001, 'x');
  for (let at = 0; at < 20; at += 1) await enter(`TRY${at}`, long(at));
  expect((await enter('TRY20', long(20))).status).toBe(429);
});
