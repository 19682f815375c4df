// "Email me when it's back": one mail per request and person, when goods really return, whatever fails.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertsKept, makeStockAlertMail } from '#finding/stock-alerts/server';
import { aCategory, aProduct, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { readConfig } from '#platform/config';
import { makeHosts } from '#platform/hosts';
import { makeMailer, type Mail, type Mailer } from '#platform/mail';
import { openAccount } from '#test/accounts';
import { forgetOld } from '#platform/kept';
import { testShop, type TestShop } from '#test/shop';

const CONFIG = readConfig({ PORT: '3000', INKWELL_DEMO: 'yes' });
const NOW = new Date('2026-06-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ANA = 'ana@example.com';

let shop: TestShop;
/** Countries in which the chair is in stock, as the job sees it. */
let stocked: readonly string[] = [];
beforeAll(async () => {
  // The shop's clock is in the past, so its own job finds nothing due; these tests run it.
  shop = await testShop({}, { now: () => NOW }, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(tx, [
        aRecord({ itemId: 'chair' }),
        aRecord({ itemId: 'desk' }),
        aRecord({ itemId: 'lamp' }),
        aRecord({ itemId: 'soon', comingSoon: true, streetDate: '2027-03-01' }),
        aRecord({ itemId: 'early', preOrder: true, streetDate: '2027-03-01' }),
        aRecord({ itemId: 'gone', status: 'discontinued' }),
        ...Array.from({ length: 50 }, (_, n) => aRecord({ itemId: `n${n}` })),
      ]);
      await writeStock(tx, [{ itemId: 'lamp', location: 'US', onHand: 5 }], 'whereNew');
    }),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  stocked = [];
  await shop.db.raw('delete from stock_alert');
  await shop.db.raw('delete from mailbox_message');
});

const ask = (itemId: string, email = ANA, prefix = '', tenant: 'consumer' | 'business' = 'consumer', browser = shop.browser(tenant)) =>
  browser.send('POST', `${prefix}/api/back-in-stock/${itemId}`, { email });
const mailbox: Mailer = { send: (mail) => makeMailer(CONFIG, shop.db, { now: () => NOW }).send(mail) };
const tell = (at = NOW, mailer = mailbox) =>
  makeStockAlertMail({
    db: shop.db,
    clock: { now: () => at },
    hosts: makeHosts(CONFIG),
    mailer,
    catalog: { get: (itemId) => aProduct({ itemId }) },
    presenters: { tiles: { stockOf: (_, country) => ({ canDeliver: stocked.includes(country), inSomeStore: false }) } },
  }).handle({});
const rowsOf = async (sql: string) => (await shop.db.raw(sql)).rows as Record<string, string>[];
const mails = () => rowsOf('select recipient, subject, html, plain, message_id from mailbox_message order by id');
const addresses = () => rowsOf('select email from stock_alert where email is not null');

test.for([
  ['', 'consumer', 'US', 'Back in stock:', ['It’s back', 'http://localhost:3000/', 'We have deleted your address']],
  ['/en-ca', 'business', 'CA', 'Back in stock:', ['business.localhost:3000/en-ca/']],
  ['/fr-ca', 'consumer', 'CA', 'De retour en stock\u00A0:', ['Il est de retour', '/fr-ca/', 'Voir l’article']],
] as const)(
  '[CAT-1] who asked at “%s” (%s) is told once, in that language, when it is back in that country',
  async ([prefix, tenant, country, subject, texts]) => {
    expect((await ask('chair', ANA, prefix, tenant)).json()).toEqual({ email: ANA });
    stocked = country === 'US' ? ['CA'] : ['US'];
    await tell();
    expect(await mails()).toEqual([]);
    stocked = [country];
    await Promise.all([tell(), tell(), tell(later(1))]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.['recipient']).toBe(ANA);
    expect(mail?.['subject']).toContain(subject);
    for (const text of texts) {
      expect(mail?.['plain']).toContain(text);
      expect(mail?.['html']).toContain(text);
    }
    // The address goes with the mail, and stock that comes and goes sends no second one.
    expect(await addresses()).toEqual([]);
    await tell(later(600));
    expect(await mails()).toHaveLength(1);
  },
);

test('[CAT-1] a person asks once for an item, however often and however the address is written; another site is another request', async () => {
  await ask('chair');
  await ask('chair', 'ANA@Example.com');
  await ask('chair', ANA, '/fr-ca');
  expect(await addresses()).toHaveLength(2);
  await ask('chair', 'bo@example.com');
  stocked = ['US', 'CA'];
  await tell();
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([ANA, ANA, 'bo@example.com']);
});

test('[CAT-1] only what cannot be bought can be waited for; the consent and its moment are kept with the request', async () => {
  const reasons = async (itemId: string) => (await shop.browser().send('GET', `/api/back-in-stock/${itemId}`)).json<{ waitsFor: string }>();
  expect(await reasons('soon')).toMatchObject({ waitsFor: 'release', email: '' });
  for (const itemId of ['lamp', 'early']) expect([itemId, (await ask(itemId)).status]).toEqual([itemId, 409]);
  for (const itemId of ['gone', 'nothing']) expect([itemId, (await ask(itemId)).status]).toEqual([itemId, 404]);
  expect((await ask('chair', 'ana', '/fr-ca')).json()).toMatchObject({ field: 'email', message: expect.stringContaining('exemple.com') });
  expect((await ask('soon')).status).toBe(200);
  expect(await rowsOf('select waits_for, consent, asked_at from stock_alert')).toEqual([
    { waits_for: 'release', consent: 'We send one email, then delete your address. No newsletter.', asked_at: NOW },
  ]);
  const member = shop.browser();
  await openAccount(shop, member, { fullName: 'Ida Berg', password: 'a good long password', email: 'ida@example.com' });
  expect((await member.send('GET', '/api/back-in-stock/chair')).json()).toMatchObject({ email: 'ida@example.com', waitsFor: 'stock' });
});

test('[CAT-1] units that really return end the wait: the shop’s own stock says so', async () => {
  const state = async () => (await shop.browser().send('GET', '/api/back-in-stock/desk')).json<{ waitsFor: string | null }>().waitsFor;
  expect(await state()).toBe('stock');
  await shop.db.transaction((tx) => writeStock(tx, [{ itemId: 'desk', location: 'US', onHand: 3 }], 'replace'));
  await expect.poll(state).toBeNull();
});

test('trust 28: a mail that fails is tried again later under the same id; it holds up nobody and ends with its address', async () => {
  await ask('chair');
  stocked = ['US'];
  const sent: Mail[] = [];
  const refusing: Mailer = { send: (mail) => Promise.reject(new Error(String(sent.push(mail)))) };
  await expect(tell(NOW, refusing)).rejects.toThrow('1 stock alerts could not be mailed');
  await ask('chair', 'bo@example.com');
  await tell(later(1));
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['bo@example.com']);
  await tell(later(3));
  const again = (await mails()).find(({ recipient }) => recipient === ANA);
  expect(again?.['message_id']).toBe(sent[0]?.id);
  // Killed after the mail server took it: the same mail goes out, and programs know it by its id.
  await shop.db.raw(`update stock_alert set email = 'ana@example.com', mailed_at = null, due_at = null`);
  await tell(later(4));
  expect((await mails()).map(({ message_id: id }) => id)).toEqual([...new Set((await mails()).map(({ message_id: id }) => id))]);
  await shop.db.raw(`update stock_alert set email = 'ana@example.com', mailed_at = null, attempts = 10`);
  await forgetOld(shop.db, alertsKept, later(5));
  expect(await rowsOf('select * from stock_alert')).toEqual([]);
});

