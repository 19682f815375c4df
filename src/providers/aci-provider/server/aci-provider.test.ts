// The ACI adapter with a test double that accepts only requests of the recorded shape.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from '#buying/payment/contract';
import { PaymentUnreachable } from '#buying/payment/server';
import { makeRequestBook } from '#providers/payment-vendor/server';
import { systemClock } from '#platform/clock';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { aciCardRegistration } from './aci-card-registration.ts';
import { aciProvider } from './aci-provider.ts';
import { makeChallenges } from './aci-challenges.ts';
import { ACCESS_TOKEN, ENTITY_ID } from './aci-shapes.ts';
import { aciStandIn } from './aci-stand-in.ts';

let db: Db;
const aci = aciStandIn();
let server: StandIn;
let provider: ReturnType<typeof providerAt>;

const providerAt = (url = server.url, accessToken = ACCESS_TOKEN, book = makeRequestBook(db, systemClock, 'aci')) =>
  aciProvider(
    { url, entityId: ENTITY_ID, accessToken, timeoutMs: 5_000 },
    { book, challenges: makeChallenges(db, systemClock) },
    {
      now: () => new Date(Date.now() + 1_000),
    },
  );

beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), vendorStandIn(aci.answerTo)]);
  provider = providerAt();
});
afterEach(() => {
  expect(server.misshapen).toEqual([]);
  aci.books.pageSize = 100;
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const CARD = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const cardOf = (outcome: string): string => outcome.padEnd(32, '0');
const order = (key: string, token = CARD, amount = 4_499) => ({
  idempotencyKey: key,
  token,
  amount,
  currency: 'USD' as const,
  reference: '482190733316',
});
const move = (authorisationId: string, idempotencyKey: string, amount: number) => ({ authorisationId, idempotencyKey, amount });
const made = (type: string) => aci.books.payments.filter(({ paymentType }) => paymentType === type);
async function held(key: string, amount = 4_499): Promise<string> {
  const { status, authorisationId } = await provider.authorise(order(key, CARD, amount));
  expect(status).toBe('authorised');
  return authorisationId;
}
async function books(): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const page of provider.ledger(new Date(Date.now() - 600_000))) entries.push(...page);
  return entries;
}

test('[PAY-7] a card is authorised, not captured, once per key, and found by that key', async () => {
  const first = await provider.authorise(order('once'));
  expect(first).toMatchObject({ status: 'authorised', amount: 4_499, currency: 'USD' });
  expect(await provider.authorise(order('once'))).toEqual(first);
  expect(await provider.find('once')).toEqual(first);
  expect(await provider.find('never asked')).toBeUndefined();
  expect(made('PA')).toHaveLength(1);
  expect(made('PA')[0]).toMatchObject({ id: first.authorisationId, amount: '44.99', currency: 'USD' });
  expect(made('PA')[0]?.merchantTransactionId).toMatch(/^482190733316-[0-9a-f]{16}$/);
  await expect(provider.authorise(order('once', CARD, 1))).rejects.toThrow('another payment');
});

test.each([
  ['dec11111', 'declined'],
  ['dec22222', 'insufficientFunds'],
  ['dec33333', 'expiredCard'],
  ['dec44444', 'securityCode'],
  ['dec55555', 'processingError'],
  ['dec66666', 'declined'],
])('[PAY-9] ACI’s answer to %s is the shop’s %s, then and later', async (card, reason) => {
  expect(await provider.authorise(order(card, cardOf(card)))).toMatchObject({ status: 'declined', reason });
  expect(await provider.find(card)).toMatchObject({ status: 'declined', reason });
});

