// Orders under approval rules, and the simulator (B2B-3, B2B-8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeView, Choices, RuleView, SavedRule, Trial, Tried, TypedRule } from '#buying/approval-rules/contract';
import { submissionOf, typedCondition as condition, typedRule as ruleOf } from '#buying/approval-rules/fixtures';
import { judgeOrder } from '#buying/approval-rules/server';
import { buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { organization, type Organization } from '#test/organization';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let boss: Browser;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  firm = await organization(shop, 'harbor');
  boss = await firm.colleague('bo', 'approver');
});
afterAll(() => shop.close());

const PATH = '/api/organization/approval-rules';
const DELETE = { 'x-http-method-override': 'DELETE' };

interface Page {
  readonly rules: readonly RuleView[];
  readonly changes: readonly ChangeView[];
  readonly limits: readonly { readonly name: string; readonly cents: number }[];
  readonly withoutLimit: number;
  readonly orders: readonly { readonly orderNumber: string }[];
}

const page = async (browser: Browser) => (await browser.send('GET', PATH)).json<Page>();
const add = async (browser: Browser, more: Partial<TypedRule> = {}) =>
  (await browser.send('POST', PATH, ruleOf(more))).json<SavedRule>().ruleId ?? '';
const codes = (reply: TestReply) => reply.json<SavedRule>().problems.map(({ field, code }) => `${field} ${code}`);

const TRIAL: Trial = { source: 'madeUp', orderNumber: '', buyer: '', items: [], center: '', payment: 'account', shipTo: '' };
const attempt = (browser: Browser, trial: Partial<Trial>, more: object = {}) =>
  browser.send('POST', '/api/organization/approval-trials', { trial: { ...TRIAL, ...trial }, ruleId: '', ...more });
const asked = (verdict: Tried['saved'] | null) => verdict?.steps.map(({ names }) => names.join(', '));

async function grant(one: Organization, name: string, granted: readonly string[]): Promise<void> {
  const path = `/api/organization/people/${await one.idOf(name)}`;
  expect((await one.admin.send('POST', path, { role: 'buyer', granted, withheld: [] })).status).toBe(200);
}

test('[B2B-3] an order is judged by the rules, limits and people of the moment, with the version that judged it', async () => {
  const own = await organization(shop, 'elder');
  const account = await accountOf(own);
  await Promise.all([own.colleague('ada', 'approver'), own.colleague('buy')]);
  const order = submissionOf({ buyer: { profileId: await own.idOf('buy'), groupId: null } });
  const verdict = () => judgeOrder(shop.db, account, order, new Date());
  expect(await verdict()).toMatchObject({ outcome: 'free', version: 0, settings: { expireAfterHours: 168, mayApproveOwn: false } });
  const ruleId = await add(own.admin, { conditions: [condition('ownLimit')] });
  expect(await verdict()).toMatchObject({ outcome: 'free', version: 1 });
  const limit = (amount: string) =>
    own.admin.send('POST', '/api/organization/approval-limits', { profileId: order.buyer.profileId, groupId: '', amount });
  expect(codes(await limit('some'))).toEqual(['amount AMOUNT_INVALID']);
  for (const _ of [1, 2]) expect((await limit('$150.00')).status).toBe(200);
  expect(await page(own.admin)).toMatchObject({ limits: [{ name: 'buy Park', cents: 15_000 }], withoutLimit: 2 });
  expect(await verdict()).toMatchObject({
    outcome: 'asks',
    version: 2,
    steps: [{ approvers: [{ name: 'ada Park' }], ruleIds: [ruleId], isStandIn: false }],
    reasons: [{ ruleId, facts: [{ kind: 'ownLimit', actual: 20_000, limit: 15_000 }] }],
  });
  // Once the approver is gone, the administrators stand in.
  await own.admin.send('POST', `/api/organization/people/${await own.idOf('ada')}/deactivate`);
  expect(await verdict()).toMatchObject({ steps: [{ approvers: [{ name: 'Ruth Wells' }], isStandIn: true }] });
  await limit('');
  expect(await verdict()).toMatchObject({ outcome: 'free', version: 3 });
});

