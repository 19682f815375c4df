// The examples of the API description are requests that work in the demo shop.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { examplesOfCall } from '#around/api-docs/rules';
import { repliesOfCall } from '#around/api-docs/server';
import { cartContract } from '#buying/cart/contract';
import { parseKey, type ContractKey } from '#platform/contract';
import { savedForLaterContract, type SavedReply } from '#buying/saved-for-later/contract';
import { add } from '#test/carts';
import { demoShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const CALLS = Object.keys({ ...cartContract, ...savedForLaterContract }) as ContractKey[];

test.each(CALLS)('[CART-8, SFL-1] the examples of %s get the documented answer', async (key) => {
  const examples = examplesOfCall(key);
  expect(examples.length, 'a cart or saved call without an example').toBeGreaterThan(0);
  const { method, url, override } = parseKey(key);
  for (const { title, params = {}, query, body } of examples) {
    const browser = shop.browser();
    const line = (await add(browser, [{ itemId: '246810' }])).cart.items[0]?.cartItemId ?? '';
    const saved = (await browser.send('POST', '/cc/api/sfl', { itemId: '310877' })).json<SavedReply>().items[0]?.listItemId ?? '';
    const filled = (text: string): string => text.replaceAll('CART_ITEM_ID', line).replaceAll('LIST_ITEM_ID', saved);
    const path = url.replace(/:(\w+)/g, (_, name: string) => filled(params[name] ?? ''));
    const reply = await browser.send(
      method,
      query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`,
      body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body))),
      override === undefined ? {} : { 'x-http-method-override': override },
    );
    expect(reply.status, `${title}: ${reply.body.slice(0, 300)}`).toBe(200);
    const { messages = [] } = reply.json<{ messages?: readonly { code: string; type: string }[] }>();
    // One example shows the answer to bad rows; a purchase order is for those who are signed in.
    const expected = title === 'Purchase order' ? ['MISSING_USER'] : [];
    const failures = messages.filter(({ type, code }) => type === 'failure' && code !== 'INVALID_QTY');
    expect(
      failures.map(({ code }) => code),
      title,
    ).toEqual(expected);
  }
});

test.each(CALLS)('[CART-8, SFL-1] an example answer of %s is shown, and matches its contract', (key) => {
  const { reply } = { ...cartContract, ...savedForLaterContract }[key as keyof typeof cartContract];
  const shown = repliesOfCall(key);
  expect(shown.length, 'a cart or saved call without an answer').toBeGreaterThan(0);
  for (const [title, value] of shown) expect([...Value.Errors(reply, value)], title).toEqual([]);
});

test('[CART-8] the API description shows them', async () => {
  const { paths } = (await shop.browser().send('GET', '/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
  const adding = JSON.stringify(paths['/cc/api/checkout/default/item']?.['post']);
  expect(adding).toContain('"A printer with its plan":{"value":{"items":[{"itemId":"610412"}');
  expect(JSON.stringify(paths['/cc/api/checkout']?.['get'])).toContain('"The whole cart":{"value":"ALL"}');
  expect(adding).toContain('"What changed (DELTA)":{"value":{"cart":{');
});
