// Gift and prepaid cards at checkout: added with their balance, shown correctly in cart and checkout, refused with §8's codes, and a captcha
// after too many refusals (PAY-1, PAY-6, PAY-8, CART-1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { GiftCards } from '#buying/checkout/contract';
import { buyer, count, type Buyer } from '#buying/orders/fixtures';
import { addGift, freshGift, giftTokenOf, withGift } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { solved } from '#test/captcha';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const GIFT = '/cc/api/checkout/default/giftcard';
const cartOf = async ({ browser }: Buyer) => (await browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>().cart;
const errorOf = async (guest: Buyer, number: string, pin?: string): Promise<readonly [string | undefined, string | undefined]> => {
  const reply = await addGift(guest, await giftTokenOf(shop, number, pin === undefined ? {} : { pin }));
  const { errors = [], code, message } = reply.json<Partial<GiftCards> & { code?: string; message?: string }>();
  return [errors[0]?.code ?? code, errors[0]?.message ?? message];
};

test('[PAY-1, PAY-6, CART-1] each card is added once; the amountApplied values add up to the total, in checkout and cart', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3 });
  const [first, second] = [freshGift({ dollars: 5 }), freshGift({ dollars: 3, prepaid: true })];
  await withGift(shop, guest, first);
  await withGift(shop, guest, second);
  const { errors, giftCards, remaining } = await withGift(shop, guest, first);
  expect(errors).toEqual([]);
  expect(giftCards.map(({ paymentType, balance, amountApplied }) => [paymentType, balance, amountApplied])).toEqual([
    ['GIFT_CARD', 5, 5],
    ['PREPAID_CARD', 3, 3],
  ]);
  expect(remaining).toBeCloseTo(guest.total - 8, 2);
  const cart = await cartOf(guest);
  expect(cart.orderPayments?.map(({ paymentType, addedToOrder, amountApplied }) => [paymentType, addedToOrder, amountApplied])).toEqual([
    ['GIFT_CARD', true, 5],
    ['PREPAID_CARD', true, 3],
    ['CREDIT_CARD', true, remaining],
  ]);
  expect(cart.orderPayment).toMatchObject({ paymentType: 'GIFT_CARD', amountApplied: 5 });
  expect(cart.userPayments?.map(({ paymentType, lastFourDigit }) => [paymentType, lastFourDigit])).toEqual([
    ['CREDIT_CARD', '1111'],
    ['GIFT_CARD', first.slice(-4)],
    ['PREPAID_CARD', second.slice(-4)],
  ]);
  expect(JSON.stringify([cart, await guest.details()])).not.toMatch(/tok_/);
});

test('[PAY-1] a card that pays everything needs no other; after its removal checkout asks for a payment, and restored it pays again', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const { giftCards } = await withGift(shop, guest, freshGift({ dollars: 500 }));
  const id = giftCards[0]?.id ?? '';
  expect(await guest.details()).toMatchObject({
    remaining: 0,
    openStep: 'review',
    giftCards: [{ amountApplied: guest.total, balance: 500 }],
  });
  expect((await cartOf(guest)).orderPayments).toHaveLength(1);
  expect((await guest.browser.send('POST', `${GIFT}/remove`, { id })).json()).toMatchObject({
    errors: [],
    giftCards: [],
    remaining: guest.total,
  });
  const again = await guest.browser.send('POST', `${GIFT}/remove`, { id });
  expect([again.status, again.json()['code']]).toEqual([404, 'PAYMENT_NOT_FOUND']);
  expect((await guest.browser.send('POST', `${GIFT}/restore`, { id })).json()).toMatchObject({ giftCards: [{ id }], remaining: 0 });
  const other = await buyer(shop, { itemId: '100' });
  expect((await other.browser.send('POST', `${GIFT}/remove`, { id })).status).toBe(404);
  expect((await guest.details()).giftCards).toHaveLength(1);
});

test('[PAY-6, PAY-9] each refused card has its code and message, and is not on the order', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const answers = [
    await errorOf(guest, freshGift({ dollars: 25, behaviour: '033' })),
    await errorOf(guest, freshGift({ dollars: 25 }), '0000'),
  ];
  const next = await buyer(shop, { itemId: '100' });
  answers.push(
    await errorOf(next, freshGift({ dollars: 25, behaviour: '039' })),
    await errorOf(next, freshGift({ dollars: 25, behaviour: '040' })),
  );
  expect(answers.map(([code]) => code)).toEqual(['GIFT_CARD_D33', 'GIFT_CARD_D38', 'GIFT_CARD_D39', 'GIFT_CARD_D39']);
  expect(answers[0]?.[1]).toBe('Please verify the card number and try again.');
  expect((await errorOf(next, freshGift({ dollars: 0 })))[0]).toBe('GIFT_CARD_EMPTY');
  expect((await errorOf(next, freshGift({ dollars: 25, behaviour: '054' })))[0]).toBe('SPAY_API_FAILURE');
  expect((await guest.details()).giftCards).toEqual([]);
  expect((await next.details()).giftCards).toEqual([]);
});

test('[PAY-6] an order takes five cards, even when more come at once; the sixth gets GIFT_CARD_LIMIT_EXCEEDED', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const tokens = await Promise.all(Array.from({ length: 8 }, () => giftTokenOf(shop, freshGift({ dollars: 1 }))));
  const replies = await Promise.all(tokens.map((token) => addGift(guest, token)));
  const codes = replies.flatMap((reply) => reply.json<GiftCards>().errors.map(({ code }) => code));
  expect(codes).toEqual(Array.from({ length: 3 }, () => 'GIFT_CARD_LIMIT_EXCEEDED'));
  expect((await guest.details()).giftCards).toHaveLength(5);
});

test('[PAY-8] after three refused gift cards a captcha precedes the next one, but not a credit card', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  for (let tries = 0; tries < 3; tries += 1) await errorOf(guest, freshGift({ dollars: 25, behaviour: '033', prepaid: tries === 2 }));
  const { captcha, giftCaptcha } = await guest.details();
  expect([captcha, giftCaptcha?.captchaSection]).toEqual([null, 'prepaid']);
  expect((await cartOf(guest)).captchaData?.captchaSection).toBe('prepaid');
  const good = await giftTokenOf(shop, freshGift({ dollars: 25 }));
  expect((await addGift(guest, good)).json<GiftCards>()).toMatchObject({ errors: [{ code: 'CAPTCHA_REQUIRED' }], giftCards: [] });
  await guest.useCard('4111111111111111');
  const answer = solved(giftCaptcha?.text ?? '');
  expect((await addGift(guest, good, { id: giftCaptcha?.id ?? '', answer })).json<GiftCards>()).toMatchObject({
    errors: [],
    giftCards: [{ balance: 25 }],
  });
  expect((await guest.details()).giftCaptcha).toBeNull();
  expect(await cartOf(guest)).not.toHaveProperty('captchaData');
});

test('[PAY-4] trust 24: no call accepts the number or PIN of a gift card, and none is stored', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const number = freshGift({ dollars: 25 });
  const cardPayment = { id: number, paymentType: 'GIFT_CARD', lastFourDigit: '1234', source: 'USER_KEYED', currencyCode: 'USD' };
  const reply = await guest.browser.send('POST', GIFT, { cardPayment });
  expect([reply.status, reply.json()['code']]).toEqual([400, 'CARD_NUMBER_REFUSED']);
  await withGift(shop, guest, number);
  expect(await count(shop.db, 'checkout', `to_jsonb(checkout)::text like '%${number}%'`)).toBe(0);
});