test('[B2B-3] a stored rule that cannot be read asks the administrators, and takes nothing down', async () => {
  const own = await organization(shop, 'fir');
  const ruleId = await add(own.admin);
  await shop.db.raw(`update approval_rule set terms = '{"conditions": [{"kind": "moon"}]}' where rule_id = $1`, [ruleId]);
  expect((await page(own.admin)).rules).toMatchObject([{ ruleId, isUnreadable: true }]);
  const order = submissionOf({ buyer: { profileId: await own.idOf('ruth'), groupId: null }, totalCents: 1 });
  expect(await judgeOrder(shop.db, await accountOf(own), order, new Date())).toMatchObject({ outcome: 'nobody' });
  expect((await own.admin.send('POST', `${PATH}/${ruleId}`, {}, DELETE)).status).toBe(200);
  expect((await page(own.admin)).rules).toEqual([]);
});

test('[B2B-8] the simulator says who is asked and why, as saved and with the change, and saves nothing', async () => {
  const own = await organization(shop, 'gum');
  const buys = await own.colleague('buy');
  await Promise.all([own.colleague('ada', 'approver'), own.colleague('sam', 'administrator')]);
  const one = await buyer(shop, { itemId: '100', browser: buys, email: own.mailOf('buy') });
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  const ruleId = await add(own.admin, { conditions: [condition('total', { over: '1000000' })] });
  const rule = ruleOf({
    conditions: [condition('total')],
    levels: [...ruleOf().levels, { mode: 'allOf', who: 'administrators', named: [] }],
  });

  const tried = (await attempt(own.admin, { source: 'order', orderNumber }, { ruleId, rule })).json<Tried>();
  expect(tried).toMatchObject({ submission: { buyer: 'buy Park', totalCents: Math.round(one.total * 100) }, saved: { outcome: 'free' } });
  expect(asked(tried.changed)).toEqual(['ada Park', 'Ruth Wells, sam Park']);
  expect(tried.rules).toMatchObject([{ ruleId, isChanged: true, state: 'hit', facts: [{ kind: 'total', isMet: true, limit: 0 }] }]);
  expect(tried.recent).toEqual({ orders: 1, saved: { asked: 0, several: 0 }, changed: { asked: 1, several: 1 } });
  expect((await page(own.admin)).changes).toHaveLength(1);

  const madeUp = (await attempt(own.admin, { items: [{ item: '100', qty: 2 }], buyer: await own.idOf('buy') }, { rule })).json<Tried>();
  expect(madeUp).toMatchObject({ submission: { buyer: 'buy Park', lines: 1 }, changed: { outcome: 'asks' } });
  expect((await attempt(own.admin, { items: [{ item: 'nope', qty: 1 }] })).json()).toMatchObject({
    submission: null,
    problem: 'We have no item nope',
  });
  expect((await attempt(own.admin, { source: 'cart' })).json()).toMatchObject({ submission: null, problem: 'Your cart is empty.' });
  // A budget manager sees no orders but their own (USR-10), and somebody else's number leads nowhere.
  await own.colleague('bud');
  await grant(own, 'bud', ['H_SB']);
  const bud = await firm.colleague('bud');
  await grant(firm, 'bud', ['H_SB']);
  expect((await attempt(bud, { source: 'order', orderNumber })).status).toBe(404);
  expect((await attempt(boss, { source: 'order', orderNumber })).status).toBe(403);
  expect((await page(bud)).orders).toEqual([]);
});

test('[B2B-3] the choices are the organization’s own, and approvers those who may decide', async () => {
  const own = await organization(shop, 'holly');
  await Promise.all([own.colleague('ada', 'approver'), own.colleague('buy')]);
  await own.location('Depot', { code: 'D1' });
  const choices = (await own.admin.send('GET', '/api/organization/approval-rule-choices')).json<Choices>();
  expect(choices.people.map(({ name }) => name)).toEqual(['ada Park', 'buy Park', 'Ruth Wells']);
  expect(choices.approvers.map(({ name }) => name)).toEqual(['ada Park', 'Ruth Wells']);
  expect(choices.locations.map(({ name }) => name)).toEqual(['Depot (D1)']);
  expect(choices.categories[0]?.depth).toBe(0);
});

async function accountOf(one: Organization): Promise<string> {
  const { rows } = await shop.db.raw('select account_number from profile where profile_id = $1', [await one.idOf('ruth')]);
  return String(rows[0]?.['account_number']);
}
