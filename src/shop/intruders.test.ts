// Trust 22: every call × every kind of id, tried by everybody who does not own it. The calls come from the registry and the ids from each contract
// line's `ids`, so new calls are tested automatically.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKey, type IdKind } from '#platform/contract';
import { openAccount } from '#test/accounts';
import { fieldsOf, type Shape } from '#test/inputs';
import { sendSample } from '#test/sample-call';
import { demoShop, type Browser, type TestReply, type TestShop } from '#test/shop';
import { makeVictim, type Victim } from '#test/victim';

/** Public ids. */
const OPEN: readonly IdKind[] = [
  ...(['product', 'category', 'brand', 'store', 'picture', 'printer', 'review', 'question', 'tenant'] as const),
  ...(['secret', 'requestKey', 'part', 'note', 'own'] as const),
];

/** Answering a question of another visitor has no effect, and the question stays open. */
const UNHEARD: readonly IdKind[] = ['captcha'];

/** Field names that look like ids. */
const ID = /(^id|Ids?|No|Number|Token|Nonce|Key|[rR]eference)$/;

let shop: TestShop;
let victim: Victim;
let intruders: Readonly<Record<string, Browser>>;

beforeAll(async () => {
  shop = await demoShop();
  victim = await makeVictim(shop);
  intruders = await makeIntruders(shop);
});
afterAll(() => shop.close());

test('[CART-26] trust 22: every id in an address is declared, so that the matrix tries it', () => {
  const undeclared = [...shop.registry.lines].flatMap(([key, { endpoint }]) =>
    [...parseKey(key).url.matchAll(/:(\w+)/g)]
      .filter(([, name]) => endpoint.ids[`params.${name}`] === undefined)
      .map(([, name]) => `${key} ${name}`),
  );
  expect(undeclared).toEqual([]);
});

test('trust 22: every id in a query or body is declared, too', () => {
  const undeclared = [...shop.registry.lines].flatMap(([key, { endpoint }]) =>
    (['query', 'body'] as const)
      .flatMap((part) => fieldsOf(endpoint[part] as Shape | undefined, part))
      .filter((path) => ID.test(path.split('.').at(-1) ?? '') && endpoint.ids[path] === undefined)
      .map((path) => `${key} ${path}`),
  );
  expect(new Set(undeclared)).toEqual(new Set());
});

test('trust 22: nobody reaches or changes what belongs to somebody else, by any call', async () => {
  const before = await victim.everything();
  const reached: string[] = [];
  let tried = 0;
  for (const [key, { endpoint }] of shop.registry.lines) {
    for (const [field, kind] of Object.entries(endpoint.ids)) {
      if (OPEN.includes(kind)) continue;
      const ids = victim.ids[kind];
      if (ids === undefined || ids.length === 0) throw new Error(`The matrix knows no ${kind} of the victim: add it to test-victim.ts`);
      for (const id of ids) {
        for (const [who, browser] of Object.entries(intruders)) {
          const reply = await sendSample(browser, key, endpoint, { field, value: id });
          tried += 1;
          if (![401, 403, 404].includes(reply.status) && !refusedByItem(reply, id) && !UNHEARD.includes(kind))
            reached.push(`${who}: ${key} ${field}=${kind} answered ${reply.status} ${reply.body.slice(0, 160)}`);
          for (const secret of victim.secrets)
            if (reply.body.includes(secret)) reached.push(`${who}: ${key} ${field}=${kind} told ${secret}`);
        }
      }
    }
  }
  expect(reached).toEqual([]);
  expect(tried).toBeGreaterThan(10);
  expect(await victim.everything()).toEqual(before);
});

async function makeIntruders(one: TestShop): Promise<Readonly<Record<string, Browser>>> {
  const account = { fullName: 'Eve Intruder', password: 'nothing to see here', company: 'Eavesdroppers' };
  const add = { items: [{ itemId: '246810', qty: 1 }] };
  const guest = one.browser();
  await guest.send('POST', '/cc/api/checkout/default/item', add);
  const shopper = one.browser();
  await openAccount(one, shopper, { ...account, email: 'eve@inkwell.example' });
  await shopper.send('POST', '/cc/api/checkout/default/item', add);
  const business = one.browser('business');
  await openAccount(one, business, { ...account, email: 'eve@inkwell.example' });
  await business.send('POST', '/cc/api/checkout/default/item', add);
  const otherSite = one.browser('business');
  otherSite.cookies.set('__Host-inkwell', victim.sessionCookie);
  return {
    nobody: one.browser(),
    'another guest': guest,
    'another shopper': shopper,
    'another account': business,
    'the same session on the other site': otherSite,
  };
}

/** A call that answers per item or field returns 200 with an error, without data of the id. */
function refusedByItem(reply: TestReply, id: string): boolean {
  if (reply.status !== 200) return false;
  // Approvals answer each order apart, by the number that was sent.
  const { orders = [] } = reply.json<{ orders?: readonly { readonly code?: string }[] }>();
  if (orders.length > 0 && orders.every(({ code }) => code === 'APPROVAL_NOT_FOUND')) return true;
  if (reply.body.includes(id)) return false;
  const { messages = [], errors = [] } = reply.json<{ messages?: readonly { readonly type: string }[]; errors?: readonly object[] }>();
  return errors.length > 0 || messages.some(({ type }) => type === 'failure');
}
