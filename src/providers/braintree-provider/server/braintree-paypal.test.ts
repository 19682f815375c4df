// PayPal through the Braintree adapter, with a test double that accepts only what Braintree's published schema allows.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from '#buying/payment/contract';
import { PaymentUnreachable } from '#buying/payment/server';
import { makeRequestBook } from '#providers/payment-vendor/server';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { braintreeProvider } from './braintree-provider.ts';
import { braintreeStandIn, MERCHANT_ACCOUNTS, PRIVATE_KEY, PUBLIC_KEY } from './braintree-stand-in.ts';
import { makeSavedTokens } from './saved-tokens.ts';
import type { PaypalPress } from './paypal-stand-in.ts';
import { makePaypalVisits } from './paypal-visits.ts';

let db: Db;
const braintree = braintreeStandIn();
let server: StandIn;
let provider: ReturnType<typeof providerAt>;

const providerAt = (url: string) =>
  braintreeProvider(
    { url, publicKey: PUBLIC_KEY, privateKey: PRIVATE_KEY, merchantAccounts: MERCHANT_ACCOUNTS, timeoutMs: 5_000 },
    {
      book: makeRequestBook(db, systemClock, 'braintree'),
      cards: makeSavedTokens(db, systemClock),
      visits: makePaypalVisits(db, systemClock),
    },
  );

beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), vendorStandIn(braintree.answerTo)]);
  provider = providerAt(server.url);
});
afterEach(() => {
  expect(server.misshapen).toEqual([]);
  braintree.books.inParts = true;
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const returnTo = 'https://shop.example/checkout/wallet/paypal';

async function begin(currency: 'USD' | 'CAD' = 'USD') {
  return provider.wallets.begin({ vendor: 'PAYPAL', amount: 4_499, currency, locale: 'fr-CA', returnTo });
}

/** The query of PayPal's return address. */
async function press(url: string, what: PaypalPress): Promise<{ readonly reference: string; readonly payerId: string | undefined }> {
  const reply = await fetch(`${url}&press=${what}`, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(returnTo);
  return { reference: back.searchParams.get('reference') ?? '', payerId: back.searchParams.get('PayerID') ?? undefined };
}

async function visit(what: PaypalPress, currency: 'USD' | 'CAD' = 'USD') {
  const { reference, payerId } = await press((await begin(currency)).url, what);
  return provider.wallets.exchange(reference, payerId);
}

/** The token of an approved payment. */
async function agreed(what: PaypalPress = 'approve'): Promise<string> {
  const exchanged = await visit(what);
  return exchanged?.answer.result === 'approved' ? exchanged.answer.token : '';
}

const order = (key: string, token: string, amount = 4_499) => ({
  idempotencyKey: key,
  token,
  amount,
  currency: 'USD' as const,
  reference: '482190733317',
});
const move = (authorisationId: string, idempotencyKey: string, amount: number) => ({ authorisationId, idempotencyKey, amount });
const transaction = (id: string) => braintree.books.transactions.get(id);

test('[PAY-7] only PayPal is offered; an approval gives a token, a payer and an address, the same at each call', async () => {
  expect(provider.wallets.offered('US')).toEqual(['PAYPAL']);
  const { walletId, url } = await begin();
  const { reference, payerId } = await press(url, 'approve');
  const both = await Promise.all([provider.wallets.exchange(reference, payerId), provider.wallets.exchange(reference, payerId)]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({
    walletId,
    answer: {
      result: 'approved',
      payerId,
      email: 'noor@example.com',
      billing: { firstName: 'Noor', lastName: 'Haddad', address1: '500 Boylston St', state: 'MA', zip: '02116', country: 'USA' },
    },
  });
  // An old link without the payer does not change the approval.
  expect(await provider.wallets.exchange(reference)).toEqual(both[0]);
  expect((await visit('approve', 'CAD'))?.answer).toMatchObject({ result: 'approved', billing: null });
});

test('[PAY-7] leaving PayPal cancels; an expired visit may be retried', async () => {
  expect((await visit('cancel'))?.answer).toEqual({ result: 'cancelled' });
  expect((await visit('late'))?.answer).toEqual({ result: 'retry' });
});

test('[PAY-7] no claim of the browser counts: no forged reference, no other payer, nothing without an approval', async () => {
  expect(await provider.wallets.exchange('made up', 'SOMEBODY')).toBeUndefined();
  const open = await begin();
  const { reference, payerId } = await press(open.url, 'cancel');
  expect(payerId).toBeUndefined();
  for (const other of ['SOMEBODY', 'a"b'])
    expect((await provider.wallets.exchange(reference, other))?.answer).toEqual({ result: 'refused' });
});

test('[PAY-7] a lost answer and an unreachable Braintree leave the outcome unknown; a repeat finds it', async () => {
  const { reference, payerId } = await press((await begin()).url, 'approve');
  server.loseAnswerOf(/tokenizePayPalOneTimePayment/);
  await expect(provider.wallets.exchange(reference, payerId)).rejects.toBeInstanceOf(PaymentUnreachable);
  expect((await provider.wallets.exchange(reference, payerId))?.answer.result).toBe('approved');
  braintree.say({ data: { createPayPalOneTimePayment: { approvalUrl: 'nowhere', paymentId: 'PAYID-1' } } });
  await expect(begin()).rejects.toBeInstanceOf(PaymentUnreachable);
  braintree.say({ data: null, errors: [{ message: '', extensions: { errorClass: 'VALIDATION' } }] });
  await expect(begin()).rejects.toBeInstanceOf(PaymentUnreachable);
  const other = await press((await begin()).url, 'approve');
  braintree.say({ data: null, errors: [{ message: '', extensions: { errorClass: 'VALIDATION', legacyCode: '92910' } }] });
  await expect(provider.wallets.exchange(other.reference, other.payerId)).rejects.toBeInstanceOf(PaymentUnreachable);
});

test('[PAY-7] PayPal’s money is authorised once per key, captured per shipment on any account, and refunded', async () => {
  braintree.books.inParts = false;
  const request = order('paypal', await agreed());
  const first = await provider.authorise(request);
  expect(first).toMatchObject({ status: 'authorised', amount: 4_499, currency: 'USD' });
  expect(await provider.authorise(request)).toEqual(first);
  expect(await provider.find('paypal')).toEqual(first);
  const id = first.authorisationId;
  await provider.capture(move(id, 'ship 1', 1_499));
  await provider.capture(move(id, 'ship 1', 1_499));
  await provider.release(move(id, 'cancelled line', 500));
  await provider.capture(move(id, 'ship 2', 2_500));
  braintree.books.settle();
  await provider.refund(move(id, 'return', 2_000));
  await provider.refund(move(id, 'return', 2_000));
  const books: LedgerEntry[] = [];
  for await (const page of provider.ledger(new Date(Date.now() - 60_000))) books.push(...page);
  expect(books.find((entry) => entry.id === id)).toMatchObject({ key: 'paypal', amount: 4_499, captured: 3_999, refunded: 2_000 });
});

test('[PAY-7] PayPal no longer holds what is voided or released', async () => {
  const voided = await provider.authorise(order('given up', await agreed()));
  await provider.void('given up');
  expect(transaction(voided.authorisationId)).toMatchObject({ status: 'VOIDED' });
  const released = await provider.authorise(order('let go', await agreed()));
  await provider.release(move(released.authorisationId, 'all of it', 4_499));
  expect(transaction(released.authorisationId)).toMatchObject({ status: 'VOIDED' });
});

test('[PAY-7] a PayPal charge whose answer is lost is found, and never counts as not made', async () => {
  const before = braintree.books.transactions.size;
  const request = order('lost', await agreed());
  server.loseAnswerOf(/authorizePayPalAccount/);
  await expect(provider.authorise(request)).rejects.toBeInstanceOf(PaymentUnreachable);
  // Braintree does not find it yet, and the token is already consumed.
  braintree.say({ data: { search: { transactions: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } } });
  await expect(provider.authorise(request)).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.authorise(request)).toMatchObject({ status: 'authorised' });
  expect(braintree.books.transactions.size).toBe(before + 1);
  expect(await provider.authorise(order('again', request.token))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
  expect(await provider.authorise(order('made up', 'paypal-tokenpp_0'))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
});

test.each([
  ['refusedLater', 'declined'],
  ['troubleLater', 'processingError'],
] as const)('[PAY-9] what PayPal agreed to and then does not pay (%s) is declined: %s', async (what, reason) => {
  expect(await provider.authorise(order(what, await agreed(what)))).toMatchObject({ status: 'declined', reason });
  expect(await provider.find(what)).toMatchObject({ status: 'declined', reason });
});

test('[PAY-3] a PayPal approval holds for one order and cannot be saved as a card', async () => {
  expect(await provider.keepCard(await agreed())).toBeUndefined();
});
