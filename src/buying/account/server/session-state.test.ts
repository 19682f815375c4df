// The session's facts in full (USR-2).
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { accountContract } from '#buying/account/contract';
import { writeSalesReps } from '#people/sessions/server';
import { consents } from '#test/consent';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

type State = Static<(typeof accountContract)['GET /api/session/state']['reply']>;
const facts = async (browser: Browser, prefix = '', query = '', headers = {}): Promise<State> =>
  (await browser.send('GET', `${prefix}/api/session/state${query}`, undefined, headers)).json<State>();

const MAYA = { fullName: 'Maya Ortiz', password: 'a long enough password' };

test('[USR-2] a visitor without a session: nobody is logged in, the place is the site’s, and no cookie says otherwise', async () => {
  const browser = shop.browser();
  browser.cookies.set('contextid', 'made up');
  const { sessionState, sessionIPA, profile } = await facts(browser, '/fr-ca');
  expect(profile).toBeNull();
  expect(sessionState).toEqual({
    isLoggedIn: false,
    loginStatus: 'GUEST',
    customerNumber: '',
    dcn: '',
    emailHash: '',
    fingerprint: '',
    requestId: expect.stringMatching(/./),
    storeNumber: expect.stringMatching(/^\d+$/),
    zipcode: expect.stringMatching(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/),
    accountNumber: '',
    routePrefix: '/fr-ca',
    consumer: true,
    cidParam: '',
    csrUserId: '',
    xdeviceID: '',
    isMobileAPP: false,
    rewardsNumber: '',
    customerSegmentCode: '',
    salesRepEmail: '',
    salesRepName: '',
    salesRepPhone: '',
  });
  expect(sessionIPA.permissionDetail).toMatchObject({
    deprecableRequestFields: { shippingZip: sessionState.zipcode },
    sessionData: { userEmail: '', shipToZip: '', shipToCity: '', shipToState: '' },
  });
  expect(sessionIPA.membershipDetail).toEqual({ membershipProgram: 'NON_MEMBER' });
  expect(sessionIPA.webToggleList).toContainEqual({ toggleName: 'chat', values: 'Y', active: true });
});

test('[USR-2] a signed-in shopper: masked number, hashed mail, and the default delivery address instead of the visit’s place', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { ...MAYA, email: 'Maya@example.com' });
  const home = { fullName: 'Maya Ortiz', address1: '14 Elm St', city: 'Framingham', state: 'MA', zipCode: '01702' };
  expect((await browser.send('POST', '/gus/api/usr/c/addresses', home)).status).toBe(200);
  browser.cookies.set('zipcode', '10001');
  consents(browser);
  const { sessionState, sessionIPA } = await facts(browser, '', '?cidParam=spring', { 'user-agent': 'Mozilla/5.0 InkwellApp/3.1' });
  expect(sessionState).toMatchObject({
    isLoggedIn: true,
    customerNumber: expect.stringMatching(/^X{6}\d{4}$/),
    emailHash: createHash('sha256').update('maya@example.com').digest('hex'),
    fingerprint: browser.cookies.get('contextid'),
    zipcode: '10001',
    routePrefix: '',
    cidParam: 'spring',
    xdeviceID: expect.stringMatching(/^[0-9a-f]{32}$/),
    isMobileAPP: true,
  });
  expect(sessionIPA.permissionDetail).toMatchObject({
    deprecableRequestFields: { shippingZip: '01702' },
    sessionData: {
      userEmail: expect.stringMatching(/^maya@example\.com$/i),
      shipToZip: '01702',
      shipToCity: 'Framingham',
      shipToState: 'MA',
    },
  });
  expect((await facts(browser, '', '', { 'sec-gpc': '1' })).sessionState.xdeviceID).toBe('');
  // An address in the other country is no place to ship to from here.
  expect((await facts(browser, '/en-ca')).sessionIPA.permissionDetail.sessionData).toMatchObject({ shipToZip: '' });
  const store = { address1: '', city: '', state: '', zipCode: '', storeNumber: '0014' };
  expect((await browser.send('POST', '/gus/api/usr/c/address?type=preferred_store', store)).status).toBe(200);
  // A browser without a place of its own delivers there from the sign-in on; one that has chosen keeps its choice.
  const signIn = async (zip?: string): Promise<State['sessionState']> => {
    const other = shop.browser();
    if (zip !== undefined) other.cookies.set('zipcode', zip);
    expect((await other.send('POST', '/api/sign-in', { email: 'maya@example.com', password: MAYA.password })).status).toBe(200);
    return (await facts(other)).sessionState;
  };
  expect(await signIn()).toMatchObject({ zipcode: '01702', storeNumber: '0014' });
  expect(await signIn('60601')).toMatchObject({ zipcode: '60601' });
  await browser.send('POST', '/api/sign-out');
  expect((await facts(browser)).sessionState).toMatchObject({ isLoggedIn: false, emailHash: '', customerNumber: '' });
  // The browser still knows that an account was signed in to here; that is no sign-in.
  expect(await facts(browser)).toMatchObject({ sessionState: { loginStatus: 'LOGGEDOFF' }, profile: null });
});

