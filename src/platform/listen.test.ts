import { createServer } from 'node:net';
import { once } from 'node:events';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { makeListen } from './listen.ts';
import { freePort } from '#test/running-shop';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))));

async function listening(port: number): Promise<ReturnType<typeof fastify>> {
  const app = fastify();
  ends.push(() => app.close());
  app.get('/', ({ ip }) => ip);
  await makeListen(app)({ host: '127.0.0.1', port });
  return app;
}

test('trust 37: connections to every socket reach the application, and all sockets close with it', async () => {
  const port = await freePort();
  const app = await listening(port);
  const ask = (): Promise<string> => fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then((reply) => reply.text());
  // The kernel distributes connections at random: with this many, each socket gets some.
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers)).toEqual(new Set(['127.0.0.1']));
  await app.close();
  await expect(ask()).rejects.toThrow('fetch failed');
});

test('a port that another program or another shop uses is in use', async () => {
  const port = await freePort();
  await listening(port);
  await expect(listening(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  ends.push(async () => void other.close());
  const { port: taken } = other.address() as { readonly port: number };
  await expect(listening(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
