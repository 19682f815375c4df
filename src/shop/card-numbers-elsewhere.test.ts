// Trust 24: a possible card number is refused outside the card form, wherever shoppers write; similar numbers are not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

/** These pass the check digit: buyers' order numbers, a barcode. */
const NO_CARDS = ['45000123456706', '4111111111111111', '2026112014302508', '4006381333932'];
const KEY = '123e4567-1234-4123-8123-411111111111';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await demoShop({ INKWELL_TRIES_PER_ADDRESS: '100000' });
  browser = shop.browser();
  await openAccount(shop, browser, {
    fullName: 'Ann Account',
    password: 'a long enough word',
    company: 'Ink',
    email: 'ann@inkwell.example',
  });
});
afterAll(() => shop.close());

const codeOf = async (url: string, body: object, headers: Record<string, string> = {}): Promise<string> => {
  const reply = await browser.send('POST', url, body, headers);
  return reply.status === 200 ? 'taken' : String(reply.json()['code']);
};
const account = (po: string): Promise<string> =>
  codeOf('/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { po }, { 'x-http-method-override': 'PUT' });

test.each([
  ['a question', '/api/questions/246810', (text: string) => ({ body: `Does it fit ${text} at all?`, author: 'Ann A.' })],
  ['a chat', '/api/chat', (text: string) => ({ text, name: 'Ann A.', email: 'ann@inkwell.example', requestKey: KEY })],
  ['feedback', '/api/feedback', (text: string) => ({ topic: 'other', rating: 5, text, email: '', requestKey: KEY })],
  ['a review', '/api/reviews/246810', (text: string) => ({ stars: 5, title: 'Good', body: `Writes well, says ${text}`, author: 'Ann A.' })],
])('%s keeps no card number, and any other number', async (_what, url, body) => {
  for (const card of ['4111 1111 1111 1111', '4111111111111111', '3782-822463-10005'])
    expect(await codeOf(url, body(card))).toBe('CARD_NUMBER_REFUSED');
  expect(await codeOf(url, body('45000123456706, 617-555-0123 or 4006381333932'))).toBe('taken');
});

test('a buyer’s order number may have any digits, but not the format of a printed card', async () => {
  const guest = await buyer(shop, { itemId: '246810', browser });
  for (const number of NO_CARDS) {
    await guest.useCard('4111111111111111', number);
    expect(await account(number)).toBe('taken');
  }
  await expect(guest.useCard('4111111111111111', '4111 1111 1111 1111')).rejects.toThrow('CARD_NUMBER_REFUSED');
  expect(await account('4111 1111 1111 1111')).toBe('CARD_NUMBER_REFUSED');
  const wallet = { vendorPaymentType: 'PAYPAL', purchaseOrderNumber: '4111-1111-1111-1111' };
  expect(await codeOf('/cc/api/checkout/default/wallet', wallet)).toBe('CARD_NUMBER_REFUSED');
});

test('an address may contain numbers that pass the check digit', async () => {
  const home = { fullName: 'Maya Ortiz', city: 'Framingham', state: 'MA', zipCode: '01702', phones: [{ number: '508 555 0137' }] };
  const add = (address1: string) => codeOf('/gus/api/usr/c/addresses', { ...home, address1 });
  expect(await add('4500 012 3456706 Elm St')).toBe('taken');
  expect(await add('45000123456706 Elm St')).toBe('taken');
  expect(await add('4111 1111 1111 1111')).toBe('CARD_NUMBER_REFUSED');
});
