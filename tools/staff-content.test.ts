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

test('[HDR-6] staff write drafts, publish, look back, roll back, and export what they can import again', async () => {
  expect(await run('import', await sheet([banner('One')]), 'by=Nora')).toEqual({
    problems: [],
    said: ['1 drafts written; "content publish" shows them'],
  });
  expect(await run('publish', 'all', 'by=Katya')).toEqual({ problems: [], said: ['Published: spring'] });
  await run('import', await sheet([banner('Two')]));
  expect((await run('publish', 'spring')).problems).toEqual([]);
  expect(await run('publish', 'all')).toEqual({ problems: [], said: ['There are no drafts'] });
  expect(await run('roll-back', 'spring', '1')).toEqual({ problems: [], said: ['spring: version 1 is shown again, as version 3'] });
  expect((await run('history', 'spring')).said).toEqual([
    '3  shown  written 2026-11-20T14:00:00.000Z by staff, made again from 1, published 2026-11-20T14:00:00.000Z by staff',
    '2  before  written 2026-11-20T14:00:00.000Z by staff, published 2026-11-20T14:00:00.000Z by staff',
    '1  before  written 2026-11-20T14:00:00.000Z by Nora, published 2026-11-20T14:00:00.000Z by Katya',
  ]);
  const file = join(folder, 'out.json');
  expect((await run('export', file)).problems).toEqual([]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([banner('One')]);
  expect((await run('check', file)).said).toEqual(['1 items could be written']);
});

test('[HDR-6] one error stops the whole file; the item and the field are named', async () => {
  const file = await sheet([banner('Fine'), { ...banner('x'), id: 'summer', theme: 'pink', links: ['deals'] }, banner('Again')]);
  const { problems = [] } = await run('import', file);
  expect(problems[0]).toMatch(/^summer: theme /);
  expect(problems).toContain('spring: stands in the file twice');
  expect((await run('import', await sheet('no list'))).problems).toEqual([expect.stringMatching(/^this is no JSON list of items: /)]);
  expect((await run('publish', 'summer')).problems).toEqual(['summer: has no draft']);
  expect((await run('history', 'summer')).problems).toEqual(['summer: there is no such item']);
  expect((await run('roll-back', 'spring', '9')).problems).toEqual(['spring: version 9 was never shown']);
});

test('[HDR-6] a preview has an address for an audience and a moment, or says what is wrong', async () => {
  const { said } = await run('preview', '/fr-ca', 'site=consumer-CA', 'as=select', 'at=2026-12-01T09:00:00-05:00');
  expect(said[0]).toMatch(/^https?:\/\/[^/]+\/fr-ca\?preview=[\w-]+\.[\w-]+$/);
  expect((await run('preview', '/', 'as=pirates')).problems).toEqual(['as: pirates is no audience, or contradicts the others']);
  expect((await run('preview', 'deals')).problems).toEqual(['Give a page of the shop: content preview /fr-ca']);
  expect((await run('preview', '/', 'site=moon')).problems).toEqual(['site is one of consumer-US, consumer-CA, business-US, business-CA']);
});
