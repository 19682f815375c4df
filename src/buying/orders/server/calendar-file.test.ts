import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { buyer } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

test('[CHK-4] an order’s arrivals are a calendar file in the shopper’s language; nobody else can load it', async () => {
  const browser = shop.browser();
  const guest = await buyer(shop, { itemId: '100', browser });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const address = `/checkout/confirmation/${orderNumber}/arrivals.ics`;
  const { shipments } = (await browser.send('GET', `/api/orders/${orderNumber}`)).json<{
    shipments: readonly { earliest: string }[];
  }>();
  const file = await browser.send('GET', address);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="inkwell-${orderNumber}.ics"`);
  expect(file.body).toContain(`DTSTART;VALUE=DATE:${shipments[0]?.earliest.replaceAll('-', '') ?? ''}`);
  expect(file.body).toContain('SUMMARY:Inkwell delivery\\, 1 item');
  expect((await browser.send('GET', `/fr-ca${address}`)).body).toContain('SUMMARY:Livraison Inkwell\\, 1 article');

  const cookie = browser.cookies.get('__Host-inkwell') ?? '';
  const otherSite = shop.browser('business');
  otherSite.cookies.set('__Host-inkwell', cookie);
  const another = (await buyer(shop, { itemId: '100' })).browser;
  for (const intruder of [shop.browser(), another, otherSite]) {
    const reply = await intruder.send('GET', address);
    expect([reply.status, reply.json()['code']]).toEqual([404, 'ORDER_NOT_FOUND']);
  }
});