test('[CAT-1] goods that are gone again before a retry wait for the next return', async () => {
  await ask('chair');
  stocked = ['US'];
  await expect(tell(NOW, { send: () => Promise.reject(new Error('later')) })).rejects.toThrow('could not be mailed');
  stocked = [];
  await tell(later(10));
  expect(await mails()).toEqual([]);
  stocked = ['US'];
  await tell(later(20));
  expect(await mails()).toHaveLength(1);
});

test('[CAT-1] the link in a mail ends the other requests of its address, and nobody else’s; it works for 60 days', async () => {
  await ask('chair');
  stocked = ['US'];
  const seen: Mail[] = [];
  await tell(NOW, { send: async (mail) => void seen.push(mail) });
  const link = seen[0]?.unsubscribe ?? '';
  expect(seen[0]?.text).toContain(link);
  const token = link.split('/').at(-1) ?? '';
  await ask('desk', 'bo@example.com', '/fr-ca');
  await ask('soon', ANA);
  await ask('chair', ANA, '/fr-ca');
  const stop = (over: string) => shop.browser().send('POST', '/api/back-in-stock-stop', { token: over });
  expect((await stop('nonsense')).json()).toEqual({ stopped: true });
  expect(await addresses()).toHaveLength(3);
  expect((await stop(token)).json()).toEqual({ stopped: true });
  expect(await addresses()).toEqual([{ email: 'bo@example.com' }]);
  await forgetOld(shop.db, alertsKept, later(59 * 1440));
  expect(await rowsOf('select * from stock_alert')).toHaveLength(2);
  await forgetOld(shop.db, alertsKept, later(61 * 1440));
  expect(await rowsOf('select * from stock_alert')).toHaveLength(1);
  await forgetOld(shop.db, alertsKept, later(366 * 1440));
  expect(await rowsOf('select * from stock_alert')).toEqual([]);
});

test('[CAT-1] an address waits for 50 items at most', async () => {
  await shop.db.raw(
    `insert into stock_alert (alert_id, item_id, tenant, country, locale, copy_locale, waits_for, email, email_hash, consent, asked_at)
     select gen_random_uuid(), item_id, 'consumer', 'US', 'en-US', 'en-US', 'stock', $1, encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'yes', now()
     from known_item where item_id like 'n%'`,
    [ANA],
  );
  expect((await ask('chair')).json()).toMatchObject({ code: 'TOO_MANY_WAITING' });
  expect((await ask('chair', 'bo@example.com')).status).toBe(200);
  expect(await addresses()).toHaveLength(51);
});
