// Commands of the list in the cart's queue, and what the engine stores: real store and queue, replaced server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { cartEvents, pageCart, selectCart } from '#buying/cart/screen';
import type { SavedItem, SavedList } from '#buying/saved-for-later/contract';
import { pageSaved } from './page-saved.ts';
import { savedCommands } from './saved-commands.ts';
import { savedEvents, selectSaved } from './saved-slice.ts';

const line = (cartItemId: string): CartItem =>
  ({ cartItemId, itemId: cartItemId, qty: 1, status: 'active', messages: [], product: { name: cartItemId } }) as unknown as CartItem; // what is read

const cartOf = (ids: readonly string[], version: number) => ({
  cartId: 'c',
  version,
  delta: false,
  items: ids.map(line),
  coupons: [],
  messages: [],
  cartAttributes: { numberOfItems: ids.length, numberOfLineItems: ids.length },
  cartSummary: { cartSubTotal: ids.length },
});

const saved = (listItemId: string, over: Partial<SavedItem> = {}): SavedItem =>
  ({
    listItemId,
    itemId: listItemId,
    status: 'active',
    movable: true,
    priceDrop: null,
    itemDetails: { name: listItemId },
    ...over,
  }) as unknown as SavedItem; // as above

const listOf = (items: readonly SavedItem[]): SavedList => ({
  itemList: { items: [...items], filteredItems: [] },
  totalItems: items.length,
  matchingItems: items.length,
  page: 1,
  size: 300,
  messages: [],
});

const MOVED: CartMessage = { code: 'SFL_MOVED', type: 'info', description: 'Moved.' };
const kept = new Map<string, string>();
const asked: { readonly path: string; readonly body: unknown; readonly headers: Record<string, string> }[] = [];
let answers: Response[] = [];

const state = () => ({ cart: selectCart(pageCart().store.getState()), list: selectSaved(pageCart().store.getState()) });

beforeEach(() => {
  kept.clear();
  [asked.length, answers] = [0, []];
  const page = { pathname: '/', href: 'http://localhost/' };
  vi.stubGlobal('location', page);
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'en-US', dataset: {} },
    referrer: '',
    addEventListener: () => undefined,
  });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('screen', { width: 1, height: 1, colorDepth: 24 });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { location: page, localStorage, addEventListener: () => undefined });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body === undefined ? null : JSON.parse(init.body as string), headers: init.headers as never }); // plain headers
    const next = answers.shift();
    if (next === undefined) throw new TypeError('nobody answers');
    return next;
  });
  pageSaved();
  pageCart().store.dispatch(cartEvents.cartRemoved());
  pageCart().store.dispatch(cartEvents.loaded({ cart: cartOf(['a', 'b'], 1) as never })); // as above
});
afterEach(() => vi.unstubAllGlobals());

test('[CART-19, SFL-1] saving a line moves it, leaves an Undo row, and deletes the stored list', async () => {
  kept.set('sfl', '{}');
  answers = [Response.json({ items: [saved('s1')], movedItems: [], totalItems: 1, messages: [MOVED], cart: cartOf(['a'], 2) })];
  await pageCart().run(savedCommands.save({ cartItemId: 'b' }));
  expect(asked[0]).toMatchObject({ path: '/cc/api/sfl', body: { cartItemId: 'b' } });
  expect(asked[0]?.headers['idempotency-key']).toBeTruthy();
  expect(state().cart.cart?.items.map(({ cartItemId }) => cartItemId)).toEqual(['a']);
  expect(state().cart.removed).toMatchObject([{ cartItemId: 'b', index: 1, movedTo: { id: 's1' } }]);
  expect(state().list.itemList.items).toHaveLength(1);
  await expect.poll(() => kept.has('sfl')).toBe(false);
  answers = [Response.json({ items: [], movedItems: ['s1'], totalItems: 0, messages: [MOVED], cart: cartOf(['a', 'b2'], 3) })];
  const [row] = state().cart.removed;
  if (row?.movedTo === undefined) throw new Error('The row does not say where its line is.');
  await pageCart().run(row.movedTo.undoRemoval);
  expect(asked[1]).toMatchObject({ path: '/cc/api/sfl/cart', body: { items: [{ listItemId: 's1' }] } });
  expect(state().cart).toMatchObject({ removed: [], cart: { items: [{}, { cartItemId: 'b2' }] } });
  expect(state().list.totalItems).toBe(0);
});

test('[SFL-1] an item being removed is busy, and the list stays unchanged until the answer', async () => {
  pageCart().store.dispatch(savedEvents.loaded({ list: listOf([saved('s1'), saved('s2')]) }));
  answers = [Response.json({ items: [saved('s1', { status: 'DELETED' })], movedItems: [], totalItems: 1, messages: [] })];
  const running = pageCart().run(savedCommands.unsave({ listItemId: 's1' }));
  expect(state().cart.pending.map(({ command }) => command.about)).toEqual([{ lines: [], listItems: ['s1'], subject: 's1' }]);
  expect(state().list.itemList.items).toHaveLength(2);
  await running;
  expect(state().list).toMatchObject({
    totalItems: 1,
    removed: [{ listItemId: 's1', index: 0 }],
    itemList: { items: [{ listItemId: 's2' }] },
  });
  expect(state().cart.cart?.items).toHaveLength(2);
});

test('[SFL-1, CART-24] when an item no longer exists, list and cart reload', async () => {
  pageCart().store.dispatch(savedEvents.loaded({ list: listOf([saved('s1')]) }));
  answers = [
    Response.json({ status: 404, code: 'SAVED_ITEM_NOT_FOUND', message: 'Gone.' }, { status: 404 }),
    Response.json({ cart: cartOf(['a'], 2), messages: [] }),
    Response.json(listOf([])),
  ];
  await pageCart().run(savedCommands.unsave({ listItemId: 's1' }));
  await expect.poll(() => state().list).toMatchObject({ status: 'ready', totalItems: 0 });
  expect(asked.slice(1).map(({ path }) => path.split('?')[0])).toEqual(['/cc/api/checkout', '/cc/api/sfl']);
  expect(state().cart.messages).toMatchObject([{ code: 'SAVED_ITEM_NOT_FOUND' }]);
});

test('[CART-18] after a change of shoppers the list is empty; an outdated page reloads it', async () => {
  const { dispatch } = pageCart().store;
  dispatch(savedEvents.loaded({ list: listOf([saved('s1')]) }));
  answers = [Response.json({ cart: cartOf(['a'], 2), messages: [] }), Response.json(listOf([saved('s1'), saved('s2')]))];
  dispatch(cartEvents.pageOutdated());
  await expect.poll(() => state().list.totalItems).toBe(2);
  dispatch(cartEvents.cartRemoved());
  expect(state().list).toMatchObject({ status: 'unknown', totalItems: 0 });
});
