// Commands are sent one after another while lines still fade, and a page that closes sends the rest (MINI-2, CART-26).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart, CartItem } from '#buying/cart/contract';
import { makeStore } from '#store';
import { cartCommands } from '../commands/cart-commands.ts';
import { startQueue } from './cart-queue.ts';
import { cartEvents, selectCart } from './cart-slice.ts';

const line = (cartItemId: string, qty = 1): CartItem =>
  ({ cartItemId, itemId: cartItemId, qty, status: 'active', messages: [], product: { name: cartItemId } }) as unknown as CartItem; // what is read

/** The shop's cart after the last call. */
let items: CartItem[] = [];
let version = 1;
const cartNow = (): Cart =>
  ({
    cartId: 'c',
    version,
    delta: false,
    items: [...items],
    coupons: [],
    messages: [],
    cartAttributes: { numberOfItems: items.length, numberOfLineItems: items.length },
    cartSummary: { cartSubTotal: items.length },
  }) as unknown as Cart; // as above

const asked: { path: string; init: RequestInit; key: string | undefined }[] = [];
const listeners: Record<string, () => void> = {};
/** While pending, the shop does not answer. */
let held: Promise<void> | undefined;

/** The shop's effect of a call, answered with the whole cart. */
function carriedOut(path: string, init: RequestInit): Response {
  version += 1;
  const removed = /item\/(\w+)/.exec(path)?.[1];
  if (removed !== undefined) items = items.filter(({ cartItemId }) => cartItemId !== removed);
  else {
    const [edit] = (JSON.parse(init.body as string) as { items: { cartItemId: string; qty: number }[] }).items;
    items = items.map((item) => (item.cartItemId === edit?.cartItemId ? line(item.cartItemId, edit.qty) : item));
  }
  return Response.json({ cart: cartNow(), messages: [] });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  held = undefined;
  [items, version] = [['a', 'b', 'c'].map((id) => line(id)), 1];
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/' });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-US', dataset: {} }, referrer: '' });
  vi.stubGlobal('screen', { width: 1, height: 1, colorDepth: 24 });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const localStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('window', { localStorage, addEventListener: (event: string, listener: () => void) => (listeners[event] = listener) });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init, key: (init.headers as Record<string, string>)['idempotency-key'] });
    await held;
    return carriedOut(path, init);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aQueue() {
  const store = makeStore();
  store.dispatch(cartEvents.loaded({ cart: cartNow() }));
  const state = () => selectCart(store.getState());
  return {
    ...startQueue(store),
    shownLines: () =>
      state()
        .cart?.items.map(({ cartItemId }) => cartItemId)
        .join(''),
    state,
  };
}

test('[MINI-2] three removals are sent at once; each line fades for a second, and they disappear in order', async () => {
  const { run, settled, shownLines, state } = aQueue();
  for (const cartItemId of ['a', 'b', 'c']) void run(cartCommands.remove({ cartItemId }));
  await vi.advanceTimersByTimeAsync(900);
  expect(asked.map(({ path }) => path.at(path.indexOf('/item/') + 6))).toEqual(['a', 'b', 'c']);
  expect(shownLines()).toBe('abc');
  expect(state().requesting).toBe(true);
  const left = settled();
  await vi.advanceTimersByTimeAsync(200);
  expect(shownLines()).toBe('');
  expect(state()).toMatchObject({ requesting: false, pending: [], removed: [{ index: 0 }, { index: 0 }, { index: 0 }] });
  expect(await left).toBe(true);
});

test('a sent command is not replaced by a newer quantity while an earlier line still fades', async () => {
  const { run, state } = aQueue();
  void run(cartCommands.remove({ cartItemId: 'a' }));
  const first = run(cartCommands.quantity({ cartItemId: 'b', qty: 2 }));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
  void run(cartCommands.quantity({ cartItemId: 'b', qty: 3 }));
  expect(state().pending.map(({ command }) => command.kind)).toEqual(['remove', 'quantity', 'quantity']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).not.toBeNull();
  expect(state()).toMatchObject({ pending: [], cart: { items: [{ cartItemId: 'b', qty: 3 }, {}] } });
});

test('[CART-26] a page that closes sends the rest under the keys it has, but not what has an answer', async () => {
  const { run } = aQueue();
  void run(cartCommands.remove({ cartItemId: 'a' }));
  await vi.advanceTimersByTimeAsync(100);
  held = new Promise(() => undefined);
  void run(cartCommands.remove({ cartItemId: 'b' }));
  void run(cartCommands.quantity({ cartItemId: 'c', qty: 4 }));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
  listeners['pagehide']?.();
  const late = asked.slice(2);
  expect(late.map(({ init }) => init.keepalive)).toEqual([true, true]);
  expect(late[0]).toMatchObject({ key: asked[1]?.key, path: expect.stringContaining('/item/b') });
  expect(JSON.parse(late[1]?.init.body as string)).toMatchObject({ items: [{ cartItemId: 'c', qty: 4 }] });
  expect(asked.slice(0, 2).map(({ init }) => init.keepalive)).toEqual([false, false]);
});

test('[CART-26] a page that closes sends only the last of several commands about a line, because requests may overtake each other', async () => {
  const { run } = aQueue();
  held = new Promise(() => undefined);
  void run(cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  await vi.advanceTimersByTimeAsync(100);
  void run(cartCommands.quantity({ cartItemId: 'b', qty: 3 }));
  void run(cartCommands.quantity({ cartItemId: 'a', qty: 5 }));
  void run(cartCommands.coupon({ code: 'SAVE' }));
  void run(cartCommands.removeCoupon({ code: 'SAVE' }));
  await vi.advanceTimersByTimeAsync(100);
  const before = asked.length;
  listeners['pagehide']?.();
  const said = asked.slice(before).map(({ init: { body } }) => JSON.parse(body as string) as unknown);
  expect(said).toMatchObject([
    { items: [{ cartItemId: 'b', qty: 3 }] },
    { items: [{ cartItemId: 'a', qty: 5 }] },
    { removeCoupons: ['SAVE'] },
  ]);
});

test('[CART-26, CART-2] a long cart’s command is retried with the same request, because a key accepts no other', async () => {
  items = [...items, ...Array.from({ length: 60 }, (_, at) => line(`more${at}`))];
  const { run } = aQueue();
  held = new Promise(() => undefined);
  void run(cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  await vi.advanceTimersByTimeAsync(100);
  listeners['pagehide']?.();
  const [first, again] = asked;
  expect(JSON.stringify([first?.path, first?.init.body])).toContain('DELTA');
  expect([again?.path, again?.init.body, again?.key]).toEqual([first?.path, first?.init.body, first?.key]);
});
