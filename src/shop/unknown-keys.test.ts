// Every call that changes something refuses a key it does not know, wherever it stands; calls that read ignore it (decision 0292).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKey, type ContractKey, type Endpoint } from '#platform/contract';
import { changesState } from '#platform/closed-input';
import { inputsWith, sample, type Shape } from '#test/inputs';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' });
  browser = shop.browser();
});
afterAll(() => shop.close());

const STRAY = 'strayKey';

/** `changing`: the calls that change something, or the others. */
const calls = (changing: boolean): readonly (readonly [ContractKey, Endpoint])[] =>
  [...shop.registry.lines].flatMap(([key, { endpoint }]) => (changesState(key, endpoint) === changing ? [[key, endpoint] as const] : []));

/** The smallest valid input with one more key, once in each object of it. */
const strayInputs = ({ body }: Endpoint): readonly unknown[] =>
  [...inputsWith(body as Shape | undefined, STRAY)]
    .map(([value]) => value)
    .filter((value) => JSON.stringify(value).includes(`"${STRAY}":`));

function send(
  key: ContractKey,
  { params, query }: Endpoint,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<TestReply> {
  const { method, url, override } = parseKey(key);
  const values = sample(params as Shape | undefined) as Record<string, string>;
  const path = url.replace(/:(\w+)|\*$/g, (place, name: string = place) => values[name] ?? 'x');
  const search = new URLSearchParams({ ...(sample(query as Shape | undefined) as object), ...more });
  const headers: Record<string, string> = override === undefined ? {} : { 'x-http-method-override': override };
  return browser.send(method, `${path}?${search}`, method === 'GET' ? undefined : body, headers);
}

test('[CART-8] every call that changes something refuses an unknown key in its body and names it', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [key, endpoint] of calls(true)) {
    for (const body of strayInputs(endpoint)) {
      tried += 1;
      const reply = await send(key, endpoint, body);
      const { code, field, message } = reply.json<{ code: string; field?: string; message: string }>();
      if (reply.status !== 400 || code !== 'UNKNOWN_FIELD' || !/^body\..*strayKey$/.test(field ?? '') || !message.includes(STRAY))
        wrong.push(`${key} ${JSON.stringify(body)}: ${reply.status} ${code} ${field}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});

test('[CART-8] and in its query', async () => {
  const wrong: string[] = [];
  for (const [key, endpoint] of calls(true)) {
    const reply = await send(key, endpoint, endpoint.body === undefined ? undefined : sample(endpoint.body as Shape), { [STRAY]: '1' });
    if (reply.status !== 400 || reply.json()['field'] !== `querystring.${STRAY}`) wrong.push(`${key}: ${reply.status} ${reply.body}`);
  }
  expect(wrong).toEqual([]);
});

test('[CART-8] a call that reads no body refuses one with keys', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [key, endpoint] of calls(true)) {
    if (endpoint.body !== undefined || key.startsWith('GET ')) continue;
    tried += 1;
    const keyed = await send(key, endpoint, { [STRAY]: 1 });
    const { code, field } = keyed.json<{ code: string; field?: string }>();
    if (keyed.status !== 400 || code !== 'UNKNOWN_FIELD' || field !== `body.${STRAY}`) wrong.push(`${key}: ${keyed.status} ${keyed.body}`);
    const list = await send(key, endpoint, [1]);
    if (list.status !== 400 || list.json()['code'] !== 'BAD_REQUEST') wrong.push(`${key} with a list: ${list.status} ${list.body}`);
    const asMany = await send(key, endpoint, { mmx: 'true', requestType: 'sbaMMX' });
    if (asMany.body.includes('UNKNOWN_FIELD')) wrong.push(`${key}: ${asMany.body}`);
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});

test('what the specification’s clients send with every call is no unknown key', async () => {
  const wrong: string[] = [];
  for (const [key, endpoint] of calls(true)) {
    const body = endpoint.body === undefined ? undefined : sample(endpoint.body as Shape);
    const reply = await send(key, endpoint, body, { mmx: 'true', requestType: 'sbaMMX' });
    if (reply.body.includes('UNKNOWN_FIELD')) wrong.push(`${key}: ${reply.body}`);
  }
  expect(wrong).toEqual([]);
});

test('a call that only reads ignores it', async () => {
  const wrong: string[] = [];
  for (const [key, endpoint] of calls(false)) {
    const body = { ...(sample(endpoint.body as Shape | undefined) as object), [STRAY]: '1' };
    const reply = await send(key, endpoint, body, { [STRAY]: '1' });
    if (reply.body.includes(STRAY)) wrong.push(`${key}: ${reply.body}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['POST', '/api/orders/482190733316/cancel', { lines: [1] }, 'body.lines', 'Did you mean “lineNos”?'],
  ['POST', '/cc/api/checkout/default/item', { items: [{ itemId: 'a', quantity: 2 }] }, 'body.items.0.quantity', 'changed nothing.'],
  ['POST', '/cc/api/checkout/default/item', { items: [{ itemID: 'a' }] }, 'body.items.0.itemID', 'Did you mean “itemId”?'],
  ['PUT', '/cc/api/cart/default?orderNumber=482190733316&returndata=false', undefined, 'querystring.returndata', '“returnData”?'],
] as const)('%s %s with a misspelt key says which was meant', async (method, url, body, field, says) => {
  const reply = await browser.send(method, url, body);
  expect(reply.status).toBe(400);
  const { code, field: where, message } = reply.json<{ code: string; field: string; message: string }>();
  expect([code, where]).toEqual(['UNKNOWN_FIELD', field]);
  expect(message).toContain(says);
});

test('a whole line of the cart can be sent back: what is not read does not matter', async () => {
  const line = {
    cartItemId: 'x',
    itemId: 'x',
    qty: 1,
    product: { name: 'Paper' },
    priceInfo: {},
    inventory: { items: [] },
    status: 'active',
  };
  const edited = await browser.send('POST', '/cc/api/checkout/default/item', { items: [line] }, { 'x-http-method-override': 'PUT' });
  const saved = await browser.send('POST', '/cc/api/sfl', line);
  for (const reply of [edited, saved]) expect(reply.body).not.toContain('UNKNOWN_FIELD');
});
