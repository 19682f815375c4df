import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeBaskets } from '#finding/recommendations/server';
import type { SavedList, SavedReply } from '#buying/saved-for-later/contract';
import { add, cartOf, del, ITEM, put, testCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const SFL = '/cc/api/sfl';

async function save(browser: Browser, body: object, headers: Record<string, string> = {}) {
  const reply = await browser.send('POST', SFL, body, headers);
  return { status: reply.status, ...reply.json<SavedReply & { readonly code: string }>() };
}

async function toCart(browser: Browser, body: object = {}) {
  return (await browser.send('POST', `${SFL}/cart`, body)).json<SavedReply>();
}

async function listOf(browser: Browser, query = ''): Promise<SavedList> {
  return (await browser.send('GET', `${SFL}${query}`)).json<SavedList>();
}

const lineOf = async (browser: Browser, itemId: string): Promise<string> =>
  (await cartOf(browser)).items.find((item) => item.itemId === itemId)?.cartItemId ?? '';

test('[SFL-1] a line moves to the list and back with its quantity and plan, and is always on one side only', async () => {
  const browser = shop.browser();
  await add(browser, [
    { itemId: '106', qty: 3 },
    { itemId: '105', qty: 2, parentItemId: '106' },
    { itemId: '100', qty: 1 },
  ]);
  const saved = await save(browser, { cartItemId: await lineOf(browser, '106') });
  expect(saved.messages).toMatchObject([{ code: 'SFL_MOVED', type: 'info', description: 'The item was saved for later.' }]);
  expect(saved.items).toMatchObject([{ itemId: '106', qty: 3, services: [{ itemId: '105', qty: 2 }], movable: true }]);
  expect(saved.cart?.items.map(({ itemId }) => itemId)).toEqual(['100']);
  // The line was moved, not removed, so it cannot be restored.
  expect((await cartOf(browser, '?removed=true')).items.map(({ itemId }) => itemId)).toEqual(['100']);

  const back = await toCart(browser, { items: [{ listItemId: saved.items[0]?.listItemId }] });
  expect(back).toMatchObject({ items: [], movedItems: [saved.items[0]?.listItemId], totalItems: 0, messages: [{ code: 'SFL_MOVED' }] });
  expect(back.cart?.items).toMatchObject([
    { itemId: '100', qty: 1 },
    { itemId: '106', qty: 3 },
    { itemId: '105', qty: 2, parentRelationType: 'WARRANTY', parentItemId: '106' },
  ]);
});

test('[SFL-1] a line keeps its pickup, furniture service and budget center on the way to the list and back', async () => {
  const browser = shop.browser();
  await shop.db.raw(`insert into stock (item_id, location, on_hand) values ('109', '0008', 4) on conflict do nothing`);
  const fetched = { deliveryType: 'ISP', pickStoreNumber: '0008' };
  await expect
    .poll(async () => (await add(browser, [{ itemId: '109', qty: 2, ...fetched }], { ignoreExistQty: true })).cart.items)
    .toHaveLength(1);
  const cartItemId = await lineOf(browser, '109');
  const chosen = { furnSvcInfo: { level: 'BASC', qty: 1 }, bcName: 'Labs 7' };
  await browser.send('POST', ITEM, { items: [{ cartItemId, ...chosen }] }, put);
  const [before] = (await cartOf(browser)).items;
  const saved = await save(browser, { cartItemId });
  // Its promise is for its pickup store.
  expect(saved.items[0]?.itemDetails).toMatchObject({
    pickupStore: expect.stringContaining('Framingham'),
    deliveryDate: expect.any(String),
  });
  const back = await toCart(browser, { items: [{ listItemId: saved.items[0]?.listItemId }] });
  expect(back.cart?.items).toMatchObject([{ itemId: '109', qty: 2, shippingInfo: fetched, itemAccountInfo: { bcName: 'Labs 7' } }]);
  expect(back.cart?.items[0]?.furnSvcInfo).toEqual(before?.furnSvcInfo);
});

test('[SFL-1] a saved item shows every field, and a DELTA answer reports the moved lines as removed', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '101', qty: 2 }]);
  const saved = await save(browser, { cartItemId: await lineOf(browser, '101'), responseType: 'DELTA' });
  expect(saved.cart).toMatchObject({ delta: true, items: [{ itemId: '101', status: 'DELETED' }] });
  const [item] = (await listOf(browser, '?mmx=true&page=1&size=300')).itemList.items;
  expect(item).toMatchObject({
    qty: 2,
    status: 'active',
    priceDrop: null,
    itemDetails: {
      name: 'Northfold item 101',
      model: 'PART-101',
      priceInfo: { finalPricePerUnit: 8 },
      relatedItems: [],
      reviewRating: null,
    },
  });
  expect(item?.itemDetails.deliveryDate).toMatch(/^2026-11-/);
});

test('[SFL-1] a removed item can be restored; another shopper’s id is 404', async () => {
  const browser = shop.browser();
  const { items } = await save(browser, { itemId: '100', qty: 4 });
  const id = items[0]?.listItemId ?? '';
  const removed = await browser.send('POST', `${SFL}/${id}`, undefined, del);
  expect(removed.json()).toMatchObject({ totalItems: 0, items: [{ listItemId: id, status: 'DELETED' }] });
  expect((await listOf(browser)).totalItems).toBe(0);
  expect(await save(browser, { listItemId: id })).toMatchObject({ totalItems: 1, items: [{ qty: 4, status: 'active' }] });
  expect((await shop.browser().send('POST', `${SFL}/${id}`, undefined, del)).status).toBe(404);
  expect((await save(browser, { cartItemId: 'nothing' })).status).toBe(404);
});

