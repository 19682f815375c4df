// Who sets single sign-on up, which domains lead to it, and what "single sign-on only" closes (USR-11, trust 20, 22).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccount } from '#test/accounts';
import { forgingProvider, type ForgingProvider } from '#test/forging-provider';
import { testShop, type TestShop } from '#test/shop';
import {
  connect,
  organization,
  PASSWORD,
  sessionIn,
  setting,
  settingsOf,
  SIGN_ON_HOSTS,
  signOn,
  withSignOn,
  type Organization,
} from '#test/sign-on';
import { checkDomain, vouchForDomain } from './domains.ts';

let shop: TestShop;
let provider: ForgingProvider;
beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
  provider = await forgingProvider({ sub: 'x', email_verified: true });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const signIn = (email: string, password: string, back = '') => {
  const browser = shop.browser('business');
  return { browser, reply: browser.send('POST', '/api/sign-in', { email, password, back }) };
};
const find = (email: string) => shop.browser('business').send('POST', '/api/sign-on/find', { email });

interface Settings {
  readonly domains: readonly { readonly domain: string; readonly record: string; readonly provenAt: string | null }[];
  readonly administrators: readonly { readonly profileId: string; readonly keepsPassword: boolean }[];
  readonly redirectUri: string;
}

/** A colleague with a password, invited by the administrator. */
async function colleague({ admin, domain }: Organization, name: string, role = 'buyer'): Promise<string> {
  const email = `${name}@${domain}`;
  await admin.send('POST', '/api/organization/invitations', { email, role });
  const token = await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select plain from mailbox_message where recipient = $1', [email]);
      const found = /join\?token=([\w-]{43})/.exec(String(rows[0]?.['plain']))?.[1];
      if (found === undefined) throw new Error('No invitation yet');
      return found;
    },
    { timeout: 20_000, interval: 25 },
  );
  await shop.browser('business').send('POST', '/api/organization/join', { token, fullName: `${name} Park`, password: PASSWORD });
  return email;
}

async function only(own: Organization): Promise<void> {
  const { administrators } = await settingsOf<Settings>(own);
  const reply = await setting(own, 'mode', { mode: 'only', keeperId: administrators[0]?.profileId });
  expect([reply.status, reply.body]).toEqual([200, '{}']);
}

test('[USR-11] a domain leads to the provider once its text record proves it, for known and unknown people alike (trust 20)', async () => {
  const oak = await organization(shop, 'oak');
  await connect(oak, provider);
  expect((await setting(oak, 'mode', { mode: 'choice' })).json()).toMatchObject({ code: 'DOMAIN_FIRST' });
  expect((await setting(oak, 'domains', { domain: ' @Oak.Example ' })).status).toBe(200);
  const [domain] = (await settingsOf<Settings>(oak)).domains;
  expect(domain).toMatchObject({ domain: 'oak.example', provenAt: null });
  expect((await find('ruth@oak.example')).json()).toMatchObject({ code: 'NO_SIGN_ON', field: 'email' });
  const actor = { accountNumber: oak.accountNumber, profileId: '', name: 'Ruth Adler' };
  const check = (records: readonly string[][]) => checkDomain(shop.db, async () => records, actor, 'oak.example', new Date());
  expect(await check([['v=spf1 -all'], ['inkwell-verify=guessed']])).toEqual({ ok: false, problem: 'RECORD_MISSING' });
  expect(await check([['v=spf1 -all'], [domain?.record ?? '']])).toMatchObject({ ok: true });
  expect((await setting(oak, 'mode', { mode: 'choice' })).status).toBe(200);
  const answers = await Promise.all(['ruth@oak.example', 'nobody@OAK.example'].map(find));
  for (const answer of answers) expect([answer.status, answer.json()]).toEqual([200, { next: '/office/supplies/sign-on/oak' }]);
  expect((await find('ruth@not-oak.example')).status).toBe(400);
  expect((await shop.browser().send('POST', '/api/sign-on/find', { email: 'ruth@oak.example' })).status).toBe(400);
});

test('[USR-11] a domain belongs to one organization', async () => {
  const [ash, thief] = [await withSignOn(shop, 'ash', provider), await organization(shop, 'thief')];
  expect(await vouchForDomain(shop.db, thief.accountNumber, 'ash.example', new Date())).toMatchObject({ ok: false });
  await setting(thief, 'domains', { domain: 'ash.example' });
  const [domain] = (await settingsOf<Settings>(thief)).domains;
  const actor = { accountNumber: thief.accountNumber, profileId: '', name: 'Eve' };
  const records = async () => [[domain?.record ?? '']];
  expect(await checkDomain(shop.db, records, actor, 'ash.example', new Date())).toEqual({ ok: false, problem: 'DOMAIN_TAKEN' });
  expect((await setting(ash, 'domains/remove', { domain: 'ash.example' })).json()).toMatchObject({ code: 'DOMAIN_NEEDED' });
});

