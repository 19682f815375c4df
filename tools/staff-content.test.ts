import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { STAFF_JOBS } from './staff-jobs.ts';

let db: Db;
let folder: string;
const now = new Date('2026-11-20T14:00:00Z');
beforeAll(async () => {
  [db, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'staff-content-'))]);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function run(job: string, file: string, ...rest: string[]) {
  const said: string[] = [];
  const problems = await STAFF_JOBS[`content ${job}`]?.({ db, file, rest, now, say: (line) => said.push(line) });
  return { problems, said };
}
async function sheet(items: unknown): Promise<string> {
  const file = join(folder, 'items.json');
  await writeFile(file, typeof items === 'string' ? items : JSON.stringify(items));
  return file;
}
const banner = (headline: string) => ({
  id: 'spring',
  slot: 'homeHero',
  sites: ['business-US'],
  layout: 'hero',
  theme: 'ball',
  words: { 'en-US': { headline } },
});

/** Nora's draft, which Katya approves, is published. */
async function show(headline: string): Promise<void> {
  await run('import', await sheet([banner(headline)]), 'by=Nora');
  const { said } = await run('submit', 'spring', 'by=Nora');
  const [, version = ''] = /^For review: (spring:\d+)$/.exec(said[0] ?? '') ?? [];
  expect((await run('approve', version, 'by=Katya')).problems).toEqual([]);
  expect((await run('publish', 'all', 'by=Nora')).said).toEqual(['Published: spring']);
}
const NOW = '2026-11-20T14:00:00.000Z';

