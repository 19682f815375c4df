// The requirements of §4 for the browser's cart, one by one, with a real store, real listeners and a replaced server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart, CartItem, CartMessage } from '#buying/cart/contract';
import { makeStore } from '#store';
import { cartCommands } from '../commands/cart-commands.ts';
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
  }) as unknown as CartItem; // what the browser's cart reads

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
let answers: ((path: string, init: RequestInit) => Response | Promise<Response>)[] = [];
/** Listeners for the page being shown again. */
let pageShown: ((event: unknown) => void)[] = [];
const asked: { path: string; init: RequestInit }[] = [];

const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers: { 'x-context-token': 't1', ...headers } });

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers = [];
  pageShown = [];
  const page = { pathname: '/', href: 'http://localhost/' };
  vi.stubGlobal('location', page);
  const documentElement = { lang: 'en-US', dataset: { tenant: 'business' } };
  // cart-age.test.tsx covers the age of the cart.
  vi.stubGlobal('document', { cookie: '', documentElement, referrer: '', addEventListener: () => undefined });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('screen', { width: 1, height: 1, colorDepth: 24 });
  // No other tabs.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const alone: Record<string, unknown> = {
    location: page,
    addEventListener: (event: string, listener: (event: unknown) => void) => event === 'pageshow' && pageShown.push(listener),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  };
  alone['parent'] = alone;
  vi.stubGlobal('window', alone);
  // Runs idle work at once, so that nothing is left to run after the test.
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
  return { ...engine, store, cart: () => selectCart(store.getState()) };
}

test('[CART-18] a command shows as pending over the unchanged cart, and the flag is true until its answer', async () => {
  const { run, cart } = anEngine();
  answers = [answer({ cart: cartOf([line('a', { qty: 4 }), line('b')], 2), messages: [] })];
  const before = cart().cart;
  const running = run(cartCommands.quantity({ cartItemId: 'a', qty: 4 }));
  expect(cart()).toMatchObject({ requesting: true, cart: before, pending: [{ command: { kind: 'quantity', shows: { wanted: 4 } } }] });
  await running;
  expect(cart()).toMatchObject({ requesting: false, pending: [], cart: { items: [{ qty: 4 }, {}] } });
});

test('[CART-18] a failed command leaves the old cart, shows the reason, and invalidates the stored cart', async () => {
  const { run, cart } = anEngine();
  kept.set('cart', '{}');
  answers = [answer({ status: 400, code: 'INVALID_QTY', message: 'No' }, 400)];
  const before = cart().cart;
  await run(cartCommands.quantity({ cartItemId: 'a', qty: 4 }));
  await expect.poll(() => kept.has('cart')).toBe(false);
  expect(cart()).toMatchObject({ requesting: false, error: 'No', pending: [] });
  expect(cart().cart).toBe(before);
});

test('[CART-28] a line whose item is gone for good leaves by itself, once, with its name and without an Undo', async () => {
  const left = { cart: cartOf([line('b'), line('a', { status: 'DELETED' })], 2), messages: [] };
  answers = [answer(left), answer({ cart: cartOf([line('b', { qty: 2 })], 3), messages: [] })];
  const { run, cart } = anEngine([line('a', { forceDelete: true, product: { name: 'Old stapler' } as CartItem['product'] }), line('b')]);
  await expect.poll(() => cart().gone).toEqual(['Old stapler']);
  expect(asked.map(({ path }) => path)).toEqual([expect.stringContaining('/item/a')]);
  expect(cart()).toMatchObject({ removed: [], pending: [], cart: { items: [{ cartItemId: 'b' }] } });
  await run(cartCommands.quantity({ cartItemId: 'b', qty: 2 }));
  expect(asked).toHaveLength(2);
});

test('[CART-8] calls carry device value, context token, key and, on the business site, the experience', async () => {
  const { run } = anEngine();
  answers = [answer({ cart: cartOf([line('a')], 2), messages: [] }), answer({ cart: cartOf([], 3), messages: [] })];
  await run(cartCommands.coupon({ code: 'X' }));
  await run(cartCommands.coupon({ code: 'Y' }));
  expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/cc/api/checkout/default?actionType=UPDATE_CART&requestType=sbaMMX'));
  expect(asked[1]?.init.headers).toMatchObject({ 'x-context-token': 't1', 'x-http-method-override': 'PUT' });
  expect(Object.keys(asked[1]?.init.headers ?? {})).toEqual(expect.arrayContaining(['x-fraud-device', 'idempotency-key']));
});

test('a command whose connection was lost is retried once under the same key', async () => {
  const { run, cart } = anEngine();
  const lost = () => {
    throw new TypeError('lost');
  };
  answers = [lost, answer({ cart: cartOf([line('a')], 2), messages: [] })];
  await run(cartCommands.remove({ cartItemId: 'b' }));
  const keys = asked.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(cart().removed).toMatchObject([{ cartItemId: 'b', index: 1 }]);
});

