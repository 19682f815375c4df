// Staff list and resend mails that failed at every attempt (trust 39).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeOrderFollowers } from '#buying/orders/server';
import type { Db } from '#platform/db';
import { makeJobs } from '#platform/jobs';
import { testDatabase } from '#test/database';
import { STAFF_JOBS } from './staff-jobs.ts';

let db: Db;
const now = new Date('2026-11-20T14:00:00Z');
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function mails(verb: 'list' | 'resend', which = '') {
  const said: string[] = [];
  const problems = await STAFF_JOBS[`mails ${verb}`]?.({ db, file: which, rest: [], now, say: (line) => said.push(line) });
  return { problems, said };
}

test('[CHK-4] trust 39: a confirmation that failed for a day is listed with its reason, and sent at staff’s request', async () => {
  expect(await mails('list')).toEqual({ problems: [], said: [] });
  const confirm = vi.fn<(orderNumber: string) => Promise<void>>().mockRejectedValue(new Error('No such mailbox'));
  const failed = vi.fn<() => void>();
  const nothing = () => Promise.resolve();
  const followers = makeOrderFollowers({
    db,
    clock: { now: () => now },
    act: async () => 'toEnd',
    learn: nothing,
    announce: nothing,
    confirm,
    failed,
  });
  // Two have one attempt left, a third waits for its next.
  await db.raw(
    `insert into order_task (order_number, kind, due_at, attempts) values
      ('100000000001', 'confirm', $1, 29), ('100000000002', 'confirm', $1, 29), ('100000000003', 'confirm', $1, 3)`,
    [now],
  );
  await followers.follow();
  expect(await mails('list')).toEqual({
    problems: ['order  1000-0000-0001  placed  30 tries: No such mailbox', 'order  1000-0000-0002  placed  30 tries: No such mailbox'],
    said: [],
  });
  expect((await mails('resend', '12')).problems).toEqual(['Name the order by its NUMBER of 12 digits, or all']);
  expect(await mails('resend', '100000000003')).toEqual({ problems: [], said: ['0 to be sent again'] });
  expect(await mails('resend', '1000-0000-0002')).toEqual({ problems: [], said: ['1 to be sent again'] });
  confirm.mockReset().mockResolvedValue(undefined);
  expect(await followers.follow()).toBe(1);
  expect(confirm.mock.calls).toEqual([['100000000002']]);
  expect((await mails('list')).problems).toHaveLength(1);
  expect((await mails('resend', 'all')).said).toEqual(['1 to be sent again']);
  expect(await followers.follow()).toBe(1);
  expect((await mails('list')).problems).toEqual([]);
});

test('[USR-1] trust 39: an account’s mail that failed at every attempt is listed, and sent at staff’s request', async () => {
  const send = vi.fn<(mail: object) => Promise<void>>().mockRejectedValue(new Error('Greylisted'));
  const jobs = makeJobs(db, () => undefined);
  jobs.queue({ name: 'account-mail', handle: send, retries: 0 });
  await jobs.start();
  const mail = { kind: 'password', email: 'ana@inkwell.example', tenant: 'consumer', copyLocale: 'en-US' };
  await db.transaction((tx) => jobs.enqueue(tx, 'account-mail', mail));
  const listed = /^account {2}\S+ {2}password {2}ana@inkwell\.example {2}1 tries: Greylisted$/;
  await vi.waitFor(async () => expect((await mails('list')).problems).toEqual([expect.stringMatching(listed)]), { timeout: 20_000 });
  send.mockReset().mockResolvedValue(undefined);
  expect((await mails('resend', 'all')).said).toEqual(['1 to be sent again']);
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[mail]]), { timeout: 20_000 });
  expect((await mails('list')).problems).toEqual([]);
  await jobs.stop();
});
