// The card form with an external company: its policy, the data in its page, and who may prepare a checkout.
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#platform/clock';
import { PATIENCE } from '#platform/http-server';
import { readFrameQuery } from '#providers/pay-host/rules';
import type { Tokeniser } from '#providers/pay-host/contract';
import { framePage } from './frame-page.ts';
import { framePolicy } from './frame-policy.ts';
import { buildPayHost } from './pay-host-app.ts';

const PARENT = 'http://localhost:3000';
const OWN = 'http://pay.localhost:3001';
const ACI: Tokeniser = { vendor: 'aci', url: 'https://eu-test.oppwa.com' };
const BRAINTREE: Tokeniser = { vendor: 'braintree', url: 'https://payments.braintree-api.com', key: 'production_abcd_shop' };

let app: FastifyInstance;

beforeAll(async () => {
  app = await hostAt(OWN);
});
afterAll(() => app.close());

const hostAt = (own: string): Promise<FastifyInstance> =>
  buildPayHost({
    clock: systemClock,
    key: 'unused',
    parents: { consumer: PARENT, business: 'http://business.localhost:3000' },
    ownOrigin: () => own,
    tokeniser: ACI,
    company: {
      desk: {
        prepare: () => Promise.resolve('CHECKOUT.uat01-vm-tx03'),
        registered: (checkout) => Promise.resolve({ token: `card of ${checkout}` }),
      },
    },
    logLevel: 'silent',
  });

async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<readonly [number, unknown]> {
  const reply = await app.inject({ method: 'POST', url: path, headers: { host: 'pay.localhost:3001', ...headers } });
  return [reply.statusCode, reply.json()];
}

test('[PAY-4] the form may send the card only to the configured company', () => {
  const policy = (tokeniser: Tokeniser) => framePolicy(PARENT, tokeniser).split('; ');
  expect(policy({ vendor: 'sandbox' })).toEqual(
    expect.arrayContaining(["connect-src 'self'", "form-action 'none'", `frame-ancestors ${PARENT}`]),
  );
  expect(policy(BRAINTREE)).toEqual(expect.arrayContaining([`connect-src ${BRAINTREE.url}`, "form-action 'none'"]));
  expect(policy(ACI)).toEqual(
    expect.arrayContaining(["default-src 'none'", "connect-src 'self'", `form-action 'self' ${ACI.url}`, `frame-src 'self' ${ACI.url}`]),
  );
});

test('[PAY-4] the page names the company and contains no secret', () => {
  const query = readFrameQuery({});
  const page = query === undefined ? '' : framePage(query, PARENT, { script: '/a.js', styles: [] }, ACI);
  expect(page).toContain(
    '<meta name="tokeniser" content="{&quot;vendor&quot;:&quot;aci&quot;,&quot;url&quot;:&quot;https://eu-test.oppwa.com&quot;}">',
  );
});

test('[PAY-4, PAY-5] a checkout is prepared only for the form’s own page, at the payment host’s own name', async () => {
  expect(await ask('/v1/checkouts', { origin: OWN })).toEqual([200, { id: 'CHECKOUT.uat01-vm-tx03' }]);
  expect(await ask('/v1/checkouts/CHECKOUT.uat01-vm-tx03/card', { origin: OWN })).toEqual([
    200,
    { token: 'card of CHECKOUT.uat01-vm-tx03' },
  ]);
  for (const path of ['/v1/checkouts', '/v1/checkouts/X.1/card']) {
    expect((await ask(path, {}))[0], path).toBe(400);
    expect((await ask(path, { origin: PARENT }))[0], path).toBe(400);
    expect((await ask(path, { origin: OWN, host: 'evil.example' }))[0], path).toBe(421);
  }
  // There is no vault and no ledger.
  for (const path of ['/v1/tokens', '/v1/authorisations', '/v1/voids']) expect((await ask(path, { origin: OWN }))[0], path).toBe(404);
});

test('[PAY-4] the page after a posted form is empty, and only the form and its parents may frame it', async () => {
  const reply = await app.inject({ url: '/frame/sent', headers: { host: 'pay.localhost:3001' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${PARENT} http://business.localhost:3000`);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
});

test('over https every reply of the payment host has HSTS, over http none does', async () => {
  const secure = await hostAt('https://pay.example.com');
  for (const url of ['/healthz', '/nowhere', '/v1/checkouts']) {
    expect((await secure.inject({ url })).headers, url).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    expect((await app.inject({ url })).headers, url).not.toHaveProperty('strict-transport-security');
  }
  await secure.close();
});

test('trust 34: the payment host refuses unstorable text, too', async () => {
  expect(await ask('/v1/checkouts/a%00b/card', { origin: OWN })).toEqual([400, { error: 'bad_request' }]);
});

test('trust 35: the payment host waits for slow clients as long as the shop does', { timeout: 120_000 }, async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  expect(PATIENCE).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString('latin1')));
  socket.write(
    `POST /v1/checkouts HTTP/1.1\r\nhost: pay.localhost:3001\r\norigin: ${OWN}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n`,
  );
  await expect.poll(() => said, { timeout: 100_000 }).toMatch(/^HTTP\/1.1 408 /);
  socket.destroy();
});
