// Over real sockets; only the clock is the test's.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitSlowClients, MOST_BODIES, type SlowClients } from './slow-clients.ts';

const LARGE = Buffer.alloc(48 * 1024 * 1024, 'x');
let app: FastifyInstance;
let slow: SlowClients;
let at = 0;
let sockets: Socket[] = [];

beforeEach(async () => {
  at = 0;
  sockets = [];
  app = fastify({ forceCloseConnections: true, trustProxy: true });
  slow = limitSlowClients(app, () => at);
  app.post('/body', ({ body }) => ({ length: JSON.stringify(body).length }));
  app.get('/large', (_request, reply) => reply.send(LARGE));
  app.get('/small', () => 'small');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

interface Client {
  readonly socket: Socket;
  readonly said: () => string;
  readonly isClosed: () => boolean;
}

async function client(): Promise<Client> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let said = '';
  let isClosed = false;
  socket.on('data', (chunk) => (said += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  await once(socket, 'connect');
  return { socket, said: () => said, isClosed: () => isClosed };
}

const post = (length: number, from = '192.0.2.1'): string =>
  `POST /body HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Resolves when the server has read everything that the client has sent. */
const arrived = async (sender: Client): Promise<void> => {
  const { bytesWritten, localPort } = sender.socket;
  const connections = app.server as unknown as { readonly seen?: Map<number | undefined, Socket> };
  await expect.poll(() => connections.seen?.get(localPort)?.bytesRead).toBe(bytesWritten);
};

test('trust 35: a body that trickles ends with 408 after ten seconds; a steady one is read', async () => {
  app.server.on('connection', remember());
  const [trickle, steady] = [await client(), await client()];
  for (const { socket } of [trickle, steady]) socket.write(post(50_000));
  await Promise.all([arrived(trickle), arrived(steady)]);
  steady.socket.write(`"${'y'.repeat(20_000)}`);
  await arrived(steady);
  at = 9_900;
  trickle.socket.write('"');
  await arrived(trickle);
  await looked();
  at = 10_500;
  await expect.poll(trickle.isClosed, { timeout: 20_000 }).toBe(true);
  expect(trickle.said()).toMatch(/^HTTP\/1.1 408 /);
  expect([steady.isClosed(), slow.cut]).toEqual([false, { body: 1, reply: 0 }]);
  steady.socket.write(`${'y'.repeat(29_998)}"`);
  await expect.poll(steady.said).toContain('{"length":50000}');
});

test('trust 35: an unread reply is cut after the time its size allows; a client that has read everything stays', async () => {
  const [reader, holder] = [await client(), await client()];
  reader.socket.write('GET /small HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(reader.said).toContain('small');
  holder.socket.once('data', () => holder.socket.pause());
  holder.socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(holder.said).not.toBe('');
  const worthMs = 10_000 + (LARGE.length / 4_096) * 1000;
  at = worthMs - 1_000;
  await looked();
  expect(slow.cut).toEqual({ body: 0, reply: 0 });
  at = worthMs + 1_000;
  await looked();
  await expect.poll(() => slow.cut, { timeout: 20_000 }).toEqual({ body: 0, reply: 1 });
  expect(reader.isClosed()).toBe(false);
});

test('trust 35: an address with too many unfinished bodies loses its oldest, and nobody else does', async () => {
  const most = MOST_BODIES.perNetwork.count;
  const other = await client();
  other.socket.write(`${post(10, '192.0.2.2')}"`);
  const greedy = await Promise.all(Array.from({ length: most + 20 }, client));
  for (const { socket } of greedy) socket.write(`${post(10)}"`);
  await expect.poll(() => slow.cut.body, { timeout: 20_000 }).toBe(20);
  await expect.poll(() => greedy.filter(({ isClosed }) => isClosed()).length).toBe(20);
  const next = await client();
  for (const { socket } of [other, next]) socket.write(other.socket === socket ? '12345678"' : `${post(10)}"12345678"`);
  await expect.poll(other.said).toContain('{"length":10}');
  await expect.poll(next.said).toContain('{"length":10}');
});

test('trust 35: a late check, after the process was busy or asleep, cuts nobody before it has read what arrived meanwhile', async () => {
  app.server.on('connection', remember());
  const sender = await client();
  sender.socket.write(`${post(10)}"`);
  await arrived(sender);
  at = 60_000;
  await looked(1);
  expect(slow.cut.body).toBe(0);
  await expect.poll(() => slow.cut.body, { timeout: 20_000 }).toBe(1);
});

/** Remembers connections by their client port. */
function remember(): (socket: Socket) => void {
  const seen = new Map<number | undefined, Socket>();
  Object.assign(app.server, { seen });
  return (socket) => seen.set(socket.remotePort, socket);
}

/** Resolves after this many checks: the first one after a clock jump is late. */
async function looked(times = 2): Promise<void> {
  const before = slow.looks;
  await expect.poll(() => slow.looks, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + times);
}
