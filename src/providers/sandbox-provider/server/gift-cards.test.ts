// The sandbox's gift and prepaid cards: balances, test behaviours, and that none goes below zero (PAY-6, trust 8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpProvider, overNetwork, PaymentUnreachable, type PaymentProvider } from '#buying/payment/server';
import { openEmbedded } from '#platform/embedded-db';
import { giftNumber, SANDBOX_PIN, type GiftNumber } from '#providers/sandbox-provider/rules';
import { typeIntoFrame } from '#buying/orders/fixtures';
import { temporaryDirectory } from '#test/running-shop';
import { startTestProvider } from '#test/provider';

const FRAME = 'locale=en-US&expiry=N&cvv=Y&isDotcom=Y&id=gift';
let running: Awaited<ReturnType<typeof startTestProvider>>;
let provider: PaymentProvider;
let serial = 100;

beforeAll(async () => {
  running = await startTestProvider();
  provider = httpProvider(overNetwork(running.url, running.key));
});
afterAll(() => running.stop());

async function typed(number: string, pin = SANDBOX_PIN): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const { status, body } = await typeIntoFrame(running, { number, expiry: '', securityCode: pin }, { query: FRAME });
  return { status, body: body as Record<string, unknown> };
}
const fresh = (card: GiftNumber): string => giftNumber({ serial: (serial += 1), ...card });
const tokenOf = async (card: GiftNumber, pin?: string): Promise<string> => String((await typed(fresh(card), pin)).body['token']);
const use = (idempotencyKey: string, token: string, amount: number) =>
  provider.authorise({ idempotencyKey, token, amount, currency: 'USD', reference: '4821-9073-3316' });
const left = async (token: string): Promise<unknown> => {
  const told = await provider.balance(token, 'USD');
  return 'refused' in told ? told.refused : told.balance;
};

test('[PAY-6] its form accepts a number of at most 19 digits and a four-digit PIN, and reports the kind', async () => {
  expect(await typed(fresh({ dollars: 25 }))).toEqual({
    status: 200,
    body: { token: expect.stringMatching(/^tok_/), paymentType: 'GIFT_CARD', lastFour: expect.stringMatching(/^\d{4}$/) },
  });
  expect((await typed(fresh({ dollars: 50, prepaid: true }))).body).toMatchObject({ paymentType: 'PREPAID_CARD' });
  expect(await typed('6006 1', '12')).toEqual({
    status: 422,
    body: {
      error: 'card',
      problems: [
        { field: 'number', code: 'GIFT_NUMBER_SHORT' },
        { field: 'securityCode', code: 'PIN_LENGTH' },
      ],
    },
  });
});

