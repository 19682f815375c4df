// Every message of the cart, by every way that docs/cart-messages.md names, is seen in a browser in English and in French, and never as a
// bare code. What the document has a person paste is read from it.
import { inject } from 'vitest';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { MessageWalker } from './support/message-walker.ts';
import { COUPON_STEPS } from './support/coupon-steps.ts';
import { holdAccount } from './support/hold.ts';
import { CART_STEPS, ITEM_STEPS, type Ways } from './support/message-steps.ts';
import { readMessageTable } from './support/message-table.ts';

const STEPS: Readonly<Record<string, Ways>> = { ...ITEM_STEPS, ...CART_STEPS, ...COUPON_STEPS };
/** The brass tape dispenser: whoever waits for the only one keeps it from the others. */
const ONLY_ONE = '900002';

test(
  '[CART-13, ERR-1] every message of the cart is seen, by every way, in both languages',
  // Some rows wait for an account or a single coupon that another test holds.
  { timeout: 600_000 },
  async ({ browser, shop, password }) => {
    const table = await readMessageTable();
    /** The words of each code by each way; what went wrong, instead of them. */
    const walk = async (locale: 'en-US' | 'fr-CA'): Promise<Map<string, string[]>> => {
      const visitor = await newVisitor(browser);
      const walker = new MessageWalker(await visitor.newPage(), { origins: shop, password, locale, table, holds: inject('holds') });
      const seen = new Map<string, string[]>();
      for (const [code, [as, ...ways]] of Object.entries(STEPS)) {
        const row = table.rows.get(code);
        const holds = [...accountsOf(code, as), ...(row?.named.includes(ONLY_ONE) ? [ONLY_ONE] : [])];
        const letGo: (() => Promise<void>)[] = [];
        for (const hold of holds) letGo.push(await holdAccount(inject('holds'), hold));
        const texts: string[] = [];
        walker.setOut(code);
        try {
          await walker.begin(as);
          for (const way of ways) {
            await way(walker);
            texts.push(await walker.seen());
            walker.heard.forget();
          }
          const left = [...(row?.named ?? []), ...(row?.pasted ?? [])].filter((name) => !walker.touched.has(name) && !isIn(walker, name));
          if (left.length > 0) texts.push(`Nobody took ${left.join(', ')}`);
        } catch (error) {
          texts.push(`${code} by way ${texts.length + 1}: ${String(error)}`);
        } finally {
          for (const done of letGo) await done();
        }
        seen.set(code, texts);
      }
      await visitor.close();
      return seen;
    };
    const [english, french] = await Promise.all([walk('en-US'), walk('fr-CA')]);
    const wrong: string[] = [];
    for (const [code, texts] of english)
      texts.forEach((text, at) => {
        const other = french.get(code)?.[at] ?? 'nothing';
        if (text === other || `${text} ${other}`.includes(code) || /Nobody took/.test(text + other))
          wrong.push(`${code}: ${text} / ${other}`);
      });
    expect(wrong).toEqual([]);
    expect([...french.values()].map((texts) => texts.length)).toEqual([...english.values()].map((texts) => texts.length));
  },
);

/** The accounts a row is taken by: one of each is at its steps at a time. */
const accountsOf = (code: string, as: string): string[] => [
  ...(as.includes('guest') ? [] : [as]),
  ...(code === 'RESTRICTED_ITEM' ? ['contract'] : []),
];

/** Whether it is in one of the requests that were pasted. */
const isIn = ({ touched }: MessageWalker, name: string): boolean => [...touched].some((text) => text.includes(name));

test('[CART-13] the table in the docs has the steps to every code, and no other', async () => {
  const { rows } = await readMessageTable();
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(STEPS).toSorted());
});
