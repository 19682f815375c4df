// Approval rules through real requests: who writes them, and what two administrators at once do (B2B-3, B2B-8, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeView, RuleView, SavedRule, SettingsView, Trial, Tried, TypedRule } from '#buying/approval-rules/contract';
import { typedCondition as condition, typedRule as ruleOf } from '#buying/approval-rules/fixtures';
import { prepareCarts } from '#test/carts';
import { organization, type Organization } from '#test/organization';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  firm = await organization(shop, 'harbor');
});
afterAll(() => shop.close());

const PATH = '/api/organization/approval-rules';
const PUT = { 'x-http-method-override': 'PUT' };
const DELETE = { 'x-http-method-override': 'DELETE' };

interface Page {
  readonly rules: readonly RuleView[];
  readonly changes: readonly ChangeView[];
  readonly settings: SettingsView;
  readonly limits: readonly { readonly name: string; readonly cents: number }[];
  readonly withoutLimit: number;
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly mayAdminister: boolean;
  readonly mayWrite: boolean;
  readonly orders: readonly { readonly orderNumber: string }[];
}

const page = async (browser: Browser) => (await browser.send('GET', PATH)).json<Page>();
const add = async (browser: Browser, more: Partial<TypedRule> = {}) =>
  (await browser.send('POST', PATH, ruleOf(more))).json<SavedRule>().ruleId ?? '';
const change = (browser: Browser, ruleId: string, version: number, more: Partial<TypedRule> = {}) =>
  browser.send('POST', `${PATH}/${ruleId}`, { ...ruleOf(more), version }, PUT);
const codes = (reply: TestReply) => reply.json<SavedRule>().problems.map(({ field, code }) => `${field} ${code}`);

const TRIAL: Trial = { source: 'madeUp', orderNumber: '', buyer: '', items: [], center: '', payment: 'account', shipTo: '' };
const attempt = (browser: Browser, trial: Partial<Trial>, more: object = {}) =>
  browser.send('POST', '/api/organization/approval-trials', { trial: { ...TRIAL, ...trial }, ruleId: '', ...more });

async function grant(one: Organization, name: string, granted: readonly string[]): Promise<void> {
  const path = `/api/organization/people/${await one.idOf(name)}`;
  expect((await one.admin.send('POST', path, { role: 'buyer', granted, withheld: [] })).status).toBe(200);
}

test('[B2B-8] an administrator adds, changes, pauses, deletes and restores a rule, and the record says who did what', async () => {
  const own = await organization(shop, 'acorn');
  const ruleId = await add(own.admin);
  const [rule] = (await page(own.admin)).rules;
  expect(rule).toMatchObject({ ruleId, conditions: [{ kind: 'total', over: 10_000 }], isPaused: false, isInForce: true, mayChange: true });
  expect((await change(own.admin, ruleId, rule?.version ?? 0, { conditions: [condition('ownLimit')] })).json()).toEqual({
    ruleId,
    problems: [],
  });
  // The same again is no change, and neither is a move that was made already.
  await change(own.admin, ruleId, 1, { conditions: [condition('ownLimit')] });
  for (const paused of [true, true, false]) await own.admin.send('POST', `${PATH}/${ruleId}/pause`, { paused });
  for (const headers of [DELETE, DELETE]) await own.admin.send('POST', `${PATH}/${ruleId}`, {}, headers);
  expect((await page(own.admin)).rules).toEqual([]);
  for (const _ of [1, 2]) expect((await own.admin.send('POST', `${PATH}/${ruleId}/restore`)).status).toBe(200);
  const { rules } = await page(own.admin);
  const { changes } = (await own.admin.send('GET', '/api/organization/approval-changes')).json<{ changes: readonly ChangeView[] }>();
  expect(rules).toMatchObject([{ ruleId, conditions: [{ kind: 'ownLimit' }] }]);
  expect(changes.map(({ kind, version, actorName }) => [kind, version, actorName])).toEqual([
    ['restored', 6, 'Ruth Wells'],
    ['deleted', 5, 'Ruth Wells'],
    ['resumed', 4, 'Ruth Wells'],
    ['paused', 3, 'Ruth Wells'],
    ['changed', 2, 'Ruth Wells'],
    ['added', 1, 'Ruth Wells'],
  ]);
  const { events } = (await own.admin.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string }[] }>();
  expect(events.filter(({ kind }) => kind === 'approvalRulesChanged')).toHaveLength(6);
});

