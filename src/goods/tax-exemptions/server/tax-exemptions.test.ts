// Certificates through real requests: submitting, documents, review, mails, days, and what nobody else may do (B2B-4, trust 17, 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExemptionView, SavedExemption } from '#goods/tax-exemptions/contract';
import type { QueueFacts } from '#platform/jobs';
import { makeHosts } from '#platform/hosts';
import { readConfig } from '#platform/config';
import { A_CERTIFICATE, PDF, reviewed, submitted } from '#test/certificates';
import { organization, type Organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { exemptionJobs } from './exemption-jobs.ts';

let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
let firm: Organization;
let buyer: Browser;
let stranger: Organization;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now });
  firm = await organization(shop, 'harbor');
  buyer = await firm.colleague('ben');
  stranger = await organization(shop, 'acorn');
});
afterAll(() => shop.close());

const PATH = '/api/organization/tax-exemptions';
const post = async (browser: Browser, more: Partial<typeof A_CERTIFICATE> = {}) =>
  (await browser.send('POST', PATH, { ...A_CERTIFICATE, ...more })).json<SavedExemption>();
const one = async (browser: Browser, id: string) => (await browser.send('GET', `${PATH}/${id}`)).json<ExemptionView>();
const list = async (browser: Browser, prefix = '') =>
  (await browser.send('GET', prefix + PATH)).json<{
    exemptions: readonly ExemptionView[];
    covered: readonly { region: string; taxes: readonly string[] }[];
  }>();
const review = (id: string, event: 'approve' | 'decline' | 'revoke', reason?: string) => reviewed(shop, id, event, now, reason);
const history = async (browser: Browser) =>
  (await browser.send('GET', '/api/organization/history'))
    .json<{ events: { kind: string; about: string }[] }>()
    .events.map(({ kind, about }) => `${kind} ${about}`);

interface Sent {
  readonly to: string;
  readonly id?: string;
  readonly subject: string;
  readonly text: string;
}
const sent: Sent[] = [];
/** Runs the job of each minute on two servers at once, and what it queued twice, as the queue may. */
async function minuteOf(at: string): Promise<readonly Sent[]> {
  now = new Date(at);
  sent.length = 0;
  const queued: object[] = [];
  const jobs = exemptionJobs({
    db: shop.db,
    clock: { now: () => now },
    hosts: makeHosts(readConfig({ PORT: '3000' })),
    mailer: { send: async (letter) => void sent.push(letter) },
    jobs: { enqueue: async (_tx, _queue, data) => void queued.push(data) },
  });
  const run = (job: QueueFacts<never> | undefined, data: object) => job?.handle(data as never);
  await Promise.all([run(jobs[0], {}), run(jobs[0], {})]);
  for (const data of queued) await run(jobs[1], data);
  return sent;
}

test('[B2B-4] H_SAM submits a certificate once, withdraws it, and the history says so', async () => {
  const own = await organization(shop, 'birch');
  const [first, again] = await Promise.all([post(own.admin), post(own.admin)]);
  expect(first).toMatchObject({ errors: [] });
  expect(again).toEqual(first);
  expect(await one(own.admin, first.id)).toMatchObject({
    state: 'submitted',
    number: 'MA-100',
    taxes: ['SALES'],
    submittedBy: 'Ruth Wells',
  });
  expect((await list(own.admin, '/en-ca')).exemptions).toEqual([]);
  expect((await post(own.admin, { kind: 'school' })).errors).toMatchObject([{ field: 'number' }]);
  for (const status of [200, 200]) expect((await own.admin.send('POST', `${PATH}/${first.id}/withdraw`)).status).toBe(status);
  expect(await review(first.id, 'approve')).toMatchObject({ ok: false, problem: 'EXEMPTION_DECIDED' });
  expect(await history(own.admin)).toEqual(['exemptionWithdrawn MA-100', 'exemptionSubmitted MA-100']);
});

test('[B2B-4] every wrong field is named, and nothing is saved', async () => {
  const wrong = { kind: 'none', number: '', regions: ['XX'], validFrom: '', validUntil: '2020-01-01', document: '' };
  const { id, errors } = await post(firm.admin, wrong);
  expect([id, errors.map(({ field }) => field)]).toEqual(['', ['kind', 'number', 'regions', 'validFrom', 'validUntil', 'document']]);
  const files = { '<svg onload="alert(1)"/>': 'PDF, JPEG or PNG', ['%PDF-'.padEnd(4_000_001, 'x')]: '4 MB' };
  for (const [text, words] of Object.entries(files))
    expect((await post(firm.admin, { document: Buffer.from(text).toString('base64') })).errors).toMatchObject([
      { field: 'document', message: expect.stringContaining(words) as string },
    ]);
  const french = await firm.admin.send('POST', `/fr-ca${PATH}`, { ...A_CERTIFICATE, regions: ['BC'], taxes: ['GST'] });
  expect(french.json<SavedExemption>().errors).toEqual([{ field: 'taxes', message: 'Un certificat de ce genre ne peut pas couvrir GST' }]);
  expect((await list(firm.admin)).exemptions).toEqual([]);
});

