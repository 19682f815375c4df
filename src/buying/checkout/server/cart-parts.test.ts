import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { freshGift, withGift } from '#buying/orders/fixtures';
import { ADDRESS, buyer, CARDS, tokenOf, type Visitor } from '#buying/orders/fixtures';
import { testCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import type { TestShop } from '#test/shop';
import { statementsOf } from '#test/statements';

const ITEM = '/cc/api/checkout/default/item';
const SHIPPING = '/cc/api/checkout/default/shipping';
let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const wholeCart = async (browser: Visitor): Promise<CartReply['cart']> =>
  (await browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>().cart;

/** Checkout's part of the cart: payments with amounts, and the suggested address. */
const toldOf = async (browser: Visitor) => {
  const { userPayments = [], orderPayment, suggestedAddress } = await wholeCart(browser);
  return {
    cards: userPayments.map(({ lastFourDigit }) => lastFourDigit),
    applied: orderPayment?.amountApplied,
    suggested: suggestedAddress?.address1,
  };
};

const enter = (browser: Visitor, address1: string) =>
  browser.send('POST', SHIPPING, { email: 'maya@example.com', addresses: [{ ...ADDRESS, address1 }] });

test('[CART-4] a guest’s cart with all parts shows every change of cart and checkout, and costs one statement without changes', async () => {
  const browser = shop.browser();
  await browser.send('POST', ITEM, { items: [{ itemId: '100', qty: 2 }] });
  expect(await toldOf(browser)).toEqual({ cards: [], applied: undefined, suggested: undefined });
  const { useCard, cartId } = await buyer(shop, { itemId: '100', browser });
  const { applied } = await toldOf(browser);
  expect(await toldOf(browser)).toEqual({ cards: ['1111'], applied, suggested: undefined });

  await useCard('5555555555554444');
  expect((await toldOf(browser)).cards).toEqual(['4444']);
  await enter(browser, '14 Elm St Apt 4');
  expect((await toldOf(browser)).suggested).toBe('14 Elm St');
  await enter(browser, '14 Elm St');
  expect((await toldOf(browser)).suggested).toBeUndefined();
  expect(await statementsOf(shop.db, () => wholeCart(browser))).toBe(1);

  await browser.send('POST', ITEM, { items: [{ itemId: '106' }] });
  const more = await toldOf(browser);
  expect(more.applied).toBeGreaterThan(applied ?? Infinity);
  expect(more.cards).toEqual(['4444']);
  // The reply without parts has no payments, whichever came first.
  expect((await browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart).not.toHaveProperty('userPayments');

  await useCard(CARDS.declined);
  expect((await toldOf(browser)).cards).toEqual(['0002']);
  const { ordTotal } = (await wholeCart(browser)).cartSummary;
  expect((await browser.send('POST', '/cc/api/checkout/default/order', { cartId, total: ordTotal })).status).toBe(422);
  // A refused card is removed, and so are entries that are too old.
  expect((await toldOf(browser)).cards).toEqual([]);
  await useCard(CARDS.approved);
  expect((await toldOf(browser)).cards).toEqual(['1111']);
  await shop.db.raw('delete from checkout where owner_id = (select owner_id from cart where cart_id = $1)', [cartId]);
  expect(await toldOf(browser)).toEqual({ cards: [], applied: undefined, suggested: undefined });
});

test('[CART-4] a change by another server or through another cart call shows at once', async () => {
  const { browser, cartId, useCard } = await buyer(shop, { itemId: '101' });
  expect((await toldOf(browser)).cards).toEqual(['1111']);
  // A write by another server, which this server's memory does not see.
  await shop.db.raw(
    `update checkout set payment = jsonb_set(payment, '{lastFour}', '"9876"') where owner_id = (select owner_id from cart where cart_id = $1)`,
    [cartId],
  );
  expect((await toldOf(browser)).cards).toEqual(['9876']);
  await shop.db.raw(`update checkout set payment = null where owner_id = (select owner_id from cart where cart_id = $1)`, [cartId]);
  expect((await toldOf(browser)).cards).toEqual([]);
  await useCard(CARDS.approved);
  expect((await toldOf(browser)).cards).toEqual(['1111']);
});

test('[CART-4, CHK-2] two visitors each get their own parts, also after one of them opens an account', async () => {
  const one = await buyer(shop, { itemId: '100' });
  const other = await buyer(shop, { itemId: '100', card: '5555555555554444' });
  for (let times = 0; times < 2; times += 1) {
    expect((await toldOf(one.browser)).cards).toEqual(['1111']);
    expect((await toldOf(other.browser)).cards).toEqual(['4444']);
  }
  const account = { fullName: 'Maya Ortiz', email: 'maya.parts@example.com', password: 'correct horse battery' };
  expect((await openAccount(shop, one.browser, account)).status).toBe(200);
  // The account has another cart, and a card holds for one cart only.
  expect((await toldOf(one.browser)).cards).toEqual([]);
  await one.useCard(CARDS.approved);
  expect((await toldOf(one.browser)).cards).toEqual(['1111']);
  // Buy now saves the card in the account; the next reply of the cart shows it.
  await one.browser.send('POST', '/api/quick-buy', { quickBuyActive: true });
  expect((await wholeCart(one.browser)).userPayment).toMatchObject({ lastFourDigit: '1111', profilePayment: true, addedToOrder: true });
  expect((await toldOf(one.browser)).cards).toEqual(['1111']);
  await one.browser.send('POST', '/api/quick-buy', { quickBuyActive: false });
  // Buy now is off; the card stays in the account.
  expect((await wholeCart(one.browser)).userPayment).toMatchObject({ lastFourDigit: '1111', profilePayment: true });
  expect((await toldOf(other.browser)).cards).toEqual(['4444']);
});

test('[CART-1, CHK-2] a cart with all parts has the entered shipping and billing addresses; a stored address also names its wallet', async () => {
  const addressesOf = async (browser: Visitor) =>
    ((await wholeCart(browser)).addresses ?? []).map(({ id, type, field1, address1, email }) => ({ id, type, field1, address1, email }));
  const browser = shop.browser();
  await browser.send('POST', ITEM, { items: [{ itemId: '100', qty: 2 }] });
  const S = { id: `S-${ADDRESS.zipCode}`, type: 'S', field1: undefined, address1: null, email: undefined };
  expect(await addressesOf(browser)).toEqual([S]);
  await enter(browser, '14 Elm St');
  const entered = { ...S, address1: '14 Elm St', email: 'maya@example.com' };
  expect(await addressesOf(browser)).toEqual([entered]);
  // The reply without parts has only the place.
  expect((await browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart.addresses).toMatchObject([{ address1: null }]);
  await buyer(shop, { itemId: '100', browser });
  expect(await addressesOf(browser)).toMatchObject([{ type: 'SB' }]);
  const { token: id, brand, lastFour: lastFourDigit, expiry } = await tokenOf(shop, CARDS.approved);
  const { zipCode: zip, ...place } = ADDRESS;
  const billingAddress = { ...place, zip, address1: '9 Quay Rd', address2: '', organization: '', phone: '' };
  const billed = { contactInformation: { billingAddress } };
  const cardPayment = {
    id,
    paymentType: 'CREDIT_CARD',
    brand,
    lastFourDigit,
    expiry,
    source: 'USER_KEYED',
    currencyCode: 'USD',
    ...billed,
  };
  await browser.send('POST', '/cc/api/checkout/default/payment', { cardPayment });
  expect(await addressesOf(browser)).toMatchObject([{ type: 'S' }, { id: 'B', type: 'B', address1: '9 Quay Rd' }]);
  // The cart now goes to another zip code, so the entered address is not its destination.
  await browser.send('POST', '/cc/api/checkout/default', { zipCode: '10001' }, { 'x-http-method-override': 'PUT' });
  expect(await addressesOf(browser)).toMatchObject([{ id: 'S-10001', type: 'S', address1: null }, { type: 'B' }]);

  const account = { fullName: 'Maya Ortiz', email: 'maya.wallet@example.com', password: 'correct horse battery' };
  const member = shop.browser();
  await openAccount(shop, member, account);
  await member.send('POST', ITEM, { items: [{ itemId: '100' }] });
  const { id: stored } = (await member.send('POST', '/gus/api/usr/c/addresses', { ...ADDRESS, field1: 'KLARNA' })).json<{ id: string }>();
  await member.send('POST', SHIPPING, { email: account.email, addresses: [{ id: stored }] });
  expect(await addressesOf(member)).toMatchObject([{ type: 'S', field1: 'KLARNA', address1: ADDRESS.address1 }]);
});

test('[CART-1, PAY-6] the balance is the rest after gift and prepaid cards, and the credit card pays it', async () => {
  const { browser } = await buyer(shop, { itemId: '100' });
  await withGift(shop, { browser }, freshGift({ dollars: 3 }));
  const { cartSummary, orderPayments = [] } = await wholeCart(browser);
  expect(orderPayments.map(({ paymentType, amountApplied }) => [paymentType, amountApplied])).toEqual([
    ['GIFT_CARD', 3],
    ['CREDIT_CARD', cartSummary.balanceOrdTotal],
  ]);
  expect(cartSummary.balanceOrdTotal).toBeCloseTo(cartSummary.ordTotal - 3, 5);
  // The reply without parts knows no tender.
  const plain = (await browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart.cartSummary;
  expect(plain.balanceOrdTotal).toBe(plain.ordTotal);
});
