// Which addresses may be fetched.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublic } from '#platform/public-address';
import { fetchImage } from './fetch-image.ts';

let server: Server;
let host: string;
let asked = 0;
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked += 1;
    const url = request.url ?? '';
    if (url === '/picture') return void reply.writeHead(200, { 'content-type': 'image/png' }).end('bytes');
    if (url === '/page') return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    if (url === '/endless') return void reply.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(16 * 1024 * 1024));
    if (url === '/silent') return undefined;
    if (url === '/loop') return void reply.writeHead(302, { location: '/loop' }).end();
    if (url === '/inside') return void reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    if (url === '/moved') return void reply.writeHead(301, { location: '/picture' }).end();
    return void reply.writeHead(404).end();
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.5.5',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  'fe80::1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'nonsense',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));
test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => expect(isPublic(address)).toBe(true));

test.each([
  ['http://127.0.0.1/x', /not on the public internet/],
  ['http://[::1]/x', /not on the public internet/],
  ['http://localhost/x', /not on the public internet/],
  ['http://2130706433/x', /not on the public internet/],
  ['http://0x7f.1/x', /not on the public internet/],
  ['file:///etc/passwd', /is not http or https/],
  ['ftp://example.com/x', /is not http or https/],
  ['http://user:secret@example.com/x', /carries a password/],
  ['http://example.com:22/x', /unusual port 22/],
  ['http:', /is no address/],
])('%s is refused', async (address, why) => {
  const before = asked;
  expect(await fetchImage(address)).toEqual({ ok: false, problem: expect.stringMatching(why) });
  expect(asked).toBe(before);
});

test('a host name with an address in the shop’s own network is refused, even if others are public', async () => {
  const inside = { resolve: async () => ['93.184.216.34', '10.0.0.7'] };
  expect(await fetchImage('https://pictures.example/x', inside)).toEqual({
    ok: false,
    problem: expect.stringMatching(/not on the public internet/),
  });
});

test('an allowed host is requested, and its redirects are checked again', async () => {
  // Long enough for 15 MB on a busy machine; a server that never answers gets a shorter limit.
  const get = async (path: string, timeoutMs = 30_000) => fetchImage(`http://${host}${path}`, { allowedHosts: new Set([host]), timeoutMs });
  expect(await get('/picture')).toEqual({ ok: true, value: Buffer.from('bytes') });
  expect(await get('/moved')).toEqual({ ok: true, value: Buffer.from('bytes') });
  expect(await get('/inside')).toEqual({ ok: false, problem: '169.254.169.254 is not on the public internet' });
  expect(await get('/loop')).toEqual({ ok: false, problem: expect.stringMatching(/leads on/) });
  expect(await get('/page')).toEqual({ ok: false, problem: expect.stringMatching(/text\/html, not a picture/) });
  expect(await get('/nothing')).toEqual({ ok: false, problem: 'answered 404' });
  expect(await get('/endless')).toEqual({ ok: false, problem: expect.stringMatching(/larger than 15 MB/) });
  expect(await get('/silent', 500)).toEqual({ ok: false, problem: 'did not answer in time' });
});
