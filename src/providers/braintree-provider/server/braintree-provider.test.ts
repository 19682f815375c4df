// The Braintree adapter with a test double that accepts only what Braintree's published schema allows.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from '#buying/payment/contract';
import { AuthorisationLapsed, PaymentUnreachable } from '#buying/payment/server';
import { makeRequestBook } from '#providers/payment-vendor/server';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { braintreeProvider } from './braintree-provider.ts';
import { braintreeStandIn, MERCHANT_ACCOUNTS, PRIVATE_KEY, PUBLIC_KEY } from './braintree-stand-in.ts';
import { makeSavedTokens } from './saved-tokens.ts';
import { makePaypalVisits } from './paypal-visits.ts';

let db: Db;
const braintree = braintreeStandIn();
let server: StandIn;
let provider: ReturnType<typeof providerAt>;

const providerAt = (url = server.url, privateKey = PRIVATE_KEY, book = makeRequestBook(db, systemClock, 'braintree')) =>
  braintreeProvider(
    { url, publicKey: PUBLIC_KEY, privateKey, merchantAccounts: MERCHANT_ACCOUNTS, timeoutMs: 5_000 },
    { book, cards: makeSavedTokens(db, systemClock), visits: makePaypalVisits(db, systemClock) },
  );

beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), vendorStandIn(braintree.answerTo)]);
  provider = providerAt();
});
afterEach(() => {
  expect(server.misshapen).toEqual([]);
  braintree.books.inParts = true;
});
afterAll(async () => {
  await server.close();
  await db.close();
});

let count = 0;
const order = (key: string, token = `tokencc_${(count += 1)}`, amount = 4_499) => ({
  idempotencyKey: key,
  token,
  amount,
  currency: 'USD' as const,
  reference: '482190733316',
});
const move = (authorisationId: string, idempotencyKey: string, amount: number) => ({ authorisationId, idempotencyKey, amount });
const transaction = (id: string) => braintree.books.transactions.get(id);
const newest = () => [...braintree.books.transactions.values()].at(-1);
async function held(key: string, amount = 4_499): Promise<string> {
  const { status, authorisationId } = await provider.authorise(order(key, undefined, amount));
  expect(status).toBe('authorised');
  return authorisationId;
}
async function books(): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const page of provider.ledger(new Date(Date.now() - 60_000))) entries.push(...page);
  return entries;
}

test('[PAY-7] a card is authorised, not captured, once per key, and found by that key', async () => {
  const request = order('once');
  const first = await provider.authorise(request);
  expect(first).toMatchObject({ status: 'authorised', amount: 4_499, currency: 'USD' });
  expect(await provider.authorise(request)).toEqual(first);
  expect(await provider.find('once')).toEqual(first);
  expect(await provider.find('never asked')).toBeUndefined();
  expect(transaction(first.authorisationId)).toMatchObject({
    status: 'AUTHORIZED',
    amount: { value: '44.99' },
    merchantAccountId: 'inkwell_us',
  });
  expect(transaction(first.authorisationId)?.orderId).toMatch(/^482190733316-[0-9a-f]{16}$/);
  await expect(provider.authorise({ ...request, amount: 1 })).rejects.toThrow('another payment');
  const canadian = await provider.authorise({ ...order('in Canada'), currency: 'CAD' });
  expect(canadian).toMatchObject({ status: 'authorised', currency: 'CAD' });
});

test.each([
  ['fake-processor-declined-2000', 'declined'],
  ['fake-processor-declined-2001', 'insufficientFunds'],
  ['fake-processor-declined-2004', 'expiredCard'],
  ['fake-processor-declined-2010', 'securityCode'],
  ['fake-processor-declined-3000', 'processingError'],
  ['fake-gateway-rejected-cvv-nonce', 'securityCode'],
  ['fake-gateway-rejected-avs-nonce', 'notVerified'],
  ['fake-gateway-rejected-fraud-nonce', 'declined'],
  ['fake-processor-failure-nonce', 'processingError'],
])('[PAY-9] Braintree’s decline of %s is the shop’s %s, then and later', async (token, reason) => {
  expect(await provider.authorise(order(token, token))).toMatchObject({ status: 'declined', reason });
  expect(await provider.find(token)).toMatchObject({ status: 'declined', reason });
});

test.each([['tok_of_the_sandbox'], ['pm_unknown'], ['a"b'], ['kept-bm90IHRoZXJl']])(
  '[PAY-9] Braintree does not know the token %s',
  async (token) => {
    expect(await provider.authorise(order(token, token))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
    expect(await provider.keepCard(token)).toBe(token.startsWith('kept-') ? token : undefined);
  },
);

test('[PAY-7] a lost answer is looked up: authorised once, or not at all', async () => {
  const before = braintree.books.transactions.size;
  server.loseAnswerOf(/authorizeCreditCard/);
  const request = order('lost after');
  await expect(provider.authorise(request)).rejects.toBeInstanceOf(PaymentUnreachable);
  const known = await provider.find('lost after');
  expect(known).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(request)).toEqual(known);
  expect(braintree.books.transactions.size).toBe(before + 1);

  const unheard = order('lost before');
  await expect(providerAt('http://127.0.0.1:9').authorise(unheard)).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.find('lost before')).toBeUndefined();
  expect(await provider.authorise(unheard)).toMatchObject({ status: 'authorised' });
  expect(braintree.books.transactions.size).toBe(before + 2);
});