test.each([['tok_of_the_sandbox'], ['../payments'], ['kept-1'], [cardOf('dec99999')]])(
  '[PAY-9] ACI does not know the token %s',
  async (token) => {
    expect(await provider.authorise(order(token, token))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
  },
);

test('[PAY-7] an unknown bank outcome is reversed before it counts as refused', async () => {
  const before = aci.books.payments.length;
  aci.books.next = '000.100.110';
  expect(await provider.authorise(order('uncertain', cardOf('dec55555')))).toMatchObject({ reason: 'processingError' });
  expect(aci.books.payments.slice(before).map(({ paymentType }) => paymentType)).toEqual(['PA', 'RV']);
  await expect(provider.authorise(order('pending', cardOf('dec77777')))).rejects.toBeInstanceOf(PaymentUnreachable);
  await expect(provider.find('pending')).rejects.toBeInstanceOf(PaymentUnreachable);
  await expect(provider.authorise(order('set up wrongly', cardOf('dec88888')))).rejects.toThrow('ACI refused the request: 600.200.201');
});

test('[PAY-7] a lost answer is looked up: authorised once, or not at all', async () => {
  const before = made('PA').length;
  server.loseAnswerOf(/registrations/);
  await expect(provider.authorise(order('lost after'))).rejects.toBeInstanceOf(PaymentUnreachable);
  const known = await provider.find('lost after');
  expect(known).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('lost after'))).toEqual(known);
  server.loseAnswerOf(/registrations/);
  await expect(provider.authorise(order('lost after, asked again'))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.authorise(order('lost after, asked again'))).toMatchObject({ status: 'authorised' });
  expect(made('PA')).toHaveLength(before + 2);

  await expect(providerAt('http://127.0.0.1:9').authorise(order('lost before'))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.find('lost before')).toBeUndefined();
  expect(await provider.authorise(order('lost before'))).toMatchObject({ status: 'authorised' });
  expect(made('PA')).toHaveLength(before + 3);
});

