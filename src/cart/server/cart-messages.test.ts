// Every message code of the cart is reached through the API by an item or account of the demo, in en-US and in fr-CA. The same steps
// stand in docs/cart-messages.md for a person to follow.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { CART_MESSAGES } from '../../test-cart-messages.ts';
import { COUPON_MESSAGES } from '../../test-coupon-messages.ts';
import { ITEM_MESSAGES } from '../../test-item-messages.ts';
import { codesInSource } from '../../test-message-codes.ts';
import { messageVisitor, saidBy } from '../../test-message-visitor.ts';
import { testShop, type TestShop } from '../../test-shop.ts';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) => loadDemoCatalogue(db, () => undefined));
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

/** The steps to each code. */
const STEPS = { ...ITEM_MESSAGES, ...CART_MESSAGES, ...COUPON_MESSAGES };

test.each(Object.entries(STEPS))('[CART-13, ERR-1] %s is reached, and said in both languages', async (code, [as, steps]) => {
  const texts: string[] = [];
  for (const prefix of ['', '/fr-ca']) {
    const reply = await steps(await messageVisitor({ shop, password }, prefix, as));
    const said = saidBy(reply).find((one) => one.code === code);
    expect(said, `${prefix} ${reply.body.slice(0, 400)}`).toBeDefined();
    const text = said?.description ?? said?.message ?? '';
    expect(text).not.toBe('');
    expect(text).not.toContain(code);
    texts.push(text);
  }
  expect(texts[0]).not.toBe(texts[1]);
});

/** `service-down.test.ts` takes these parts away. */
const AWAY = [
  'GLOBAL_FEE_SERVICE_IS_DOWN',
  'ITEM_SERVICE_IS_DOWN',
  'USER_SERVICE_IS_DOWN',
  'USER_ACCOUNT_SERVICE_IS_DOWN',
  'USER_NOT_FOUND',
];

async function codesInTable(): Promise<string[]> {
  const table = await readFile(join(import.meta.dirname, '../../../docs/cart-messages.md'), 'utf8');
  return [...table.matchAll(/^\| `?([A-Z][A-Z_]+)`? \|/gm)].map(([, code]) => code ?? '');
}

test('[CART-13] the table in the docs has the steps to every code, and no other', async () => {
  const sorted = (codes: readonly string[]) => codes.toSorted((a, b) => a.localeCompare(b));
  expect(sorted(await codesInTable())).toEqual(sorted([...Object.keys(STEPS), ...AWAY]));
});

test('[CART-13] every code that the cart’s source can send has a row in the docs', async () => {
  const told = new Set(await codesInTable());
  const codes = [...(await codesInSource())];
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter((code) => !told.has(code))).toEqual([]);
});
