// SIGTERM: what was asked is answered and kept, then the process ends by itself.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openEmbedded } from '#platform/embedded-db';
import { startShop, temporaryDirectory } from './running-shop.ts';

const PATIENCE_MS = 120_000;

test('a shop that is asked to stop answers what it was asked, and keeps what it answered', { timeout: PATIENCE_MS }, async () => {
  const directory = temporaryDirectory();
  const shop = await startShop({ pages: false, provider: false, env: { INKWELL_DEMO: 'no', DATA_DIR: directory.path } });
  const origin = shop.origins.consumer;
  const open = (at: number): Promise<number> =>
    fetch(`${shop.loopback}/api/create-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ fullName: 'Ana Silva', email: `ana${at}@inkwell.example`, password: 'correct horse battery' }),
    }).then(({ status }) => status);

  // Hashing passwords takes long enough that some are still at it when all have come in.
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

test('asked twice, as Ctrl-C does, it stops once and in order', { timeout: PATIENCE_MS }, async () => {
  const directory = temporaryDirectory();
  const shop = await startShop({ pages: false, env: { INKWELL_DEMO: 'no', DATA_DIR: directory.path } });
  process.kill(shop.pid, 'SIGINT');
  process.kill(shop.pid, 'SIGTERM');
  expect(await shop.stop()).toBe(0);
  // It has nothing to say about stopping: no warning, no stack, no second end.
  expect(shop.output()).not.toMatch(/\b\w*Error:|Warning:|^\s+at /m);
  directory.remove();
});
