import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { STAFF_JOBS } from './staff-jobs.ts';

let db: Db;
let folder: string;

beforeAll(async () => {
  [db, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'staff-'))]);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function run(verb: string, file: string, ...rest: readonly string[]) {
  const said: string[] = [];
  const problems = await STAFF_JOBS[`experiments ${verb}`]?.({ db, file, rest, now: new Date(), say: (line) => said.push(line) });
  return { problems, said };
}

async function plans(content: unknown): Promise<string> {
  const file = join(folder, 'plans.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const PLAN = {
  key: 'home-hero',
  hypothesis: 'Shorter sells',
  variants: [
    { name: 'control', weight: 1 },
    { name: 'B', weight: 1 },
  ],
  share: 50,
};

test('[EXP-1] a file of plans is checked and written whole or not at all', async () => {
  expect((await run('check', await plans('{'))).problems?.[0]).toMatch(/plans\.json: .*JSON/);
  const wrong = await plans([PLAN, { ...PLAN, key: 'plan-card', share: 0 }, PLAN]);
  const problems = ['plan-card: share is a whole percentage from 1 to 100', 'home-hero is there twice'];
  expect(await run('import', wrong)).toEqual({ problems, said: [] });
  expect(await run('list', '')).toEqual({ problems: [], said: [] });
  const file = await plans(PLAN);
  expect(await run('check', file)).toEqual({ problems: [], said: ['home-hero: control, B, 50 % of its audience'] });
  for (let times = 0; times < 2; times += 1) {
    expect(await run('import', file)).toEqual({ problems: [], said: ['1 experiments written; start each with experiments start KEY'] });
  }
  expect(await run('list', '')).toEqual({ problems: [], said: ['home-hero  draft  Shorter sells'] });
});

test('[EXP-1] an experiment is started, stopped and decided, and says why it cannot be', async () => {
  expect((await run('start', 'no-such')).problems).toEqual(['no-such: there is no such experiment']);
  expect((await run('start', 'home-hero')).problems).toEqual([]);
  expect((await run('start', 'home-hero')).problems).toEqual(['home-hero: it has started before; plan another one under a new key']);
  expect((await run('import', await plans(PLAN))).problems).toEqual(['home-hero: it has started before; plan another one under a new key']);
  expect((await run('decide', 'home-hero', 'B')).problems).toEqual(['home-hero: stop it first, and decide once']);
  expect((await run('result', 'home-hero')).said).toEqual([
    'Shorter sells',
    'control: 0 visitors, 0 ordered, 0 kB a page, 0 errors',
    'B: 0 visitors, 0 ordered, 0 kB a page, 0 errors',
    'Not enough yet to tell B from control (0.0 % against 0.0 %): more than 90 more days if it goes on like this.',
  ]);
  expect((await run('stop', 'home-hero')).problems).toEqual([]);
  expect((await run('decide', 'home-hero', 'C')).problems).toEqual(['home-hero: it has no such variant']);
  expect((await run('decide', 'home-hero', 'B')).problems).toEqual([]);
  expect((await run('result', 'home-hero')).said.at(-1)).toBe('Decided: B.');
  expect((await run('list', '')).said).toEqual(['home-hero  decided (B)  Shorter sells']);
  expect((await run('result', 'no-such')).problems).toEqual(['no-such: there is no such experiment']);
});