test('[B2B-8] the record keeps names as they were when the rule was changed', async () => {
  const own = await organization(shop, 'aspen');
  await own.colleague('ann', 'approver');
  const id = await own.idOf('ann');
  await add(own.admin, { levels: [{ mode: 'oneOf', who: 'people', named: [id] }] });
  await shop.db.raw(`update profile set first_name = 'Married' where profile_id = $1`, [id]);
  const { names, changes } = await page(own.admin);
  expect([names, changes[0]?.names]).toEqual([[{ id, name: 'Married Park' }], [{ id, name: 'ann Park' }]]);
});

test('[B2B-8] administrators write every rule, budget managers those about budgets, people managers see them, and nobody else', async () => {
  const own = await organization(shop, 'birch');
  const [ben, mia, vic] = await Promise.all([own.colleague('ben'), own.colleague('mia'), own.colleague('vic', 'viewer')]);
  await grant(own, 'ben', ['H_SB']);
  await grant(own, 'mia', ['H_MU']);
  const about = (kind: 'total' | 'budget') => ({ conditions: [condition(kind, { over: '5' })] });
  const [total, budget] = [await add(own.admin, about('total')), await add(own.admin, about('budget'))];
  expect(await page(ben)).toMatchObject({ mayAdminister: false, mayWrite: true, rules: [{ mayChange: false }, { mayChange: true }] });
  expect(await page(mia)).toMatchObject({ mayAdminister: false, mayWrite: false, rules: [{ mayChange: false }, { mayChange: false }] });

  const statuses = async (browser: Browser) => {
    const calls = [
      browser.send('GET', PATH),
      browser.send('GET', `${PATH.slice(0, -1)}-choices`),
      browser.send('GET', '/api/organization/approval-changes'),
      browser.send('POST', PATH, ruleOf(about('total'))),
      browser.send('POST', PATH, ruleOf(about('budget'))),
      change(browser, total, 1, about('budget')),
      change(browser, budget, 1, about('total')),
      browser.send('POST', `${PATH}/${total}/pause`, { paused: true }),
      browser.send('POST', `${PATH}/${total}`, {}, DELETE),
      browser.send('POST', '/api/organization/approval-settings', SETTINGS),
      browser.send('POST', '/api/organization/approval-limits', { profileId: '', groupId: '', amount: '5' }),
      attempt(browser, {}),
    ];
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  expect(await statuses(ben)).toEqual([200, 200, 200, 403, 200, 403, 403, 403, 403, 403, 403, 200]);
  expect(await statuses(mia)).toEqual([200, 200, 200, 403, 403, 403, 403, 403, 403, 403, 403, 200]);
  expect(await statuses(vic)).toEqual(Array.from({ length: 12 }, () => 403));
  expect(await statuses(shop.browser('business'))).toEqual(Array.from({ length: 12 }, () => 401));
});

const SETTINGS: SettingsView = {
  version: 0,
  remindAfterHours: 4,
  escalateAfterHours: 8,
  escalateTo: null,
  expireAfterHours: 168,
  mayApproveOwn: false,
};

test('[B2B-8] of two administrators who change one rule at once the second is told', async () => {
  const own = await organization(shop, 'cedar');
  const second = await own.colleague('sue', 'administrator');
  const ruleId = await add(own.admin);
  const both = [own.admin, second].map((browser, at) =>
    change(browser, ruleId, 1, { conditions: [condition('total', { over: `${at + 1}` })] }),
  );
  const replies = await Promise.all(both);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.json()).toMatchObject({ code: 'RULE_CHANGED' });
  expect((await page(own.admin)).changes.map(({ kind }) => kind)).toEqual(['changed', 'added']);

  const settings = await Promise.all(
    [own.admin, second].map((browser, at) =>
      browser.send('POST', '/api/organization/approval-settings', { ...SETTINGS, expireAfterHours: 100 + at }),
    ),
  );
  expect(settings.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await page(own.admin)).changes.filter(({ kind }) => kind === 'settings')).toHaveLength(1);
});

