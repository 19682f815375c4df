// The lines of §4 that the browser's cart keeps, one by one, through the engine: real store, real listeners, the server replaced.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart, CartItem, CartMessage } from '#cart/contract';
import { savedEvents, selectSaved } from '#saved-for-later/screen';
import type { SavedItem } from '#saved-for-later/contract';
import { makeStore } from '#store';
import { startCart } from './cart-listeners.ts';
import { cartEvents, selectCart } from './cart-slice.ts';

const line = (cartItemId: string, over: Partial<CartItem> = {}): CartItem =>
  ({
    cartItemId,
    itemId: cartItemId,
    qty: 1,
    qtyAdded: 0,
    status: 'active',
    messages: [],
    product: { name: cartItemId },
    ...over,
  }) as unknown as CartItem; // what the browser's cart looks at

const cartOf = (items: CartItem[], version = 1): Cart =>
  ({
    cartId: 'c',
    version,
    delta: false,
    items,
    coupons: [],
    messages: [],
    cartAttributes: { numberOfItems: items.length, numberOfLineItems: items.length },
    cartSummary: { cartSubTotal: items.length * 5 },
  }) as unknown as Cart; // as above

const kept = new Map<string, string>();
let answers: ((path: string, init: RequestInit) => Response)[] = [];
const asked: { path: string; init: RequestInit }[] = [];

