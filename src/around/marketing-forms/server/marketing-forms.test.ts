// Marketing forms through the API: stored once, with what was agreed to; led only to addresses of this site; limited (RWD-3).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';
import { FORGET_REQUESTS, marketingRequestsSince } from './index.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW });
});
afterAll(() => shop.close());

const FORM = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@silva.example',
  company: 'Silva & Co.',
  phone: '508-555-0137',
  jobFunction: 'Facilities',
  employeeSize: '400+',
  comments: '=HYPERLINK("x") forty desks',
};
let networks = 0;
const visitor = (tenant?: 'business') => {
  networks += 1;
  const [browser, headers] = [shop.browser(tenant), { 'x-forwarded-for': `198.51.100.${networks}` }];
  return (formId: string, over: object = {}, prefix = '') =>
    browser.send('POST', `${prefix}/api/marketing-forms/${formId}`, { ...FORM, requestKey: randomUUID(), ...over }, headers);
};
const rows = async (email: string) => (await shop.db.raw('select * from marketing_request where email = $1', [email])).rows;

test('[RWD-3] a form is stored with the sentence agreed to, its language and moment; sent at once many times, it is one', async () => {
  const send = visitor();
  const body = { email: 'once@silva.example', requestKey: randomUUID(), page: '/help?token=secret' };
  const replies = await Promise.all([1, 2, 3].map(() => send('furniture-long', body, '/fr-ca')));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rows('once@silva.example')).toEqual([
    expect.objectContaining({
      form_id: 'furniture-long',
      tenant: 'consumer',
      locale: 'fr-CA',
      copy_locale: 'fr-CA',
      page: '/help',
      wants_offers: false,
      first_name: 'Ana',
      last_name: 'Silva',
      company: 'Silva & Co.',
      phone: '5085550137',
      job_function: 'Facilities',
      employee_size: '400+',
      comments: '=HYPERLINK("x") forty desks',
      asked_at: NOW,
      consent: expect.stringContaining('vous acceptez qu’Inkwell vous écrive ou vous appelle') as string,
    }),
  ]);
});

test('[RWD-3] a short form keeps nothing of a long one; both sites have them', async () => {
  expect((await visitor('business')('print-short', { email: 'short@silva.example' })).json()).toEqual({ successURL: '' });
  expect(await rows('short@silva.example')).toEqual([
    expect.objectContaining({ tenant: 'business', phone: null, job_function: null, employee_size: null, comments: null }),
  ]);
});

test.each([
  ['/about/company?from=form#top', '/about/company?from=form#top'],
  ['http://localhost:3000/help', '/help'],
  ['', ''],
  ['https://evil.example/', ''],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['/%2f%2fevil.example', ''],
  ['javascript:alert(1)', ''],
  ['@evil.example', ''],
  ['/help\r\nSet-Cookie: a=b', ''],
])('[RWD-3] trust 16: successURL “%s” leads to “%s”', async (successURL, leads) => {
  expect((await visitor()('business-short', { successURL })).json()).toEqual({ successURL: leads });
});

test('[RWD-3] wrong fields, unknown forms and card numbers store nothing', async () => {
  const send = visitor();
  for (const [over, field] of [
    [{ email: 'wrong' }, 'email'],
    [{ jobFunction: 'Astronaut' }, 'jobFunction'],
    [{ employeeSize: '5' }, 'employeeSize'],
  ] as const)
    expect((await send('business-long', { company: 'Bad', ...over })).json()).toMatchObject({ status: 400, field });
  expect((await send('business', { company: 'Bad' })).json()).toMatchObject({ status: 404, code: 'NO_FORM' });
  expect((await send('business-long', { company: 'Bad', comments: 'My card is 4111 1111 1111 1111' })).status).toBe(400);
  expect((await shop.db.raw(`select 1 from marketing_request where company = 'Bad'`)).rows).toEqual([]);
});

test('[RWD-3] offers are a box of their own: who ticks it is asked by mail, once, and nobody else is', async () => {
  const subscribers = async (email: string) =>
    (await shop.db.raw('select landing_page, confirmed_at, consent from offer_subscriber where email = $1', [email])).rows;
  const requestKey = randomUUID();
  const send = visitor();
  for (let times = 0; times < 2; times += 1)
    await send('business-short', { email: 'offers@silva.example', wantsOffers: true, page: '/help', requestKey });
  expect(await subscribers('offers@silva.example')).toEqual([
    { landing_page: '/help', confirmed_at: null, consent: expect.stringContaining('I want offers from Inkwell by email') as string },
  ]);
  await send('business-short', { email: 'quiet@silva.example' });
  expect(await subscribers('quiet@silva.example')).toEqual([]);
});

test('[RWD-3] five forms in a quarter of an hour are a shopper’s most', async () => {
  const send = visitor();
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await send('business-short', { email: 'many@silva.example' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await rows('many@silva.example')).toHaveLength(5);
});

test('[RWD-3] staff read the requests, and after a year they are gone', async () => {
  await visitor()('business-long', { email: 'staff@silva.example' });
  expect(await marketingRequestsSince(shop.db, new Date(0))).toContainEqual(
    expect.objectContaining({ form: 'business-long', email: 'staff@silva.example', employeeSize: '400+' }),
  );
  await shop.db.run(FORGET_REQUESTS, [NOW]);
  expect(await rows('staff@silva.example')).toHaveLength(1);
  await shop.db.run(FORGET_REQUESTS, [new Date(NOW.getTime() + 1)]);
  expect(await marketingRequestsSince(shop.db, new Date(0))).toEqual([]);
});
