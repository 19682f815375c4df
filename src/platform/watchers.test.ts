// What the shop reports about itself, and to whom (decision 0271); and that HTTPS shops send HSTS.
import { expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';

const TOKEN = 'shared-with-whoever-watches';
const HSTS = 'strict-transport-security';

async function inShop(env: Readonly<Record<string, string>>, what: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = await testShop(env);
  try {
    await what(shop);
  } finally {
    await shop.close();
  }
}

const get = async ({ shop }: TestShop, url: string, facts: { from?: string; authorization?: string } = {}) => {
  const { from: remoteAddress = '127.0.0.1', authorization } = facts;
  const reply = await shop.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...(authorization && { authorization }) } });
  return { status: reply.statusCode, body: reply.body, headers: reply.headers };
};

test('whoever has the token sees metrics, from any address', () =>
  inShop({ INKWELL_METRICS_TOKEN: TOKEN }, async (shop) => {
    for (const from of ['127.0.0.1', '203.0.113.9']) {
      expect((await get(shop, '/metrics', { from })).status).toBe(404);
      for (const wrong of ['Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
        expect((await get(shop, '/metrics', { from, authorization: wrong })).status).toBe(404);
      const { status, body } = await get(shop, '/metrics', { from, authorization: `Bearer ${TOKEN}` });
      expect([status, body]).toEqual([200, expect.stringContaining('inkwell_requests_total')]);
    }
  }));

test('without a token only this machine sees metrics, and in production nobody', async () => {
  await inShop({}, async (shop) => {
    expect((await get(shop, '/metrics')).status).toBe(200);
    expect((await get(shop, '/metrics', { from: '::1' })).status).toBe(200);
    expect((await get(shop, '/metrics', { from: '203.0.113.9' })).status).toBe(404);
  });
  const seller = 'North Paper|8 Harbor Way|Portland, ME 04101';
  await inShop(
    {
      NODE_ENV: 'production',
      INKWELL_ALLOW_IN_PRODUCTION: 'sandbox,http,localhost,no-mail',
      INKWELL_SELLER_US: seller,
      INKWELL_SELLER_CA: seller,
    },
    async (shop) => {
      expect((await get(shop, '/metrics')).status).toBe(404);
    },
  );
});

test('strangers see only whether the shop is alive and ready; monitoring sees why it is not', async () => {
  const shop = await testShop({ INKWELL_METRICS_TOKEN: TOKEN });
  try {
    expect(await get(shop, '/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    expect(await get(shop, '/readyz')).toMatchObject({ status: 200, body: '{"status":"ready"}' });
    await shop.db.close();
    expect(await get(shop, '/readyz')).toMatchObject({ status: 503, body: '{"status":"not ready"}' });
    const { body } = await get(shop, '/readyz', { authorization: `Bearer ${TOKEN}` });
    expect(JSON.parse(body)).toEqual({ status: 'not ready', detail: 'database unreachable' });
  } finally {
    await shop.close().catch(() => undefined); // its database is closed already
  }
});

const EVERYWHERE = [
  '/cc/api/checkout/count',
  '/nowhere',
  '/api/product/a%00b',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/pictures/x/y',
];

test('every reply of an HTTPS shop carries HSTS', () =>
  inShop({ INKWELL_SCHEME: 'https' }, async (shop) => {
    for (const url of EVERYWHERE) expect((await get(shop, url)).headers, url).toMatchObject({ [HSTS]: 'max-age=31536000' });
    const foreign = await shop.shop.inject({ url: '/', headers: { host: 'evil.example' } });
    expect([foreign.statusCode, foreign.headers[HSTS]]).toEqual([421, 'max-age=31536000']);
    const crossSite = await shop.shop.inject({
      method: 'POST',
      url: '/api/sign-out',
      headers: { host: 'localhost', origin: 'https://evil.example' },
    });
    expect([crossSite.statusCode, crossSite.headers[HSTS]]).toEqual([403, 'max-age=31536000']);
  }));

test('no reply over plain HTTP carries HSTS', () =>
  inShop({}, async (shop) => {
    for (const url of EVERYWHERE) expect((await get(shop, url)).headers, url).not.toHaveProperty(HSTS);
  }));
