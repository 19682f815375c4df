// The table of docs/payment-cards.md, walked over HTTP: each card gets what is told there, and what is not charged is not in the books.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digitsOf } from '#payment/rules';
import { SANDBOX_CARDS } from '#sandbox-provider/rules';
import { prepareCarts } from '../../test-carts.ts';
import { testShop, type TestShop } from '../../test-shop.ts';
import { booksOf, buyer, typeIntoFrame } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

test('[PAY-9] every card of the table gets its status, its code and its words; money is held for orders alone', async () => {
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

interface Answered {
  readonly told: string;
  readonly orderNumber?: string;
}

/** The form itself does not get it through. */
async function typed(card: string): Promise<Answered> {
  const { status } = await typeIntoFrame(await shop.provider(), { number: digitsOf(card), expiry: '12/49', securityCode: '123' });
  return { told: status === 503 ? '' : String(status) };
}

async function ordered(card: string): Promise<Answered> {
  const reply = await (await buyer(shop, { itemId: '100', card: digitsOf(card) })).place();
  const { code = '', message = '', orderNumber } = reply.json<{ code?: string; message?: string; orderNumber?: string }>();
  // Whatever was refused says as well that nothing was charged.
  const words = message.replace(/ Your card was not charged\.$/, '');
  return { told: `${reply.status} ${code} ${words}`.trim(), ...(orderNumber === undefined ? {} : { orderNumber }) };
}
