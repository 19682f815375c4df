// Error messages of a failed start; and a start never opens what another process uses.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startedDirectory } from '#test/embedded-directory';
import { freePort, startShop, temporaryDirectory, type RunningShop, type ShopSettings } from '#test/running-shop';

/** A start takes seconds, more on a busy machine. */
const PATIENCE_MS = 120_000;

const running: RunningShop[] = [];
const directories: ReturnType<typeof temporaryDirectory>[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((shop) => shop.stop()));
  for (const directory of directories.splice(0)) directory.remove();
});

function kept(made: ReturnType<typeof temporaryDirectory>): string {
  directories.push(made);
  return made.path;
}

async function start(env: NonNullable<ShopSettings['env']>): Promise<RunningShop> {
  const shop = await startShop({ pages: false, provider: false, env: { INKWELL_DEMO: 'no', ...env } });
  running.push(shop);
  return shop;
}

test('a second shop on the same data directory is refused, and the first goes on selling', { timeout: PATIENCE_MS }, async () => {
  const DATA_DIR = kept(temporaryDirectory());
  const first = await start({ DATA_DIR });
  await expect(start({ DATA_DIR })).rejects.toThrow(
    `The data directory ${DATA_DIR} is in use by process ${first.pid}. Stop that shop first`,
  );
  expect((await fetch(`${first.loopback}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  const next = await start({ DATA_DIR });
  expect((await fetch(`${next.loopback}/readyz`)).status).toBe(200);
});

test('wrong settings end the start and are all named, without a stack or secret', { timeout: PATIENCE_MS }, async () => {
  const started = startShop({
    pages: false,
    env: {
      DATA_DIR: kept(temporaryDirectory()),
      PORT: 'high',
      INKWELL_DEMO: 'maybe',
      INKWELL_COLOUR: 'blue',
      DATABASE_URL: 'mysql://root:hunter2@db/shop',
    },
  });
  const message = await started.then(String, (error: Error) => error.message);
  expect(message).toContain('ended with code 1');
  expect(message).toContain('PORT=high: a port between 1 and 65535');
  expect(message).toContain('INKWELL_DEMO=maybe: yes or no');
  expect(message).toContain('INKWELL_COLOUR: no such setting');
  expect(message).toContain('DATABASE_URL=…: a postgres:// address');
  expect(message).not.toContain('hunter2');
  expect(message).not.toMatch(/^\s+at /m);
});

test('an occupied port is reported in one line', { timeout: PATIENCE_MS }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const message = await start({ DATA_DIR: kept(await startedDirectory()), PORT: String(port) }).then(
    String,
    (error: Error) => error.message,
  );
  other.close();
  expect(message).toContain(`Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another number.`);
  expect(message).not.toMatch(/^\s+at /m);
});

test('an unreachable database is named without its password', { timeout: PATIENCE_MS }, async () => {
  const DATABASE_URL = `postgres://shop:hunter2@localhost:${await freePort()}/shop`;
  const message = await start({ DATABASE_URL, INKWELL_DATABASE_WAIT_SECONDS: '1' }).then(String, (error: Error) => error.message);
  expect(message).toMatch(/PostgreSQL at localhost:\d+\/shop \(DATABASE_URL\) cannot be used: .*ECONNREFUSED/);
  expect(message).not.toContain('hunter2');
});

test('production that allows the sandbox prints neither its cards nor passwords', { timeout: PATIENCE_MS }, async () => {
  const seller = 'North Paper Co. | 8 Harbor Way | Portland, ME 04101';
  const DATA_DIR = kept(await startedDirectory());
  const env = { DATA_DIR, NODE_ENV: 'production', INKWELL_SELLER_US: seller, INKWELL_SELLER_CA: seller, INKWELL_DEMO: 'no' };
  await expect(startShop({ pages: false, env })).rejects.toThrow('or allow it by INKWELL_ALLOW_IN_PRODUCTION=sandbox');
  const shop = await startShop({ pages: false, env: { ...env, INKWELL_ALLOW_IN_PRODUCTION: 'sandbox,http,localhost,no-mail' } });
  running.push(shop);
  expect((await fetch(`${shop.loopback}/readyz`)).status).toBe(200);
  // All output is available when it has ended.
  await shop.stop();
  expect(shop.output()).toContain('Inkwell ready');
  expect(shop.output()).not.toMatch(/Sandbox cards|4111111111111111|PIN|password/i);
});
