// A payment company that is slow, fails or answers garbage: the outcome stays unknown, no call waits long, and the circuit opens (trust 29).
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { httpProvider, overNetwork, PaymentUnreachable } from '#buying/payment/server';

const PATIENCE_MS = 200;
const REQUEST = { idempotencyKey: 'order-1', token: 'tok_1', amount: 4_499, currency: 'USD', reference: '1' } as const;
const WAYS: Readonly<Record<string, (reply: ServerResponse) => unknown>> = {
  'is slow': () => undefined,
  fails: (reply) => reply.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  'answers garbage': (reply) => reply.end('<html>It works!</html>'),
  'answers without an end': (reply) => reply.write('{"id":'),
  'answers too much': (reply) => reply.end(`"${'x'.repeat(2_000_000)}"`),
  'hangs up': (reply) => reply.destroy(),
};

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

/** A company with this answer, and a count of the calls it got. */
async function company(answer: (reply: ServerResponse) => unknown) {
  let asked = 0;
  const server = createServer((_request, reply) => {
    asked += 1;
    answer(reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  const { port } = server.address() as AddressInfo;
  return { provider: httpProvider(overNetwork(`http://127.0.0.1:${port}`, 'key', PATIENCE_MS)), asked: () => asked };
}

test.each(Object.keys(WAYS))(
  '[PAY-7] trust 29: a company that %s: the outcome is unknown, and after five calls the circuit opens',
  async (way) => {
    const { provider, asked } = await company(WAYS[way] ?? (() => undefined));
    for (let at = 0; at < 5; at += 1) await expect(provider.authorise(REQUEST)).rejects.toThrow(PaymentUnreachable);
    const before = asked();
    const crowd = await Promise.allSettled(Array.from({ length: 100 }, () => provider.authorise(REQUEST)));
    expect(crowd.every((one) => one.status === 'rejected' && one.reason instanceof PaymentUnreachable)).toBe(true);
    expect(asked()).toBe(before);
  },
);

test('[PAY-7] trust 29: an answer to a different question counts as none', async () => {
  const { provider } = await company((reply) => reply.end('{"id":"auth_1","status":"maybe","amount":"a lot","currency":"EUR"}'));
  await expect(provider.authorise(REQUEST)).rejects.toThrow('cannot be read');
});
