// Every message of the cart, by every way that docs/cart-messages.md names, is seen in a browser, and never as a bare code. The browser walks in
// French, which says of each word whether it was translated; `cart-messages.test.ts` goes the same ways through the API in both languages. What the
// document has a person paste is read from it.
import { inject } from 'vitest';
import { cartMessageWords } from '#buying/cart/words/messages';
import { sayer } from '#base/locale/words';
import { COUPON_STEPS } from '#test/coupon-steps';
import { CART_STEPS, ITEM_STEPS } from '#test/message-steps';
import { readMessageTable } from '#test/message-table';
import { codesSaid, walkRow, type Steps, type Ways } from '#test/message-walk';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { MessageWalker } from './support/message-walker.ts';
import { holdAccount } from './support/hold.ts';

const STEPS: Steps = { ...ITEM_STEPS, ...CART_STEPS, ...COUPON_STEPS };
/** The brass tape dispenser, of which there is one: a test that has it in its cart keeps the other tests waiting. */
const ONLY_ONE = '900002';

test(
  '[CART-13, ERR-1] every message of the cart is seen, by every way',
  // Some rows wait for an account or a single coupon that another test holds.
  { timeout: 600_000 },
  async ({ browser, shop, password }) => {
    const table = await readMessageTable();
    /** The words of each code by each way; what went wrong, instead of them. */
    const walk = async (codes: readonly string[]): Promise<[code: string, texts: string[]][]> => {
      const visitor = await newVisitor(browser);
      const facts = { origins: shop, password, locale: 'fr-CA', table, holds: inject('holds') } as const;
      const walker = new MessageWalker(await visitor.newPage(), facts);
      const seen: [string, string[]][] = [];
      for (const code of codes) {
        const ways = STEPS[code] as Ways;
        const row = table.rows.get(code);
        const holds = [...accountsOf(code, ways[0]), ...(row?.named.includes(ONLY_ONE) ? [ONLY_ONE] : [])];
        const letGo: (() => Promise<void>)[] = [];
        for (const hold of holds) letGo.push(await holdAccount(inject('holds'), hold));
        seen.push([code, await walkRow(walker, { code, ways, row }, sayer(cartMessageWords, 'fr-CA'))]);
        for (const done of letGo) await done();
      }
      await visitor.close();
      return seen;
    };
    // Two visitors, each with every other code: a row's account is held by one of them at a time.
    const codes = Object.keys(STEPS);
    const halves = [0, 1].map((half) => walk(codes.filter((_code, at) => at % 2 === half)));
    const seen = new Map((await Promise.all(halves)).flat());
    expect(codes.flatMap((code) => codesSaid(code, seen.get(code) ?? []))).toEqual([]);
    expect(codes.map((code) => seen.get(code)?.length)).toEqual(Object.values(STEPS).map((ways) => ways.length - 1));
  },
);

/** Who signs in on the way. */
const LATER: Readonly<Record<string, string>> = { RESTRICTED_ITEM: 'contract', PRICE_CHANGED: 'business' };

/** The accounts a row is taken by: one of each is at its steps at a time. */
const accountsOf = (code: string, as: string): string[] => [
  ...(as.includes('guest') ? [] : [as]),
  ...(LATER[code] === undefined ? [] : [LATER[code]]),
];

test('[CART-13] the table in the docs has the steps to every code, and no other', async () => {
  const { rows } = await readMessageTable();
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(STEPS).toSorted());
});
