// Vendors in place of a card: the shopper's decision at the vendor counts, the browser's claims do not, and each visit counts once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAt, booksOf, buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const BEGIN = '/cc/api/checkout/default/wallet';
const TAKE = '/cc/api/checkout/default/vendorpayment';
const VENDORS = ['PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY'] as const;

/** Begins a visit and answers at the vendor; returns the reference. */
async function visit(guest: Buyer, vendorPaymentType: string, answer: string): Promise<string> {
  const begun = await guest.browser.send('POST', BEGIN, { vendorPaymentType });
  expect(begun.status).toBe(200);
  const { status, location } = await answerAt(await shop.provider(), begun.json<{ url: string }>().url, answer);
  expect(status).toBe(303);
  const back = new URL(location);
  expect(back.origin + back.pathname).toBe(`http://localhost:3000/checkout/wallet/${vendorPaymentType.toLowerCase().replace('_', '-')}`);
  return back.searchParams.get('reference') ?? '';
}
const take = (guest: Pick<Buyer, 'browser'>, vendorPaymentType: string, paymentMethodNonce: string, more: object = {}) =>
  guest.browser.send('POST', TAKE, { vendorPaymentType, payPalInfo: { paymentMethodNonce, ...more } });
const told = (reply: { status: number; json<T>(): T }) => [reply.status, reply.json<{ code?: string }>().code];

test('[PAY-7] each of the four vendors pays for an order once, and the order names it', async () => {
  for (const vendor of VENDORS) {
    const guest = await buyer(shop, { itemId: '100' });
    const reference = await visit(guest, vendor, 'approved');
    const replies = await Promise.all([take(guest, vendor, reference), take(guest, vendor, reference)]);
    const paymentType = vendor === 'PAYPAL' || vendor === 'KLARNA' ? 'PAYPAL' : 'CREDIT_CARD';
    for (const reply of replies) expect(reply.json()).toEqual({ paymentType, vendorPaymentType: vendor });
    const { payment, billTo } = await guest.details();
    expect(payment).toEqual({ paymentType, vendorPaymentType: vendor, brand: null, lastFour: null, expiry: null, profileRefId: null });
    expect(billTo?.address1).toBe('500 Boylston St');
    const placed = await guest.place();
    const { orderNumber } = placed.json<{ orderNumber: string }>();
    const order = (await guest.browser.send('GET', `/api/orders/${orderNumber}`)).json<{ payments: object[] }>();
    expect(order.payments).toEqual([{ paymentType, brand: vendor, lastFour: null, amount: guest.total }]);
    const books = await booksOf(shop, { reference: orderNumber });
    expect(books.map(({ status, amount }) => [status, amount])).toEqual([['authorised', Math.round(guest.total * 100)]]);
  }
});

test('[PAY-9] every outcome has its code and message', async () => {
  const expected = {
    PAYPAL: { refused: [422, 'PAYPAL_AUTH_FAILURE'], retry: [422, 'PAYPAL_AUTH_RETRY'] },
    KLARNA: { refused: [422, 'KLARNA_AUTH_FAILURE'], retry: [422, 'KLARNA_AUTH_RETRY'] },
    APPLE_PAY: { refused: [422, 'PAYMENT_OPERATION_FAILED'], retry: [422, 'PAYMENT_OPERATION_FAILED'] },
    VISA_PAY: { refused: [422, 'PAYMENT_OPERATION_FAILED'], retry: [422, 'PAYMENT_OPERATION_FAILED'] },
  } as const;
  for (const vendor of VENDORS) {
    const guest = await buyer(shop, { itemId: '100' });
    for (const [answer, code] of [
      ['refused', expected[vendor].refused],
      ['retry', expected[vendor].retry],
      ['cancelled', [409, 'WALLET_CANCELLED']],
      ['down', [503, 'SPAY_API_FAILURE']],
    ] as const)
      expect(told(await take(guest, vendor, await visit(guest, vendor, answer))), `${vendor} ${answer}`).toEqual(code);
    // Approved at the vendor, declined when the order is placed.
    const reference = await visit(guest, vendor, 'later');
    expect((await take(guest, vendor, reference)).status).toBe(200);
    const placed = await guest.place({ key: `refused by ${vendor}` });
    expect(told(placed)).toEqual(expected[vendor].refused);
    expect(placed.json<{ message: string }>().message).toMatch(/ Nothing was charged\.$/);
    // A repeat after a lost answer gets the same.
    const again = await guest.place({ key: `refused by ${vendor}` });
    expect([again.status, again.json()]).toEqual([placed.status, placed.json()]);
    expect((await guest.details()).payment).toBeNull();
  }
  const klarna = await buyer(shop, { itemId: '100' });
  const refused = await take(klarna, 'KLARNA', await visit(klarna, 'KLARNA', 'refused'));
  expect(refused.json<{ message: string }>().message).toBe(
    'We are unable to process your Klarna payment at this time. Please try again or use a different payment method.',
  );
  expect(told(await take(klarna, 'CASH', 'ref_1'))).toEqual([400, 'UNKNOWN_VENDOR']);
  expect(told(await klarna.browser.send('POST', BEGIN, { vendorPaymentType: 'CASH' }))).toEqual([400, 'UNKNOWN_VENDOR']);
});