test('[SFL-1] moving all keeps items that cannot go, with the reason, and the rest of partly moved ones', async () => {
  const browser = shop.browser();
  await save(browser, { itemId: '102' });
  await save(browser, { itemId: '104', qty: 9 });
  await save(browser, { itemId: '100', qty: 2 });
  const all = await toCart(browser);
  expect(all.messages.map(({ code }) => code)).toEqual(['SFL_MOVED', 'PARTIAL_QTY_AVAILABLE', 'OUT_OF_STOCK']);
  expect(all.cart?.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['100', 2],
    ['104', 4],
  ]);
  expect(all.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['104', 5],
    ['102', 1],
  ]);
});

test('[SFL-1] a price drop and a return to stock since saving have a message and a filter', async () => {
  const browser = shop.browser();
  await save(browser, { itemId: '103' });
  await save(browser, { itemId: '102' });
  await shop.db.raw(`update price set sale = 700 where item_id = '103'`);
  await shop.db.raw(`update stock set on_hand = 5 where item_id = '102' and location = 'US'`);
  await expect
    .poll(async () => (await listOf(browser)).itemList.items.map(({ messages }) => messages[0]?.code))
    .toEqual(['BACK_IN_STOCK', 'PRICE_CHANGED']);
  const dropped = await listOf(browser, '?filter=priceDrop');
  expect(dropped).toMatchObject({
    totalItems: 2,
    matchingItems: 1,
    itemList: { items: [{ itemId: '103', priceDrop: { was: 10, now: 7 } }] },
  });
  expect(dropped.itemList.filteredItems).toEqual([dropped.itemList.items[0]?.listItemId]);
  expect((await listOf(browser, '?search=item%20102')).itemList.items.map(({ itemId }) => itemId)).toEqual(['102']);
  await shop.db.raw(`update price set sale = null where item_id = '103'`);
  await shop.db.raw(`update stock set on_hand = 0 where item_id = '102' and location = 'US'`);
});

test('[SFL-1] saved items come in pages, and none is missing', async () => {
  const browser = shop.browser();
  for (const itemId of ['100', '101', '103']) await save(browser, { itemId });
  const pages = [await listOf(browser, '?size=2'), await listOf(browser, '?size=2&page=2')];
  expect(pages.map(({ itemList }) => itemList.items.map(({ itemId }) => itemId))).toEqual([['103', '101'], ['100']]);
  expect(pages[0]).toMatchObject({ totalItems: 3, page: 1, size: 2 });
});

test('[SFL-1, CART-26] the same key makes one change, also fifty times at once', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }]);
  const key = { 'idempotency-key': 'aside' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => save(browser, { itemId: '101', qty: 2 }, key)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await listOf(browser)).itemList.items).toMatchObject([{ itemId: '101', qty: 2 }]);
  expect((await save(browser, { itemId: '101', qty: 3 }, key)).status).toBe(422);
});

test('[SFL-1, CART-26] saving and increasing at once: one of them wins, and no unit is lost or duplicated', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100', qty: 2 }]);
  const cartItemId = await lineOf(browser, '100');
  await Promise.all([save(browser, { cartItemId }), add(browser, [{ itemId: '100', qty: 3 }]), save(browser, { cartItemId })]);
  const inCart = (await cartOf(browser)).items.reduce((sum, { qty }) => sum + qty, 0);
  const aside = (await listOf(browser)).itemList.items.reduce((sum, { qty }) => sum + qty, 0);
  expect(inCart + aside).toBe(5);
});

test('[SFL-1, CART-23] signing in merges a guest’s list: the larger quantity, nothing twice', async () => {
  const account = { fullName: 'Ana Silva', email: 'ana@example.com', password: 'a long enough password' };
  const home = shop.browser();
  await openAccount(shop, home, account);
  await save(home, { itemId: '100', qty: 5 });
  const guest = shop.browser();
  await save(guest, { itemId: '100', qty: 2 });
  await save(guest, { itemId: '101', qty: 1 });
  await guest.send('POST', '/api/sign-in', { email: account.email, password: account.password });
  const merged = await listOf(guest);
  expect(merged.itemList.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['101', 1],
    ['100', 5],
  ]);
  await guest.send('POST', '/api/sign-in', { email: account.email, password: account.password });
  expect((await listOf(guest)).totalItems).toBe(2);
});

test('[SFL-1] a plan alone is not saved, nor an unknown item', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '106' }, { itemId: '105', parentItemId: '106' }]);
  expect((await save(browser, { cartItemId: await lineOf(browser, '105') })).messages).toMatchObject([
    { code: 'STANDALONE_WARRANTY_ITEM' },
  ]);
  expect((await save(browser, { itemId: 'x-1' })).messages).toMatchObject([{ code: 'INVALID_ITEM' }]);
  expect((await save(browser, {})).code).toBe('INVALID_ITEMS');
  expect((await save(browser, { itemId: '100', qty: -1 })).code).toBe('INVALID_QTY');
});

test('[SFL-1] a saved item shows what others bought with it, unless that is unavailable or already named', async () => {
  const browser = shop.browser();
  await save(browser, { itemId: '103', qty: 1 });
  const basket = (basketId: string) => ({
    basketId,
    customer: null,
    boughtAt: '2026-01-05T00:00:00.000Z',
    itemIds: ['103', '106', '102', '111'],
  });
  await writeBaskets(shop.db, [basket('a'), basket('b')]);
  await vi.waitFor(async () => {
    const [item] = (await listOf(browser)).itemList.items;
    expect(item?.itemDetails.relatedItems).toMatchObject([
      { type: 'ALSO_BOUGHT', title: 'Customers also bought', items: [{ itemId: '106', finalPricePerUnit: 10 }] },
    ]);
  });
});
