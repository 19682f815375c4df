// Signed messages about orders, as a receiver outside the shop gets them: signature, time stamp, repeats, replay (behaviour.md).
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../test-shop.ts';
import { prepareCarts } from '../../test-carts.ts';
import { buyer } from '../fixtures.ts';
import { replayWebhooks, untakenWebhooks } from './webhook-tasks.ts';
import type { WebhookBody } from './webhooks.ts';

const SECRET = 'a secret of the receiver';
let shop: TestShop;
let receiver: Server;
/** How many requests are turned down before one is taken. */
let refusals = 0;
const heard: { readonly signature: string; readonly text: string }[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ signature: String(request.headers['inkwell-signature']), text });
      response.writeHead(refusals > 0 ? 500 : 204).end();
      refusals -= 1;
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`;
  shop = await testShop({ INKWELL_DEMO: 'yes', INKWELL_WEBHOOK_URL: url, INKWELL_WEBHOOK_SECRET: SECRET }, undefined, prepareCarts);
});
afterAll(async () => {
  await shop.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/** How many messages are still to be taken: what was heard is not yet written down. */
const open = async (): Promise<number> =>
  (await shop.db.raw(`select 1 from order_task where kind = 'webhook' and done_at is null`)).rows.length;
const bodies = (): readonly WebhookBody[] => heard.map(({ text }) => JSON.parse(text) as WebhookBody);

test('[ANL-1] an order placed and cancelled is told, signed; what is not taken comes again, the same', async () => {
  refusals = 1;
  const guest = await buyer(shop, { itemId: '100' });
  const { orderNumber } = (await guest.place({ cidParam: 'autumn-mail' })).json<{ orderNumber: string }>();
  await expect.poll(() => bodies().filter(({ type }) => type === 'order.placed').length, { timeout: 20_000 }).toBe(2);
  const [first, second] = bodies();
  expect(second?.id).toBe(first?.id);
  expect(second?.cidParam).toBe('autumn-mail');
  expect(second?.order).toMatchObject({ orderNumber, status: 'placed', email: 'maya@example.com' });
  const [, seconds = '', hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(heard[1]?.signature ?? '') ?? [];
  expect(createHmac('sha256', SECRET).update(`${seconds}.${heard[1]?.text}`).digest('hex')).toBe(hex);
  await guest.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {});
  await expect.poll(() => bodies().at(-1)?.type).toBe('order.changed');
  expect(bodies().at(-1)).toMatchObject({ change: { kind: 'cancelled', lineNos: [1] }, order: { status: 'cancelled' } });
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  const before = heard.length;
  expect(await replayWebhooks(shop.db, orderNumber, new Date())).toBe(2);
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(before + 2);
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  expect(await untakenWebhooks(shop.db)).toEqual([]);
  expect(await replayWebhooks(shop.db, null, new Date())).toBe(0);
});
