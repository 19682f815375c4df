// Staff export feedback and the requests of marketing forms as CSV, so that no cell runs as a formula.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';
import { STAFF_JOBS } from './staff-jobs.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const FORMULA = '=HYPERLINK("x") forty desks';
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-contact-'));
  shop = await testShop({}, { now: () => NOW });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function exported(job: string, now = NOW) {
  const file = join(folder, `${job}.csv`);
  const said: string[] = [];
  expect(await STAFF_JOBS[job]?.({ db: shop.db, file, rest: [], now, say: (line) => said.push(line) })).toEqual([]);
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true });
  return { file, said, rows };
}

test('[RWD-3] the requests of marketing forms of a year are exported, with every field', async () => {
  const form = { firstName: 'Ana', lastName: 'Silva', email: 'ana@silva.example', company: 'Silva & Co.', phone: '508-555-0137' };
  const more = { jobFunction: 'Facilities', employeeSize: '400+', comments: FORMULA, page: '/help', requestKey: randomUUID() };
  expect((await shop.browser().send('POST', '/api/marketing-forms/furniture-long', { ...form, ...more })).status).toBe(200);
  const { file, said, rows } = await exported('marketing-requests export');
  expect(said).toEqual([`1 rows written to ${file}`]);
  expect(rows).toEqual([
    {
      ...form,
      phone: '5085550137',
      jobFunction: 'Facilities',
      employeeSize: '400+',
      comments: `'${FORMULA}`,
      page: '/help',
      at: NOW.toISOString(),
      form: 'furniture-long',
      tenant: 'consumer',
      locale: 'en-US',
    },
  ]);
  expect((await exported('marketing-requests export', new Date('2027-11-22T15:00:00Z'))).rows).toEqual([]);
});

test('[APP-20] the feedback of the last 90 days is exported', async () => {
  const feedback = { topic: 'website', rating: 5, text: FORMULA, email: '', page: '/cart', requestKey: randomUUID() };
  expect((await shop.browser('business').send('POST', '/api/feedback', feedback)).status).toBe(200);
  const { rows } = await exported('feedback export');
  expect(rows).toEqual([
    {
      at: NOW.toISOString(),
      tenant: 'business',
      locale: 'en-US',
      topic: 'website',
      rating: '5',
      body: `'${FORMULA}`,
      email: '',
      page: '/cart',
    },
  ]);
  expect((await exported('feedback export', new Date('2027-02-20T15:00:00Z'))).rows).toEqual([]);
});
