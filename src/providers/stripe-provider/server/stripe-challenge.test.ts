// Payments at Stripe that depend on the shopper's presence: bank challenges, and renewals of expired authorisations.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from '#buying/payment/contract';
import { AuthorisationLapsed, PaymentUnreachable } from '#buying/payment/server';
import { makeRequestBook } from '#providers/payment-vendor/server';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { ASKED_CARD } from './stripe-test-cards.ts';
import { stripeProvider } from './stripe-provider.ts';
import { SECRET_KEY } from './stripe-shapes.ts';
import { stripeStandIn } from './stripe-stand-in.ts';

let db: Db;
const stripe = stripeStandIn();
let server: StandIn;
let provider: ReturnType<typeof stripeProvider>;

beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), vendorStandIn(stripe.answerTo)]);
  provider = stripeProvider({ url: server.url, secretKey: SECRET_KEY, timeoutMs: 5_000 }, makeRequestBook(db, systemClock, 'stripe'));
});
afterEach(() => expect(server.misshapen).toEqual([]));
afterAll(async () => {
  await server.close();
  await db.close();
});

const returnTo = 'https://shop.example/checkout/challenge/482190733316';
const order = (key: string, token = ASKED_CARD) => ({
  idempotencyKey: key,
  token,
  amount: 4_499,
  currency: 'USD' as const,
  reference: '482190733316',
  shopper: { returnTo, locale: 'en-US' as const },
});
const move = (authorisationId: string, idempotencyKey: string, amount: number) => ({ authorisationId, idempotencyKey, amount });
const intent = (id: string) => stripe.books.intents.get(id);

/** A payment with an open challenge. */
async function asked(key: string) {
  const answer = await provider.authorise(order(key));
  if (answer.status !== 'challenge') throw new Error(`No question: ${answer.status}`);
  return answer;
}

/** Answers on the bank's page; returns where it redirects. */
async function press(url: string, what: 'yes' | 'no'): Promise<string> {
  const { headers } = await fetch(`${url}?press=${what}`, { redirect: 'manual' });
  return headers.get('location') ?? '';
}

test('[PAY-7] [PAY-9] a challenge on the bank’s page holds money only once it is passed', async () => {
  const first = await asked('asked');
  expect(first.url).toBe(`${server.url}/redirect/authenticate/${first.authorisationId}`);
  expect(first.until.getTime()).toBeGreaterThan(Date.now() + 10 * 60_000);
  expect(intent(first.authorisationId)).toMatchObject({ status: 'requires_action', amount_capturable: 0 });
  // A second press or the sweeper gets the same challenge.
  expect(await provider.authorise(order('asked'))).toEqual(first);
  expect(await provider.find('asked')).toEqual(first);
  expect(await press(first.url, 'yes')).toMatch(/^https:\/\/shop\.example\/checkout\/challenge\/482190733316\?/);
  expect(await provider.find('asked')).toMatchObject({ status: 'authorised', authorisationId: first.authorisationId, amount: 4_499 });
  await provider.capture(move(first.authorisationId, 'ship', 4_499));
});

test('[PAY-9] a failed challenge declines the card for that reason', async () => {
  const { url } = await asked('not believed');
  await press(url, 'no');
  expect(await provider.find('not believed')).toMatchObject({ status: 'declined', reason: 'challengeFailed' });
  const { url: late } = await asked('given up');
  await provider.void('given up');
  await press(late, 'yes');
  expect(await provider.find('given up')).toMatchObject({ status: 'voided' });
  expect([...stripe.books.intents.values()].at(-1)).toMatchObject({ status: 'canceled', amount_capturable: 0 });
});

test('[PAY-7] a challenge whose reply is lost is found, and one that needs Stripe’s script is declined', async () => {
  server.loseAnswerOf(/confirm /);
  await expect(provider.authorise(order('lost'))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.find('lost')).toMatchObject({ status: 'challenge' });
  const { authorisationId } = await asked('by script');
  Object.assign(intent(authorisationId) ?? {}, { next_action: { type: 'use_stripe_sdk' } });
  expect(await provider.find('by script')).toMatchObject({ status: 'declined', reason: 'challengeFailed' });
});

test('[PAY-7] in the books an open challenge holds nothing', async () => {
  const { authorisationId: id } = await asked('open');
  const books: LedgerEntry[] = [];
  for await (const page of provider.ledger(new Date(Date.now() - 60_000))) books.push(...page);
  expect(books.find((entry) => entry.id === id)).toMatchObject({ key: 'open', status: 'challenge', captured: 0 });
});

/** Expires the authorisation at Stripe. */
function lapse(id: string): void {
  Object.assign(intent(id) ?? {}, { status: 'canceled', amount_capturable: 0, cancellation_reason: 'automatic' });
}

test('[PAY-7] an expired authorisation is reported, and a saved card is authorised again without the shopper', async () => {
  const kept = await provider.keepCard('pm_card_kept');
  const { authorisationId: id } = await provider.authorise(order('lapsing', kept));
  lapse(id);
  await expect(provider.capture(move(id, 'late', 4_499))).rejects.toBeInstanceOf(AuthorisationLapsed);
  expect(await provider.find('lapsing')).toMatchObject({ status: 'voided' });
  server.loseAnswerOf(/confirm /);
  await expect(provider.renew(move(id, 'renewal', 3_000))).rejects.toBeInstanceOf(PaymentUnreachable);
  const renewed = await provider.renew(move(id, 'renewal', 3_000));
  expect(renewed).toMatchObject({ status: 'authorised', amount: 3_000, currency: 'USD' });
  expect(await provider.renew(move(id, 'renewal', 3_000))).toEqual(renewed);
  expect(intent(renewed.authorisationId)?.metadata).toMatchObject({ inkwell_order: '482190733316', inkwell_key: 'renewal' });
  await provider.capture(move(renewed.authorisationId, 'late', 3_000));
});

test('[PAY-7] an unsaved card is charged once, and a challenge without the shopper declines', async () => {
  const { authorisationId: once } = await provider.authorise(order('once', 'pm_card_visa'));
  lapse(once);
  expect(await provider.renew(move(once, 'renew once', 4_499))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
  const kept = await provider.keepCard(ASKED_CARD);
  const { authorisationId: id } = await provider.authorise(order('asks again', kept));
  await press(intent(id)?.next_action?.redirect_to_url.url ?? '', 'yes');
  lapse(id);
  expect(await provider.renew(move(id, 'renew asked', 4_499))).toMatchObject({ status: 'declined', reason: 'challengeFailed' });
});

test('[PAY-7] what the shop itself released has not expired', async () => {
  const { authorisationId: id } = await provider.authorise(order('let go', 'pm_card_visa'));
  await provider.void('let go');
  await expect(provider.capture(move(id, 'late', 100))).rejects.toThrow('Stripe holds 0 cents of it and not 100: canceled');
});
