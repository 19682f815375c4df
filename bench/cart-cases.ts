// The cart: reading it, adding to an empty one, to five lines and to five hundred, a thousand items at once, refusing what is made
// to hurt, and what its page loads.
// One cart per connection.
import type { Case } from './case.ts';
import type { Shot } from './measure.ts';
import { client, type Client } from './shop-client.ts';

const CONNECTIONS = 8;
const SECONDS = 6;
const ADD = '/cc/api/checkout/default/item';
/** The cart with all its parts: also what checkout and budgets know of it. */
const WHOLE_CART = '/cc/api/checkout?grindType=ALL';
/** As the shop's own pages ask. */
const CART_ALONE = '/cc/api/checkout';
/** What the cart page asks for when the shopper comes to it within the shop: its loaders, and no page. */
const CART_PAGE_DATA = '/cc/sparq/cart.data';

export async function cartCases(origin: string): Promise<{ readonly cases: readonly Case[]; readonly bytes: number }> {
  const items = await buyable(origin, 1_000);
  const five = await carts(origin, items.slice(0, 5));
  const many = await carts(origin, items.slice(0, 500));
  const none = await carts(origin, items.slice(0, 1));
  const long = await carts(origin, items.slice(0, 200));
  const thousand = items.slice(0, 1_000);
  const bytes = (await five[0]?.get(WHOLE_CART))?.text.length ?? 0;
  return {
    bytes,
    cases: [
      { name: 'get cart, 5 lines', plan: plan(five, (one) => [get(one, WHOLE_CART)]), floor: 'select', atLeast: 0.5 },
      { name: 'get cart alone, 5 lines', plan: plan(five, (one) => [get(one, CART_ALONE)]), floor: 'select', atLeast: 0.5 },
      { name: 'add to an empty cart', plan: plan(none, (one) => adds(one, items[0] ?? '')), floor: 'write', atLeast: 0.35 },
      { name: 'add to 5 lines', plan: plan(five, (one) => adds(one, items[2] ?? '')), floor: 'write', atLeast: 0.35 },
      {
        name: `add to ${Math.min(500, items.length)} lines`,
        plan: plan(many, (one) => adds(one, items[250] ?? items[0] ?? '')),
        against: { name: 'add to an empty cart', atLeast: 0.5 },
      },
      // Without a cookie each request begins a cart of its own.
      { name: `add ${thousand.length} items at once`, plan: { connections: [[addAll(thousand)]], seconds: SECONDS }, p50AtMost: 150 },
      // Trust 26: what is made to hurt is refused within 50 ms.
      { name: 'refuse 10,000 items in one add', plan: { ...hurting(tooMany(items[0] ?? '')), seconds: SECONDS }, p50AtMost: 50 },
      { name: 'refuse 10 MB in one add', plan: { ...hurting(tooLarge()), seconds: SECONDS }, p50AtMost: 50 },
      { name: 'refuse a key __proto__', plan: { ...hurting(polluting()), seconds: SECONDS }, p50AtMost: 50 },
      { name: 'loaders of the cart page, 200 lines', plan: plan(long, (one) => [load(one)]), cpuAtMost: 10 },
    ],
  };
}

function plan(clients: readonly Client[], shots: (one: Client) => readonly Shot[]): Case['plan'] {
  return { connections: clients.map(shots), seconds: SECONDS };
}

const get = (one: Client, path: string): Shot => ({ method: 'GET', path, headers: { cookie: one.cookie } });
const load = (one: Client): Shot => ({ method: 'GET', path: CART_PAGE_DATA, headers: { cookie: one.cookie } });
const addAll = (items: readonly string[]): Shot => ({
  method: 'POST',
  path: ADD,
  body: { items: items.map((itemId) => ({ itemId, qty: 1 })), responseType: 'DELTA' },
});
/** One connection: what counts is how long the shop is kept busy by it. */
const hurting = (shot: Shot) => ({ connections: [[shot]], refused: true });
const tooMany = (itemId: string): Shot => ({
  method: 'POST',
  path: ADD,
  body: { items: Array.from({ length: 10_000 }, () => ({ itemId })) },
});
const tooLarge = (): Shot => ({ method: 'POST', path: ADD, body: { items: [{ itemId: 'x'.repeat(10_000_000) }] } });
const polluting = (): Shot => ({ method: 'POST', path: ADD, body: JSON.parse('{"items":[{"__proto__":{"qty":9}}]}') as object });
/** Sets what the line holds to one and to two by turns: added up, thousands of adds would soon be refused for want of stock. */
const adds = (one: Client, itemId: string): readonly Shot[] =>
  [1, 2].map((qty) => ({
    method: 'POST',
    path: ADD,
    headers: { cookie: one.cookie },
    body: { items: [{ itemId, qty }], ignoreExistQty: true, responseType: 'DELTA' },
  }));

/** Ordinary items that take many units, from the listing the shop itself gives; those made to run out have numbers of their own. */
export async function buyable(origin: string, atLeast = 500): Promise<readonly string[]> {
  const shop = client(origin);
  const found: string[] = [];
  for (let page = 1; found.length < atLeast; page += 1) {
    const reply = await shop.post('/api/listing', { page, size: 100 });
    const { tiles } = JSON.parse(reply.text) as {
      readonly tiles: readonly {
        readonly itemId: string;
        readonly canAdd: boolean;
        readonly quantityLimit: number;
        readonly isOutOfStock: boolean;
        readonly increment: number;
      }[];
    };
    if (tiles.length === 0) break;
    found.push(
      ...tiles
        .filter(
          (tile) =>
            !tile.itemId.startsWith('9000') && tile.canAdd && !tile.isOutOfStock && tile.quantityLimit >= 9_999 && tile.increment === 1,
        )
        .map((tile) => tile.itemId),
    );
  }
  return found;
}

function carts(origin: string, items: readonly string[]): Promise<readonly Client[]> {
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const one = client(origin);
      const reply = await one.post(ADD, { items: items.map((itemId) => ({ itemId, qty: 1 })) });
      if (reply.status !== 200) throw new Error(`The cart was not filled: ${reply.text.slice(0, 300)}`);
      return one;
    }),
  );
}
