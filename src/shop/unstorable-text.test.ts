// Trust 34: text that the database or UTF-8 cannot hold, in every field of every call. The calls come from the registry, so new ones are tested
// automatically.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKey, type ContractKey, type Endpoint } from '#platform/contract';
import { openAccount } from '#test/accounts';
import { inputsWith, sample, type Shape } from '#test/inputs';
import { demoShop, type Browser, type TestReply, type TestShop } from '#test/shop';

/** NUL, a bell, DEL, a C1 control, and halves of a surrogate pair. */
const TEXTS = ['a\u0000b', 'a\u0007b', 'a\u007Fb', 'a\u0085b', 'a\uD83Db', '\uDE00'];

let shop: TestShop;
let browsers: readonly Browser[];

beforeAll(async () => {
  shop = await demoShop({ INKWELL_TRIES_PER_ADDRESS: '100000' });
  const guest = shop.browser();
  await guest.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '246810', qty: 1 }] });
  const account = shop.browser();
  await openAccount(shop, account, {
    fullName: 'Ann Account',
    password: 'a long enough word',
    company: 'Ink',
    email: 'ann@inkwell.example',
  });
  browsers = [guest, account];
});
afterAll(() => shop.close());

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

test('trust 34: every call refuses unstorable text, and names its field', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [key, { endpoint }] of shop.registry.lines) {
    for (const part of ['params', 'query', 'body'] as const) {
      for (const text of TEXTS) {
        for (const [value, path] of inputsWith(endpoint[part] as Shape | undefined, text)) {
          // An address cannot encode a lone surrogate: the attempt is not valid UTF-8 and stays undecoded.
          if (part !== 'body' && !text.isWellFormed()) continue;
          if (part === 'params' && path === '') continue; // the route defines the names of path parameters
          for (const browser of browsers) {
            const reply = await send(browser, key, { ...leastOf(endpoint), [part]: value });
            tried += 1;
            const { code, field } = reply.json<{ code?: string; field?: string }>();
            const wanted = `${part === 'query' ? 'querystring' : part}${path}`;
            if (reply.status !== 400 || code !== 'BAD_REQUEST' || field !== wanted)
              wrong.push(`${key} ${wanted} ${JSON.stringify(text)}: ${reply.status} ${reply.body.slice(0, 120)}`);
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1_000);
});

const leastOf = ({ params, query, body }: Endpoint): Input => ({
  params: params === undefined ? {} : sample(params as Shape),
  query: query === undefined ? {} : sample(query as Shape),
  body: body === undefined ? undefined : sample(body as Shape),
});

function send(browser: Browser, key: ContractKey, { params, query, body }: Input): Promise<TestReply> {
  const { method, url, override } = parseKey(key);
  const path = url.replace(/:(\w+)|\*$/g, (place, name: string = place) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? 'x'),
  );
  const search = Object.entries(query as Record<string, unknown>)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return browser.send(
    method,
    search === '' ? path : `${path}?${search}`,
    method === 'GET' ? undefined : (body ?? {}),
    override === undefined ? {} : { 'x-http-method-override': override },
  );
}
