import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Runs a job on a file with this text; returns its errors, output, and the file's content afterwards. */
async function run(job: string, text = '') {
  const file = join(folder, 'sheet.csv');
  await writeFile(file, text);
  const said: string[] = [];
  const problems = await STAFF_JOBS[job]?.({ db, file, rest: [], now: new Date(), say: (line) => said.push(line) });
  return { problems, said, text: await readFile(file, 'utf8') };
}

test('[USR-2] sales representatives of accounts are imported and exported; an unknown account or a wrong row changes nothing', async () => {
  await db.raw(
    `insert into account (account_number, tenant, name) values ('71', 'business', 'Dahl Optics'), ('72', 'business', 'Moss Law')`,
  );
  const sheet = 'account_number,name,email,phone\n71,Andre Wilkins,andre@inkwell.example,(800) 555-0164\n';
  expect(await run('reps import', sheet)).toMatchObject({ problems: [], said: ['1 sales representatives written'] });
  const kept = 'account_number,name,email,phone\n71,Andre Wilkins,andre@inkwell.example,8005550164\n';
  expect((await run('reps export')).text).toBe(kept);
  expect((await run('reps import', `${sheet}72,,moss@inkwell.example,\n73,,,\n`)).problems).toEqual([
    'line 3: account 72 has no name of a representative',
  ]);
  expect((await run('reps import', `${sheet.replace('Andre', 'Ana')}73,,,\n`)).problems).toEqual(['there is no account 73']);
  expect((await run('reps import', sheet.replace('(800)', '(100)'))).problems).toEqual(['line 2: phone (100) 555-0164 is no phone number']);
  expect((await run('reps export')).text).toBe(kept);
  expect((await run('reps import', 'account_number,name,email,phone\n71,,,\n')).problems).toEqual([]);
  expect((await run('reps export')).text).toBe('account_number,name,email,phone\n');
});