test('[CART-18] an answered accounting command turns the flag off', async () => {
  const { run, cart } = anEngine();
  answers = [answer({ cart: cartOf([line('a'), line('b')], 2), messages: [] })];
  await run(cartCommands.accounting({ bc: 'North', po: '4711' }));
  expect(asked[0]?.path).toContain('actionType=UPDATE_ACCOUNTING');
  expect(JSON.parse(asked[0]?.init.body as string)).toMatchObject({ bc: 'North', po: '4711' });
  expect(cart().requesting).toBe(false);
});

test('[CART-20] another context token clears the data stored for the last one', async () => {
  const { run } = anEngine();
  kept.set('contextToken', '{"token":"old","context":""}');
  for (const key of ['sfl', 'listitems', 'payAuth', 'other']) kept.set(key, '{}');
  answers = [answer({ cart: cartOf([line('a')], 2), messages: [] }, 200, { 'x-context-token': 'new' })];
  await run(cartCommands.coupon({ code: 'X' }));
  expect([...kept.keys()].filter((key) => ['sfl', 'listitems', 'payAuth', 'other'].includes(key))).toEqual(['other']);
  expect(JSON.parse(kept.get('contextToken') ?? '')).toEqual({ token: 'new', context: '' });
});

test('[CART-18, ATC-2] when the shopper changes the cart is removed, and only the mini cart’s breakpoint stays', () => {
  const { store, cart } = anEngine();
  store.dispatch(cartEvents.miniCartOpened('xs'));
  store.dispatch(cartEvents.cartRemoved());
  expect(cart()).toMatchObject({ cart: null, miniCart: { open: false, breakpoint: 'xs' } });
});

/** An answer that the test releases. */
function held(body: unknown) {
  let release = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => ready.then(() => Response.json(body)), release: () => release() };
}

test('[CART-18, CART-23] an answer to the last shopper never reaches the next shopper’s cart', async () => {
  const { run, store, load, cart } = anEngine();
  const { answer: late, release } = held({ cart: cartOf([line('a', { qty: 9 })], 2), messages: [] });
  answers = [late];
  const running = run(cartCommands.quantity({ cartItemId: 'a', qty: 9 }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  store.dispatch(cartEvents.cartRemoved());
  answers = [answer({ cart: { ...cartOf([line('x')]), cartId: 'other' }, messages: [] })];
  await load({ anew: true });
  release();
  expect(await running).toBeNull();
  expect(cart()).toMatchObject({ cart: { cartId: 'other', items: [{ cartItemId: 'x' }] }, requesting: false });
});

test('[CART-18] a forced reload during a load runs after it', async () => {
  const { store, load, cart } = anEngine();
  store.dispatch(cartEvents.cartRemoved());
  const { answer: late, release } = held({ cart: cartOf([line('old')]), messages: [] });
  answers = [late, answer({ cart: cartOf([line('new')], 2), messages: [] })];
  const first = load();
  const second = load({ anew: true });
  release();
  await Promise.all([first, second]);
  expect(asked).toHaveLength(2);
  expect(cart().cart?.items[0]?.cartItemId).toBe('new');
});

test('[CART-25] a cart that the badge contradicts reloads before it is shown', async () => {
  const { load, cart } = anEngine();
  await load();
  expect(asked).toHaveLength(0);
  document.cookie = 'MCVCB=0.0.0';
  answers = [answer({ cart: cartOf([], 2), messages: [] })];
  await load();
  expect(cart().cart?.items).toEqual([]);
});

test('checkout waits until every command has an answer, and stays on the page when there is something to read', async () => {
  const { run, settled } = anEngine();
  expect(await settled()).toBe(true);
  answers = [answer({ cart: cartOf([line('a')], 2), messages: [] }), answer({ cart: cartOf([line('a')], 3), messages: [] })];
  void run(cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  void run(cartCommands.quantity({ cartItemId: 'a', qty: 3 }));
  expect(await settled()).toBe(true);
  expect(asked).toHaveLength(2);
  const less: CartMessage = { code: 'PARTIAL_QTY_AVAILABLE', type: 'warning', description: 'Less.' };
  answers = [answer({ cart: cartOf([line('a')], 4), messages: [less] })];
  void run(cartCommands.quantity({ cartItemId: 'a', qty: 99 }));
  expect(await settled()).toBe(false);
});

test('[CART-18] after Back the spinner is hidden and the cart reloads', async () => {
  const { run, cart } = anEngine();
  const { answer: late, release } = held({ cart: cartOf([line('a')], 2), messages: [] });
  answers = [late, answer({ cart: cartOf([line('b')], 3), messages: [] })];
  const running = run(cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  for (const shown of pageShown) shown({ persisted: true });
  expect(cart().requesting).toBe(false);
  await vi.waitFor(() => expect(cart().cart?.items[0]?.cartItemId).toBe('b'));
  release();
  await running;
  // The earlier request's answer is older.
  expect(cart().cart?.items[0]?.cartItemId).toBe('b');
});
