// What is measured of a shopper with a cart, and of accounts: with agreed prices, and with a contract that is all they see.
import { get, post, type GrowthCase } from './growth-shots.ts';
import type { GrowthSample } from './growth-sample.ts';
import { client } from './shop-client.ts';

const BUSINESS = 'business.localhost';

export async function cartCases(origin: string, { buyable }: GrowthSample): Promise<readonly GrowthCase[]> {
  const shopper = client(origin);
  const items = buyable.slice(0, 5).map((itemId) => ({ itemId, qty: 1 }));
  const filled = await shopper.post('/cc/api/checkout/default/item', { items });
  if (filled.status !== 200) throw new Error(`The cart was not filled: ${filled.text.slice(0, 300)}`);
  const { cookie } = shopper;
  const add = (qty: number) =>
    post('/cc/api/checkout/default/item', { items: [{ itemId: items[0]?.itemId, qty }], ignoreExistQty: true }, { cookie });
  return [
    { name: 'cart of five lines', shots: [get('/cc/api/checkout?grindType=ALL', { cookie })] },
    { name: 'add to the cart', shots: [add(1), add(2)] },
    { name: 'cart page', shots: [get('/cc/sparq/cart', { cookie })] },
    { name: 'products viewed', shots: [post('/api/recommendations/viewed', { itemIds: buyable.slice(0, 20) })] },
  ];
}

/** `business` has agreed prices beside the list prices; `contract` sees only what its contract names. */
export async function accountCases(
  origin: string,
  password: string,
  { categories, categoryHrefs, queries }: GrowthSample,
): Promise<readonly GrowthCase[]> {
  const cases: GrowthCase[] = [];
  for (const account of ['business', 'contract']) {
    const shopper = client(origin, BUSINESS);
    const { status, text } = await shopper.post('/api/sign-in', { email: `${account}@inkwell.example`, password });
    if (status !== 200) throw new Error(`${account} was not signed in: ${text.slice(0, 300)}`);
    const headers = { cookie: shopper.cookie };
    const listed = JSON.parse((await shopper.post('/api/listing', { size: 48 })).text) as {
      readonly tiles: readonly { readonly itemId: string }[];
    };
    const own = listed.tiles.map(({ itemId }) => itemId);
    const lists = (path: string, body: object) => categories.map((categoryId) => post(path, { categoryId, ...body }, headers));
    const named = (name: string, shots: GrowthCase['shots']): GrowthCase => ({
      name: `${account}: ${name}`,
      host: BUSINESS,
      shots,
    });
    cases.push(
      named('home', [get('/api/home', headers)]),
      named('menu', [get('/api/navigation', headers)]),
      named(
        'product',
        own.map((itemId) => get(`/api/product/${itemId}`, headers)),
      ),
      named(
        'category',
        categories.map((id) => get(`/api/category/${id}`, headers)),
      ),
      named('list of a category', lists('/api/listing', {})),
      named('list by price', lists('/api/listing', { sort: 'priceAsc' })),
      named('list of bought goods', lists('/api/listing', { own: ['bought'] })),
      named('count of own goods', lists('/api/listing/own', {})),
      named('list of deals', [post('/api/listing', { deals: true }, headers)]),
      named(
        'search',
        queries.map((q) => get(`/api/search?q=${encodeURIComponent(q)}`, headers)),
      ),
      named('printers', [get('/api/printers', headers)]),
      named(
        'category page',
        categoryHrefs.map((href) => get(href, headers)),
      ),
    );
  }
  return cases;
}