test('[USR-11] single sign-on only: passwords are off for the domain, and right and wrong ones are answered alike (trust 20)', async () => {
  const yew = await withSignOn(shop, 'yew', provider);
  const buyer = await colleague(yew, 'ben');
  const guest = await colleague({ ...yew, domain: 'contractor.example' }, 'cleo');
  await only(yew);
  const next = '/office/supplies/sign-on/yew?target=%2Faccount%2Forders&from=password';
  for (const [email, password] of [
    [buyer, PASSWORD],
    [buyer, 'something else'],
    ['nobody@yew.example', 'something else'],
    [buyer, ''],
  ] as const) {
    const { browser, reply } = signIn(email, password, '/account/orders');
    expect((await reply).json()).toEqual({ next, firstName: '', redraw: false, secondStep: true });
    expect((await sessionIn(browser)).signedIn).toBe(false);
  }
  // Other domains, and the administrator who keeps a password, get in.
  expect((await signIn(guest, PASSWORD).reply).json()).toMatchObject({ secondStep: false });
  expect((await signIn('ruth@yew.example', PASSWORD).reply).json()).toMatchObject({ secondStep: false, firstName: 'Ruth' });
  provider.answer({ claims: (right) => ({ ...right, sub: 'ben', email: buyer }) });
  const browser = shop.browser('business');
  expect((await signOn(browser, yew, provider.visit)).status).toBe(200);
  expect((await sessionIn(browser)).email).toBe(buyer);
});

test('[USR-11] somebody always keeps a password: it takes one to turn passwords off, and without them administrators get in', async () => {
  const fir = await withSignOn(shop, 'fir', provider);
  expect((await setting(fir, 'mode', { mode: 'only' })).json()).toMatchObject({ code: 'KEEPER_REQUIRED', field: 'keeperId' });
  const second = await colleague(fir, 'otto', 'administrator');
  const { people } = (await fir.admin.send('GET', '/api/organization/people?search=otto')).json<{
    people: readonly { profileId: string }[];
  }>();
  const otto = people[0]?.profileId ?? '';
  // Her session goes on, as it begins at the provider.
  provider.answer({ claims: (right) => ({ ...right, sub: 'ruth', email: 'ruth@fir.example' }) });
  expect((await signOn(fir.admin, fir, provider.visit)).status).toBe(200);
  expect((await setting(fir, 'mode', { mode: 'only', keeperId: otto })).status).toBe(200);
  expect((await signIn('ruth@fir.example', PASSWORD).reply).json()).toMatchObject({ secondStep: true });
  expect((await signIn(second, PASSWORD).reply).json()).toMatchObject({ secondStep: false });
  await fir.admin.send('POST', `/api/organization/people/${otto}/deactivate`, {});
  expect((await signIn('ruth@fir.example', PASSWORD).reply).json()).toMatchObject({ secondStep: false, firstName: 'Ruth' });
});

test('[USR-11] without a password the sign-in page leads to the provider of the domain', async () => {
  await withSignOn(shop, 'box', provider);
  expect((await signIn('anybody@box.example', '').reply).json()).toMatchObject({ next: '/office/supplies/sign-on/box' });
  expect((await signIn('anybody@elsewhere.example', '').reply).status).toBe(400);
});

test('[USR-11] trust 24: a stored secret is not carried over to another provider', async () => {
  const nut = await withSignOn(shop, 'nut', provider);
  const form = { clientId: provider.clientId, secret: '', groupsClaim: '', trustsAddresses: false, opensAccounts: true, role: 'buyer' };
  expect((await setting(nut, 'connection', { ...form, issuer: provider.issuer })).status).toBe(200);
  expect((await setting(nut, 'connection', { ...form, issuer: 'https://evil.example' })).json()).toMatchObject({ code: 'SECRET_REQUIRED' });
  for (const issuer of ['http://id.example', 'javascript:alert(1)', 'https://me@id.example', 'id.example', 'https://id.example/?x'])
    expect((await setting(nut, 'connection', { ...form, issuer })).json(), issuer).toMatchObject({
      code: 'ISSUER_INVALID',
      field: 'issuer',
    });
});

test('[USR-11] trust 22: only administrators set it up, each their own organization', async () => {
  const elm = await withSignOn(shop, 'elm', provider);
  const email = await colleague(elm, 'mia');
  const buyer = signIn(email, PASSWORD);
  await buyer.reply;
  expect((await buyer.browser.send('GET', '/api/organization/sign-on')).status).toBe(403);
  expect((await buyer.browser.send('POST', '/api/organization/sign-on/mode', { mode: 'off' })).status).toBe(403);
  expect((await shop.browser('business').send('GET', '/api/organization/sign-on')).status).toBe(401);
  const stranger = await organization(shop, 'strangers');
  const { administrators } = await settingsOf<Settings>(elm);
  expect((await setting(stranger, 'mode', { mode: 'off', keeperId: administrators[0]?.profileId })).status).toBe(404);
  expect((await settingsOf<Settings>(stranger)).redirectUri).toMatch(/\/sign-on\/strangers\/return$/);
});

test('[USR-11] two organizations of one name have links of their own', async () => {
  const twins = [shop.browser('business'), shop.browser('business')];
  const links: string[] = [];
  for (const [at, admin] of twins.entries()) {
    const account = { fullName: 'Ana Silva', email: `ana${at}@twins.example`, password: PASSWORD, company: 'Twin & Sons' };
    await openAccount(shop, admin, account, { headers: { 'x-forwarded-for': `198.51.100.${at + 1}` } });
    const own = { admin, accountNumber: '', linkName: '', domain: '' };
    await connect(own, provider);
    links.push((await settingsOf<{ link: string }>(own)).link.split('/').at(-1) ?? '');
  }
  expect(links).toEqual(['twin-sons', 'twin-sons-2']);
});