test('[USR-2] a business account: its number, division, rights and sales representative', async () => {
  const browser = shop.browser('business');
  await openAccount(shop, browser, { ...MAYA, email: 'maya@office.example', company: 'Ortiz & Co.' });
  const accountNumber = (await facts(browser)).sessionState.accountNumber;
  await writeSalesReps(shop.db, [{ accountNumber, salesRep: { name: 'Ruth Lee', email: 'ruth@inkwell.example', phone: '5085550142' } }]);
  const { sessionState, sessionIPA } = await facts(browser);
  expect(sessionState).toMatchObject({
    consumer: false,
    dcn: expect.stringMatching(/-X{6}\d{4}$/),
    salesRepName: 'Ruth Lee',
    salesRepEmail: 'ruth@inkwell.example',
    salesRepPhone: '5085550142',
  });
  expect(accountNumber).not.toBe('');
  expect(sessionIPA.permissionDetail.globalPermission).toContain('H_MU');
});

test('[USR-2] [USR-4] the landing pages that are offered: all of them to guests, by PD and DL to members', async () => {
  const guest = shop.browser('business');
  const offered = async (browser: Browser) => (await facts(browser)).sessionIPA.permissionDetail.landingPagesPermission;
  expect(await offered(guest)).toEqual(['deals', 'promotions']);
  await openAccount(shop, guest, { ...MAYA, email: 'offers@office.example', company: 'Ortiz Offers' });
  expect(await offered(guest)).toEqual(['deals', 'promotions']);
  await shop.db.raw(`update profile set withheld = '{DL}' where email = 'offers@office.example'`);
  expect(await offered(guest)).toEqual(['promotions']);
});

test('[USR-1] [USR-2] the profile has the fields of §3, and no number that is not masked', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { ...MAYA, email: 'profile@example.com' });
  const { profile, sessionState } = await facts(browser);
  expect(sessionState.loginStatus).toBe('LOGGEDIN');
  const masked = expect.stringMatching(/^X{6}\d{4}$/) as unknown;
  expect(profile).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    contact: { USERCONTACT: { fname: 'Maya', lname: 'Ortiz' } },
    customerNumber: masked,
    customerNo: masked,
    rewardsNo: '',
    backendCustomerType: 'RETAIL',
    quickBuyActive: false,
    quickBuyAddressId: null,
    quickBuyPaymentId: null,
    defaultPaymentId: null,
    lastUsedPaymentId: null,
    membershipPaymentId: null,
  });
  const member = shop.browser('business');
  await openAccount(shop, member, { ...MAYA, email: 'profile@office.example', company: 'Ortiz & Daughters' });
  const business = await facts(member);
  expect(business.profile).toMatchObject({ backendCustomerType: 'BUSINESS', customerNo: business.sessionState.accountNumber });
});
