// Over real sockets.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { mostConnections, PATIENCE, serverOptions, type ServerFacts } from './http-server.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
let answer: (() => void) | undefined;
/** Requests whose head has arrived and whose body has not. */
let took: string[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function listening(facts: ServerFacts): Promise<void> {
  answer = undefined;
  took = [];
  app = fastify(serverOptions(facts));
  app.addHook('onRequest', async ({ method, url }) => void (method === 'POST' && took.push(url)));
  app.post('/take', () => 'taken');
  app.get('/', () => 'here');
  app.get('/ip', ({ ip }) => ip);
  app.get('/work', () => new Promise((resolve) => (answer = () => resolve('done'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
}

interface Client {
  readonly ask: (path: string, headers?: string, method?: string) => void;
  readonly said: () => string;
  readonly isClosed: () => boolean;
}

async function client(from = '127.0.0.1'): Promise<Client> {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let [said, isClosed] = ['', false];
  socket.on('data', (chunk) => (said += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  await once(socket, 'connect');
  return {
    ask: (path, headers = '', method = 'GET') => void socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`),
    said: () => said,
    isClosed: () => isClosed,
  };
}

test('trust 35: heads, bodies and next requests have time limits', async () => {
  await listening({ trustProxy: false });
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
  });
  expect(PATIENCE.connectionsCheckingInterval).toBeLessThan(headersTimeout);
});

test('trust 35: one connection too many of an address closes its longest idle one; busy ones and other addresses stay', async () => {
  await listening({ trustProxy: false, connections: { atOnce: 100, perNetwork: 3 } });
  const other = await client('127.0.0.2');
  const [busy, idle, used] = [await client(), await client(), await client()];
  busy.ask('/work');
  idle.ask('/');
  await expect.poll(idle.said).toContain('here');
  used.ask('/');
  await expect.poll(used.said).toContain('here');
  const next = await client();
  await expect.poll(idle.isClosed).toBe(true);
  next.ask('/');
  await expect.poll(next.said).toContain('here');
  expect([busy, used, next, other].map(({ isClosed }) => isClosed())).toEqual([false, false, false, false]);
  answer?.();
  await expect.poll(busy.said).toContain('done');
});

test('trust 35: at the limit of all connections, the address that has most makes room for a new one', async () => {
  await listening({ trustProxy: false, connections: { atOnce: 4, perNetwork: 4 } });
  const shopper = await client('127.0.0.2');
  const many = [await client(), await client(), await client()];
  const next = await client('127.0.0.3');
  await expect.poll(() => many[0]?.isClosed()).toBe(true);
  for (const one of [shopper, next]) one.ask('/');
  await expect.poll(() => [shopper.said(), next.said()].filter((said) => said.includes('here')).length).toBe(2);
});

test('trust 35: half-sent requests of the address that has most make room for a newcomer, even when all its connections are in use', async () => {
  await listening({ trustProxy: false, connections: { atOnce: 3, perNetwork: 3 } });
  const works = await client();
  works.ask('/work');
  const slow = [await client(), await client()];
  const body = 'content-length: 10\r\ncontent-type: text/plain\r\n';
  for (const one of slow) one.ask('/take', body, 'POST');
  await expect.poll(() => [took.length, answer === undefined]).toEqual([2, false]);
  const shopper = await client('127.0.0.2');
  shopper.ask('/');
  await expect.poll(shopper.said).toContain('here');
  expect([works, ...slow].map(({ isClosed }) => isClosed())).toEqual([false, true, false]);
  answer?.();
  await expect.poll(works.said).toContain('done');
});

test.each([
  { files: 1024, most: 768 },
  { files: 256, most: 50 },
  { files: 64, most: 50 },
  { files: Infinity, most: 10_000 },
])('trust 35: a process that may open $files files takes $most of 10,000 connections', ({ files, most }) => {
  expect(mostConnections(10_000, files)).toBe(most);
});

test('trust 35: behind a proxy no address has a share of connections, and the proxy says who the caller is', async () => {
  await listening({ trustProxy: true, connections: { atOnce: 100, perNetwork: 2 } });
  const all = [await client(), await client(), await client(), await client()];
  for (const one of all) one.ask('/ip', 'x-forwarded-for: 192.0.2.9\r\n');
  for (const one of all) await expect.poll(one.said).toContain('192.0.2.9');
  expect(all.some(({ isClosed }) => isClosed())).toBe(false);
});
