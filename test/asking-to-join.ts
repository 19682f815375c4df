// Organizations that may be asked, and people who ask to join them, as they would.
import { expect } from 'vitest';
import { vouchForDomain } from '#people/sign-on/server';
import { lastMail, openingToken } from './accounts.ts';
import type { Browser, TestReply, TestShop } from './shop.ts';

/** The domain is proven, and people with an address there may ask. */
export async function letAsk(shop: TestShop, administrator: Browser, domain: string): Promise<void> {
  const { accountNumber } = (await administrator.send('GET', '/api/session')).json<{ accountNumber: string }>();
  expect(await vouchForDomain(shop.db, accountNumber, domain, new Date())).toEqual({ ok: true, value: null });
  expect((await administrator.send('POST', '/api/organization/joining', { allowed: true })).body).toBe('{}');
}

export interface Asking {
  readonly email: string;
  readonly fullName?: string;
  readonly message?: string;
}

const PASSWORD = 'a place at the table';
let addresses = 0;

/** Registers, and returns the secret of the mail that opens the account. */
export async function registered(shop: TestShop, browser: Browser, { email, fullName = 'Vito Park' }: Asking): Promise<string> {
  const before = await lastMail(shop, email);
  addresses += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${addresses}` };
  const account = { fullName, email, password: PASSWORD, company: 'Park & Co' };
  expect((await browser.send('POST', '/api/create-account', account, headers)).status).toBe(200);
  return openingToken(shop, email, before);
}

/** Opens an account that belongs to no organization, and asks to join the one of the address's domain. */
export async function opensAndAsks(shop: TestShop, browser: Browser, asking: Asking): Promise<TestReply> {
  const token = await registered(shop, browser, asking);
  return browser.send('POST', '/api/account/open', { token, asksToJoin: true, message: asking.message ?? '' });
}
