// Representatives who act for shoppers: each rule, and each way around it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FoundShopper } from '#people/representatives/contract';
import { ACTING_PASSWORD as PASSWORD, actingNow, actorsOf, record, session, type Actors, type Somebody } from '#test/representatives';
import { actingAdmission } from '#base/access/rules';
import { changesState } from '#platform/closed-input';
import { sendSample } from '#test/sample-call';
import { demoShop, type Browser, type TestShop } from '#test/shop';

const now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
let actors: Actors;
beforeAll(async () => {
  shop = await demoShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, { now: () => now });
  actors = actorsOf(shop);
});
afterAll(() => shop.close());

test('[USR-11] a representative finds a shopper by number, email, order or organization, and nobody of the shop or of the other edition', async () => {
  const [rep, shopper, other, business] = [
    await actors.representative(),
    await actors.somebody(),
    await actors.representative(),
    await actors.somebody({ tenant: 'business' }),
  ];
  const find = async (by: Somebody, text: string) =>
    (await by.browser.send('POST', '/api/acting/find', { find: text })).json<{ shoppers: FoundShopper[] }>().shoppers;
  expect(await find(rep, ` ${shopper.number} `)).toEqual([
    {
      profileId: shopper.profileId,
      firstName: 'Maya',
      name: 'Maya Ortiz',
      customerNumber: `XXXXXX${shopper.number.slice(-4)}`,
      organization: '',
      by: 'number',
    },
  ]);
  expect(await find(rep, shopper.email.toUpperCase())).toMatchObject([{ by: 'email' }]);
  expect((await rep.browser.send('POST', '/api/acting/find', { find: ' ' })).json()).toMatchObject({ code: 'FIND_MISSING', field: 'find' });
  for (const text of ['nobody', other.email, rep.number, business.email, business.number])
    expect([text, await find(rep, text)]).toEqual([text, []]);
  const desk = await actors.representative('business');
  const { rows } = await shop.db.raw('select name from account join profile using (account_number) where profile_id = $1', [
    business.profileId,
  ]);
  const name = String(rows[0]?.['name']).toLowerCase();
  for (const text of [name, name.slice(1, -1)])
    expect(await find(desk, text)).toMatchObject([{ profileId: business.profileId, by: 'organization' }]);
  for (const text of [name.slice(0, 2), '%%%']) expect([text, await find(desk, text)]).toEqual([text, []]);
});

test('[USR-11] look-ups are limited', async () => {
  const rep = await actors.representative();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 61; turn += 1) statuses.add((await rep.browser.send('POST', '/api/acting/find', { find: 'x' })).status);
  expect([...statuses]).toEqual([200, 429]);
});

test('[USR-6] acting is a session of the shopper that carries csrUserId, and stopping gives the representative their own back', async () => {
  const [rep, shopper] = [await actors.representative(), await actors.somebody()];
  const before = rep.browser.cookies.get('__Host-inkwell') ?? '';
  expect((await actors.begin(rep, shopper)).json()).toEqual({ next: '/cc/sparq/cart' });
  expect(await session(rep.browser)).toMatchObject({ signedIn: true, email: shopper.email, csrUserId: rep.number });
  expect(await actingNow(rep.browser)).toMatchObject({
    name: 'Maya Ortiz',
    representative: 'Grace Okafor',
    csrUserId: rep.number,
    reason: 'order',
  });
  expect(await session(shopper.browser)).toMatchObject({ signedIn: true, csrUserId: '' });
  const during = rep.browser.cookies.get('__Host-inkwell') ?? '';
  expect((await rep.browser.send('POST', '/api/acting/stop')).json()).toEqual({ next: '/account/act-for' });
  expect(await session(rep.browser)).toMatchObject({ signedIn: true, email: rep.email, csrUserId: '' });
  // Neither the old session nor the stopped one opens anything, with or without its mark.
  for (const token of [before, during, during.replace('act.', '')]) {
    const thief = shop.browser();
    thief.cookies.set('__Host-inkwell', token);
    expect(await session(thief)).toMatchObject({ signedIn: false });
    expect((await thief.send('GET', '/api/orders')).status).toBe(401);
  }
  expect(await session(shopper.browser)).toMatchObject({ signedIn: true });
});

test('[USR-11] nobody acts for the shop’s own people, for the other edition, or without a reason and a sentence', async () => {
  const [rep, other, business, shopper] = [
    await actors.representative(),
    await actors.representative(),
    await actors.somebody({ tenant: 'business' }),
    await actors.somebody(),
  ];
  for (const target of [
    other,
    rep,
    business,
    { ...shopper, profileId: 'x' },
    { ...shopper, profileId: '00000000-0000-4000-8000-000000000000' },
  ])
    expect((await actors.begin(rep, target)).status).toBe(404);
  expect((await actors.begin(rep, shopper, { reason: 'none' })).status).toBe(400);
  expect((await actors.begin(rep, shopper, { note: '  ' })).json()).toMatchObject({ code: 'NOTE_MISSING', field: 'note' });
  expect((await actors.begin(rep, shopper, { note: 'pays with 4111 1111 1111 1111' })).status).toBe(400);
  expect(await session(rep.browser)).toMatchObject({ email: rep.email });
  expect((await record(rep.browser)).records).toEqual([]);
});

