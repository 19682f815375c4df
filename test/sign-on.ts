// Organizations with single sign-on, and browsers that sign on with it.
import { expect } from 'vitest';
import { vouchForDomain } from '#people/sign-on/server';
import { openAccount } from './accounts.ts';
import type { Browser, TestReply, TestShop } from './shop.ts';

export const SIGN_ON_HOSTS = { INKWELL_SIGN_ON_HOSTS: '127.0.0.1' };
export const BUSINESS = 'http://business.localhost:3000';
export const PASSWORD = 'a lamp in the window';

export interface Organization {
  readonly admin: Browser;
  readonly accountNumber: string;
  /** In its link. */
  readonly linkName: string;
  readonly domain: string;
}

interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

let addresses = 0;

/** An organization that Ruth opened with her address at its domain, which is not proven yet. */
export async function organization(shop: TestShop, linkName: string): Promise<Organization> {
  const admin = shop.browser('business');
  const domain = `${linkName}.example`;
  addresses += 1;
  const headers = { 'x-forwarded-for': `192.0.2.${addresses}` };
  await openAccount(shop, admin, { fullName: 'Ruth Adler', email: `ruth@${domain}`, password: PASSWORD, company: linkName }, { headers });
  const { accountNumber } = (await admin.send('GET', '/api/session')).json<{ accountNumber: string }>();
  return { admin, accountNumber, linkName, domain };
}

/** The same with its provider connected, its domain proven, and sign-on by choice. */
export async function withSignOn(shop: TestShop, linkName: string, provider: Provider): Promise<Organization> {
  const own = await organization(shop, linkName);
  await connect(own, provider);
  expect(await vouchForDomain(shop.db, own.accountNumber, own.domain, new Date())).toEqual({ ok: true, value: null });
  expect((await setting(own, 'mode', { mode: 'choice' })).status).toBe(200);
  return own;
}

export async function connect(own: Organization, { issuer, clientId, clientSecret }: Provider, change: object = {}): Promise<void> {
  const form = {
    issuer,
    clientId,
    secret: clientSecret,
    groupsClaim: 'groups',
    trustsAddresses: false,
    opensAccounts: true,
    role: 'buyer',
  };
  const reply = await setting(own, 'connection', { ...form, ...change });
  expect([reply.status, reply.body]).toEqual([200, '{}']);
}

export const setting = ({ admin }: Organization, what: string, body: object): Promise<TestReply> =>
  admin.send('POST', `/api/organization/sign-on/${what}`, body);

export const settingsOf = async <T = Record<string, unknown>>({ admin }: Organization): Promise<T> =>
  (await admin.send('GET', '/api/organization/sign-on')).json<T>();

/** Begins a sign-on in the browser; returns the address at the provider. */
export async function begin(browser: Browser, { linkName }: Organization, back = ''): Promise<string> {
  const reply = await browser.send('POST', '/api/sign-on/begin', { organization: linkName, back });
  expect([reply.status, reply.body]).toEqual([200, expect.any(String)]);
  return reply.json<{ next: string }>().next;
}

/** Brings the provider's answer, an address of the shop, to the shop. */
export const finish = (browser: Browser, { linkName }: Organization, answer: string): Promise<TestReply> =>
  browser.send('POST', '/api/sign-on/finish', { organization: linkName, answer: new URL(answer).search.slice(1) });

/** The whole way in a browser. */
export async function signOn(
  browser: Browser,
  own: Organization,
  visit: (address: string) => Promise<string>,
  back = '',
): Promise<TestReply> {
  const answer = await visit(await begin(browser, own, back));
  expect(answer.split('?')[0]).toBe(`${BUSINESS}/office/supplies/sign-on/${own.linkName}/return`);
  return finish(browser, own, answer);
}

export const redirectUri = (linkName: string): string => `${BUSINESS}/office/supplies/sign-on/${linkName}/return`;

export interface Session {
  readonly signedIn: boolean;
  readonly firstName: string;
  readonly email: string;
  readonly audience: readonly string[];
  readonly permissions: readonly string[];
}

export const sessionIn = async (browser: Browser): Promise<Session> => (await browser.send('GET', '/api/session')).json<Session>();