test('[HDR-6] staff write drafts, have them reviewed, publish, look back, roll back, withdraw, and export what they can import again', async () => {
  expect(await run('add-reviewer', 'Katya', 'by=Nora')).toEqual({ problems: [], said: ['Katya may review'] });
  expect(await run('import', await sheet([banner('One')]), 'by=Nora')).toEqual({
    problems: [],
    said: ['1 drafts written; "content submit" asks for their review'],
  });
  expect((await run('publish', 'spring', 'by=Nora')).problems).toEqual(['spring:1 is not approved']);
  expect(await run('publish', 'all', 'by=Nora')).toEqual({ problems: [], said: ['There are no approved drafts'] });
  await run('submit', 'all', 'by=Nora', 'for', 'Friday');
  expect((await run('list', '')).said).toEqual([
    'spring  nothing shown; spring:1 submitted, written by Nora, submitted by Nora: for Friday',
    'Reviewers: Katya',
  ]);
  expect((await run('reject', 'spring:1', 'by=Katya')).problems).toEqual(['spring:1 is rejected with a comment that says why']);
  expect(await run('reject', 'spring:1', 'by=Katya', 'Say', 'which', 'spring')).toEqual({ problems: [], said: ['Rejected: spring:1'] });
  await show('Two');
  await show('Three');
  expect(await run('roll-back', 'spring', '2', 'by=Nora')).toEqual({
    problems: [],
    said: ['spring: version 2 is shown again, as version 4'],
  });
  expect(await run('withdraw', 'spring', 'by=Omar', 'Wrong', 'price')).toEqual({
    problems: [],
    said: ['spring: version 4 is withdrawn; version 3 is shown again'],
  });
  const reviewed = `submitted ${NOW} by Nora, approved ${NOW} by Katya, published ${NOW} by Nora`;
  expect((await run('history', 'spring')).said).toEqual([
    `4  withdrawn  written ${NOW} by Nora, made again from 2, published ${NOW} by Nora, withdrawn ${NOW} by Omar (Wrong price)`,
    `3  shown  written ${NOW} by Nora, ${reviewed}`,
    `2  before  written ${NOW} by Nora, ${reviewed}`,
    `1  replaced  written ${NOW} by Nora, submitted ${NOW} by Nora (for Friday), rejected ${NOW} by Katya (Say which spring)`,
  ]);
  const file = join(folder, 'out.json');
  expect((await run('export', file)).problems).toEqual([]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([banner('Three')]);
  expect((await run('check', file)).said).toEqual(['1 items could be written']);
  expect((await run('withdraw', 'spring', 'by=Nora', 'leave=nothing')).said).toEqual([
    'spring: version 3 is withdrawn; nothing of it is shown',
  ]);
  expect((await run('withdraw', 'spring', 'by=Nora')).problems).toEqual(['spring: nothing of it is shown']);
  expect((await run('list', '')).said[0]).toBe('spring  nothing shown');
});

test('[HDR-6] whoever changes content says who they are, and names the version that they looked at', async () => {
  const file = await sheet([banner('Fine')]);
  for (const [job, ...rest] of [
    ['import', file],
    ['submit', 'spring'],
    ['approve', 'spring:1'],
    ['reject', 'spring:1', 'no'],
    ['publish', 'all'],
    ['withdraw', 'spring'],
    ['roll-back', 'spring', '1'],
    ['add-reviewer', 'Nora'],
    ['remove-reviewer', 'Katya', 'by='],
  ] as const)
    expect((await run(job, ...(rest as [string, ...string[]]))).problems, job).toEqual(['Say who does it: by=NAME, at most 60 characters']);
  expect((await run('approve', 'spring', 'by=Katya')).problems).toEqual([
    'Name the versions that you looked at, as "content list" does: spring:2,summer:1',
  ]);
  expect((await run('withdraw', 'spring', 'by=Nora', 'leave=all')).problems).toEqual([
    'leave is "nothing", or is left out: the version before is shown again',
  ]);
});

test('[HDR-6] reviewers let others review, and nobody themselves', async () => {
  expect((await run('add-reviewer', 'Omar', 'by=Nora')).problems).toEqual(['Nora is no reviewer, and reviewers alone change who reviews']);
  expect((await run('add-reviewer', 'katya', 'by=Katya')).problems).toEqual(['Nobody decides about their own right to review']);
  expect((await run('add-reviewer', 'Omar', 'by=katya')).problems).toEqual([]);
  expect((await run('list', '')).said.at(-1)).toBe('Reviewers: Katya, Omar');
  expect((await run('remove-reviewer', 'OMAR', 'by=Katya')).said).toEqual(['OMAR no longer reviews']);
  expect((await run('remove-reviewer', 'Omar', 'by=Katya')).problems).toEqual(['Omar is no reviewer']);
});

test('[HDR-6] one error stops the whole file; the item and the field are named', async () => {
  const file = await sheet([banner('Fine'), { ...banner('x'), id: 'summer', theme: 'pink', links: ['deals'] }, banner('Again')]);
  const { problems = [] } = await run('import', file, 'by=Nora');
  expect(problems[0]).toMatch(/^summer: theme /);
  expect(problems).toContain('spring: stands in the file twice');
  expect((await run('import', await sheet('no list'), 'by=Nora')).problems).toEqual([
    expect.stringMatching(/^this is no JSON list of items: /),
  ]);
  expect((await run('publish', 'summer', 'by=Nora')).problems).toEqual(['summer: has no draft']);
  expect((await run('history', 'summer')).problems).toEqual(['summer: there is no such item']);
  expect((await run('roll-back', 'spring', '9', 'by=Nora')).problems).toEqual(['spring: version 9 was never shown']);
});

test('[HDR-2] [HDR-6] a preview has an address for an audience and a moment, and says why each item is for them, or what is wrong', async () => {
  const { said } = await run('preview', '/fr-ca', 'site=consumer-CA', 'as=select', 'at=2026-12-01T09:00:00-05:00');
  expect(said[0]).toMatch(/^https?:\/\/[^/]+\/fr-ca\?preview=[\w-]+\.[\w-]+$/);
  await run('import', await sheet([{ ...banner('Members'), id: 'members', audience: { flag: 'select' } }]), 'by=Nora');
  expect((await run('preview', '/', 'site=business-US', 'as=loggedIn')).said.slice(1)).toEqual([
    '  members  homeHero  not for them: select: members of SELECT (membership program is NON_MEMBER)',
  ]);
  expect((await run('preview', '/', 'as=pirates')).problems).toEqual(['as: pirates is no audience, or contradicts the others']);
  expect((await run('preview', 'deals')).problems).toEqual(['Give a page of the shop: content preview /fr-ca']);
  expect((await run('preview', '/', 'site=moon')).problems).toEqual(['site is one of consumer-US, consumer-CA, business-US, business-CA']);
});
