// Saved cards through their calls; the tests count rows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SaveCardReply, SavedCards } from '#buying/saved-cards/contract';
import { MOST_CARDS } from '#buying/saved-cards/rules';
import { CARDS, tokenOf } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';
import { FORGET_REMOVED_CARDS } from './card-queries.ts';

/** New York is five hours behind. */
let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop({}, { now: () => now });
});
afterAll(() => shop.close());

const BOOK = '/gus/api/usr/c/payments';
type Said = SaveCardReply & { readonly status: number; readonly code?: string; readonly message?: string };
let people = 0;

async function account(tenant: 'consumer' | 'business' = 'consumer'): Promise<Browser> {
  const browser = shop.browser(tenant);
  people += 1;
  const who = { fullName: 'Maya Ortiz', email: `cards${people}@example.com`, password: 'a long enough password', company: 'Ortiz & Co.' };
  expect((await openAccount(shop, browser, who)).status).toBe(200);
  return browser;
}

async function send(browser: Browser, path: string, body: object = {}, override?: 'PUT' | 'DELETE'): Promise<Said> {
  const reply = await browser.send('POST', path, body, override === undefined ? {} : { 'x-http-method-override': override });
  return { ...reply.json<Said>(), status: reply.status };
}

/** The body a browser sends for a card typed into the frame. */
async function typed(more: object = {}) {
  const { token, brand } = await tokenOf(shop, CARDS.approved);
  return { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: '1111', expiry: { month: 12, year: 2039 }, ...more };
}

const add = async (browser: Browser, more: object = {}) => {
  now = new Date(now.getTime() + 1000);
  return send(browser, BOOK, { cardPayment: await typed(more) });
};
const change = (browser: Browser, id: string | null, body: object) => send(browser, `${BOOK}/${id}`, body, 'PUT');
const remove = (browser: Browser, id: string | null) => send(browser, `${BOOK}/${id}`, {}, 'DELETE');
const cards = async (browser: Browser, prefix = '') => (await browser.send('GET', prefix + BOOK)).json<SavedCards>();
const ids = async (browser: Browser) => (await cards(browser)).payments.map(({ id }) => id);
const rows = async (where = 'true') => Number((await shop.db.raw(`select count(*) as n from saved_card where ${where}`)).rows[0]?.['n']);

test('[PAY-3] a card saved without its expiry day gets it when it is saved again', async () => {
  const browser = await account();
  const { id } = await add(browser);
  expect((await add(browser, { expiry: { day: 15, month: 12, year: 2039 } })).id).toBe(id);
  const { rows } = await shop.db.raw('select expiry_day from saved_card where card_id = $1', [id]);
  expect(rows).toEqual([{ expiry_day: 15 }]);
});

test('[PAY-3] [USR-1] a card is saved with the fields of the specification, changed, removed and restored', async () => {
  const browser = await account();
  const billingAddress = {
    fullName: 'Maya Ortiz',
    organization: '',
    address1: '14 Elm St',
    address2: '',
    city: '',
    state: '',
    zip: '01702',
    phone: '',
  };
  const { id } = await add(browser, { userNotes: ` Kitchen ${'x'.repeat(60)}`, contactInformation: { billingAddress } });
  const reply = await browser.send('GET', BOOK);
  expect(reply.json<SavedCards>()).toMatchObject({
    payments: [
      {
        id,
        profileRefId: id,
        paymentType: 'CREDIT_CARD',
        brand: 'VISA',
        lastFourDigit: '1111',
        expiry: { day: 31, month: 12, year: 2039 },
        expiryState: '',
        profilePayment: true,
        defaultPayment: true,
        membershipPayment: false,
        lastUsedPayment: false,
        userNotes: `Kitchen ${'x'.repeat(24)}`,
        contactInformation: { billingAddress: { fullName: 'Maya Ortiz', city: 'Framingham' } },
        billTo: ['Maya Ortiz', '14 Elm St', 'Framingham MA 01702'],
        updateTimeStamp: now.toISOString(),
      },
    ],
    defaultPaymentId: id,
    lastUsedPaymentId: null,
    membershipPaymentId: null,
    quickBuyPaymentId: null,
    room: MOST_CARDS - 1,
  });
  // Only the shop's database knows the chargeable reference.
  const reference = String((await shop.db.raw('select reference from saved_card where card_id = $1', [id])).rows[0]?.['reference']);
  expect(reference).toMatch(/^card_/);
  expect(reply.body).not.toContain(reference);
  expect(await change(browser, id, { userNotes: 'Office' })).toMatchObject({ status: 200, id, errors: [] });
  expect((await cards(browser)).payments).toMatchObject([
    { userNotes: 'Office', billTo: ['Maya Ortiz', '14 Elm St', 'Framingham MA 01702'] },
  ]);
  expect((await remove(browser, id)).status).toBe(200);
  expect((await remove(browser, id)).status).toBe(200);
  expect(await ids(browser)).toEqual([]);
  expect(await change(browser, id, { userNotes: 'Gone' })).toMatchObject({ status: 404, code: 'CARD_NOT_FOUND' });
  expect(await change(browser, id, { restore: true })).toMatchObject({ status: 200, id });
  expect((await cards(browser)).payments).toMatchObject([{ id, userNotes: 'Office', defaultPayment: true }]);
  await remove(browser, id);
  await shop.db.run(FORGET_REMOVED_CARDS, [new Date(now.getTime() + 60_000)]);
  expect(await change(browser, id, { restore: true })).toMatchObject({ status: 404 });
});