test('[PAY-7] no claim of the browser counts: no forged reference, none of another shopper or vendor, no payer', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const stranger = await buyer(shop, { itemId: '100' });
  const reference = await visit(guest, 'PAYPAL', 'approved');
  for (const reply of [
    await take(guest, 'PAYPAL', 'ref_made_up'),
    await take(guest, 'PAYPAL', ''),
    await take(stranger, 'PAYPAL', reference),
  ])
    expect(told(reply)).toEqual([422, 'PAYPAL_AUTH_FAILURE']);
  expect(told(await take(guest, 'KLARNA', reference))).toEqual([422, 'KLARNA_AUTH_FAILURE']);
  expect((await guest.details()).payment?.vendorPaymentType).toBeNull();
  expect((await take(guest, 'PAYPAL', reference, { payerId: 'payer-somebody' })).status).toBe(422);
  expect((await guest.details()).payment?.vendorPaymentType).toBeNull();
  // That ended the visit for everybody.
  expect((await take(guest, 'PAYPAL', reference)).status).toBe(422);
});

test('[PAY-7] of a concurrent cancel and approval the first counts, and an old link does not change a later choice', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const begun = (await guest.browser.send('POST', BEGIN, { vendorPaymentType: 'PAYPAL' })).json<{ url: string }>();
  const provider = await shop.provider();
  const [one, other] = await Promise.all([answerAt(provider, begun.url, 'cancelled'), answerAt(provider, begun.url, 'approved')]);
  expect(one.location).toBe(other.location);
  const reference = new URL(one.location).searchParams.get('reference') ?? '';
  const first = await take(guest, 'PAYPAL', reference);
  expect([200, 409]).toContain(first.status);
  await guest.useCard(CARDS.approved);
  expect((await take(guest, 'PAYPAL', reference)).status).toBe(first.status);
  expect((await guest.details()).payment?.vendorPaymentType).toBeNull();
  expect(await count(shop.db, 'wallet_visit', 'outcome is not null')).toBeGreaterThan(0);
});

test('[CART-29] [PAY-1] the cart offers PayPal, and checkout lists the other vendors', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const { cart } = (await guest.browser.send('GET', '/cc/api/checkout')).json<{ cart: { cartAttributes: { enablePaypal: boolean } } }>();
  expect(cart.cartAttributes.enablePaypal).toBe(true);
  expect((await guest.browser.send('GET', '/cc/api/checkout/default/wallets')).json()).toEqual({ vendors: VENDORS, applePay: 'always' });
});

test.each(['KLARNA', 'APPLE_PAY'] as const)('[CART-1] the cart of a guest says that its billing address came from %s', async (vendor) => {
  const guest = await buyer(shop, { itemId: '100' });
  expect((await take(guest, vendor, await visit(guest, vendor, 'approved'))).status).toBe(200);
  const { cart } = (await guest.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<{
    cart: { addresses: { type: string; field1?: string }[] };
  }>();
  expect(cart.addresses).toContainEqual(expect.objectContaining({ type: 'B', field1: vendor }));
});

test('[CHK-2] an address from Klarna is saved in the account with its origin', async () => {
  const browser = shop.browser();
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100', qty: 1 }] });
  const account = { email: 'klarna@example.com', password: 'a password long enough', fullName: 'Kim Larna' };
  expect((await openAccount(shop, browser, account)).status).toBe(200);
  const shopper = await buyer(shop, { itemId: '100', browser });
  expect((await take(shopper, 'KLARNA', await visit(shopper, 'KLARNA', 'approved'))).status).toBe(200);
  const book = (await browser.send('GET', '/gus/api/usr/c/addresses')).json<{ addresses: { field1: string; type: string }[] }>();
  expect(book.addresses.filter(({ field1 }) => field1 === 'KLARNA').map(({ type }) => type)).toEqual(['B']);
});
