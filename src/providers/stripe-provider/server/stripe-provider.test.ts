// The Stripe adapter with a test double that accepts only requests of Stripe's recorded shape.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from '#buying/payment/contract';
import { PaymentUnreachable } from '#buying/payment/server';
import { makeRequestBook } from '#providers/payment-vendor/server';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { stripeProvider } from './stripe-provider.ts';
import { SECRET_KEY } from './stripe-shapes.ts';
import { stripeStandIn } from './stripe-stand-in.ts';

let db: Db;
const stripe = stripeStandIn();
let server: StandIn;
let provider: ReturnType<typeof providerAt>;

const providerAt = (secretKey = SECRET_KEY) =>
  stripeProvider({ url: server.url, secretKey, timeoutMs: 5_000 }, makeRequestBook(db, systemClock, 'stripe'));

beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), vendorStandIn(stripe.answerTo)]);
  provider = providerAt();
});
afterEach(() => {
  expect(server.misshapen).toEqual([]);
  stripe.books.multicapture = true;
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const order = (key: string, token = 'pm_card_visa', amount = 4_499) => ({
  idempotencyKey: key,
  token,
  amount,
  currency: 'USD' as const,
  reference: '482190733316',
});
const move = (authorisationId: string, idempotencyKey: string, amount: number) => ({ authorisationId, idempotencyKey, amount });
const intent = (id: string) => stripe.books.intents.get(id);
async function held(key: string, amount = 4_499): Promise<string> {
  const { status, authorisationId } = await provider.authorise(order(key, 'pm_card_visa', amount));
  expect(status).toBe('authorised');
  return authorisationId;
}
async function books(): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const page of provider.ledger(new Date(Date.now() - 60_000))) entries.push(...page);
  return entries;
}

test('[PAY-7] a card is authorised, not captured, once per key, and found by that key', async () => {
  const first = await provider.authorise(order('once'));
  expect(first).toMatchObject({ status: 'authorised', amount: 4_499, currency: 'USD' });
  expect(await provider.authorise(order('once'))).toEqual(first);
  expect(await provider.find('once')).toEqual(first);
  expect(await provider.find('never asked')).toBeUndefined();
  expect(intent(first.authorisationId)).toMatchObject({
    amount_received: 0,
    metadata: { inkwell_key: 'once', inkwell_order: '482190733316' },
  });
  await expect(provider.authorise(order('once', 'pm_card_visa', 1))).rejects.toThrow('another payment');
});

test.each([
  ['pm_card_chargeDeclined', 'declined'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficientFunds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expiredCard'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'securityCode'],
  ['pm_card_chargeDeclinedProcessingError', 'processingError'],
  ['pm_card_authenticationRequired', 'challengeFailed'],
  // No shopper is present for a challenge.
  ['pm_card_threeDSecureRequired', 'challengeFailed'],
])('[PAY-9] Stripe’s decline of %s is the shop’s %s, then and later', async (token, reason) => {
  expect(await provider.authorise(order(token, token))).toMatchObject({ status: 'declined', reason });
  expect(await provider.find(token)).toMatchObject({ status: 'declined', reason });
});

test.each([['tok_of_the_sandbox'], ['pm_unknown'], ['pm_x/../customers'], ['cus_1-sk_2']])(
  '[PAY-9] Stripe does not know the token %s',
  async (token) => {
    expect(await provider.authorise(order(token, token))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
    expect(await provider.keepCard(token === 'cus_1-sk_2' ? 'pm_unknown' : token)).toBeUndefined();
  },
);

test('[PAY-7] a lost answer is looked up: authorised once, or not at all', async () => {
  server.loseAnswerOf(/confirm /);
  await expect(provider.authorise(order('lost after'))).rejects.toBeInstanceOf(PaymentUnreachable);
  const known = await provider.find('lost after');
  expect(known).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('lost after'))).toEqual(known);

  const before = stripe.books.intents.size;
  server.loseAnswerOf(/payment_intents /);
  await expect(provider.authorise(order('lost before'))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.find('lost before')).toBeUndefined();
  expect(await provider.authorise(order('lost before'))).toMatchObject({ status: 'authorised' });
  expect(stripe.books.intents.size).toBe(before + 1);
});

