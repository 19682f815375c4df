// Every message of the cart, by the steps of docs/cart-messages.md, is seen in a browser in English and in French, and never as a bare code.
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { holdAccount } from './support/hold.ts';
import { MESSAGE_STEPS } from './support/message-steps.ts';

test('[CART-13, ERR-1] every message of the cart is seen, in both languages', { timeout: 300_000 }, async ({ browser, shop, password }) => {
  const walk = async (locale: 'en-US' | 'fr-CA'): Promise<Map<string, string>> => {
    const visitor = await newVisitor(browser);
    const walker = await makeCartWalker(await visitor.newPage(), shop, password, locale);
    const seen = new Map<string, string>();
    for (const [code, [as, steps]] of Object.entries(MESSAGE_STEPS)) {
      const letGo = as.includes('guest') ? undefined : await holdAccount(inject('holds'), as);
      try {
        await walker.begin(as);
        await steps(walker);
        seen.set(code, await walker.seen(code));
      } finally {
        await letGo?.();
      }
    }
    await visitor.close();
    return seen;
  };
  const [english, french] = await Promise.all([walk('en-US'), walk('fr-CA')]);
  for (const [code, text] of english) {
    expect(text, code).not.toBe(french.get(code));
    expect(`${text} ${french.get(code)}`, code).not.toContain(code);
  }
});

test('[CART-13] the table in the docs has the steps to every code, and no other', async () => {
  const table = await readFile('docs/cart-messages.md', 'utf8');
  const told = [...table.matchAll(/^\| ([A-Z][A-Z_]+) \|/gm)].map(([, code]) => code ?? '');
  expect(told.toSorted()).toEqual(Object.keys(MESSAGE_STEPS).toSorted());
});