test('[B2B-3] trust 22: a rule can name nothing of another organization, and nobody reaches its rules', async () => {
  const other = await organization(shop, 'dogwood');
  await other.colleague('oli', 'approver');
  const [groupId, person, place] = [await other.group('Labs', []), await other.idOf('oli'), await other.location('Depot')];
  const ruleId = await add(other.admin);
  const refused = await Promise.all([
    firm.admin.send('POST', PATH, ruleOf({ levels: [{ mode: 'oneOf', who: 'people', named: [person] }] })),
    firm.admin.send('POST', PATH, ruleOf({ levels: [{ mode: 'oneOf', who: 'group', named: [groupId] }] })),
    firm.admin.send('POST', PATH, ruleOf({ everybody: false, groupIds: [groupId] })),
    firm.admin.send('POST', PATH, ruleOf({ everybody: false, profileIds: [person] })),
    change(firm.admin, ruleId, 1),
    firm.admin.send('POST', `${PATH}/${ruleId}/pause`, { paused: true }),
    firm.admin.send('POST', `${PATH}/${ruleId}`, {}, DELETE),
    firm.admin.send('POST', `${PATH}/${ruleId}/restore`),
    firm.admin.send('POST', '/api/organization/approval-limits', { profileId: person, groupId: '', amount: '5' }),
    firm.admin.send('POST', '/api/organization/approval-settings', { ...SETTINGS, escalateTo: person }),
    attempt(firm.admin, { buyer: person, items: [{ item: '100', qty: 1 }] }),
    attempt(firm.admin, { shipTo: place, items: [{ item: '100', qty: 1 }] }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect(codes(await firm.admin.send('POST', PATH, ruleOf({ conditions: [condition('shipTo', { of: place })] })))).toEqual([
    'conditions.0.of CHOICE_REQUIRED',
  ]);
  expect((await page(firm.admin)).rules).toEqual([]);
});

test('[B2B-8] what if: the simulator tries an order with another total, without an item, and says what it cannot read', async () => {
  const items = [
    { item: '100', qty: 1 },
    { item: '101', qty: 1 },
  ];
  const rule = ruleOf({ conditions: [condition('total', { over: '$5,000.00' })] });
  const tried = async (whatIf: object) => {
    const same = { amount: '', without: '', center: '', shipTo: '' } as const;
    return (await attempt(firm.admin, { items, whatIf: { ...same, ...whatIf } }, { rule })).json<Tried>();
  };
  const asIs = await tried({});
  expect([asIs.changed?.outcome, asIs.submission?.lines]).toEqual(['free', 2]);
  const dear = await tried({ amount: '$5,000.01' });
  expect(dear.changed?.outcome).not.toBe('free');
  expect(dear.submission?.totalCents).toBe(500_001);
  const without = await tried({ without: '101' });
  expect(without.submission?.lines).toBe(1);
  expect(without.submission?.totalCents).toBeLessThan(asIs.submission?.totalCents ?? 0);
  expect((await tried({ amount: 'much' })).problem).toContain('“much”');
  expect((await tried({ without: '999' })).problem).toContain('999');
});

test('[B2B-3] what cannot be a rule is told in its field, and nothing is saved', async () => {
  const viewer = await firm.colleague('val', 'viewer');
  expect((await viewer.send('GET', PATH)).status).toBe(403);
  const who: TypedRule['levels'][number] = { mode: 'oneOf', who: 'people', named: [await firm.idOf('val')] };
  expect(codes(await firm.admin.send('POST', PATH, ruleOf({ conditions: [], levels: [who] })))).toEqual([
    'conditions CONDITION_REQUIRED',
    'levels.0 APPROVER_UNKNOWN',
  ]);
  const hostile = [
    condition('total', { over: "1'; drop table approval_rule; --" }),
    condition('category', { of: '__proto__', over: '1' }),
    condition('items', { named: ['100', '<script>'] }),
  ];
  expect(codes(await firm.admin.send('POST', PATH, ruleOf({ conditions: hostile, startsOn: '2026-13-45' })))).toEqual([
    'conditions.0.over AMOUNT_INVALID',
    'conditions.1.of CHOICE_REQUIRED',
    'conditions.2.named ITEM_UNKNOWN',
    'startsOn DAY_INVALID',
  ]);
  const unknownKind = { ...ruleOf(), conditions: [{ ...condition('total'), kind: 'constructor' }] };
  expect((await firm.admin.send('POST', PATH, unknownKind)).status).toBe(400);
  expect((await page(firm.admin)).rules).toEqual([]);
});
