// Two programs on one embedded database: the one that holds its directory, and a guest.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement, type Db } from './db.ts';
import { doorPath } from './embedded-door.ts';
import { openEmbedded } from './embedded-db.ts';
import { DirectoryInUse } from './lock-directory.ts';

const READ = statement<{ n: number; at: Date | null; bytes: Uint8Array }>(
  'door_read',
  'select n, at, bytes from door where n >= $1 order by n',
);
const WRITE = statement<unknown>('door_write', 'insert into door (n, at, bytes) values ($1, $2, $3)');
const AT = new Date('2026-11-28T17:00:00Z');
const BYTES = new Uint8Array([0, 1, 255]);

let directory: string;
let holder: Db;
let guest: Db;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inkwell-door-'));
  holder = await openEmbedded(directory);
  await holder.script('create table door (n int primary key, at timestamptz, bytes bytea)');
  guest = await openEmbedded(directory, { asGuest: true });
});
afterAll(async () => {
  await guest.close();
  await holder.close();
  await rm(directory, { recursive: true });
});

test('[USR-7] a guest reads and writes what the shop has open, and the shop hears of it within a second', async () => {
  const heard: string[] = [];
  const stop = await holder.listen('door_news', (payload) => heard.push(payload));
  await guest.run(WRITE, [1, AT, BYTES]);
  expect(await guest.many(READ, [1])).toEqual([{ n: 1, at: AT, bytes: BYTES }]);
  expect(await holder.many(READ, [1])).toHaveLength(1);
  await guest.raw(`select pg_notify('door_news', 'changed')`);
  await expect.poll(() => heard, { timeout: 1_000 }).toEqual(['changed']);
  await stop();
});

test('a transaction of a guest is whole: an error, or a guest who leaves, rolls it back', async () => {
  await guest.transaction(async (tx) => {
    await tx.run(WRITE, [2, null, BYTES]);
    await tx.run(WRITE, [3, null, BYTES]);
  });
  const again = guest.transaction(async (tx) => {
    await tx.run(WRITE, [4, null, BYTES]);
    await tx.run(WRITE, [2, null, BYTES]);
  });
  await expect(again).rejects.toMatchObject({ code: '23505' });
  const leaving = await openEmbedded(directory, { asGuest: true });
  await leaving.close();
  await expect(leaving.many(READ, [1])).rejects.toThrow('The shop has stopped');
  expect((await holder.many(READ, [2])).map(({ n }) => n)).toEqual([2, 3]);
});

test('only who asks for it comes in as a guest, and the door is for the owner of the directory alone', async () => {
  await expect(openEmbedded(directory)).rejects.toThrow(DirectoryInUse);
  expect((await stat(doorPath(directory))).mode & 0o777).toBe(0o600);
});
