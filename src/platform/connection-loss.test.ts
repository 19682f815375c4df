// Connections break; the shop answers the next question and hears what it listens for (trust 28).
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement, type Db } from './db.ts';
import { openPostgres } from './postgres-db.ts';
import { testDatabase } from '#test/database';

/** Servers whose line can be cut: the embedded database has none. */
const SERVERS = [process.env['TEST_DATABASE_URL'] ?? ''].filter(Boolean);

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
  await db.script('create table thing (id integer primary key, amount integer not null)');
});
afterAll(() => db.close());

/** Ends every connection to this database but the one that asks, as a restarted server does. The embedded one has none to lose. */
async function loseConnections(): Promise<void> {
  if (db.engine === 'embedded') return;
  await db.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
}

const ADD = statement<unknown>('test_add_one', 'update thing set amount = amount + 1 where id = 1');
const amounts = async (): Promise<unknown[]> => (await db.raw('select amount from thing')).rows.map(({ amount }) => amount);

test('after connections were lost the next questions are answered, and listeners hear that they may have missed something', async () => {
  const heard: string[] = [];
  const stop = await db.listen('test_loss', (payload) => heard.push(payload));
  await db.raw('insert into thing (id, amount) values (1, 1)');
  const cut = db.transaction(async (tx) => {
    await tx.run(ADD);
    await loseConnections();
    await tx.run(ADD);
  });
  await cut.catch(() => undefined);
  const isServer = db.engine === 'postgres';
  expect(await amounts()).toEqual([isServer ? 1 : 3]);
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(isServer ? [''] : []);
  await db.raw(`notify test_loss, 'again'`);
  await expect.poll(() => heard.at(-1)).toBe('again');
  await stop();
});

function forward(from: Socket, to: Socket): void {
  from.on('error', () => undefined); // the line is cut on purpose
  from.on('close', () => to.destroy());
  from.pipe(to);
}

/** A TCP line to the test server that can be cut and mended, and how many connections it carries. */
async function breakableLine(server: URL): Promise<{ url: string; cut(): void; mend(): void; carried(): number; close(): void }> {
  const ends = new Set<Socket>();
  let broken = false;
  const line = createServer((near) => {
    if (broken) return near.destroy();
    const far = connect(Number(server.port || 5432), server.hostname);
    ends.add(near);
    forward(near, far);
    forward(far, near);
    near.on('close', () => ends.delete(near));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    broken = true;
    for (const end of ends) end.destroy();
  };
  const url = new URL(server);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  return { url: url.href, cut, mend: () => void (broken = false), carried: () => ends.size, close: () => (cut(), line.close()) };
}

test.each(SERVERS)('after an outage of seconds one connection listens again for all channels, not a crowd', async (server) => {
  const line = await breakableLine(new URL(server));
  const far = await openPostgres(line.url, 2);
  const heard: string[] = [];
  const other: string[] = [];
  const stop = await far.listen('test_outage', (payload) => heard.push(payload));
  const stopOther = await far.listen('test_outage_too', (payload) => other.push(payload));
  line.cut();
  await expect(far.raw('select 1')).rejects.toThrow(/terminated|ECONN/);
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  line.mend();
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['']);
  await far.raw(`notify test_outage, 'back'`);
  await expect.poll(() => heard).toEqual(['', 'back']);
  expect(other).toEqual(['']);
  expect(line.carried()).toBe(2);
  await stop();
  await far.raw(`notify test_outage_too, 'still'`);
  await expect.poll(() => other).toEqual(['', 'still']);
  await stopOther();
  await expect.poll(() => line.carried()).toBe(1);
  await far.close();
  line.close();
});
