// The API reaches every message code of the cart with an item or account of the demo, in en-US and fr-CA, by every way in the table of
// docs/cart-messages.md. A browser takes the same steps (`e2e/every-cart-message-is-seen.promise.ts`).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartMessageWords } from '#buying/cart/words/messages';
import { ensureDemoAccounts } from '#demo/server';
import { sayer } from '#base/locale/words';
import { COUPON_STEPS } from '#test/coupon-steps';
import { MessageCaller } from '#test/message-caller';
import { codesInSource } from '#test/message-codes';
import { CART_STEPS, ITEM_STEPS } from '#test/message-steps';
import { readMessageTable, type MessageTable } from '#test/message-table';
import { walkRow, wrongWords, type Steps } from '#test/message-walk';
import { demoShop, type TestShop } from '#test/shop';

let shop: TestShop;
let password: string;
let table: MessageTable;
beforeAll(async () => {
  shop = await demoShop();
  password = await ensureDemoAccounts(shop.db, undefined);
  table = await readMessageTable();
});
afterAll(() => shop.close());

/** The steps to each code. */
const STEPS: Steps = { ...ITEM_STEPS, ...CART_STEPS, ...COUPON_STEPS };

test.each(Object.entries(STEPS))('[CART-13, ERR-1] %s is reached by every way, in both languages', async (code, ways) => {
  const walk = (locale: 'en-US' | 'fr-CA', prefix: string): Promise<string[]> => {
    const walker = new MessageCaller({ shop, password, table }, prefix);
    return walkRow(walker, { code, ways, row: table.rows.get(code) }, sayer(cartMessageWords, locale));
  };
  const english = await walk('en-US', '');
  expect(wrongWords(code, english, await walk('fr-CA', '/fr-ca'))).toEqual([]);
  expect(english).toHaveLength(ways.length - 1);
});

/** `service-down.test.ts` covers these outages. */
const AWAY = [
  'GLOBAL_FEE_SERVICE_IS_DOWN',
  'ITEM_SERVICE_IS_DOWN',
  'USER_SERVICE_IS_DOWN',
  'USER_ACCOUNT_SERVICE_IS_DOWN',
  'USER_NOT_FOUND',
  'SAVED_LIST_FULL',
  'IN_FLIGHT',
];

async function codesInTable(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/cart-messages.md'), 'utf8');
  return [...text.matchAll(/^(?:\| )?`?([A-Z][A-Z_]+)`? (?:\||needs no statement)/gm)].map(([, code]) => code ?? '');
}

test('[CART-13] the table in the docs has the steps to every code, and no other', async () => {
  const sorted = (codes: readonly string[]) => codes.toSorted((a, b) => a.localeCompare(b));
  expect(sorted(await codesInTable())).toEqual(sorted([...Object.keys(STEPS), ...AWAY]));
});

test('[CART-13] every code in the cart’s source has a row in the docs', async () => {
  const told = new Set(await codesInTable());
  const codes = [...(await codesInSource())];
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter((code) => !told.has(code))).toEqual([]);
});
