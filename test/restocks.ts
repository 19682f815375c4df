// People with restocks, for server tests: an account with an address and a saved card, and the clock of the shop.
import { expect } from 'vitest';
import { CARDS, tokenOf } from '#buying/orders/fixtures';
import { openAccount } from './accounts.ts';
import type { Browser, TestShop } from './shop.ts';

let people = 0;

export interface Keeper {
  readonly browser: Browser;
  readonly email: string;
  readonly addressId: string;
  readonly cardId: string;
}

const BOOK = '/gus/api/usr/c/addresses';
const CARD_BOOK = '/gus/api/usr/c/payments';

/** Saves a card of the sandbox in the account. */
export async function saveCard(shop: TestShop, browser: Browser, number: string): Promise<string> {
  const { token, brand, lastFour, expiry } = await tokenOf(shop, number);
  const cardPayment = { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry, source: 'USER_KEYED' };
  return (await browser.send('POST', CARD_BOOK, { cardPayment })).json<{ id: string }>().id;
}

export async function saveAddress(browser: Browser, address1 = '14 Elm St'): Promise<string> {
  const address = { fullName: 'Maya Ortiz', address1, city: 'Framingham', state: 'MA', zipCode: '01702' };
  return (await browser.send('POST', BOOK, { ...address, type: 'SB' })).json<{ id: string }>().id;
}

/** Somebody who can start restocks on the consumer site of the United States. */
export async function keeper(shop: TestShop, number: string = CARDS.approved): Promise<Keeper> {
  const browser = shop.browser();
  people += 1;
  const email = `restocks${people}@example.com`;
  const who = { fullName: 'Maya Ortiz', email, password: 'a long enough password', company: '' };
  expect((await openAccount(shop, browser, who)).status).toBe(200);
  return { browser, email, addressId: await saveAddress(browser), cardId: await saveCard(shop, browser, number) };
}

export const TERMS = {
  every: '4week',
  nextOn: '',
  dates: [],
  ends: 'never',
  times: '',
  lastOn: '',
  priceLimit: '10',
  whenShort: 'partial',
  budgetCenter: '',
  purchaseOrder: '',
} as const;

interface Wanted {
  readonly nextOn: string;
  readonly items?: readonly { readonly itemId: string; readonly qty: string }[];
  readonly [field: string]: unknown;
}

/** Starts restocks; their ids. */
export async function start({ browser, addressId, cardId }: Keeper, wanted: Wanted): Promise<readonly string[]> {
  const items = [{ itemId: '100', qty: '2' }];
  const body = { ...TERMS, addressId, paymentId: cardId, key: crypto.randomUUID(), items, ...wanted };
  const reply = await browser.send('POST', '/api/restocks', body);
  expect([reply.status, reply.json()['errors']]).toEqual([200, []]);
  return reply.json<{ ids: string[] }>().ids;
}

/** The shop's minute: what is due is reminded of, opened and ordered. */
export const tick = (shop: TestShop): Promise<void> => shop.runJob('restock-run');

export const rows = async (shop: TestShop, sql: string, values: readonly string[] = []): Promise<readonly Record<string, unknown>[]> =>
  (await shop.db.raw(sql, [...values])).rows;
