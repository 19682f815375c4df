// Restocks while their owner, their right, their item or their place goes away: nothing is charged that nobody agreed to, and nobody is promised an order that cannot come (ATC-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { CARDS, count } from '#buying/orders/fixtures';
import { approvalTeam, type ApprovalTeam } from '#test/approval-team';
import { prepareCarts } from '#test/carts';
import { keeper, rows, saveAddress, saveCard, start, TERMS, tick, type Keeper } from '#test/restocks';
import { actorsOf } from '#test/representatives';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const at = (instant: string): void => void (now = new Date(instant));
const view = async ({ browser }: Pick<Keeper, 'browser'>, id: string, prefix = ''): Promise<RestockView | undefined> =>
  (await browser.send('GET', `${prefix}/api/restocks`)).json<{ restocks: RestockView[] }>().restocks.find((one) => one.restockId === id);
const dues = (id: string) =>
  rows(shop, `select due_on::text, state, question from restock_due where restock_id = $1 order by due_on`, [id]);
const ordersOf = async (email: string) =>
  (await rows(shop, `select status from order_head where email = $1 and status <> 'released' order by placed_at`, [email])).map(
    ({ status }) => status,
  );
const mails = (email: string, like: string) => count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '${like}%'`);
const mailed = (email: string, like: string) => expect.poll(() => mails(email, like), { timeout: 20_000 }).toBe(1);

/** Every mail that was asked for has been sent, or was found to say nothing any more. */
const lettersDone = () =>
  expect
    .poll(() => count(shop.db, 'pgboss.job', `name = 'restock-letter' and state in ('created', 'retry', 'active')`), { timeout: 20_000 })
    .toBe(0);

/** Dana of an organization, who may keep restocks that go to its depot. */
async function danaOf(name: string, over = 1_000_000): Promise<{ firm: ApprovalTeam; dana: Keeper; depot: string }> {
  const firm = await approvalTeam(shop, name, { over });
  const path = `/api/organization/people/${await firm.idOf('dana')}`;
  expect((await firm.admin.send('POST', path, { role: 'buyer', granted: ['H_AR'], withheld: [] })).status).toBe(200);
  const depot = await firm.location('Depot');
  const cardId = await saveCard(shop, firm.dana, CARDS.approved);
  return { firm, depot, dana: { browser: firm.dana, email: firm.mailOf('dana'), addressId: `location:${depot}`, cardId } };
}

test('[ATC-7] [USR-9] who was deactivated is charged nothing and mailed nothing; back again, they are asked', async () => {
  at('2026-11-02T15:00:00Z');
  const { firm, dana } = await danaOf('alder');
  const [id = ''] = await start(dana, { nextOn: '2026-11-10' });
  await mailed(dana.email, 'Auto-restock is on');
  const path = `/api/organization/people/${await firm.idOf('dana')}`;
  expect((await firm.admin.send('POST', `${path}/deactivate`, {})).status).toBe(200);
  at('2026-11-08T15:00:00Z');
  await tick(shop);
  await lettersDone();
  at('2026-11-10T15:00:00Z');
  await tick(shop);
  await lettersDone();
  expect([await ordersOf(dana.email), await dues(id)]).toEqual([[], [{ due_on: '2026-11-10', state: 'asking', question: 'noRight' }]]);
  const kept = (await firm.admin.send('GET', '/api/organization/restocks')).json<{ restocks: object[] }>().restocks;
  expect(kept).toMatchObject([{ restockId: id, state: 'attention' }]);
  expect((await firm.admin.send('POST', `${path}/reactivate`, {})).status).toBe(200);
  const back = shop.browser('business');
  expect((await back.send('POST', '/api/sign-in', { email: dana.email, password: 'correct horse battery' })).status).toBe(200);
  expect((await view({ browser: back }, id))?.question?.code).toBe('noRight');
  expect((await back.send('POST', `/api/restocks/${id}/order`, {})).status).toBe(200);
  expect(await ordersOf(dana.email)).toEqual(['placed']);
  await mailed(dana.email, 'Your order');
  expect([await mails(dana.email, 'We order on'), await mails(dana.email, 'Your answer')]).toEqual([0, 0]);
});

test('[ATC-7] [USR-4] who lost the right is not reminded of what will not be ordered, and hears why', async () => {
  at('2026-11-02T15:00:00Z');
  const { dana } = await danaOf('elm');
  await start(dana, { nextOn: '2026-11-10' });
  await shop.db.raw(`update profile set withheld = '{H_AR}' where email = $1`, [dana.email]);
  at('2026-11-08T15:00:00Z');
  await tick(shop);
  await lettersDone();
  at('2026-11-10T15:00:00Z');
  await tick(shop);
  await mailed(dana.email, 'Your answer is needed');
  expect([await ordersOf(dana.email), await mails(dana.email, 'We order on')]).toEqual([[], 0]);
});

test('[ATC-7] [USR-12] with a deleted account its restocks and days are gone; nothing is ordered any more', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-11-10' });
  await start(maya, { nextOn: '2026-11-03' });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect(await ordersOf(maya.email)).toEqual(['placed']);
  const reply = await maya.browser.send('POST', '/api/account/delete', { present: 'a long enough password', understood: true });
  expect(reply.status).toBe(200);
  const before = await count(shop.db, 'order_head', 'true');
  at('2026-11-10T15:00:00Z');
  await tick(shop);
  expect([await dues(id), await count(shop.db, 'order_head', 'true')]).toEqual([[], before]);
  expect(await rows(shop, 'select 1 from restock where restock_id = $1', [id])).toEqual([]);
});

test('[ATC-7] [B2B-4] an item that leaves the contract of who buys contract items only is asked about, and not ordered', async () => {
  at('2026-11-02T15:00:00Z');
  const { dana } = await danaOf('spruce');
  const [id = ''] = await start(dana, { nextOn: '2026-11-03' });
  await shop.db.raw(`update profile set withheld = '{G_IOC}' where email = $1`, [dana.email]);
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect([await ordersOf(dana.email), await dues(id)]).toEqual([[], [{ due_on: '2026-11-03', state: 'asking', question: 'itemGone' }]]);
  await mailed(dana.email, 'Your answer is needed');
  expect(await view(dana, id)).toMatchObject({ state: 'attention', item: { price: null }, question: { code: 'itemGone', alternates: [] } });
});

test('[ATC-7] [B2B-5] a retired location is asked about; another one sends what waited there', async () => {
  at('2026-11-02T15:00:00Z');
  const { firm, dana, depot } = await danaOf('larch');
  const [id = ''] = await start(dana, { nextOn: '2026-11-03' });
  expect((await firm.admin.send('POST', `/api/organization/locations/${depot}/retire`, {})).status).toBe(200);
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect([await ordersOf(dana.email), (await view(dana, id))?.question?.code, (await view(dana, id))?.address]).toEqual([
    [],
    'addressGone',
    '',
  ]);
  const annex = await firm.location('Annex', { address1: '75 Arlington St', city: 'Boston', zip: '02116' });
  const saved = await dana.browser.send(
    'POST',
    `/api/restocks/${id}`,
    { ...TERMS, nextOn: '2026-12-01', addressId: `location:${annex}`, paymentId: dana.cardId, itemId: '100', qty: '2' },
    { 'x-http-method-override': 'PUT' },
  );
  expect(saved.json()['errors']).toEqual([]);
  await tick(shop);
  expect([await ordersOf(dana.email), (await view(dana, id))?.state]).toEqual([['placed'], 'active']);
});

test('[ATC-7] [B2B-3] a declined order is not ordered again; the next one comes on its day', async () => {
  at('2026-11-02T15:00:00Z');
  const { firm, dana } = await danaOf('birch', 100);
  const [id = ''] = await start(dana, { nextOn: '2026-11-03' });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  const [sent] = await rows(shop, `select order_number from order_head where email = $1`, [dana.email]);
  const path = `/api/approvals/${String(sent?.['order_number'])}/decision`;
  expect((await firm.priya.send('POST', path, { action: 'decline', comment: 'Not this month' })).status).toBe(200);
  await tick(shop);
  expect(await dues(id)).toEqual([{ due_on: '2026-11-03', state: 'placed', question: null }]);
  expect(await view(dana, id)).toMatchObject({ state: 'active', nextOn: '2026-12-01', question: null });
  expect(await count(shop.db, 'order_payment', `order_number = '${String(sent?.['order_number'])}' and kind = 'authorised'`)).toBe(0);
  at('2026-12-01T15:00:00Z');
  await tick(shop);
  expect((await ordersOf(dana.email)).slice(1)).toEqual(['pendingApproval']);
});

test('[ATC-7] [APP-3] one restock in both languages of Canada: mails in the one it was started in, and none of it in the United States', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const address = { fullName: 'Maya Ortiz', address1: '1 Rue Peel', city: 'Montréal', state: 'QC', zipCode: 'H3B 2K4', type: 'SB' };
  const addressId = (await maya.browser.send('POST', '/en-ca/gus/api/usr/c/addresses', address)).json<{ id: string }>().id;
  const body = {
    ...TERMS,
    addressId,
    paymentId: maya.cardId,
    key: crypto.randomUUID(),
    nextOn: '2026-11-03',
    items: [{ itemId: '100', qty: '1' }],
  };
  const started = (await maya.browser.send('POST', '/en-ca/api/restocks', body)).json<{ ids: string[]; errors: object[] }>();
  expect(started.errors).toEqual([]);
  const [id = ''] = started.ids;
  await mailed(maya.email, 'Auto-restock is on');
  expect([(await view(maya, id, '/fr-ca'))?.nextOn, await view(maya, id)]).toEqual(['2026-11-03', undefined]);
  expect((await maya.browser.send('POST', `/api/restocks/${id}/act`, { act: 'cancel' })).status).toBe(404);
  expect((await maya.browser.send('POST', `/fr-ca/api/restocks/${id}/act`, { act: 'cancel' })).status).toBe(200);
  await mailed(maya.email, 'Cancelled');
  expect((await maya.browser.send('POST', `/fr-ca/api/restocks/${id}/act`, { act: 'restore' })).status).toBe(200);
  at('2026-11-04T15:00:00Z');
  await tick(shop);
  expect(await rows(shop, `select site_id, locale, status from order_head where email = $1`, [maya.email])).toEqual([
    { site_id: 'consumer-CA', locale: 'en-CA', status: 'placed' },
  ]);
});

test('[ATC-7] [USR-11] a representative skips, pauses and cancels for a shopper, and neither agrees to a price nor starts, orders or resumes anything', async () => {
  at('2026-11-02T15:00:00Z');
  const { rep, shopper } = await actorsOf(shop).acting();
  const { browser, email } = shopper;
  const maya = { browser, email, addressId: await saveAddress(browser), cardId: await saveCard(shop, browser, CARDS.approved) };
  const [id = ''] = await start(maya, { nextOn: '2026-11-10' });
  const path = `/api/restocks/${id}`;
  const press = async (act: string) => {
    const reply = await rep.browser.send('POST', `${path}/act`, { act });
    return [reply.status, reply.status === 200 ? '' : reply.json()['code']];
  };
  expect(await view(rep, id)).toMatchObject({ nextOn: '2026-11-10', payment: '' });
  expect([await press('skip'), await press('pause'), await press('resume')]).toEqual([
    [200, ''],
    [200, ''],
    [403, 'OWNER_ONLY'],
  ]);
  expect([await press('accept'), await press('swap'), await press('cancel'), await press('restore')]).toEqual([
    [403, 'OWNER_ONLY'],
    [403, 'OWNER_ONLY'],
    [200, ''],
    [403, 'OWNER_ONLY'],
  ]);
  const terms = { ...TERMS, nextOn: '2026-11-20', addressId: maya.addressId, paymentId: maya.cardId };
  const refused = await Promise.all([
    rep.browser.send('POST', `${path}/order`, { dueOn: '2026-11-10' }),
    rep.browser.send('POST', path, { ...terms, itemId: '100', qty: '9' }, { 'x-http-method-override': 'PUT' }),
    rep.browser.send('POST', '/api/restocks', { ...terms, key: crypto.randomUUID(), items: [{ itemId: '100', qty: '1' }] }),
    rep.browser.send('GET', path),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(await view(maya, id)).toMatchObject({ state: 'ended', qty: 2 });
  const lines = (await browser.send('GET', '/api/acting/record')).json<{ records: { deeds: { deed: string; about: string }[] }[] }>();
  expect(JSON.stringify(lines)).toContain('restockChange');
});
