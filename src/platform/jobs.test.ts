// The outbox on a real database: a job exists exactly when its transaction is committed, and is retried until it succeeds.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from './db.ts';
import { makeJobs, type Jobs } from './jobs.ts';
import { testDatabase } from '#test/database';

const QUEUE = 'test-letters';
let db: Db;
let jobs: Jobs;
const done: string[] = [];
let failures = 1;

beforeAll(async () => {
  db = await testDatabase();
  jobs = makeJobs(db, () => undefined);
  jobs.queue<{ text: string }>({
    name: QUEUE,
    handle: async ({ text }) => {
      if (text === 'second' && failures-- > 0) throw new Error('Not this time');
      done.push(text);
    },
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
});

test('[CHK-4] a job of a failed transaction never exists; a job of a committed one runs', async () => {
  await db
    .transaction(async (tx) => {
      await jobs.enqueue(tx, QUEUE, { text: 'rolled back' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await db.transaction((tx) => jobs.enqueue(tx, QUEUE, { text: 'first' }));
  await vi.waitFor(() => expect(done).toEqual(['first']), { timeout: 10_000 });
});

test('a failed job is retried', async () => {
  await db.transaction((tx) => jobs.enqueue(tx, QUEUE, { text: 'second' }));
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']), { timeout: 15_000 });
});