test('[PAY-7] an abandoned key holds and captures nothing, also when its request comes late', async () => {
  const id = await held('given up');
  await provider.void('given up');
  await provider.void('given up');
  expect(intent(id)).toMatchObject({ status: 'canceled', amount_capturable: 0 });
  expect(await provider.find('given up')).toEqual({ status: 'voided', authorisationId: id });

  await provider.void('before it was asked');
  const asked = server.asked.length;
  expect(await provider.authorise(order('before it was asked'))).toMatchObject({ status: 'voided' });
  expect(await provider.find('before it was asked')).toMatchObject({ status: 'voided' });
  expect(server.asked.length).toBe(asked);

  // The intent exists at Stripe, but the request was cut off before its id was stored, and is given up.
  server.loseAnswerOf(/payment_intents /);
  await expect(provider.authorise(order('cut off'))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.void('cut off');
  expect(await provider.authorise(order('cut off'))).toMatchObject({ status: 'voided' });
  expect([...stripe.books.intents.values()].filter(({ metadata }) => metadata['inkwell_key'] === 'cut off')).toMatchObject([
    { status: 'requires_payment_method', amount_capturable: 0 },
  ]);
});

test('[PAY-7] money is captured per shipment, each once, also when the answer is lost and Stripe has forgotten the key', async () => {
  const id = await held('shipments', 1_000);
  server.loseAnswerOf(/capture /);
  await expect(provider.capture(move(id, 'ship 1', 300))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.capture(move(id, 'ship 1', 300));
  stripe.nextDay();
  await provider.capture(move(id, 'ship 1', 300));
  expect(intent(id)).toMatchObject({ status: 'requires_capture', amount_received: 300, amount_capturable: 700 });
  await provider.release(move(id, 'cancelled line', 200));
  await expect(provider.capture(move(id, 'too much', 600))).rejects.toThrow('Stripe holds 700 cents');
  await provider.capture(move(id, 'ship 2', 500));
  expect(intent(id)).toMatchObject({ status: 'succeeded', amount_received: 800, amount_capturable: 0 });

  await provider.refund(move(id, 'return 1', 250));
  stripe.nextDay();
  await provider.refund(move(id, 'return 1', 250));
  expect(stripe.books.refunds.filter(({ payment_intent }) => payment_intent === id)).toHaveLength(1);
  await expect(provider.refund(move(id, 'return 2', 600))).rejects.toThrow('charge_already_refunded');
  expect((await books()).find((entry) => entry.id === id)).toMatchObject({
    key: 'shipments',
    status: 'authorised',
    captured: 800,
    refunded: 250,
  });
});

test('[PAY-7] the rest is released at once; a card without partial captures is not captured in parts', async () => {
  const id = await held('let go', 1_000);
  await provider.capture(move(id, 'first', 400));
  await provider.release(move(id, 'rest', 600));
  await provider.release(move(id, 'rest', 600));
  expect(intent(id)).toMatchObject({ status: 'succeeded', amount_received: 400, amount_capturable: 0 });

  stripe.books.multicapture = false;
  const single = await held('single', 1_000);
  await expect(provider.capture(move(single, 'part', 400))).rejects.toThrow('multicapture');
  expect(intent(single)).toMatchObject({ amount_received: 0, amount_capturable: 1_000 });
  await provider.capture(move(single, 'whole', 1_000));
  expect(intent(single)).toMatchObject({ status: 'succeeded', amount_received: 1_000 });
});

test('[PAY-3] a saved card belongs to its own customer and is charged again by its reference', async () => {
  const reference = await provider.keepCard('pm_card_kept');
  expect(reference).toMatch(/^cus_\w+-pm_card_kept$/);
  expect(await provider.keepCard('pm_card_kept')).toBe(reference);
  expect(await provider.authorise(order('kept', reference))).toMatchObject({ status: 'authorised' });
  // The checkout still has the form's token.
  expect(await provider.authorise(order('kept, by its token', 'pm_card_kept'))).toMatchObject({ status: 'authorised' });
});

test('[PAY-7] its books come oldest first, page by page, without other merchants’ payments', async () => {
  for (const name of Array.from({ length: 101 }, (_, at) => `many ${at}`)) await provider.authorise(order(name));
  const [first] = stripe.books.intents.values();
  if (first !== undefined) stripe.books.intents.set('pi_foreign', { ...first, id: 'pi_foreign', metadata: {} });
  const entries = await books();
  const many = entries.filter(({ key }) => key.startsWith('many'));
  expect(many.map(({ key }) => key)).toEqual(Array.from({ length: 101 }, (_, at) => `many ${at}`));
  expect(entries.some(({ id }) => id === 'pi_foreign')).toBe(false);
  expect(entries.find(({ key }) => key === 'pm_card_chargeDeclinedExpiredCard')).toMatchObject({
    status: 'declined',
    reason: 'expiredCard',
  });
  stripe.books.intents.delete('pi_foreign');
});

test('[PAY-7] a wrong secret and an unreachable Stripe leave the outcome unknown, and neither error contains the secret', async () => {
  const refused = providerAt('sk_test_wrongwrongwrong').authorise(order('not let in'));
  await expect(refused).rejects.toBeInstanceOf(PaymentUnreachable);
  await expect(refused).rejects.not.toThrow('sk_test');
  expect(server.misshapen.splice(0)).toEqual(['GET /v1/payment_methods/pm_card_visa: the secret key']);
  const down = stripeProvider({ url: 'http://127.0.0.1:9', secretKey: SECRET_KEY }, makeRequestBook(db, systemClock, 'stripe'));
  await expect(down.authorise(order('down'))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await down.balance()).toEqual({ refused: 'notFound' });
});