test('[PAY-7] an abandoned key holds and captures nothing, also when its answer was lost or comes late', async () => {
  const id = await held('given up');
  await provider.void('given up');
  await provider.void('given up');
  expect(transaction(id)).toMatchObject({ status: 'VOIDED' });
  expect(await provider.find('given up')).toEqual({ status: 'voided', authorisationId: id });

  await provider.void('before it was asked');
  const asked = server.asked.length;
  expect(await provider.authorise(order('before it was asked'))).toMatchObject({ status: 'voided' });
  expect(await provider.find('before it was asked')).toMatchObject({ status: 'voided' });
  expect(server.asked.length).toBe(asked);

  // Braintree holds the payment, but its id got lost; the shop finds it by its own id.
  server.loseAnswerOf(/authorizeCreditCard/);
  await expect(provider.authorise(order('cut off'))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.void('cut off');
  expect(await provider.find('cut off')).toMatchObject({ status: 'voided' });
  expect(newest()?.status).toBe('VOIDED');

  // Abandoned during the request.
  const book = makeRequestBook(db, systemClock, 'braintree');
  const givesUp = {
    ...book,
    async name(key: string, vendorId: string): Promise<boolean> {
      await book.close(key);
      return book.name(key, vendorId);
    },
  };
  expect(await providerAt(server.url, PRIVATE_KEY, givesUp).authorise(order('under way'))).toMatchObject({ status: 'voided' });
  expect(newest()?.status).toBe('VOIDED');
});

test('[PAY-7] money is captured per shipment, each once, also when the answer is lost and Braintree has forgotten the key', async () => {
  const id = await held('shipments', 1_000);
  server.loseAnswerOf(/partialCaptureTransaction/);
  await expect(provider.capture(move(id, 'ship 1', 300))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.capture(move(id, 'ship 1', 300));
  braintree.nextMonth();
  await provider.capture(move(id, 'ship 1', 300));
  expect(transaction(id)).toMatchObject({
    status: 'SETTLEMENT_PENDING',
    partialCaptureDetails: { childCaptures: [{ amount: { value: '3.00' } }] },
  });
  await expect(provider.capture(move(id, 'too much', 701))).rejects.toThrow('Braintree holds 700 cents');
  await provider.capture(move(id, 'ship 2', 700));
  expect(transaction(id)).toMatchObject({ status: 'SETTLEMENT_CONFIRMED' });
  await expect(provider.refund(move(id, 'return 1', 250))).rejects.toThrow('what it has settled');

  braintree.books.settle();
  server.loseAnswerOf(/refundTransaction/);
  await expect(provider.refund(move(id, 'return 1', 450))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.refund(move(id, 'return 1', 450));
  braintree.nextMonth();
  await provider.refund(move(id, 'return 1', 450));
  await expect(provider.refund(move(id, 'return 2', 551))).rejects.toThrow('could be given back');
  expect((await books()).filter((entry) => entry.reference === '482190733316' && entry.key === 'shipments')).toMatchObject([
    { id, status: 'authorised', amount: 1_000, captured: 1_000, refunded: 450 },
  ]);
});

test('[PAY-7] an order shipped at once is captured whole; a card without partial captures is not captured in parts', async () => {
  const whole = await held('whole', 1_000);
  await provider.capture(move(whole, 'all of it', 1_000));
  braintree.nextMonth();
  await provider.capture(move(whole, 'all of it', 1_000));
  expect(transaction(whole)).toMatchObject({ status: 'SUBMITTED_FOR_SETTLEMENT', partialCaptureDetails: null });
  await expect(provider.capture(move(whole, 'again', 1_000))).rejects.toThrow('Braintree holds 0 cents');
  expect(await provider.find('whole')).toMatchObject({ status: 'authorised', amount: 1_000 });

  braintree.books.inParts = false;
  const single = await held('single', 1_000);
  await expect(provider.capture(move(single, 'part', 400))).rejects.toThrow('Braintree refused to capture: VALIDATION');
  expect(transaction(single)).toMatchObject({ status: 'AUTHORIZED' });
  await provider.capture(move(single, 'all', 1_000));
});

test('[PAY-7] released money cannot be captured: a full release voids, a partial one happens with the last capture', async () => {
  const all = await held('let go', 1_000);
  await provider.release(move(all, 'first line', 400));
  await provider.release(move(all, 'first line', 400));
  expect(transaction(all)).toMatchObject({ status: 'AUTHORIZED' });
  await expect(provider.capture(move(all, 'too much', 601))).rejects.toThrow('Braintree holds 600 cents');
  await provider.release(move(all, 'second line', 600));
  expect(transaction(all)).toMatchObject({ status: 'VOIDED' });

  braintree.books.inParts = false;
  const part = await held('let go in part', 1_000);
  await provider.release(move(part, 'one line', 400));
  await provider.capture(move(part, 'the rest', 600));
  expect(transaction(part)).toMatchObject({ status: 'SUBMITTED_FOR_SETTLEMENT', amount: { value: '6.00' } });
});

test('[PAY-7] an expired authorisation is reported, and a saved card is authorised again without the shopper', async () => {
  const { authorisationId: id } = await provider.authorise(order('lapsing', await provider.keepCard('tokencc_lapsing')));
  Object.assign(transaction(id) ?? {}, { status: 'AUTHORIZATION_EXPIRED' });
  await expect(provider.capture(move(id, 'late', 100))).rejects.toBeInstanceOf(AuthorisationLapsed);
  expect(await provider.find('lapsing')).toMatchObject({ status: 'voided' });
  server.loseAnswerOf(/authorizeCreditCard/);
  await expect(provider.renew(move(id, 'renewal', 3_000))).rejects.toBeInstanceOf(PaymentUnreachable);
  const renewed = await provider.renew(move(id, 'renewal', 3_000));
  expect(renewed).toMatchObject({ status: 'authorised', amount: 3_000, currency: 'USD' });
  expect(await provider.renew(move(id, 'renewal', 3_000))).toEqual(renewed);
  expect(newest()).toMatchObject({ id: renewed.authorisationId, isUnattended: true });
  expect(newest()?.orderId).toMatch(/^482190733316-/);
  await provider.capture(move(renewed.authorisationId, 'late', 3_000));

  const once = await held('once only');
  Object.assign(transaction(once) ?? {}, { status: 'AUTHORIZATION_EXPIRED' });
  expect(await provider.renew(move(once, 'renew once', 4_499))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
});

test('[PAY-3] a saved card is charged again by its reference, and by the token that saving consumed', async () => {
  const reference = await provider.keepCard('tokencc_kept');
  expect(reference).toMatch(/^kept-[\w=]+$/);
  expect(await provider.keepCard('tokencc_kept')).toBe(reference);
  expect(await provider.keepCard(reference ?? '')).toBe(reference);
  expect(await provider.authorise(order('kept', reference))).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('kept, again', reference))).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('kept, by its token', 'tokencc_kept'))).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('not kept', 'tokencc_once'))).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('not kept, again', 'tokencc_once'))).toMatchObject({ reason: 'unknownToken' });
});

