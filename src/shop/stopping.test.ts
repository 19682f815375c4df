// SIGTERM: requests in flight are answered and stored, then the process ends by itself.
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { openEmbedded } from '#platform/embedded-db';
import { startedDirectory } from '#test/embedded-directory';
import { startShop } from '#test/running-shop';

const PATIENCE_MS = 120_000;

test('a stopping shop answers requests in flight, and keeps their results', { timeout: PATIENCE_MS }, async () => {
  const directory = await startedDirectory();
  const shop = await startShop({ pages: false, provider: false, env: { INKWELL_DEMO: 'no', DATA_DIR: directory.path } });
  const origin = shop.origins.consumer;
  const open = (at: number): Promise<number> =>
    fetch(`${shop.loopback}/api/create-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ fullName: 'Ana Silva', email: `ana${at}@inkwell.example`, password: 'correct horse battery' }),
    }).then(({ status }) => status);

  // Password hashing is slow, so some requests are still running when all have arrived.
  const asked = [0, 1, 2, 3, 4, 5].map(open);
  let looks = 0;
  const cameIn = async (): Promise<number> => {
    const metrics = await fetch(`${shop.loopback}/metrics`).then((response) => response.text());
    looks += 1;
    return Number(/^inkwell_requests_total (\d+)$/m.exec(metrics)?.[1]) - looks;
  };
  await expect.poll(cameIn, { interval: 5 }).toBe(6);
  const ended = shop.stop();
  const answers = await Promise.all(asked);
  expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await ended).toBe(0);
  await expect(open(6)).rejects.toThrow('fetch failed');

  const db = await openEmbedded(directory.path);
  const { rows } = await db.raw('select email from registration order by email');
  expect(rows.map(({ email }) => email)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `ana${at}@inkwell.example`));
  await db.close();
  directory.remove();
  expect(existsSync(directory.path)).toBe(false);
});

test(
  'trust 38: on SIGTERM it says first that it is not ready, and whoever then sends to another server loses nothing',
  { timeout: PATIENCE_MS },
  async () => {
    const directory = await startedDirectory();
    // Many health-check intervals of a balancer that polls ten times a second.
    const env = { INKWELL_DEMO: 'no', DATA_DIR: directory.path, INKWELL_DRAIN_MS: '4000', INKWELL_TRIES_PER_ADDRESS: '100000' };
    const shop = await startShop({ pages: false, provider: false, env });
    const agent = new Agent({ keepAlive: true });
    const send = (method: string, path: string, body?: object): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { origin: shop.origins.consumer, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
        const call = request(`${shop.loopback}${path}`, { agent, method, headers }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
        });
        call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
      });
    let [isReady, opened] = [true, 0];
    const failed: string[] = [];
    const shopper = async (name: string): Promise<void> => {
      for (let at = 0; isReady; at += 1) {
        const account = { fullName: 'Ana Silva', email: `${name}${at}@inkwell.example`, password: 'correct horse battery' };
        const told = await send('POST', '/api/create-account', account).catch(String);
        if (told === 200) opened += 1;
        else failed.push(String(told));
      }
    };
    const shopping = Promise.all(['ana', 'ben', 'cleo'].map(shopper));
    await expect.poll(() => opened, { timeout: 60_000 }).toBeGreaterThan(3);
    expect(await send('GET', '/readyz')).toBe(200);
    const ended = shop.stop();
    await expect.poll(() => send('GET', '/readyz'), { interval: 100 }).toBe(503);
    // It serves requests until the balancer has stopped sending them.
    expect(await send('GET', '/healthz')).toBe(200);
    isReady = false;
    await shopping;
    expect(failed).toEqual([]);
    expect(await ended).toBe(0);
    agent.destroy();
    const db = await openEmbedded(directory.path);
    expect((await db.raw('select count(*)::int as many from registration')).rows).toEqual([{ many: opened }]);
    await db.close();
    directory.remove();
  },
);

test('a second signal during the drain stops it at once', { timeout: PATIENCE_MS }, async () => {
  const directory = await startedDirectory();
  const env = { INKWELL_DEMO: 'no', DATA_DIR: directory.path, INKWELL_DRAIN_MS: '120000' };
  const shop = await startShop({ pages: false, provider: false, env });
  const ended = shop.stop();
  await expect.poll(async () => (await fetch(`${shop.loopback}/readyz`)).status).toBe(503);
  process.kill(shop.pid, 'SIGINT');
  expect(await ended).toBe(0);
  directory.remove();
});

test('two signals, as from Ctrl-C, stop it once and in order', { timeout: PATIENCE_MS }, async () => {
  const directory = await startedDirectory();
  const shop = await startShop({ pages: false, env: { INKWELL_DEMO: 'no', DATA_DIR: directory.path } });
  process.kill(shop.pid, 'SIGINT');
  process.kill(shop.pid, 'SIGTERM');
  expect(await shop.stop()).toBe(0);
  // A clean stop prints nothing: no warning, no stack, no second end.
  expect(shop.output()).not.toMatch(/\b\w*Error:|Warning:|^\s+at /m);
  directory.remove();
});
