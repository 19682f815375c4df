// People who leave, lose their rights or are away while an order waits: somebody else is asked, and is told so (B2B-3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail, ApprovalsFound } from '#buying/approvals/contract';
import { makeWaitingOrders } from '#buying/orders/server';
import { approvalTeam } from '#test/approval-team';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { ruleFor, sentOrder } from '../fixtures.ts';
import { keepTime } from './approval-jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const decide = (browser: Browser, orderNumber: string, body: object = {}) =>
  browser.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', ...body });
const codeOf = (reply: { json(): Record<string, unknown> }) => reply.json()['code'];
const seen = async (browser: Browser, orderNumber: string) =>
  (await browser.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
const waiting = async (browser: Browser) => (await browser.send('GET', '/api/approvals/waiting')).json<{ waiting: number }>().waiting;
const subjects = async (email: string) =>
  (await shop.db.raw('select subject from mailbox_message where recipient = $1', [email])).rows.map((row) => String(row['subject']));

const HOUR = 3_600_000;
const hence = (hours: number): Date => new Date(Date.now() + hours * HOUR);

/** Lets the job of every minute run at an instant; returns the mails it asks for. */
async function timePasses(now: Date): Promise<readonly (readonly [string, string])[]> {
  const asked: (readonly [string, string])[] = [];
  const enqueue = async (_: unknown, _queue: string, data: object): Promise<void> => {
    const { kind = '', to = '' } = data as { readonly kind?: string; readonly to?: string };
    asked.push([kind, to]);
  };
  const orders = makeWaitingOrders({ inventory: { taking: () => [[], [], []] }, coupons: { release: async () => undefined } });
  await keepTime({ db: shop.db, jobs: { enqueue }, orders }, now);
  return asked;
}

test('[B2B-3] an approver who has left cannot decide; administrators then can', async () => {
  const firm = await approvalTeam(shop, 'gone');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const left = await firm.admin.send('POST', `/api/organization/people/${await firm.idOf('priya')}/deactivate`, {});
  expect(left.status).toBe(200);
  expect((await decide(firm.priya, orderNumber)).status).toBeGreaterThanOrEqual(401);
  expect((await seen(firm.dana, orderNumber)).waitsFor).toEqual(['Ruth Wells']);
  expect(await waiting(firm.admin)).toBe(0);
  expect(await timePasses(new Date())).toEqual([['standIn', await firm.idOf('ruth')]]);
  expect(await timePasses(new Date())).toEqual([]);
  expect(await waiting(firm.admin)).toBe(1);
  expect((await decide(firm.admin, orderNumber)).json()).toMatchObject({ state: 'placed' });
});

test('[B2B-3] a buyer who has left, and a right that was withdrawn, are asked again when it is decided', async () => {
  const firm = await approvalTeam(shop, 'left');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const priya = await firm.idOf('priya');
  await shop.db.raw(`update profile set permissions = array_remove(permissions, 'H_AO') where profile_id = $1`, [priya]);
  expect(codeOf(await decide(firm.priya, orderNumber))).toBe('NOT_APPROVER');
  expect((await seen(firm.dana, orderNumber)).waitsFor).toEqual(['Ruth Wells']);
  expect(await timePasses(new Date())).toEqual([['standIn', await firm.idOf('ruth')]]);
  await shop.db.raw(`update profile set permissions = permissions || '{H_AO}' where profile_id = $1`, [priya]);
  await firm.admin.send('POST', `/api/organization/people/${await firm.idOf('dana')}/deactivate`, {});
  expect(codeOf(await decide(firm.priya, orderNumber))).toBe('BUYER_GONE');
  expect((await decide(firm.priya, orderNumber, { action: 'decline', comment: 'Dana has left' })).json()).toMatchObject({
    state: 'declined',
  });
});

test('[B2B-3] a substitute answers while the approver is away', async () => {
  const firm = await approvalTeam(shop, 'away');
  const omar = await firm.colleague('omar', 'approver');
  const body = { profileId: await firm.idOf('omar'), from: '2020-01-01', until: '2099-12-31' };
  expect(codeOf(await firm.priya.send('POST', '/api/approvals/substitute', { ...body, until: '2019-01-01' }))).toBe('SUBSTITUTE_DAYS');
  expect(codeOf(await firm.priya.send('POST', '/api/approvals/substitute', { ...body, profileId: await firm.idOf('priya') }))).toBe(
    'SUBSTITUTE_UNKNOWN',
  );
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  expect((await decide(omar, orderNumber)).status).toBe(404);
  // A buyer has no right to decide, so she cannot stand in either.
  const unable = await firm.priya.send('POST', '/api/approvals/substitute', { ...body, profileId: await firm.idOf('dana') });
  expect(codeOf(unable)).toBe('SUBSTITUTE_UNKNOWN');
  expect((await firm.priya.send('POST', '/api/approvals/substitute', body)).json()).toEqual({});
  const queue = (await firm.priya.send('GET', '/api/approvals')).json<ApprovalsFound>();
  expect(queue.colleagues.map(({ name }) => name).toSorted()).toEqual(['Ruth Wells', 'omar Park']);
  expect((await decide(omar, orderNumber)).json()).toMatchObject({ state: 'placed' });
  expect((await seen(firm.dana, orderNumber)).steps[0]?.people).toEqual([
    { name: 'priya Park', answer: 'approve', by: 'omar Park', isGone: false },
  ]);
});

test('[B2B-3] a substitute gets the mails of who is away; who has answered already can still answer for somebody who goes away later', async () => {
  const firm = await approvalTeam(shop, 'later');
  const omar = await firm.colleague('omar', 'approver');
  const ids = await Promise.all(['priya', 'omar'].map(firm.idOf));
  await shop.db.raw('delete from approval_rule where account_number = $1', [firm.account]);
  await ruleFor(shop, firm.account, { steps: [ids], mode: 'allOf' });
  const days = { from: '2020-01-01', until: '2099-12-31' };
  await firm.priya.send('POST', '/api/approvals/substitute', { profileId: await firm.idOf('ruth'), ...days });
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  await expect.poll(() => subjects(firm.mailOf('ruth'))).toContainEqual(expect.stringContaining('for your approval'));
  expect((await decide(omar, orderNumber)).json()).toMatchObject({ state: 'waiting' });
  expect((await decide(omar, orderNumber)).json()).toMatchObject({ state: 'waiting' });
  await firm.priya.send('POST', '/api/approvals/substitute', { profileId: await firm.idOf('omar'), ...days });
  expect(await waiting(omar)).toBe(1);
  expect((await decide(omar, orderNumber)).json()).toMatchObject({ state: 'placed' });
});

test('[B2B-3] whom the settings ask after a while has gone: the administrators are asked in their place', async () => {
  const firm = await approvalTeam(shop, 'settings');
  const omar = await firm.colleague('omar', 'approver');
  const escalateTo = await firm.idOf('omar');
  await shop.db.raw(
    'insert into approval_settings (account_number, remind_after_hours, escalate_after_hours, escalate_to) values ($1, null, 48, $2)',
    [firm.account, escalateTo],
  );
  await sentOrder(shop, { itemId: '100', browser: firm.dana });
  await firm.admin.send('POST', `/api/organization/people/${escalateTo}/deactivate`, {});
  const asked = (await timePasses(hence(49))).filter(([kind]) => kind === 'escalated');
  expect(asked).toEqual([['escalated', await firm.idOf('ruth')]]);
  expect([await waiting(firm.admin), (await omar.send('GET', '/api/approvals/waiting')).status]).toEqual([1, 401]);
});

test('[B2B-3] who cannot decide finds the orders they sent, who can those that wait', async () => {
  const firm = await approvalTeam(shop, 'lists');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const found = async (browser: Browser) => (await browser.send('GET', '/api/approvals')).json<ApprovalsFound>();
  expect(await found(firm.dana)).toMatchObject({ scope: 'mine', decides: false, approvals: [{ orderNumber, isOwn: true }] });
  expect(await found(firm.priya)).toMatchObject({ scope: 'waiting', decides: true, approvals: [{ orderNumber, forMe: true }] });
});