test('[PAY-7] its books come oldest first, page by page, without other merchants’ payments', async () => {
  for (const name of Array.from({ length: 101 }, (_, at) => `many ${at}`)) await provider.authorise(order(name));
  const [first] = braintree.books.transactions.values();
  if (first !== undefined) braintree.books.transactions.set('foreign', { ...first, id: 'foreign', orderId: 'somebody else' });
  const entries = await books();
  const many = entries.filter(({ key }) => key.startsWith('many'));
  expect(many).toHaveLength(101);
  expect(entries.map(({ createdAt }) => createdAt)).toEqual(entries.map(({ createdAt }) => createdAt).toSorted());
  expect(entries.some(({ id }) => id === 'foreign')).toBe(false);
  expect(entries.find(({ key }) => key === 'fake-processor-declined-2004')).toMatchObject({ status: 'declined', reason: 'expiredCard' });
  braintree.books.transactions.delete('foreign');
});

test.each([
  [{ data: null, errors: [{ message: '', extensions: { errorClass: 'INTERNAL' } }] }],
  [{ data: null, errors: [{ message: '', extensions: { errorClass: 'RESOURCE_LIMIT' } }] }],
  [{ data: null, errors: [{ message: 'the same key is under way', extensions: { errorClass: 'VALIDATION' } }] }],
  [{ data: { charged: { transaction: { id: 'a', status: 'LIMBO' } } } }],
  [{ data: null }],
  ['<html>'],
])('[PAY-7] what Braintree says and cannot be read says nothing of the payment: %o', async (body) => {
  braintree.say(body);
  await expect(provider.authorise(order(`unread ${JSON.stringify(body)}`))).rejects.toBeInstanceOf(PaymentUnreachable);
});

test('[PAY-7] wrong keys and an unreachable Braintree leave the outcome unknown, and neither error contains a key', async () => {
  const refused = providerAt(server.url, 'wrongwrongwrong').authorise(order('not let in'));
  await expect(refused).rejects.toBeInstanceOf(PaymentUnreachable);
  await expect(refused).rejects.not.toThrow(/wrong|stand/);
  expect(server.misshapen.splice(0)).toEqual(['POST /graphql: the keys']);
});