const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers: { 'x-context-token': 't1', ...headers } });

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers = [];
  const page = { pathname: '/', href: 'http://localhost/' };
  vi.stubGlobal('location', page);
  const documentElement = { lang: 'en-US', dataset: { tenant: 'business' } };
  vi.stubGlobal('document', { cookie: '', documentElement, referrer: '' });
  vi.stubGlobal('screen', { width: 1, height: 1, colorDepth: 24 });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const alone: Record<string, unknown> = {
    location: page,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  };
  alone['parent'] = alone;
  vi.stubGlobal('window', alone);
  // A page with nothing better to do: nothing is left to run when the test is over.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const next = answers.shift();
    if (next === undefined) throw new TypeError('nobody answers');
    return next(path, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

function anEngine(items: CartItem[] = [line('a'), line('b')]) {
  const store = makeStore();
  const engine = startCart(store);
  store.dispatch(cartEvents.loaded({ cart: cartOf(items) }));
  return { ...engine, store, cart: () => selectCart(store.getState()), saved: () => selectSaved(store.getState()) };
}

test('[CART-18] a command shows as pending over the cart as it was, and the flag is true until it is answered', async () => {
  const { run, cart } = anEngine();
  answers = [answer({ cart: cartOf([line('a', { qty: 4 }), line('b')], 2), messages: [] })];
  const before = cart().cart;
  const running = run({ kind: 'quantity', cartItemId: 'a', qty: 4 });
  expect(cart()).toMatchObject({ requesting: true, cart: before, pending: [{ command: { qty: 4 } }] });
  await running;
  expect(cart()).toMatchObject({ requesting: false, pending: [], cart: { items: [{ qty: 4 }, {}] } });
});

test('[CART-18] a failed command leaves the old cart, says why, and what was kept is not used again', async () => {
  const { run, cart } = anEngine();
  kept.set('cart', '{}');
  answers = [answer({ status: 400, code: 'INVALID_QTY', message: 'No' }, 400)];
  const before = cart().cart;
  await run({ kind: 'quantity', cartItemId: 'a', qty: 4 });
  await expect.poll(() => kept.has('cart')).toBe(false);
  expect(cart()).toMatchObject({ requesting: false, error: 'No', pending: [] });
  expect(cart().cart).toBe(before);
});

test('[CART-8] calls carry device value, context token, key and, on the business site, where they come from', async () => {
  const { run } = anEngine();
  answers = [answer({ cart: cartOf([line('a')], 2), messages: [] }), answer({ cart: cartOf([], 3), messages: [] })];
  await run({ kind: 'coupon', code: 'X' });
  await run({ kind: 'coupon', code: 'Y' });
  expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/cc/api/checkout/default?actionType=UPDATE_CART&requestType=sbaMMX'));
  expect(asked[1]?.init.headers).toMatchObject({ 'x-context-token': 't1', 'x-http-method-override': 'PUT' });
  expect(Object.keys(asked[1]?.init.headers ?? {})).toEqual(expect.arrayContaining(['x-fraud-device', 'idempotency-key']));
});

test('a command lost on the way goes out once more under the same key', async () => {
  const { run, cart } = anEngine();
  const lost = () => {
    throw new TypeError('lost');
  };
  answers = [lost, answer({ cart: cartOf([line('a')], 2), messages: [] })];
  await run({ kind: 'remove', cartItemId: 'b' });
  const keys = asked.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(cart().removed).toMatchObject([{ cartItemId: 'b', index: 1 }]);
});

test('[CART-19, SFL-1] saving a line moves it, leaves a row to bring it back by, and clears the stored list', async () => {
  const { run, cart, saved } = anEngine();
  kept.set('sfl', '{}');
  const item = {
    listItemId: 's1',
    itemId: 'b',
    status: 'active',
    movable: true,
    priceDrop: null,
    itemDetails: { name: 'b' },
  } as unknown as SavedItem;
  const moved: CartMessage = { code: 'SFL_MOVED', type: 'info', description: 'Saved.' };
  answers = [answer({ items: [item], movedItems: [], totalItems: 1, messages: [moved], cart: cartOf([line('a')], 2) })];
  await run({ kind: 'save', cartItemId: 'b' });
  expect(cart().cart?.items.map(({ cartItemId }) => cartItemId)).toEqual(['a']);
  expect(cart().removed).toMatchObject([{ cartItemId: 'b', listItemId: 's1' }]);
  expect(saved().itemList.items).toHaveLength(1);
  await expect.poll(() => kept.has('sfl')).toBe(false);
  answers = [answer({ items: [], movedItems: ['s1'], totalItems: 0, messages: [moved], cart: cartOf([line('a'), line('b2')], 3) })];
  await run({ kind: 'toCart', listItemIds: ['s1'] });
  expect(cart()).toMatchObject({ removed: [], cart: { items: [{}, { cartItemId: 'b2' }] } });
  expect(saved().totalItems).toBe(0);
});

test('[CART-18] accounting answered takes the flag off', async () => {
  const { run, cart } = anEngine();
  answers = [answer({ cart: cartOf([line('a'), line('b')], 2), messages: [] })];
  await run({ kind: 'accounting', bc: 'North', po: '4711' });
  expect(asked[0]?.path).toContain('actionType=UPDATE_ACCOUNTING');
  expect(JSON.parse(asked[0]?.init.body as string)).toMatchObject({ bc: 'North', po: '4711' });
  expect(cart().requesting).toBe(false);
});

test('[CART-20] another context token clears what was stored for the last one', async () => {
  const { run } = anEngine();
  kept.set('contextToken', '"old"');
  for (const key of ['sfl', 'listitems', 'payAuth', 'other']) kept.set(key, '{}');
  answers = [answer({ cart: cartOf([line('a')], 2), messages: [] }, 200, { 'x-context-token': 'new' })];
  await run({ kind: 'coupon', code: 'X' });
  expect([...kept.keys()].filter((key) => ['sfl', 'listitems', 'payAuth', 'other'].includes(key))).toEqual(['other']);
  expect(kept.get('contextToken')).toBe('"new"');
});

test('[CART-18, ATC-2] another shopper: cart and list are gone, only the mini cart’s breakpoint stays', async () => {
  const { store, cart, saved } = anEngine();
  store.dispatch(savedEvents.answered({ items: [], movedItems: [], totalItems: 3, messages: [] }));
  store.dispatch(cartEvents.miniCartOpened('xs'));
  store.dispatch(cartEvents.cartRemoved());
  expect(cart()).toMatchObject({ cart: null, miniCart: { open: false, breakpoint: 'xs' } });
  await expect.poll(() => saved()).toMatchObject({ status: 'unknown', totalItems: 0 });
});
