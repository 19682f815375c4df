// The sandbox over its own interface: the behaviour of cards, idempotency keys, and what never leaves the vault.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry } from '#buying/payment/contract';
import { httpProvider, overNetwork, PaymentUnreachable, type PaymentProvider } from '#buying/payment/server';
import { openEmbedded } from '#platform/embedded-db';
import { typeIntoFrame } from '#buying/orders/fixtures';
import { temporaryDirectory } from '#test/running-shop';
import { startTestProvider } from '#test/provider';

const FRAME = 'locale=en-US&expiry=Y&cvv=Y&stpls=Y&isDotcom=Y';
const store = temporaryDirectory();
let running: Awaited<ReturnType<typeof startTestProvider>>;
let provider: PaymentProvider;

beforeAll(async () => {
  running = await startTestProvider({ lostAnswerMs: 3_000, store: { databaseUrl: undefined, dataDir: store.path } });
  provider = httpProvider(overNetwork(running.url, running.key));
});
afterAll(async () => {
  await running.stop();
  store.remove();
});

async function tokenFor(
  number: string,
  query = FRAME,
  origin = running.origin,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const typed = { number, expiry: '08/49', securityCode: number.startsWith('37') ? '1234' : '123' };
  const { status, body } = await typeIntoFrame(running, typed, { query, from: origin });
  return { status, body: body as Record<string, unknown> };
}
async function books(): Promise<readonly LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const page of provider.ledger(new Date(0))) entries.push(...page);
  return entries;
}
const token = async (number: string): Promise<string> => String((await tokenFor(number)).body['token']);
const order = (key: string, card: string, amount = 4_499) => ({
  idempotencyKey: key,
  token: card,
  amount,
  currency: 'USD' as const,
  reference: '4821-9073-3316',
});

test('[PAY-4] a token comes with brand, last four and expiry, and the vault never stores the number', async () => {
  const { status, body } = await tokenFor('4111 1111 1111 1111');
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^tok_[\w-]{24}$/),
    brand: 'VISA',
    lastFour: '1111',
    expiry: { month: 8, year: 2049 },
  });
});

test('[PAY-2] the provider validates a card by the same rules as the form', async () => {
  expect(await tokenFor('4111 1111 1111 1112')).toEqual({
    status: 422,
    body: { error: 'card', problems: [{ field: 'number', code: 'NUMBER_INVALID' }] },
  });
  expect((await tokenFor('6035320123456780', 'stpls=N')).body['problems']).toEqual([{ field: 'number', code: 'BRAND_UNKNOWN' }]);
});

test('[PAY-4] only the frame’s own page makes tokens; a card value or CSS in the query is refused', async () => {
  expect((await tokenFor('4111111111111111', FRAME, 'http://localhost:3000')).status).toBe(400);
  expect((await tokenFor('4111111111111111', `${FRAME}&id=4111111111111111`)).status).toBe(400);
  expect((await tokenFor('4111111111111111', `${FRAME}&style=body{color:red}`)).status).toBe(400);
  expect((await tokenFor('4111111111111111', `${FRAME}&expiry=0829`)).status).toBe(400);
});

test.each([
  ['4111111111111111', 'authorised', undefined],
  ['378282246310005', 'authorised', undefined],
  ['4242424242424242', 'authorised', undefined],
  ['4000000000000002', 'declined', 'declined'],
  ['4000000000009995', 'declined', 'insufficientFunds'],
  ['4000000000000127', 'declined', 'securityCode'],
  ['4000000000000069', 'declined', 'expiredCard'],
  ['4000000000000119', 'declined', 'processingError'],
])('[PAY-9] card %s is %s (%s)', async (number, status, reason) => {
  const answer = await provider.authorise(order(`card ${number}`, await token(number)));
  expect(answer).toMatchObject(reason === undefined ? { status } : { status, reason });
});

test('[PAY-9] a card whose charge fails leaves no record; an unreadable one gets no token', async () => {
  await expect(provider.authorise(order('down', await token('4000000000000341')))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.find('down')).toBeUndefined();
  expect(await tokenFor('4000000000000259')).toMatchObject({ status: 503, body: { error: 'unavailable' } });
});

