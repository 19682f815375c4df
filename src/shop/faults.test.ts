// An uncaught error ends only its own request; the end of the process does not end the shop (trust 40).
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedDirectory } from '#test/embedded-directory';
import { startShop, temporaryDirectory, type RunningShop } from '#test/running-shop';
import { startTestProvider } from '#test/provider';

/** The test starts the shop several times. */
const PATIENCE_MS = 300_000;
const SUPERVISE = fileURLToPath(new URL('../../tools/bootstrap/supervise.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../test/program-with-faults.test-child.ts', import.meta.url));

const programs = temporaryDirectory();
const starter = join(programs.path, 'starter.mjs');
let directory: ReturnType<typeof temporaryDirectory>;
let shop: RunningShop;

beforeAll(async () => {
  writeFileSync(
    starter,
    `import { keepRunning } from ${JSON.stringify(SUPERVISE)};
     process.exitCode = await keepRunning(process.execPath, ['--conditions=server', ${JSON.stringify(PROGRAM)}, '../src/shop/main.ts'], process.env);`,
  );
  directory = await startedDirectory();
  const env = { INKWELL_DEMO: 'no', DATA_DIR: directory.path };
  shop = await startShop({ entry: starter, pages: false, provider: false, env });
}, PATIENCE_MS);
afterAll(async () => {
  await shop.stop();
  directory.remove();
  programs.remove();
}, PATIENCE_MS);

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function ask(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Answer> {
  const headers = { 'content-type': 'application/json', origin: shop.origins.consumer, 'sec-fetch-site': 'same-origin' };
  const reply = await fetch(shop.loopback + path, {
    method,
    headers: { ...headers, host: 'localhost' },
    ...(method === 'POST' && { body: '{}' }),
  });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
}

const pid = async (): Promise<number | undefined> =>
  (await ask('/faults/process').catch(() => undefined))?.body['pid'] as number | undefined;

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${shop.loopback}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

interface FaultLine {
  readonly err: { readonly stack: string };
  readonly req?: { readonly method: string; readonly url: string };
  readonly msg: string;
}

/** The log line of a fault, when it is written. */
async function logged(what: string): Promise<FaultLine | undefined> {
  const line = (): string | undefined =>
    shop
      .output()
      .split('\n')
      .slice(0, -1)
      .find((one) => one.startsWith('{') && one.includes(`a fault of a test: ${what}`));
  await expect.poll(line, { timeout: 30_000 }).toBeDefined();
  return JSON.parse(line() ?? '') as FaultLine;
}

const restarted = (before: number | undefined): Promise<void> =>
  expect.poll(async () => ![undefined, before].includes(await pid()), { timeout: PATIENCE_MS, interval: 100 }).toBe(true);

test('trust 40: a promise that fails outside its request is logged and counted; the request and the process go on', async () => {
  const before = await pid();
  expect(await ask('/faults/beside')).toEqual({ status: 200, body: { answered: true } });
  const line = await logged('beside');
  expect(line).toMatchObject({ msg: 'a promise was rejected and nobody waited for it', req: { method: 'GET', url: '/faults/beside' } });
  expect(line?.err.stack).toContain('program-with-faults.test-child.ts');
  expect(await metric('inkwell_unhandled_rejections_total')).toBe(1);
  expect(await pid()).toBe(before);
});

test('trust 40: a listener that throws is logged and counted, and the next listener is still called', async () => {
  const before = await pid();
  expect(await ask('/faults/listener')).toEqual({ status: 200, body: { heard: 'news' } });
  expect((await logged('listener'))?.err.stack).toContain('program-with-faults.test-child.ts');
  expect(await metric('inkwell_unhandled_rejections_total')).toBe(2);
  expect(await pid()).toBe(before);
});

test('trust 40: a request that would never be answered because its promise failed gets 500', async () => {
  const before = await pid();
  expect(await ask('/faults/never-answered', 'POST')).toMatchObject({ status: 500, body: { status: 500, code: 'GENERIC_CART_ERROR' } });
  expect(await logged('never answered')).toMatchObject({ req: { method: 'POST', url: '/faults/never-answered' } });
  expect(await metric('inkwell_unhandled_rejections_total')).toBe(3);
  expect(await pid()).toBe(before);
});

test(
  'trust 40: after an exception its request is answered 500, others what they asked for, and the shop is started again',
  { timeout: PATIENCE_MS },
  async () => {
    const before = await pid();
    const interrupted = ask('/faults/interrupted');
    await expect.poll(async () => (await ask('/faults/process')).body['waiting'], { timeout: PATIENCE_MS }).toBe(1);
    expect(await ask('/faults/exception', 'POST')).toMatchObject({ status: 500, body: { status: 500, code: 'GENERIC_CART_ERROR' } });
    expect(await interrupted).toEqual({ status: 200, body: { answered: true } });
    const line = await logged('exception');
    expect(line).toMatchObject({ req: { method: 'POST', url: '/faults/exception' } });
    expect(line?.err.stack).toContain('program-with-faults.test-child.ts');
    await restarted(before);
    await expect.poll(shop.output, { timeout: 30_000 }).toContain('The server ended (code 70); it is started again in 0.2 s.');
    expect((await fetch(`${shop.loopback}/readyz`)).status).toBe(200);
  },
);

test('trust 40: a killed shop is restarted with its data', { timeout: PATIENCE_MS }, async () => {
  const before = await pid();
  process.kill(before ?? 0, 'SIGKILL');
  await restarted(before);
  await expect.poll(shop.output, { timeout: 30_000 }).toContain('The server ended (SIGKILL); it is started again in');
  expect((await fetch(`${shop.loopback}/readyz`)).status).toBe(200);
});

test(
  'trust 40: the payment provider outlives a failed promise, and is started again after an exception',
  { timeout: PATIENCE_MS },
  async () => {
    const died: string[] = [];
    const forked = fork(PROGRAM, ['../src/shop/pay-host.ts'], {
      execArgv: ['--conditions=server'],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let log = '';
    forked.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const provider = await startTestProvider({ logLevel: 'error' }, (problem) => died.push(problem), forked);
    const send = async (path: string, method: 'GET' | 'POST'): Promise<number> => (await fetch(provider.url + path, { method })).status;
    const answers = (): Promise<boolean> =>
      fetch(`${provider.url}/healthz`).then(
        () => true,
        () => false,
      );
    expect(await send('/faults/beside', 'GET')).toBe(200);
    expect(await send('/faults/never-answered', 'POST')).toBe(500);
    expect([await answers(), forked.exitCode, died]).toEqual([true, null, []]);
    expect(await send('/faults/exception', 'POST')).toBe(500);
    await expect.poll(async () => died.length > 0 && (await answers()), { timeout: PATIENCE_MS, interval: 100 }).toBe(true);
    expect(died).toEqual(['The payment provider ended (70)']);
    for (const what of ['beside', 'never answered', 'exception'])
      await expect.poll(() => log, { timeout: 30_000 }).toContain(`Error: a fault of a test: ${what}\\n    at `);
    await provider.stop();
  },
);