test('[USR-11] a shopper, a guest and who acts already cannot begin', async () => {
  const { rep, shopper } = await actors.acting();
  const another = await actors.somebody();
  expect((await actors.begin(shopper, another)).status).toBe(403);
  expect((await actors.begin({ ...shopper, browser: shop.browser() }, another)).status).toBe(401);
  expect((await actors.begin(rep, another)).status).toBe(403);
  expect((await rep.browser.send('POST', '/api/acting/find', { find: another.email })).status).toBe(403);
  expect((await shopper.browser.send('POST', '/api/acting/send-cart', { note: '' })).status).toBe(403);
});

test('[USR-11] while acting, every call that changes something runs only if the table says so', async () => {
  const wrong: string[] = [];
  for (const [key, { endpoint }] of shop.registry.lines) {
    if (key === 'POST /api/acting/stop' || key === 'POST /api/sign-out') continue;
    const admission = actingAdmission(endpoint.acting, changesState(key, endpoint));
    const { rep } = await actingOnce();
    const reply = await sendSample(rep.browser, key, endpoint);
    const isClosed = reply.status === 403 && reply.body.includes('ACTING_CLOSED');
    if (isClosed !== (admission === 'closed')) wrong.push(`${key} ${admission} answered ${reply.status} ${reply.body.slice(0, 100)}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

let once: ReturnType<Actors['acting']> | undefined;
const actingOnce = () => (once ??= actors.acting());

test('[USR-11] cards, payment, password, sign-in and personal data are closed, reading too', async () => {
  const { rep } = await actors.acting();
  const closed: readonly (readonly ['GET' | 'POST', string, object?])[] = [
    ['GET', '/gus/api/usr/c/payments'],
    ['GET', '/api/quick-buy'],
    ['GET', '/api/account'],
    ['GET', '/api/account/privacy'],
    ['GET', '/account/personal-data.zip'],
    ['POST', '/api/account/password', { present: PASSWORD, password: 'another long password' }],
    ['POST', '/api/account/email', { present: PASSWORD, email: 'mine@inkwell.example' }],
    ['POST', '/api/account/delete', { present: PASSWORD, understood: true }],
    ['POST', '/api/account/sign-out-everywhere'],
    ['POST', '/api/sign-in', { email: rep.email, password: PASSWORD }],
    ['POST', '/api/quick-buy', { quickBuyActive: false }],
  ];
  for (const [method, url, body] of closed) {
    const reply = await rep.browser.send(method, url, body);
    expect([url, reply.status, reply.json()['code']]).toEqual([url, 403, 'ACTING_CLOSED']);
    expect(reply.json()['message']).toMatch(/^Only Maya can do this\./);
  }
});

test('[USR-11] what is done is recorded before it runs, and both sides read it', async () => {
  const { rep, shopper } = await actors.acting();
  await rep.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '310877', qty: 2 }], coupons: ['PAPER15'] });
  await rep.browser.send('POST', '/api/orders/932155070001/cancel', {});
  await rep.browser.send('POST', '/api/acting/stop');
  const done = [
    // Items by title, everything else as it was sent.
    { deed: 'cartAdd', about: [expect.stringMatching(/.+ \(310877\)$/), 'PAPER15'] },
    { deed: 'orderCancel', about: ['932155070001'] },
  ];
  const [mine, theirs] = [await record(rep.browser), await record(shopper.browser)];
  expect([mine.mine, theirs.mine]).toEqual([true, false]);
  expect(theirs.records).toMatchObject([
    {
      representative: 'Grace Okafor',
      csrUserId: rep.number,
      shopper: 'Maya Ortiz',
      reason: 'order',
      note: 'Wants paper added.',
      done,
      endedAt: now.toISOString(),
    },
  ]);
  expect(mine.records).toEqual(theirs.records);
  await expect(shop.db.raw(`update acting_event set deed = 'none'`)).rejects.toThrow('cannot be changed');
  await expect(shop.db.raw('delete from acting_event')).rejects.toThrow('cannot be changed');
  await expect(shop.db.raw(`update acting set note = 'other'`)).rejects.toThrow('cannot be changed');
  expect((await record((await actors.somebody()).browser)).records).toEqual([]);
});

test('[USR-11] the shopper is told in the cart until they put it away', async () => {
  const { rep, shopper } = await actors.acting();
  const notice = async (browser: Browser) => (await browser.send('GET', '/api/acting/notice')).json<{ notice: object | null }>().notice;
  expect(await notice(shopper.browser)).toBeNull();
  await rep.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '310877', qty: 2 }] });
  expect(await notice(rep.browser)).toBeNull();
  expect(await notice(shopper.browser)).toEqual({ representative: 'Grace Okafor', reason: 'order', at: now.toISOString() });
  expect((await rep.browser.send('POST', '/api/acting/notice')).status).toBe(403);
  await shopper.browser.send('POST', '/api/acting/notice');
  expect(await notice(shopper.browser)).toBeNull();
});

test('[USR-11] the cart is mailed to its shopper with the note, five times an hour', async () => {
  const { rep, shopper } = await actors.acting();
  const send = async () => (await rep.browser.send('POST', '/api/acting/send-cart', { note: 'Paper is in.' })).status;
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push(await send());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw(`select plain from mailbox_message where recipient = $1 and subject like 'Your cart%'`, [
        shopper.email,
      ]);
      expect(String(rows[0]?.['plain'])).toContain('Paper is in.');
      expect(String(rows[0]?.['plain'])).toContain('/cc/sparq/cart');
    },
    { timeout: 20_000 },
  );
});
