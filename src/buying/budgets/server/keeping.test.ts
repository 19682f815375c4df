// Budgets are kept in screens (B2B-1, B2B-5): by H_SB, seen by H_EBL and their owners; imported whole or not at all; owners are warned once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BudgetView, ImportedBudgets, SavedBudget } from '#buying/budgets/contract';
import { holdCharges, makeBudgetWarnings } from '#buying/budgets/server';
import { readConfig } from '#platform/config';
import { makeHosts } from '#platform/hosts';
import { organization, type Organization } from '#test/organization';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let accountNumber = '';
const now = new Date('2026-11-20T15:00:00Z');
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
  firm = await organization(shop, 'keeping');
  const { rows } = await shop.db.raw('select account_number from profile where profile_id = $1', [await firm.idOf('ruth')]);
  accountNumber = String(rows[0]?.['account_number']);
});
afterAll(() => shop.close());

const BUDGET = {
  name: 'Studio',
  amount: '1,000.00',
  period: 'month',
  fiscalMonth: '1',
  since: '2026-01-01',
  ends: '',
  warnAt: '80',
  whenOver: 'refuse',
  carriesOver: true,
  forLines: true,
  ownerId: null as string | null,
  groupIds: [] as string[],
  profileIds: [] as string[],
};
const put = { 'x-http-method-override': 'PUT' };
const add = async (more: Partial<typeof BUDGET>): Promise<string> =>
  (await firm.admin.send('POST', '/api/budgets', { ...BUDGET, ...more })).json<SavedBudget>().id ?? '';
const change = (id: string, more: Partial<typeof BUDGET>) => firm.admin.send('POST', `/api/budgets/${id}`, { ...BUDGET, ...more }, put);
interface Page {
  readonly budget: BudgetView;
  readonly entries: readonly { readonly kind: string; readonly change: number; readonly by: string | null; readonly note: string }[];
}
const read = async (id: string, browser: Browser = firm.admin) => (await browser.send('GET', `/api/budgets/${id}`)).json<Page>();
const charge = (name: string, cents: number, orderNumber: string) =>
  shop.db.transaction((tx) =>
    holdCharges(
      tx,
      {
        accountNumber,
        profileId: null,
        currency: 'USD',
        orderNumber,
        charges: [{ center: name, cents }],
        mayGoOver: new Set(),
        by: 'Dana',
      },
      now,
    ),
  );

test('[B2B-1] a budget is added once, changed with its running period, renamed, retired and brought back; the organization’s history says so', async () => {
  const id = await add({});
  expect(await add({})).toBe(id);
  expect(
    (await firm.admin.send('POST', '/api/budgets', { ...BUDGET, name: 'STUDIO', amount: '5' })).json<SavedBudget>().errors,
  ).toMatchObject([{ field: 'name', code: 'BUDGET_NAME_TAKEN' }]);
  await charge('Studio', 30_000, '800000000001');
  await change(id, { amount: '1500', name: 'Studio 4105' });
  expect((await read(id)).budget).toMatchObject({
    name: 'Studio 4105',
    amountNow: 1500,
    held: 300,
    left: 1200,
    starts: '2026-11-01',
    ends: '2026-11-30',
  });
  await change(id, { amount: '', name: 'Studio 4105' });
  expect((await read(id)).budget).toMatchObject({ amountNow: null, left: null });
  // Less than what is used: nothing more can be charged.
  await change(id, { amount: '100', name: 'Studio 4105' });
  expect((await read(id)).budget).toMatchObject({ amountNow: 100, left: -200 });
  expect((await charge('Studio 4105', 1, '800000000002')).ok).toBe(false);
  for (const deed of ['retire', 'retire', 'restore'] as const)
    expect((await firm.admin.send('POST', `/api/budgets/${id}/${deed}`, {})).status).toBe(200);
  const { events } = (await firm.admin.send('GET', '/api/organization/history')).json<{ events: { kind: string; about: string }[] }>();
  expect(events.filter(({ kind }) => kind.startsWith('budget')).map(({ kind }) => kind)).toEqual([
    'budgetRestored',
    'budgetRetired',
    ...Array.from({ length: 3 }, () => 'budgetChanged'),
    'budgetAdded',
  ]);
});

test('[B2B-1] money moves between running budgets, never more than is left, and both histories say from where to where', async () => {
  const [from, to] = [await add({ name: 'Rich' }), await add({ name: 'Poor', amount: '10' })];
  const move = (amount: string) => firm.admin.send('POST', `/api/budgets/${to}/move`, { from, amount, note: 'new chairs' });
  expect((await move('1000.01')).json<SavedBudget>().errors).toMatchObject([{ field: 'amount', code: 'NOT_ENOUGH_LEFT' }]);
  expect((await move('x')).json<SavedBudget>().errors).toMatchObject([{ field: 'amount', code: 'MONEY_REQUIRED' }]);
  expect((await move('400')).json<SavedBudget>().id).toBe(to);
  expect([(await read(from)).budget.left, (await read(to)).budget.left]).toEqual([600, 410]);
  expect((await read(to)).entries[0]).toMatchObject({ kind: 'moved', change: 400, by: 'Ruth Wells', note: 'Rich → Poor: new chairs' });
  // The month’s amount stays.
  expect((await read(to)).budget.amount).toBe(10);
});