test('[PAY-3] T10: a card number is refused in every field, and nothing is saved', async () => {
  const browser = await account();
  const before = await rows();
  const number = '4111 1111 1111 1111';
  for (const more of [{ userNotes: number }, { id: number.replaceAll(' ', '') }, { brand: number }])
    expect(await add(browser, more)).toMatchObject({ status: 400, code: 'CARD_NUMBER_REFUSED' });
  expect(await add(browser, { accountNumber: number, cvv: '123' })).toMatchObject({ status: 400, code: 'CARD_NUMBER_REFUSED' });
  expect(await rows()).toBe(before);
  const { id } = await add(browser);
  expect(await change(browser, id, { userNotes: number })).toMatchObject({ status: 400, code: 'CARD_NUMBER_REFUSED' });
});

test('[PAY-3] [PAY-5] an invalid card, an expired one and one the provider does not know are not saved', async () => {
  const browser = await account();
  expect(await add(browser, { brand: 'NONE' })).toMatchObject({ id: null, errors: [{ field: 'card', code: 'CARD_MISSING' }] });
  expect(await add(browser, { id: 'tok_nobody_knows' })).toMatchObject({ status: 409, code: 'PAYMENT_EXPIRED' });
  expect(await add(browser, { expiry: { month: 10, year: 2026 } })).toMatchObject({ status: 422, code: 'CARD_EXPIRED' });
  const wrong = { fullName: '', organization: '', address1: '', address2: '', city: '', state: '', zip: '1', phone: '' };
  expect(await add(browser, { contactInformation: { billingAddress: wrong } })).toMatchObject({
    id: null,
    errors: [{ field: 'billing.fullName' }, { field: 'billing.address1' }, { field: 'billing.zip', message: 'Invalid zip code' }, {}, {}],
  });
  expect(await ids(browser)).toEqual([]);
});

test('[PAY-9] a card that the payment company cannot keep is not saved, and §8’s words say so', async () => {
  const browser = await account();
  const { token } = await tokenOf(shop, '4000000000000275');
  const rows = await shop.db.raw('select count(*) as n from saved_card');
  expect(await add(browser, { id: token })).toMatchObject({
    status: 503,
    code: 'SPAY_API_FAILURE',
    message: 'Sorry, something went wrong. Please try again. The card was not saved.',
  });
  expect(await shop.db.raw('select count(*) as n from saved_card')).toEqual(rows);
  expect(await ids(browser)).toEqual([]);
});

test('[PAY-3] the same card sent again, or many times at once, is saved once; another date makes another card', async () => {
  const browser = await account();
  const cardPayment = await typed();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(browser, BOOK, { cardPayment })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await add(browser, { userNotes: 'Kitchen' });
  expect((await cards(browser)).payments).toMatchObject([{ userNotes: 'Kitchen' }]);
  await add(browser, { expiry: { month: 1, year: 2040 } });
  expect(await ids(browser)).toHaveLength(2);
});