test('[PAY-7] an unknown token is declined; a call without the key gets no answer', async () => {
  expect(await provider.authorise(order('no card', 'tok_none'))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
  await expect(httpProvider(overNetwork(running.url, 'another key')).find('no card')).rejects.toBeInstanceOf(PaymentUnreachable);
});

test('[CHK-4] one key authorises once, also in parallel; another amount under it is refused', async () => {
  const card = await token('4111111111111111');
  const answers = await Promise.all(Array.from({ length: 20 }, () => provider.authorise(order('one key', card))));
  expect(new Set(answers.map(({ authorisationId }) => authorisationId)).size).toBe(1);
  await expect(provider.authorise(order('one key', card, 1))).rejects.toThrow('422');
});

test('[CHK-4] a lost answer leaves an authorisation that its key finds', async () => {
  const impatient = httpProvider(overNetwork(running.url, running.key, 1_000));
  await expect(impatient.authorise(order('lost', await token('4000000000003220')))).rejects.toBeInstanceOf(PaymentUnreachable);
  expect(await provider.find('lost')).toMatchObject({ status: 'authorised', amount: 4_499 });
});

test('[CHK-4] a voided key holds no money, also when its request arrives late', async () => {
  const card = await token('4111111111111111');
  await provider.authorise(order('voided after', card));
  await provider.void('voided after');
  expect(await provider.find('voided after')).toMatchObject({ status: 'voided' });
  await provider.void('voided before');
  expect(await provider.authorise(order('voided before', card))).toMatchObject({ status: 'voided' });
  expect(await provider.find('never')).toBeUndefined();
});

test('money is captured and refunded once per key and never above the rest', async () => {
  const { authorisationId } = await provider.authorise(order('moves', await token('4111111111111111'), 1_000));
  const move = (idempotencyKey: string, amount: number) => ({ authorisationId, idempotencyKey, amount });
  await provider.capture(move('first shipment', 600));
  await provider.capture(move('first shipment', 600));
  await expect(provider.capture(move('too much', 500))).rejects.toThrow('answered 500');
  await provider.refund(move('return', 600));
  await expect(provider.refund(move('twice', 1))).rejects.toThrow('answered 500');
  expect((await books()).find(({ id }) => id === authorisationId)).toMatchObject({ captured: 600, refunded: 600 });
  await provider.void('moves');
  expect(await provider.find('moves')).toMatchObject({ status: 'authorised' });
});

test('[PAY-4] trust 24: the provider’s files never contain a number or a code', async () => {
  const own = temporaryDirectory();
  const other = await startTestProvider({ store: { databaseUrl: undefined, dataDir: own.path } });
  const typed = { number: '5555555555554444', expiry: '08/49', securityCode: '987' };
  expect((await typeIntoFrame(other, typed, { query: FRAME })).status).toBe(200);
  await other.stop();
  const db = await openEmbedded(own.path);
  const tables = (await db.raw(`select table_name from information_schema.tables where table_schema = 'public'`)).rows;
  const kept = await Promise.all(tables.map(({ table_name }) => db.raw(`select * from ${String(table_name)}`)));
  await db.close();
  own.remove();
  expect(kept.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))).toContain('4444');
  expect(JSON.stringify(kept)).not.toMatch(/5{12}|"987"/);
});

test('a token expires after a day; a saved card stays, however often it is saved; an expired token cannot be saved', async () => {
  const own = temporaryDirectory();
  const start = async () => {
    const one = await startTestProvider({ store: { databaseUrl: undefined, dataDir: own.path } });
    return { one, port: httpProvider(overNetwork(one.url, one.key)) };
  };
  const before = await start();
  const typed = { number: '4111111111111111', expiry: '08/49', securityCode: '123' };
  const { body } = await typeIntoFrame(before.one, typed, { query: FRAME });
  const card = String((body as { readonly token: unknown }).token);
  const kept = [await before.port.keepCard(card), await before.port.keepCard(card)].map((reference) => reference ?? '');
  expect(new Set([card, ...kept]).size).toBe(3);
  expect(await before.port.keepCard('tok_unknown')).toBeUndefined();
  await before.one.stop();
  const db = await openEmbedded(own.path);
  await db.raw(`update sandbox_card set created_at = created_at - interval '25 hours'`);
  await db.close();
  const after = await start();
  expect(await after.port.authorise(order('token', card))).toMatchObject({ status: 'declined', reason: 'unknownToken' });
  for (const reference of kept) expect(await after.port.authorise(order(reference, reference))).toMatchObject({ status: 'authorised' });
  expect(await after.port.keepCard(card)).toBeUndefined();
  await after.one.stop();
  own.remove();
});

test('another name for the same machine gets neither the form nor a token (trust 18)', async () => {
  const elsewhere = { url: running.url, origin: running.origin.replace('pay.', 'evil.') };
  expect((await typeIntoFrame(elsewhere, { number: '4111111111111111', expiry: '08/49', securityCode: '123' })).status).toBe(421);
});