test('[B2B-4] trust 17, 22: the document is a download for administrators of its organization alone', async () => {
  const id = await submitted(firm.admin);
  const address = `/account/tax-exemptions/${id}/document`;
  const reply = await firm.admin.send('GET', address);
  expect([reply.status, reply.body]).toEqual([200, Buffer.from(PDF, 'base64').toString()]);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="certificate-[0-9a-f]{8}\.pdf"$/) as string,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const statuses = [stranger.admin, buyer, shop.browser('business')].map(async (browser) => (await browser.send('GET', address)).status);
  expect(await Promise.all(statuses)).toEqual([404, 403, 401]);
  const calls = [stranger.admin, buyer].map(async (browser) => [
    (await browser.send('GET', `${PATH}/${id}`)).status,
    (await browser.send('POST', `${PATH}/${id}/withdraw`)).status,
  ]);
  expect(await Promise.all(calls)).toEqual([
    [404, 404],
    [403, 403],
  ]);
  expect((await post(stranger.admin, { replaces: id })).id ?? '').toBe('');
});

test('[B2B-4] one of several decisions at once counts, and each is mailed once to every administrator in their language', async () => {
  const own = await organization(shop, 'cedar');
  await own.colleague('ada', 'administrator');
  await shop.db.raw(
    `insert into preference (profile_id, mail_language) values ($1, 'es') on conflict (profile_id) do update set mail_language = 'es'`,
    [await own.idOf('ada')],
  );
  const id = await submitted(own.admin, { number: 'MA-7' });
  const decided = await Promise.all((['approve', 'decline', 'approve'] as const).map((event) => review(id, event)));
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  const { state } = await one(own.admin, id);
  expect(['approved', 'declined']).toContain(state);
  const other = await submitted(own.admin, { number: 'MA-8', regions: ['NY'] });
  await review(other, 'decline', 'The signature is missing.');
  const mails = (await minuteOf('2026-11-20T15:01:00Z')).filter(({ text }) => text.includes('MA-8'));
  expect(mails.map(({ to }) => to).toSorted()).toEqual([own.mailOf('ada'), own.mailOf('ruth')].toSorted());
  expect(new Map(mails.map(({ to, subject }) => [to, subject]))).toEqual(
    new Map([
      [own.mailOf('ruth'), 'Your tax exemption certificate MA-8 is declined'],
      [own.mailOf('ada'), 'Su certificado de exención de impuestos MA-8 está rechazado'],
    ]),
  );
  expect(mails[0]?.text).toContain('The signature is missing.');
  expect(await one(own.admin, other)).toMatchObject({ state: 'declined', reason: 'The signature is missing.' });
  expect(await minuteOf('2026-11-20T15:02:00Z')).toEqual([]);
});

test('[B2B-4] administrators are warned 30 days ahead, once; after its last day a certificate has ended', async () => {
  const own = await organization(shop, 'dogwood');
  const id = await submitted(own.admin, { number: 'MA-9', validUntil: '2026-12-21' });
  await review(id, 'approve');
  const subjects = async (at: string) => (await minuteOf(at)).flatMap(({ subject }) => (subject.includes('MA-9') ? [subject] : []));
  const state = async () => (await shop.db.raw('select state from tax_exemption where exemption_id = $1', [id])).rows[0]?.['state'];
  expect(await subjects('2026-11-20T15:05:00Z')).toEqual(['Your tax exemption certificate MA-9 is approved']);
  expect(await subjects('2026-11-21T04:59:00Z')).toEqual([]);
  expect(await subjects('2026-11-21T05:01:00Z')).toEqual(['Your tax exemption certificate MA-9 ends on December 21, 2026']);
  expect(await subjects('2026-11-22T15:00:00Z')).toEqual([]);
  expect((await list(own.admin)).exemptions).toMatchObject([{ state: 'approved', endsSoon: true }]);
  // Still its last day on the shop's clock, then no more.
  await minuteOf('2026-12-22T04:59:00Z');
  expect(await state()).toBe('approved');
  await minuteOf('2026-12-22T05:01:00Z');
  expect(await state()).toBe('expired');
  now = new Date('2026-11-20T15:00:00Z');
  expect((await list(own.admin)).covered).toEqual([]);
  expect((await history(own.admin)).filter((line) => line.endsWith('MA-9'))).toEqual([
    'exemptionExpired MA-9',
    'exemptionApproved MA-9',
    'exemptionSubmitted MA-9',
  ]);
});

test('[B2B-4] a certificate takes the place of another when it is approved, unless it begins later', async () => {
  const own = await organization(shop, 'elm');
  const old = await submitted(own.admin, { number: 'MA-1' });
  await review(old, 'approve');
  const later = await submitted(own.admin, { number: 'MA-1', validFrom: '2027-06-01', validUntil: '2029-12-31', replaces: old });
  await review(later, 'approve');
  expect([(await one(own.admin, old)).state, (await one(own.admin, old)).replacedBy]).toEqual(['approved', later]);
  const soon = await submitted(own.admin, { number: 'MA-2', replaces: old });
  await review(soon, 'approve');
  expect((await one(own.admin, old)).state).toBe('replaced');
  expect(await review(old, 'revoke')).toMatchObject({ ok: false, problem: 'EXEMPTION_NOT_IN_USE' });
  expect((await list(own.admin)).covered).toEqual([{ region: 'MA', taxes: ['SALES'] }]);
});
