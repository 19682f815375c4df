// The payment host answers only to its own name, and reveals nothing of its process (trust 18).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock';
import { rawReply } from '#test/raw-reply';
import { temporaryDirectory } from '#test/running-shop';
import { buildPayHost } from './pay-host-app.ts';

const OWN = 'pay.localhost:3001';
const FOREIGN = 'evil.example';
const PATHS = ['/frame', '/assets/form.js'];

const build = temporaryDirectory();
let app: FastifyInstance;

beforeAll(async () => {
  for (const folder of ['.vite', 'assets']) mkdirSync(join(build.path, folder));
  const entry = 'src/providers/pay-host/screen/card-frame.ts';
  writeFileSync(join(build.path, '.vite/manifest.json'), JSON.stringify({ [entry]: { file: 'assets/form.js' } }));
  writeFileSync(join(build.path, 'assets/form.js'), 'void 0;');
  app = await buildPayHost({
    clock: systemClock,
    key: 'unused',
    parents: { consumer: 'http://localhost:3000', business: 'http://business.localhost:3000' },
    ownOrigin: () => `http://${OWN}`,
    frame: build.path,
    tokeniser: { vendor: 'stripe', url: 'https://api.stripe.com', key: 'pk_test_shop' },
    company: {},
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await app.close();
  build.remove();
});

/** The status of a GET for `target` with these Host headers. */
async function statusOf(target: string, ...hosts: readonly string[]): Promise<number> {
  const said = await rawReply(app, `GET ${target} HTTP/1.1`, ...hosts.map((host) => `host: ${host}`));
  return Number(said.split(' ', 2)[1]);
}

test('trust 18: only the host’s own name serves the card form and its files', async () => {
  for (const path of PATHS) {
    expect(await statusOf(path, OWN), path).toBe(200);
    for (const host of [FOREIGN, 'localhost:3001', `${OWN}.evil.example`])
      expect(await statusOf(path, host), `${path} at ${host}`).toBe(421);
  }
});

test('trust 18: an absolute address in the request line decides the host, whatever Host says', async () => {
  for (const path of PATHS) {
    expect(await statusOf(`http://${FOREIGN}${path}`, OWN), path).toBe(421);
    expect(await statusOf(`http://${OWN}${path}`, FOREIGN), path).toBe(200);
  }
});

test('trust 18: a request that names two hosts is refused, whichever comes first', async () => {
  for (const target of [...PATHS, '/healthz', `http://${OWN}/frame`]) {
    expect(await statusOf(target, OWN, FOREIGN), target).toBe(400);
    expect(await statusOf(target, FOREIGN, OWN), target).toBe(400);
  }
});

test('a health check shows that the payment host is alive, and nothing of its process', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});
