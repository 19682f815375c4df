// Reports that are mailed on a schedule: who may get them, when they are sent, and once only (B2B-5, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportMails } from '#buying/reports/contract';
import { makeCategoryTree } from '#goods/catalog/rules';
import type { QueueFacts } from '#platform/jobs';
import { makeHosts } from '#platform/hosts';
import { readConfig } from '#platform/config';
import { organization, type Organization } from '#test/organization';
import { aLine, placedOrder } from '#test/placed-orders';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { reportJobs } from './send-reports.ts';

/** Thursday. */
let now = new Date('2026-11-19T17:00:00Z');
let shop: TestShop;
let firm: Organization;
let buyer: Browser;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now });
  firm = await organization(shop, 'harbor');
  await firm.colleague('vic', 'viewer');
  buyer = await firm.colleague('bea');
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [firm.mailOf('ruth')]);
  const by = {
    profileId: await firm.idOf('ruth'),
    email: firm.mailOf('ruth'),
    account: String(rows[0]?.['account_number']),
    name: 'Ruth Wells',
  };
  await placedOrder(shop.db, { number: 1, by, at: '2026-11-18T15:00:00Z', center: 'Art' }, [aLine({ item: 'A', qty: 3, each: 1234 })]);
});
afterAll(() => shop.close());

const PATH = '/api/organization/report-mails';
const mails = async (browser = firm.admin) => (await browser.send('GET', PATH)).json<ReportMails>();
const add = (names: readonly string[], more: object = {}) =>
  Promise.all(names.map((name) => firm.idOf(name))).then((profileIds) =>
    firm.admin.send('POST', PATH, { question: 'center', cadence: 'weekly', profileIds, ...more }),
  );
interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
const sent: Sent[] = [];
/** Runs the hourly job on two servers at once, and every mail that it queued twice, as the queue may. */
async function hourOf(at: string): Promise<void> {
  now = new Date(at);
  const queued: object[] = [];
  const [due, mail] = reportJobs({
    db: shop.db,
    clock: { now: () => now },
    catalog: { categories: makeCategoryTree([]) },
    hosts: makeHosts(readConfig({ PORT: '3000' })),
    mailer: { send: async (letter) => void sent.push(letter) },
    jobs: { enqueue: async (_tx, _queue, data) => void queued.push(data) },
  });
  const run = (job: QueueFacts<never> | undefined, data: object) => job?.handle(data as never);
  await Promise.all([run(due, {}), run(due, {})]);
  for (const data of [...queued, ...queued]) await run(mail, data);
}

test('[B2B-5] only people with H_R are chosen, and at least one', async () => {
  expect((await mails()).readers.map(({ name }) => name).toSorted()).toEqual(['Ruth Wells', 'vic Park']);
  expect((await add([])).json()).toMatchObject({ status: 422, code: 'READERS_REQUIRED' });
  expect((await add(['ruth', 'bea'])).json()).toMatchObject({ status: 404, code: 'READER_UNKNOWN' });
  const stranger = await organization(shop, 'acorn');
  const foreign = await stranger.admin.send('POST', PATH, { question: 'center', cadence: 'weekly', profileIds: [await firm.idOf('ruth')] });
  expect(foreign.json()).toMatchObject({ code: 'READER_UNKNOWN' });
});

test('[B2B-5] a weekly report is sent once on Monday at six, about the week before, and to nobody whose right was withdrawn', async () => {
  const added = await add(['ruth', 'vic'], { center: 'Art' });
  expect(added.status).toBe(200);
  expect((await mails()).schedules).toMatchObject([{ question: 'center', next: '2026-11-23', limits: ['Art'], isReader: true }]);
  // Five in the morning in Boston.
  await hourOf('2026-11-23T10:30:00Z');
  expect((await mails()).sends).toEqual([]);
  const vic = await firm.idOf('vic');
  const rights = { role: 'buyer', granted: [], withheld: [] };
  expect((await firm.admin.send('POST', `/api/organization/people/${vic}`, rights)).status).toBe(200);
  await hourOf('2026-11-23T11:30:00Z');
  expect((await mails()).sends.map(({ name, state }) => `${name}: ${state}`).toSorted()).toEqual([
    'Ruth Wells: sent',
    'vic Park: withoutRight',
  ]);
  expect(sent).toMatchObject([{ to: firm.mailOf('ruth'), subject: 'Spend by budget center: $37.02' }]);
  for (const words of ['Art: $37.02', 'November 16 – 22, 2026', 'This report is limited to Art.', '/account/reports/mails'])
    expect(sent[0]?.text).toContain(words);
  expect(sent[0]?.text).toMatch(/\/account\/reports\/center\?period=days&from=2026-11-16&to=2026-11-22&center=Art/);
  await hourOf('2026-11-23T12:30:00Z');
  const [schedule] = (await mails()).schedules;
  expect(schedule?.next).toBe('2026-11-30');
  expect(schedule?.readers.map(({ name, mayRead }) => `${name}: ${mayRead}`).toSorted()).toEqual(['Ruth Wells: true', 'vic Park: false']);
  expect(sent).toHaveLength(1);
});

test('[B2B-5, trust 22] readers leave, the last one ends the schedule, and others cannot touch it', async () => {
  const { scheduleId } = (await add(['ruth'], { question: 'savings', cadence: 'monthly' })).json<{ scheduleId: string }>();
  const stranger = await organization(shop, 'birch');
  for (const what of ['leave', 'stop']) {
    expect((await stranger.admin.send('POST', `${PATH}/${scheduleId}/${what}`)).status).toBe(404);
    expect((await buyer.send('POST', `${PATH}/${scheduleId}/${what}`)).status).toBe(403);
  }
  expect((await mails()).schedules.find((one) => one.scheduleId === scheduleId)?.next).toBe('2026-12-01');
  expect((await firm.admin.send('POST', `${PATH}/${scheduleId}/leave`)).status).toBe(200);
  expect((await mails()).schedules.some((one) => one.scheduleId === scheduleId)).toBe(false);
  expect((await firm.admin.send('POST', `${PATH}/${scheduleId}/stop`)).status).toBe(404);
  const [left] = (await mails()).schedules;
  expect((await firm.admin.send('POST', `${PATH}/${left?.scheduleId}/stop`)).status).toBe(200);
  expect((await mails()).schedules).toEqual([]);
  // What was sent stays told.
  expect((await mails()).sends).toHaveLength(2);
});

test('[B2B-5] a mail says of its own report that there was nothing, keeps the filters that this one has, and leads to them', async () => {
  sent.length = 0;
  const filters = { center: '', person: await firm.idOf('ruth') };
  for (const question of ['savings', 'budgets', 'approvers'])
    expect((await add(['ruth'], { question, ...filters })).status, question).toBe(200);
  const limits = (await mails()).schedules.map((one) => `${one.question}: ${one.limits.join(', ')}`);
  expect(limits.toSorted()).toEqual(['approvers: Ruth Wells', 'budgets: No budget center', 'savings: No budget center, Ruth Wells']);
  await hourOf('2026-12-07T11:30:00Z');
  const textOf = (title: string): string => sent.find(({ subject }) => subject.startsWith(title))?.text ?? '';
  expect(textOf('Savings')).toContain('saved nothing in the period');
  expect(textOf('Savings')).toContain('This report is limited to No budget center, Ruth Wells.');
  expect(textOf('Savings')).toContain('&center=-&person=');
  expect(textOf('Budgets')).toContain('No budget of');
  expect(textOf('Approvals by approver')).toContain('Nobody had to approve an order of');
});
