// Over real sockets.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { admitRequests } from './admission.ts';
import { makeDrain, type Drain } from './drain.ts';
import { serverOptions } from './http-server.ts';
import { makeListen } from './listen.ts';
import { freePort } from '#test/running-shop';

let app: FastifyInstance;
let drain: Drain;
/** Longest wait of a stop; idle connections are not waited for. */
const PATIENCE_MS = 60_000;

let answers: (() => void)[] = [];
const sockets: Socket[] = [];
beforeEach(async () => {
  app = fastify({ ...serverOptions({ trustProxy: false }), return503OnClosing: false });
  drain = makeDrain(app, admitRequests(app, { most: 10, words: () => 'Come again' }));
  answers = [];
  app.get('/work', () => new Promise((resolve) => answers.push(() => resolve('done'))));
  app.get('/', () => 'here');
  await makeListen(app)({ port: await freePort(), host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await drain.end(0);
});

async function client() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let [said, isClosed] = ['', false];
  socket.on('data', (chunk) => (said += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  await once(socket, 'connect');
  return {
    socket,
    ask: (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
    said: () => said,
    isClosed: () => isClosed,
  };
}

test('trust 38: after it has begun, each reply is served whole and closes its connection', async () => {
  const one = await client();
  one.ask('/');
  await expect.poll(one.said).toContain('here');
  expect([one.said().includes('connection: close'), one.isClosed()]).toEqual([false, false]);
  drain.begin();
  one.ask('/');
  await expect.poll(one.isClosed).toBe(true);
  expect(one.said().match(/200 OK/g)).toHaveLength(2);
  expect(one.said()).toMatch(/connection: close[^]*here$/);
  const next = await client();
  next.ask('/');
  await expect.poll(next.said).toContain('here');
});

test('trust 38: requests in flight are awaited, even when their client has left', async () => {
  const [stays, goes] = [await client(), await client()];
  for (const one of [stays, goes]) one.ask('/work');
  await expect.poll(() => answers.length).toBe(2);
  goes.socket.destroy();
  let isOver = false;
  const ended = drain.end(60_000).then(() => (isOver = true));
  await expect.poll(() => app.server.listening).toBe(false);
  answers[0]?.();
  await expect.poll(stays.isClosed).toBe(true);
  expect(stays.said()).toContain('done');
  expect(isOver).toBe(false);
  answers[1]?.();
  await ended;
});

test('trust 38: idle connections close at once; a connection with a request gets its reply and then closes', async () => {
  // One connection has sent a request before, one never has, one has sent half a head.
  const [asked, silent, half, works] = [await client(), await client(), await client(), await client()];
  asked.ask('/');
  await expect.poll(asked.said).toContain('here');
  half.socket.write('GET / HTTP/1.1\r\nhost:');
  works.ask('/work');
  await expect.poll(() => answers.length).toBe(1);
  const ended = drain.end(PATIENCE_MS);
  for (const one of [asked, silent, half]) await expect.poll(one.isClosed).toBe(true);
  expect(works.isClosed()).toBe(false);
  const answered = performance.now();
  answers[0]?.();
  await ended;
  // Far less than any timeout of a server.
  expect(performance.now() - answered).toBeLessThan(PATIENCE_MS / 10);
  await expect.poll(works.isClosed).toBe(true);
  expect(works.said()).toMatch(/connection: close[^]*done$/);
});

test('trust 38: requests that never end are cut', async () => {
  const one = await client();
  one.ask('/work');
  await expect.poll(() => answers.length).toBe(1);
  await drain.end(50);
  await expect.poll(one.isClosed).toBe(true);
  expect(one.said()).toBe('');
});
