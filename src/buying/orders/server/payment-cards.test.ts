// Walks through the table of docs/payment-cards.md over HTTP: each card gets the documented answer, and the books hold only charged cards.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digitsOf } from '#buying/payment/rules';
import type { GiftCards } from '#buying/checkout/contract';
import { SANDBOX_CARDS, SANDBOX_GIFTS, SANDBOX_PIN } from '#providers/sandbox-provider/rules';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { answerAt, booksOf, buyer, typeIntoFrame, type Buyer, addGift, giftTokenOf } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

test('[PAY-9] every card of the table gets its status, code and message; only orders hold money', async () => {
  const table = await readFile('docs/payment-cards.md', 'utf8');
  const rows = [...table.matchAll(/^\| (\d[\d ]+\d) \| (\d*) ?\| (\w*) ?\| (.*) \|$/gm)];
  expect(rows.map(([, number]) => number)).toEqual(SANDBOX_CARDS.map(({ number }) => number));
  const since = new Date().toISOString();
  const placed: string[] = [];
  const answers: string[] = [];
  for (const [, card = '', status = ''] of rows) {
    const { told, orderNumber } = status === '' ? await typed(card) : await ordered(card);
    answers.push(`${card} | ${told}`);
    if (orderNumber !== undefined) placed.push(orderNumber);
  }
  expect(answers).toEqual(
    rows.map(([, card, status = '', code, words = '']) => `${card} | ${`${status} ${code} ${status >= '400' ? words : ''}`.trim()}`),
  );
  const held = (await booksOf(shop, { since })).filter((entry) => entry.status === 'authorised');
  expect(held.map(({ reference }) => reference).toSorted()).toEqual(placed.toSorted());
});

test('[PAY-6, PAY-9] every gift and prepaid card of the table gets its code and message at the documented step', async () => {
  const table = await readFile('docs/payment-cards.md', 'utf8');
  const rows = [...table.matchAll(/^\| (?:gift|prepaid) (\d[\d ]+\d) \| (\d{4}) \| (\w+) \| (\w*) ?\| (.*) \|$/gm)];
  expect(rows.map(([, number, pin]) => [number, pin])).toEqual(SANDBOX_GIFTS.map(({ number, pin = SANDBOX_PIN }) => [number, pin]));
  const answers: string[] = [];
  for (const [, card = '', pin = '', when] of rows) answers.push(`${card} | ${await giftAnswer(card, pin, when === 'ordered')}`);
  expect(answers).toEqual(rows.map(([, card, , when, code, words = '']) => `${card} | ${toldOf(when ?? '', code ?? '', words)}`));
});

/** A row of the table in the format of `giftAnswer`. */
function toldOf(when: string, code: string, words: string): string {
  if (when === 'typed') return 'typed';
  return code === '' ? `${when} ${/^balance \d+$/.test(words) ? words : ''}`.trim() : `${when} ${code} ${words}`;
}

async function giftAnswer(card: string, pin: string, isUsed: boolean): Promise<string> {
  const guest = await buyer(shop, { itemId: '100', qty: 3 });
  const token = await giftTokenOf(shop, digitsOf(card), { pin }).catch(() => undefined);
  if (token === undefined) return 'typed';
  const added = (await addGift(guest, token)).json<Partial<GiftCards> & { code?: string; message?: string }>();
  const { code, message } = added.errors?.[0] ?? added;
  if (code !== undefined) return `added ${code} ${message}`;
  if (!isUsed) return `added balance ${added.giftCards?.[0]?.balance}`;
  const refused = (await guest.place()).json<{ code?: string; message?: string }>();
  return refused.code === undefined ? 'ordered' : `ordered ${refused.code} ${refused.message}`;
}

interface Answered {
  readonly told: string;
  readonly orderNumber?: string;
}

/** The card form itself refuses it. */
async function typed(card: string): Promise<Answered> {
  const { status } = await typeIntoFrame(await shop.provider(), { number: digitsOf(card), expiry: '12/49', securityCode: '123' });
  return { told: status === 503 ? '' : String(status) };
}

async function ordered(card: string): Promise<Answered> {
  const guest = await buyer(shop, { itemId: '100', card: digitsOf(card) });
  const reply = await afterChallenge(guest, await guest.place());
  const { code = '', message = '', orderNumber } = reply.json<{ code?: string; message?: string; orderNumber?: string }>();
  // Every refusal also says that nothing was charged.
  const words = message.replace(/ Your card was not charged\.$/, '');
  return { told: `${reply.status} ${code} ${words}`.trim(), ...(orderNumber === undefined ? {} : { orderNumber }) };
}

/** Passes the bank's challenge, and returns to the shop. */
async function afterChallenge(guest: Buyer, reply: Awaited<ReturnType<Buyer['place']>>): Promise<typeof reply> {
  const { code, field = '' } = reply.json<{ code?: string; field?: string }>();
  if (code !== 'PAYMENT_CHALLENGE') return reply;
  const { location } = await answerAt(await shop.provider(), field, 'yes');
  return guest.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber: location.split('/').at(-1) });
}