test('[PAY-3] SAVED_CARD_LIMIT_REACHED: twenty at once save no more than the limit', async () => {
  const browser = await account();
  const many = await Promise.all(Array.from({ length: 20 }, (_, at) => add(browser, { lastFourDigit: String(2000 + at) })));
  const full = many.filter(({ status }) => status === 422);
  expect(full).toHaveLength(20 - MOST_CARDS);
  expect(full[0]).toMatchObject({
    code: 'SAVED_CARD_LIMIT_REACHED',
    message: 'Your account can hold 10 cards. Remove one to save another.',
  });
  const owner = `profile_id = (select profile_id from profile where email = 'cards${people}@example.com')`;
  expect(await rows(owner)).toBe(MOST_CARDS);
  expect((await cards(browser)).room).toBe(0);
  // An existing card needs no room; restoring a removed one does.
  const [first] = (await cards(browser)).payments;
  expect(await add(browser, { lastFourDigit: first?.lastFourDigit })).toMatchObject({ status: 200, id: first?.id });
  await remove(browser, first?.id ?? '');
  await add(browser, { lastFourDigit: '3000' });
  expect(await change(browser, first?.id ?? '', { restore: true })).toMatchObject({ status: 422, code: 'SAVED_CARD_LIMIT_REACHED' });
  expect(await rows(`${owner} and removed_at is null`)).toBe(MOST_CARDS);
});

test('[PAY-3] exactly one card is the default, however many calls set it at once; a removed default is the default again when restored', async () => {
  const browser = await account();
  const [one, two] = [await add(browser, { lastFourDigit: '0001' }), await add(browser, { lastFourDigit: '0002' })];
  await Promise.all([one, two, one, two].map(({ id }) => change(browser, id, { defaultPayment: true })));
  await change(browser, two.id, { defaultPayment: true });
  const before = await cards(browser);
  expect(before.payments.filter(({ defaultPayment }) => defaultPayment).map(({ id }) => id)).toEqual([two.id]);
  expect([before.payments[0]?.id, before.defaultPaymentId]).toEqual([two.id, two.id]);
  await remove(browser, two.id);
  expect((await cards(browser)).defaultPaymentId).toBe(one.id);
  await change(browser, two.id, { restore: true });
  expect((await cards(browser)).defaultPaymentId).toBe(two.id);
});

test('[PAY-3] one card is marked for the paid membership; without a membership none can be', async () => {
  const browser = await account();
  const { id } = await add(browser);
  expect((await cards(browser)).hasMembership).toBe(false);
  expect(await change(browser, id, { membershipPayment: true })).toMatchObject({ status: 403, code: 'MEMBERSHIP_NEEDED' });
  await shop.db.raw(`update profile set membership_program = 'SELECT' where email = $1`, [`cards${people}@example.com`]);
  expect(await change(browser, id, { membershipPayment: true })).toMatchObject({ status: 200 });
  expect(await cards(browser)).toMatchObject({ hasMembership: true, membershipPaymentId: id, payments: [{ membershipPayment: true }] });
});

test('[PAY-2] T39: a card expires soon, then has expired with its last day on the site’s clock; then it becomes no default', async () => {
  const start = now;
  now = new Date('2026-11-29T15:00:00Z');
  const browser = await account();
  const { id } = await add(browser, { expiry: { month: 11, year: 2026 } });
  const other = await add(browser);
  const states = async () => (await cards(browser)).payments.map(({ id: at, expiryState }) => [at, expiryState]);
  expect(await states()).toEqual([
    [id, 'EXPIRING_SOON'],
    [other.id, ''],
  ]);
  now = new Date('2026-12-01T04:59:59Z');
  expect((await cards(browser)).payments[0]).toMatchObject({ id, expiryState: 'EXPIRING_SOON', expiry: { day: 30 } });
  now = new Date('2026-12-01T05:00:00Z');
  expect(await states()).toEqual([
    [other.id, ''],
    [id, 'EXPIRED'],
  ]);
  expect(await change(browser, id, { defaultPayment: true })).toMatchObject({ status: 422, code: 'CARD_EXPIRED' });
  expect(await change(browser, id, { userNotes: 'Old one' })).toMatchObject({ status: 200 });
  now = start;
});

test('[PAY-3] trust 22: a guest has no saved cards, and nobody reaches another’s', async () => {
  const { id } = await add(await account());
  const guest = shop.browser();
  expect((await guest.send('GET', BOOK)).status).toBe(401);
  expect(await add(guest)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  expect((await guest.send('GET', `/fr-ca${BOOK}`)).json()).toMatchObject({ message: 'Ouvrez une session pour voir vos cartes' });
  for (const other of [await account(), await account('business')]) {
    expect(await change(other, id, { userNotes: 'Mine' })).toMatchObject({ status: 404, code: 'CARD_NOT_FOUND' });
    expect(await remove(other, id)).toMatchObject({ status: 404 });
    expect(await ids(other)).toEqual([]);
  }
  expect(await rows(`card_id = '${id}' and removed_at is null and nickname = ''`)).toBe(1);
});