test('[PAY-7] an abandoned key holds and captures nothing, also when its answer was lost or comes late', async () => {
  const reversed = (id: string): boolean => made('RV').some(({ referencedId }) => referencedId === id);
  const id = await held('given up');
  await provider.void('given up');
  await provider.void('given up');
  expect(made('RV').filter(({ referencedId }) => referencedId === id)).toHaveLength(1);
  expect(await provider.find('given up')).toEqual({ status: 'voided', authorisationId: id });

  await provider.void('before it was asked');
  const asked = server.asked.length;
  expect(await provider.authorise(order('before it was asked'))).toMatchObject({ status: 'voided' });
  expect(await provider.find('before it was asked')).toMatchObject({ status: 'voided' });
  expect(server.asked.length).toBe(asked);

  // ACI holds the payment, but its id got lost; the shop finds it by its own id.
  server.loseAnswerOf(/registrations/);
  await expect(provider.authorise(order('cut off'))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.void('cut off');
  expect(reversed(made('PA').at(-1)?.id ?? '')).toBe(true);
  expect(await provider.find('cut off')).toMatchObject({ status: 'voided' });

  // Abandoned during the request.
  const book = makeRequestBook(db, systemClock, 'aci');
  const givesUp = {
    ...book,
    async name(key: string, vendorId: string): Promise<boolean> {
      await book.close(key);
      return book.name(key, vendorId);
    },
  };
  expect(await providerAt(server.url, ACCESS_TOKEN, givesUp).authorise(order('under way'))).toMatchObject({ status: 'voided' });
  expect(reversed(made('PA').at(-1)?.id ?? '')).toBe(true);
});

test('[PAY-7] money is captured per shipment and refunded, each once, also when the answer is lost', async () => {
  const id = await held('shipments', 1_000);
  server.loseAnswerOf(/POST .*payments\/.*CP/);
  await expect(provider.capture(move(id, 'ship 1', 300))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.capture(move(id, 'ship 1', 300));
  await expect(provider.capture(move(id, 'too much', 701))).rejects.toThrow('ACI holds 700 cents');
  await provider.capture(move(id, 'ship 2', 700));
  expect(
    made('CP')
      .filter(({ referencedId }) => referencedId === id)
      .map(({ amount }) => amount),
  ).toEqual(['3.00', '7.00']);

  server.loseAnswerOf(/POST .*payments\/.*RF/);
  await expect(provider.refund(move(id, 'return 1', 450))).rejects.toBeInstanceOf(PaymentUnreachable);
  await provider.refund(move(id, 'return 1', 450));
  await provider.refund(move(id, 'return 1', 450));
  await expect(provider.refund(move(id, 'return 2', 551))).rejects.toThrow('could be given back');
  expect(made('RF').map(({ amount }) => amount)).toEqual(['3.00', '1.50']);
  expect((await books()).find((entry) => entry.id === id)).toMatchObject({
    key: 'shipments',
    status: 'authorised',
    amount: 1_000,
    captured: 1_000,
    refunded: 450,
  });
});

test('[PAY-7] a capture with an unknown outcome is not sent again; a refused one throws', async () => {
  const id = await held('slow', 1_000);
  aci.books.next = '900.100.300';
  await expect(provider.capture(move(id, 'slow capture', 400))).rejects.toBeInstanceOf(PaymentUnreachable);
  const captures = made('CP').length;
  await expect(provider.capture(move(id, 'slow capture', 400))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(made('CP')).toHaveLength(captures);
  aci.books.next = '700.400.200';
  await expect(provider.capture(move(id, 'refused', 400))).rejects.toThrow('ACI refused to capture: 700.400.200');
  await provider.void('slow');
  await expect(provider.capture(move(id, 'let go of', 100))).rejects.toThrow('ACI holds 0 cents of it');
});

test('[PAY-7] released money cannot be captured; a full release is a reversal', async () => {
  const id = await held('let go', 1_000);
  await provider.release(move(id, 'first line', 400));
  await provider.release(move(id, 'first line', 400));
  await expect(provider.capture(move(id, 'too much', 601))).rejects.toThrow('ACI holds 600 cents');
  expect(made('RV').some(({ referencedId }) => referencedId === id)).toBe(false);
  await provider.release(move(id, 'second line', 600));
  expect(await provider.find('let go')).toMatchObject({ status: 'voided' });
});

test('[PAY-3] a saved card is charged again by its reference, marked as stored', async () => {
  const reference = await provider.keepCard(CARD);
  expect(reference).toBe(`kept-${CARD}`);
  expect(await provider.keepCard(reference ?? '')).toBe(reference);
  expect(await provider.keepCard('tok_of_the_sandbox')).toBeUndefined();
  expect(await provider.authorise(order('kept', reference))).toMatchObject({ status: 'authorised' });
  expect(await provider.authorise(order('kept, by its token'))).toMatchObject({ status: 'authorised' });
});

test('[PAY-7] its books come oldest first, page by page, without other merchants’ payments', async () => {
  for (const name of Array.from({ length: 7 }, (_, at) => `many ${at}`)) await provider.authorise(order(name));
  const [first] = aci.books.payments;
  if (first !== undefined) aci.books.payments.push({ ...first, id: 'f'.repeat(32), merchantTransactionId: 'somebody else' });
  aci.books.pageSize = 3;
  const entries = await books();
  expect(entries.filter(({ key }) => key.startsWith('many')).map(({ key }) => key)).toEqual(
    Array.from({ length: 7 }, (_, at) => `many ${at}`),
  );
  expect(entries.some(({ id }) => id === 'f'.repeat(32))).toBe(false);
  expect(entries.find(({ key }) => key === 'dec33333')).toMatchObject({ status: 'declined', reason: 'expiredCard' });
  aci.books.payments.pop();
});

test.each([[{ result: {} }], [{ result: { code: '000.100.110' } }], [[]], ['<html>']])(
  '[PAY-7] an unreadable answer leaves the outcome unknown: %o',
  async (body) => {
    aci.say(body);
    await expect(provider.authorise(order(`unread ${JSON.stringify(body)}`))).rejects.toBeInstanceOf(PaymentUnreachable);
  },
);

test('[PAY-7] a wrong token and an unreachable ACI leave the outcome unknown, and neither error contains the token', async () => {
  const refused = providerAt(server.url, 'wrongwrongwrongwrong').authorise(order('not let in'));
  await expect(refused).rejects.toBeInstanceOf(PaymentUnreachable);
  await expect(refused).rejects.not.toThrow(/wrong|T0dG/);
  expect(server.misshapen.splice(0)).toEqual([expect.stringContaining('the access token')]);
});

test('[PAY-4, PAY-5] a checkout is prepared for the form’s card, and tells afterwards which card it got', async () => {
  const desk = aciCardRegistration({ url: server.url, entityId: ENTITY_ID, accessToken: ACCESS_TOKEN });
  const checkout = await desk.prepare();
  expect(await desk.registered(checkout)).toEqual({ problems: [] });
  aci.books.checkouts.set(checkout, { code: '100.100.303', card: '' });
  expect(await desk.registered(checkout)).toEqual({ problems: [{ field: 'expiry', code: 'EXPIRY_PAST' }] });
  aci.books.checkouts.set(checkout, { code: '800.100.152', card: '' });
  expect(await desk.registered(checkout)).toEqual({ problems: [{ field: 'number', code: 'NUMBER_INVALID' }] });
  aci.books.checkouts.set(checkout, { code: '000.100.110', card: CARD });
  expect(await desk.registered(checkout)).toEqual({ token: CARD });
  expect(await desk.registered('../payments/1')).toEqual({ problems: [] });
});
