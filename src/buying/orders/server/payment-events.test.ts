// Notifications of the payment company: accepted with a fresh signature and once; a lost answer becomes an order. Then the
// reconciliation of its books with ours.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentEvents } from '#buying/payment/contract';
import { eventSecretOf, httpProvider, overNetwork, PAYMENT_EVENTS_PATH, type PaymentProvider } from '#buying/payment/server';
import { signatureOf } from '#platform/signature';
import { prepareCarts } from '#test/carts';
import { testProvider } from '#test/provider';
import { PAYMENT_KEY, testShop, type TestShop } from '#test/shop';
import { booksOf, buyer, CARDS, count } from '../fixtures.ts';
import { reconcilePayments, type PaymentDifference } from './reconcile.ts';

const SECRET = eventSecretOf(PAYMENT_KEY);
const LATER_MS = 11 * 60_000;
let shop: TestShop;
let provider: PaymentProvider;

beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  const { url, key } = await testProvider();
  provider = httpProvider(overNetwork(url, key));
});
afterAll(() => shop.close());

async function tell(events: PaymentEvents, { at = new Date(), secret = SECRET } = {}): Promise<readonly [number, unknown]> {
  const body = JSON.stringify(events);
  const reply = await shop.shop.inject({
    method: 'POST',
    url: PAYMENT_EVENTS_PATH,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', 'inkwell-pay-signature': signatureOf(body, secret, at) },
    payload: body,
  });
  return [reply.statusCode, reply.json<{ taken: number }>().taken];
}

const placedNumber = async (guest: Awaited<ReturnType<typeof buyer>>): Promise<string> =>
  (await guest.place()).json<{ orderNumber: string }>().orderNumber;

test('[CHK-4, PAY-7] an authorisation whose answer was lost becomes an order with its notification, once', async () => {
  const since = new Date().toISOString();
  const guest = await buyer(shop, { itemId: '100', card: CARDS.answerLost });
  const waiting = guest.place({ key: 'lost' });
  await expect.poll(async () => (await booksOf(shop, { since })).length).toBe(1);
  const [authorisation] = await booksOf(shop, { since });
  if (authorisation === undefined) throw new Error('Nothing was authorised');
  const { createdAt: at, amount, reference } = authorisation;
  const events: PaymentEvents = { events: [{ id: 'pev_lost', kind: 'authorised', at, amount, authorisation }] };

  expect(await tell(events, { secret: 'of somebody else' })).toEqual([401, 0]);
  expect(await tell(events, { at: new Date(Date.now() - 600_000) })).toEqual([401, 0]);
  expect(await count(shop.db, 'order_head', `order_number = '${reference}' and status = 'draft'`)).toBe(1);
  expect(await tell(events)).toEqual([200, 1]);
  expect(await count(shop.db, 'order_head', `order_number = '${reference}' and status = 'placed'`)).toBe(1);
  expect(await tell(events)).toEqual([200, 0]);
  expect(await tell({ events: [{ id: 'x' }] } as unknown as PaymentEvents)).toEqual([400, 0]);

  const answer = await waiting;
  expect([answer.status, answer.json()]).toEqual([200, { orderNumber: reference }]);
  expect(await count(shop.db, 'order_payment', `order_number = '${reference}' and kind = 'authorised'`)).toBe(1);
});

test('[PAY-7] matching books change nothing; an unknown capture is reported; money without an order is released', async () => {
  const [fine, odd, ghost] = await Promise.all(['100', '101', '103'].map(async (itemId) => placedNumber(await buyer(shop, { itemId }))));
  const differences: PaymentDifference[] = [];
  const reconcile = () =>
    reconcilePayments({ db: shop.db, provider, differs: (one) => differences.push(one) }, new Date(Date.now() + LATER_MS));
  expect([await reconcile(), differences]).toEqual([0, []]);

  const [book] = await booksOf(shop, { reference: odd ?? '' });
  await provider.capture({ authorisationId: book?.id ?? '', idempotencyKey: 'by hand at the bank', amount: 100 });
  await shop.db.raw(`update order_head set status = 'released', placed_at = null where order_number = $1`, [ghost]);
  expect(await reconcile()).toBe(1);
  expect(differences).toMatchObject([{ order_number: odd, bank_captured: 100, captured: 0 }]);
  expect(await booksOf(shop, { reference: ghost ?? '' })).toMatchObject([{ status: 'voided' }]);
  expect(await booksOf(shop, { reference: fine ?? '' })).toMatchObject([{ status: 'authorised' }]);
});
