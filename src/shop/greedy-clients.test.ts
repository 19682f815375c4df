// Clients that occupy the shop by sending or reading a byte now and then (trust 35). Over real sockets, on the shop's own server.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ITEM, prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

const CLIENTS = 300;
const BYTE_EVERY_MS = 2_000;
/** Long enough for some hundred replies, and for cutting slow bodies. */
const ATTACK_MS = 14_000;

let shop: TestShop;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  // With admission control as in production.
  shop = await testShop({ INKWELL_REQUESTS_AT_ONCE: '200' }, undefined, prepareCarts);
  await shop.shop.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.shop.server.address() as AddressInfo);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => shop.close());

const HEAD = 'host: localhost:3000\r\norigin: http://localhost:3000\r\nsec-fetch-site: same-origin\r\n';
const BODY = JSON.stringify({ items: [{ itemId: '100', qty: 1 }] });
const post = (length: number): string =>
  `POST ${ITEM} HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

async function opened(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a whole request on its own connection from the same address. */
async function statusOf(request: string): Promise<number> {
  const socket = await opened();
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString('latin1')));
  const ended = once(socket, 'close');
  socket.write(request.replace('\r\n', '\r\nconnection: close\r\n'));
  await ended;
  return Number(said.slice(9, 12));
}

/** Statuses of shoppers' and monitoring requests during the attack. */
async function answersWhile(isOver: () => boolean): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  while (!isOver()) {
    told.add(`add ${await statusOf(`${post(BODY.length)}${BODY}`)}`);
    told.add(`ready ${await statusOf(`GET /readyz HTTP/1.1\r\n${HEAD}\r\n`)}`);
    told.add(`cart ${await statusOf(`GET /cc/api/checkout HTTP/1.1\r\n${HEAD}\r\n`)}`);
    await delay(100);
  }
  return told;
}

test('trust 35: three hundred clients that send a byte every two seconds block nobody, and are cut', { timeout: 120_000 }, async () => {
  const slow = await Promise.all(Array.from({ length: CLIENTS }, opened));
  let closed = 0;
  const words = new Set<string>();
  for (const socket of slow) {
    socket.on('data', (chunk) => words.add(chunk.toString('latin1').slice(0, 12)));
    socket.on('close', () => (closed += 1));
    socket.write(`${post(BODY.length)}{`);
  }
  const sending = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write(' ');
  }, BYTE_EVERY_MS);
  const until = performance.now() + ATTACK_MS;
  const told = await answersWhile(() => performance.now() > until);
  await expect.poll(() => closed, { timeout: 20_000 }).toBe(CLIENTS);
  clearInterval(sending);
  expect(told).toEqual(new Set(['add 200', 'ready 200', 'cart 200']));
  expect(words).toEqual(new Set(['HTTP/1.1 408']));
});

test('trust 35: three hundred clients that read a byte of their reply block nobody', { timeout: 120_000 }, async () => {
  const readers = await Promise.all(Array.from({ length: CLIENTS }, opened));
  for (const socket of readers) {
    socket.once('readable', () => socket.read(1));
    // More than the connection's buffers hold: each sends requests without reading.
    socket.write(`GET /openapi.json HTTP/1.1\r\n${HEAD}\r\n`.repeat(8));
  }
  const until = performance.now() + 4_000;
  const told = await answersWhile(() => performance.now() > until);
  expect(told).toEqual(new Set(['add 200', 'ready 200', 'cart 200']));
});
