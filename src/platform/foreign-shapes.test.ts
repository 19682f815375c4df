// Requests that no shopper's browser sends, over a real socket: answered 4xx in the shop's error format, never with a stack.
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await testShop();
  await shop.shop.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.shop.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

/** Sends the lines unchanged and returns the reply, when the server has ended the connection. */
async function exchange(...lines: readonly string[]): Promise<{ readonly status: number; readonly head: string; readonly body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ', 2)[1]), head, body };
}

const HOST = 'Host: localhost:3000';

test('a full URL decides the host, whatever the Host header says', async () => {
  expect((await exchange('GET http://localhost:3000/cc/api/checkout/count HTTP/1.1', HOST)).status).toBe(200);
  expect((await exchange('GET HTTP://LOCALHOST:3000/cc/api/checkout/count HTTP/1.1', 'Host: evil.example')).status).toBe(200);
  expect((await exchange('GET http://localhost:3000 HTTP/1.1', HOST)).status).toBe(404); // this shop has no pages
  for (const foreign of ['http://evil.example/cc/api/checkout/count', 'https://user@localhost:3000/cc/api/checkout/count'])
    expect((await exchange(`GET ${foreign} HTTP/1.1`, HOST)).status).toBe(421);
  const write = ['POST http://localhost:3000/api/sign-out HTTP/1.1', HOST, 'Origin: http://evil.example', 'Content-Length: 0'] as const;
  expect((await exchange(...write)).status).toBe(403);
});

test.each([
  ['no Host', 400, ['GET /cc/api/checkout/count HTTP/1.1'], ''],
  ['no Host in HTTP/1.0', 421, ['GET /cc/api/checkout/count HTTP/1.0'], ''],
  ['the server as a whole', 404, ['OPTIONS * HTTP/1.1', HOST], ''],
  ['a method of nobody', 400, ['BREW /cc/api/checkout/count HTTP/1.1', HOST], ''],
  ['TRACE', 404, ['TRACE /cc/api/checkout/count HTTP/1.1', HOST], ''],
  ['an escape that says nothing', 400, ['GET /cc/api/list/%ff HTTP/1.1', HOST], '"code":"BAD_REQUEST"'],
  ['an escape cut off', 400, ['GET /cc/api/list/a% HTTP/1.1', HOST], '"code":"BAD_REQUEST"'],
  ['half of a surrogate pair', 400, ['GET /api/product/%ed%a0%bd HTTP/1.1', HOST], '"code":"BAD_REQUEST"'],
  ['a control in the address', 400, ['GET /api/product/a%00b HTTP/1.1', HOST], '"field":"params.itemId"'],
  ['a control in a file’s address', 400, ['GET /pictures/photo/a%00b HTTP/1.1', HOST], '"field":"params.name"'],
  ['a control byte in a query', 400, ['GET /api/suggest?q=%C2%85 HTTP/1.1', HOST], '"field":"querystring.q"'],
  [
    'a control in a key',
    400,
    ['POST /cc/api/checkout/default/item HTTP/1.1', HOST, 'Idempotency-Key: a\x85b', 'Content-Length: 0'],
    '"field":"headers.idempotency-key"',
  ],
])('%s is answered %i', async (_what, status, lines, says) => {
  const reply = await exchange(...lines);
  expect(reply.status).toBe(status);
  expect(reply.body).toContain(says);
  expect(reply.body).not.toMatch(/\bat .*\.[jt]s:|node_modules|Error:/);
});