test('[B2B-5] H_EBL reads, H_SB keeps, an owner sees their own, and nobody else finds it', async () => {
  const [viewer, owner, stranger] = [await firm.colleague('vera', 'viewer'), await firm.colleague('otto'), await firm.colleague('nina')];
  const id = await add({ name: 'Owned', ownerId: await firm.idOf('otto') });
  expect((await viewer.send('GET', '/api/budgets')).status).toBe(200);
  expect((await viewer.send('POST', '/api/budgets', BUDGET)).status).toBe(403);
  await add({ name: 'Not owned' });
  expect((await stranger.send('GET', '/api/budgets')).status).toBe(404);
  const own = (await owner.send('GET', '/api/budgets')).json<{ budgets: BudgetView[]; seesAll: boolean; totals: { amount: number } }>();
  expect([own.seesAll, own.budgets.map(({ name, canManage }) => [name, canManage])]).toEqual([false, [['Owned', false]]]);
  expect((await owner.send('GET', '/api/account/menu-counts')).json()).toMatchObject({ budgets: 1 });
  expect((await stranger.send('GET', '/api/account/menu-counts')).json()).not.toHaveProperty('budgets');
  expect((await read(id, owner)).budget).toMatchObject({ name: 'Owned', canManage: false });
  expect((await stranger.send('GET', `/api/budgets/${id}`)).status).toBe(404);
  expect((await owner.send('GET', `/budget/${id}/history.csv`)).status).toBe(200);
  expect((await stranger.send('GET', `/budget/${id}/history.csv`)).status).toBe(403);
  expect((await stranger.send('GET', '/budget.csv')).status).toBe(403);
});

test('[B2B-1] a table is taken whole or not at all, every wrong row named; its own export changes nothing', async () => {
  const send = async (rows: readonly (readonly string[])[]) =>
    (await firm.admin.send('POST', '/api/budgets/import', { rows })).json<ImportedBudgets>();
  const head = ['Budget', 'Montant', 'Period', 'Owner', 'Used by', 'When over'];
  const wrong = await send([
    head,
    ['Lab', 'much', 'Month', '', '', ''],
    ['Desk', '10', 'Month', 'nobody@keeping.example', 'No such group', ''],
    ['desk', '10', 'Week', '', '', ''],
  ]);
  expect(wrong.problems.map(({ row }) => row)).toEqual([2, 3, 3, 4]);
  expect([wrong.added, (await firm.admin.send('GET', '/api/budgets?search=lab')).json<{ budgets: unknown[] }>().budgets]).toEqual([0, []]);
  const good = [head, ['Lab', '1 200,50', 'Trimestre', firm.mailOf('ruth'), 'Everyone', 'Refuse']];
  expect(await send(good)).toMatchObject({ added: 1, changed: 0, problems: [] });
  expect(await send(good)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const file = (await firm.admin.send('GET', '/budget.csv')).body;
  expect(file).toContain('Lab,ruth.keeping@inkwell.example,1200.50,Quarter');
  const rows = file
    .replace('\uFEFF', '')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  expect(await send(rows)).toMatchObject({ added: 0, changed: 0, problems: [] });
});

test('[B2B-1] the owner is mailed once in a period when the budget is nearly used; who keeps budgets is when the owner has left', async () => {
  await add({ name: 'Warned', ownerId: await firm.idOf('ruth'), amount: '100' });
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const queued: object[] = [];
  const deps = {
    db: shop.db,
    clock: { now: () => now },
    hosts: makeHosts(readConfig({ PORT: '3000' })),
    mailer: { send: async (mail: (typeof mails)[number]) => void mails.push(mail) },
  };
  const jobs = { enqueue: async (_tx: unknown, _queue: string, data: object) => void queued.push(data) };
  const [look, mail] = makeBudgetWarnings({ ...deps, jobs });
  const run = async () => {
    // The scheduled job gets no data.
    await look?.handle(undefined as never);
    for (const data of queued.splice(0)) await mail?.handle(data as never);
  };
  await charge('Warned', 7_900, '800000000010');
  await charge('Warned', 200, '800000000011');
  await run();
  expect(mails).toMatchObject([{ to: firm.mailOf('ruth'), subject: 'Warned is 81% used' }]);
  expect(mails[0]?.text).toContain('Orders have used $81.00 of the $100.00 in the budget Warned. $19.00 is left in this period.');
  await charge('Warned', 200, '800000000012');
  await run();
  expect(mails).toHaveLength(1);
  // An owner who has left is asked nothing and named to nobody: those who keep budgets are.
  await firm.colleague('gone');
  const gone = await firm.idOf('gone');
  const id = await add({ name: 'Left behind', ownerId: gone, amount: '100' });
  expect((await read(id)).budget.owner).toMatchObject({ name: 'gone Park' });
  await firm.admin.send('POST', `/api/organization/people/${gone}/deactivate`, {});
  expect((await read(id)).budget.owner).toBeNull();
  await charge('Left behind', 9_000, '800000000013');
  await run();
  expect(mails.slice(1)).toMatchObject([{ to: firm.mailOf('ruth'), subject: 'Left behind is 90% used' }]);
});
