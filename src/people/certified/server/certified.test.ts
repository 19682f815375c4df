import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSigned } from '#platform/signature';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { makeFraudService } from './fraud-signal.ts';

const KEY = 'what signs the questions';
const DAY = 86_400_000;
let now = Date.parse('2026-11-29T12:00:00Z');
const clock = { now: () => new Date(now) };

interface Asked {
  readonly body: string;
  readonly signature: string;
}
const asked: Asked[] = [];
let answer: { readonly status: number; readonly text: string };
let service: Server;
let shop: TestShop;
beforeAll(async () => {
  service = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ body, signature: String(request.headers['x-inkwell-signature']) });
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/certified`;
  shop = await testShop({ INKWELL_FRAUD_URL: url, INKWELL_FRAUD_KEY: KEY }, clock);
});
afterAll(async () => {
  await shop.close();
  await new Promise((closed) => service.close(closed));
});

const session = async (browser: Browser) =>
  (await browser.send('GET', '/api/session')).json<{ certified: boolean; audience: string[]; signedIn: boolean }>();

test('[USR-6] the fraud service is asked once a day about digests of who is signed in; its answer is a fact and an audience', async () => {
  answer = { status: 200, text: '{"certified":true}' };
  const browser = shop.browser();
  expect(await session(browser)).toMatchObject({ signedIn: false, certified: false });
  expect(asked).toEqual([]);
  const email = 'Maya@Here.example';
  await openAccount(shop, browser, { fullName: 'Maya Ortiz', email, password: 'a long enough password' });
  await expect.poll(async () => (await session(browser)).certified).toBe(true);
  expect((await session(browser)).audience).toContain('certified');
  expect(asked).toHaveLength(1);
  const { body, signature } = asked[0] ?? { body: '', signature: '' };
  expect(isSigned(body, signature, KEY, clock.now())).toBe(true);
  const about = JSON.parse(body) as Record<string, unknown>;
  expect(about).toEqual({
    person: expect.stringMatching(/^[0-9a-f]{64}$/),
    email: createHash('sha256').update(email.toLowerCase()).digest('hex'),
    site: 'consumer-US',
    accountDays: expect.any(Number),
  });

  // A day later it is away, and the answer of yesterday counts; after a week nobody is certified.
  answer = { status: 503, text: '' };
  now += DAY;
  expect((await session(browser)).certified).toBe(true);
  await expect.poll(() => asked.length).toBe(2);
  now += 6 * DAY;
  expect((await session(browser)).certified).toBe(false);

  // It is back, and says no.
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  answer = { status: 200, text: '{"certified":false}' };
  const kept = () => shop.db.raw('select certified from certified').then(({ rows }) => rows);
  await expect.poll(async () => (await session(browser), kept())).toEqual([{ certified: false }]);
  expect((await session(browser)).audience).not.toContain('certified');
});

test('[USR-6] without a service the sandbox certifies accounts that are older than the window of new customers', async () => {
  const sandbox = await testShop({}, clock);
  const browser = sandbox.browser();
  await openAccount(sandbox, browser, { fullName: 'Theo Lau', email: 'theo@here.example', password: 'a long enough password' });
  await session(browser);
  const kept = () => sandbox.db.raw('select certified from certified').then(({ rows }) => rows);
  await expect.poll(kept).toEqual([{ certified: false }]);
  await sandbox.db.raw(`update profile set created_at = $1`, [new Date(now - 90 * DAY)]);
  await sandbox.db.raw(`update certified set answered_at = $1`, [new Date(now - DAY)]);
  await expect.poll(async () => (await session(browser)).certified).toBe(true);
  await sandbox.close();
});

const ABOUT = { person: 'p', email: 'e', site: 'consumer-US', accountDays: 1 };

test.each([
  ['an error', new Response('{"certified":true}', { status: 500 })],
  ['no yes or no', new Response('{"certified":"yes"}')],
  ['no JSON', new Response('certified')],
  ['a book', new Response(`{"certified":true,"x":"${'x'.repeat(2_000)}"}`)],
])('[USR-6] trust 29: %s is no answer, and after five nobody is asked for a while', async (_, reply) => {
  let calls = 0;
  const fetch = async (): Promise<Response> => {
    calls += 1;
    return reply.clone();
  };
  const signal = makeFraudService({ url: 'https://fraud.example/', key: KEY, now: clock.now, fetch });
  for (let tried = 0; tried < 7; tried += 1) await expect(signal.ask(ABOUT)).rejects.toThrow(/.+/);
  expect(calls).toBe(5);
});
