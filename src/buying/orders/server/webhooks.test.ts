// Signed webhook messages as a receiver gets them: signature, time stamp, retries, replay (behaviour.md).
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testReceiver, type TestReceiver } from '#test/receiver';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { buyer } from '../fixtures.ts';
import { replayWebhooks, failedWebhooks } from './webhook-tasks.ts';
import type { WebhookBody } from './webhooks.ts';

const SECRET = 'a secret of the receiver';
let shop: TestShop;
let receiver: TestReceiver;

beforeAll(async () => {
  receiver = await testReceiver('inkwell-signature');
  const url = `http://127.0.0.1:${receiver.port}/orders`;
  shop = await testShop({ INKWELL_DEMO: 'yes', INKWELL_WEBHOOK_URL: url, INKWELL_WEBHOOK_SECRET: SECRET }, undefined, prepareCarts);
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});

/** Messages not yet delivered: the receiver's answer is recorded a moment later. */
const open = async (): Promise<number> =>
  (await shop.db.raw(`select 1 from order_task where kind = 'webhook' and done_at is null`)).rows.length;
const bodies = (): readonly WebhookBody[] => receiver.heard.map(({ text }) => JSON.parse(text) as WebhookBody);

test('[ANL-1] placing and cancelling send signed messages; a failed one is repeated unchanged', async () => {
  receiver.turnDown(1);
  const guest = await buyer(shop, { itemId: '100' });
  const { orderNumber } = (await guest.place({ cidParam: 'autumn-mail' })).json<{ orderNumber: string }>();
  await expect.poll(() => bodies().filter(({ type }) => type === 'order.placed').length, { timeout: 20_000 }).toBe(2);
  const [first, second] = bodies();
  expect(second?.id).toBe(first?.id);
  expect(second?.cidParam).toBe('autumn-mail');
  expect(second?.order).toMatchObject({ orderNumber, status: 'placed', email: 'maya@example.com' });
  const [, seconds = '', hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(receiver.heard[1]?.signature ?? '') ?? [];
  expect(createHmac('sha256', SECRET).update(`${seconds}.${receiver.heard[1]?.text}`).digest('hex')).toBe(hex);
  await guest.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {});
  await expect.poll(() => bodies().at(-1)?.type).toBe('order.changed');
  expect(bodies().at(-1)).toMatchObject({ change: { kind: 'cancelled', lineNos: [1] }, order: { status: 'cancelled' } });
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  const before = receiver.heard.length;
  expect(await replayWebhooks(shop.db, orderNumber, new Date())).toBe(2);
  await expect.poll(() => receiver.heard.length, { timeout: 20_000 }).toBe(before + 2);
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  expect(await failedWebhooks(shop.db)).toEqual([]);
  expect(await replayWebhooks(shop.db, null, new Date())).toBe(0);
});
