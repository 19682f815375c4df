// An order's mail is sent once, even if the database or the shop fails (trust 28). If the shop is killed before it records a delivered mail, it sends
// the mail again with the same Message-ID.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { findPostgres, withPostgres, type Restart } from '../../tools/stages/postgres.mjs';
import { buyer } from '#buying/orders/fixtures';
import { networkVisitor } from '#buying/orders/fixtures';
import { startShop, type RunningShop } from '#test/running-shop';
import { prepareCarts } from '#test/carts';

const PATIENCE_MS = 240_000;
/** Another server may take over a killed shop's mail after a minute. */
const CLAIM = { timeout: 150_000, interval: 500 };

/** Mails that the test server has received, by Message-ID. */
let taken: string[] = [];
/** Called when a mail has arrived and is not answered yet; false: do not answer. */
let received: () => Promise<boolean> = async () => true;
let mailServer: Server;
let url: string;
let db: Db;
let restart: Restart;
let shop: RunningShop;
const ending = Promise.withResolvers<void>();
let ended: Promise<void>;

beforeAll(async () => {
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('This test restarts a PostgreSQL of its own: install PostgreSQL 15 or newer.');
  mailServer = createServer(speak).listen(0, '127.0.0.1');
  const ready = Promise.withResolvers<void>();
  ended = withPostgres(
    bin,
    async (address, restartServer) => {
      url = address;
      restart = restartServer;
      db = await openDb({ databaseUrl: address, dataDir: '', databasePool: 2 });
      await migrate(db);
      await prepareCarts(db);
      shop = await start();
      ready.resolve();
      await ending.promise;
      await db.close();
    },
    { durable: true },
  );
  ended.catch((error: unknown) => ready.reject(error));
  await ready.promise;
}, PATIENCE_MS);
afterAll(async () => {
  await shop.stop();
  ending.resolve();
  await ended;
  mailServer.close();
});
beforeEach(() => {
  taken = [];
  received = async () => true;
});

function start(): Promise<RunningShop> {
  const { port } = mailServer.address() as AddressInfo;
  return startShop({
    pages: false,
    env: { INKWELL_DEMO: 'no', DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}`, NODE_ENV: 'test' },
  });
}

/** A minimal SMTP server. */
function speak(socket: Socket): void {
  let text = '';
  let isMail = false;
  socket.on('error', () => undefined);
  socket.write('220 mail\r\n');
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (isMail) {
      if (!text.endsWith('\r\n.\r\n')) return;
      const id = /^Message-ID: <(.+)>\r$/im.exec(text)?.[1] ?? 'none';
      [text, isMail] = ['', false];
      taken.push(id);
      void received().then((answers) => answers && socket.write('250 taken\r\n'));
      return;
    }
    for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
      const command = text.slice(0, 4).toUpperCase();
      text = text.slice(end + 2);
      if (command === 'DATA') isMail = true;
      socket.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}

async function place(key: string): Promise<string> {
  const { port } = new URL(shop.loopback);
  const pay = new URL(shop.origins.pay);
  const provider = { url: `http://127.0.0.1:${pay.port}`, key: '', origin: shop.origins.pay };
  const guest = await buyer(
    { db, provider: () => Promise.resolve(provider), browser: () => networkVisitor(`http://localhost:${port}`) },
    { itemId: '100' },
  );
  const reply = await guest.place({ key });
  expect(reply.status, reply.body).toBe(200);
  return reply.json<{ orderNumber: string }>().orderNumber;
}

const isNoted = async (orderNumber: string): Promise<boolean> =>
  (await db.raw('select 1 from order_task where order_number = $1 and done_at is not null', [orderNumber])).rows.length === 1;
/** Makes every unsent mail due. */
const makeDue = () => db.raw(`update order_task set due_at = now() where done_at is null`);
const idOf = (orderNumber: string): string => `order-${orderNumber}-placed@inkwell.example`;

test.each(['inOrder', 'crashed'] as const)(
  '[CHK-4] trust 28: the database restarts (%s) while a mail is being sent: it is sent once',
  async (how) => {
    received = async () => {
      await restart(how);
      return true;
    };
    const orderNumber = await place(`restarted ${how}`);
    await expect.poll(() => isNoted(orderNumber).catch(() => false), CLAIM).toBe(true);
    received = async () => true;
    await makeDue();
    const next = await place(`after ${how}`);
    await expect.poll(() => isNoted(next), CLAIM).toBe(true);
    expect(taken).toEqual([idOf(orderNumber), idOf(next)]);
  },
  PATIENCE_MS,
);

test(
  '[CHK-4] trust 28: a shop killed before the mail was acknowledged sends the same mail once more',
  async () => {
    const seen = Promise.withResolvers<void>();
    received = async () => {
      seen.resolve();
      return false;
    };
    const orderNumber = await place('killed');
    await seen.promise;
    await shop.kill();
    received = async () => true;
    await makeDue();
    shop = await start();
    await expect.poll(() => isNoted(orderNumber), CLAIM).toBe(true);
    await makeDue();
    const next = await place('after the kill');
    await expect.poll(() => isNoted(next), CLAIM).toBe(true);
    expect(taken).toEqual([idOf(orderNumber), idOf(orderNumber), idOf(next)]);
  },
  PATIENCE_MS,
);