test('[PAY-6] an existing card has a balance; the same card has the same id each time it is typed', async () => {
  const number = fresh({ dollars: 25 });
  const told = await Promise.all([1, 2].map(async () => provider.balance(String((await typed(number)).body['token']), 'USD')));
  expect(told[0]).toEqual({ cardId: expect.stringMatching(/^gift_/), balance: 2_500 });
  expect(told[1]).toEqual(told[0]);
  expect(JSON.stringify(told)).not.toContain(number);
  expect(await left(await tokenOf({ dollars: 25, behaviour: '033' }))).toBe('notFound');
  expect(await left(String((await typed('9999 9999 9999 9999')).body['token']))).toBe('notFound');
  expect(await left(await tokenOf({ dollars: 25 }, '0000'))).toBe('wrongPin');
  expect(await left(await tokenOf({ dollars: 25, behaviour: '039' }))).toBe('notActive');
  expect(await left(await tokenOf({ dollars: 25, behaviour: '040' }))).toBe('expired');
  expect(await left('tok_nobody')).toBe('notFound');
  await expect(left(await tokenOf({ dollars: 25, behaviour: '054' }))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect((await typed(fresh({ dollars: 25, behaviour: '055' }))).status).toBe(503);
});

test('[PAY-6] an authorisation reduces the balance; void, release and refund restore it, each once', async () => {
  const card = await tokenOf({ dollars: 100 });
  const held = await use('held', card, 6_000);
  expect([held.status, await left(card)]).toEqual(['authorised', 4_000]);
  expect(await use('held', card, 6_000)).toEqual(held);
  expect(await left(card)).toBe(4_000);
  const move = (idempotencyKey: string, amount: number) => ({ authorisationId: held.authorisationId, idempotencyKey, amount });
  await provider.capture(move('parcel', 3_000));
  for (let again = 0; again < 2; again += 1) await provider.release(move('cancelled line', 1_000));
  expect(await left(card)).toBe(5_000);
  await expect(provider.capture(move('too much', 2_001))).rejects.toThrow('answered 500');
  await provider.capture(move('the rest', 2_000));
  for (let again = 0; again < 2; again += 1) await provider.refund(move('returned', 500));
  expect(await left(card)).toBe(5_500);
  await use('given up', card, 5_500);
  for (let again = 0; again < 2; again += 1) await provider.void('given up');
  expect(await left(card)).toBe(5_500);
});

test('[PAY-6] trust 8: used 50 times at once, a card pays its balance and never more', async () => {
  const card = await tokenOf({ dollars: 100 });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => use(`parallel ${at}`, card, 700)));
  expect(answers.filter(({ status }) => status === 'authorised')).toHaveLength(14);
  expect(answers.filter((answer) => answer.status === 'declined' && answer.reason === 'giftBalance')).toHaveLength(36);
  expect(await left(card)).toBe(200);
  await Promise.all(Array.from({ length: 50 }, (_, at) => provider.void(`parallel ${at % 20}`)));
  expect(Number(await left(card))).toBe(10_000 - 700 * answers.slice(20).filter(({ status }) => status === 'authorised').length);
  const once = await Promise.all(Array.from({ length: 50 }, () => use('one key', card, 100)));
  expect(new Set(once.map(({ authorisationId }) => authorisationId)).size).toBe(1);
});

test('[PAY-6] each special card behaves as documented; each currency has its own balance', async () => {
  const shrinking = await tokenOf({ dollars: 25, behaviour: '050' });
  expect(await use('shrinks', shrinking, 2_500)).toMatchObject({ status: 'declined', reason: 'giftBalance' });
  expect(await left(shrinking)).toBe(1_000);
  expect(await use('what is left', shrinking, 1_000)).toMatchObject({ status: 'authorised' });
  expect(await use('in use', await tokenOf({ dollars: 25, behaviour: '051' }), 100)).toMatchObject({ reason: 'giftInUse' });
  expect(await use('wrong PIN', await tokenOf({ dollars: 25 }, '0000'), 100)).toMatchObject({ reason: 'giftPin' });
  await expect(use('down', await tokenOf({ dollars: 25, behaviour: '053' }), 100)).rejects.toBeInstanceOf(PaymentUnreachable);
  const american = await tokenOf({ dollars: 25 });
  expect(await provider.balance(american, 'CAD')).toEqual({ refused: 'notActive' });
  const request = { idempotencyKey: 'abroad', token: american, amount: 100, currency: 'CAD' as const, reference: 'r' };
  expect(await provider.authorise(request)).toMatchObject({ status: 'declined', reason: 'giftNotActive' });
  expect(await provider.keepCard(american)).toBeUndefined();
});

test('[PAY-4] trust 24: the provider’s files never contain a number or a PIN', async () => {
  const own = temporaryDirectory();
  const other = await startTestProvider({ store: { databaseUrl: undefined, dataDir: own.path } });
  const number = fresh({ dollars: 25 });
  expect((await typeIntoFrame(other, { number, expiry: '', securityCode: SANDBOX_PIN }, { query: FRAME })).status).toBe(200);
  await other.stop();
  const db = await openEmbedded(own.path);
  const tables = (await db.raw(`select table_name from information_schema.tables where table_schema = 'public'`)).rows;
  const kept = await Promise.all(tables.map(({ table_name }) => db.raw(`select * from ${String(table_name)}`)));
  await db.close();
  own.remove();
  expect(JSON.stringify(kept)).toContain(number.slice(-4));
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${number}|"${SANDBOX_PIN}"`));
});
