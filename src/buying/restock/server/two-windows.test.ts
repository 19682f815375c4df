// One restock in two windows: what was saved in one is not undone by what still stood in the other (ATC-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OneRestock } from '#buying/restock/contract';
import { prepareCarts } from '#test/carts';
import { keeper, saveAddress, start, TERMS, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

const now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
let maya: Keeper;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
  maya = await keeper(shop);
});
afterAll(() => shop.close());

const read = async (id: string): Promise<OneRestock> => (await maya.browser.send('GET', `/api/restocks/${id}`)).json<OneRestock>();
const save = (id: string, more: object) =>
  maya.browser.send(
    'POST',
    `/api/restocks/${id}`,
    { ...TERMS, nextOn: '2026-11-20', addressId: maya.addressId, paymentId: maya.cardId, itemId: '100', qty: '2', ...more },
    { 'x-http-method-override': 'PUT' },
  );

test('[ATC-7] of two windows that save the same restock the first counts, and the second is told; what it then saves counts', async () => {
  const [id = ''] = await start(maya, { nextOn: '2026-11-20' });
  const seen = (await read(id)).changedAt;
  now.setTime(now.getTime() + 1000);
  const elsewhere = await saveAddress(maya.browser, '75 Arlington St');
  const replies = await Promise.all([save(id, { qty: '3', addressId: elsewhere, seen }), save(id, { qty: '7', seen })]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = replies.find(({ status }) => status === 409);
  expect(late?.json()).toMatchObject({ code: 'RESTOCK_CHANGED', message: expect.stringContaining('while you had it open') });
  const stands = await read(id);
  const first = replies[0]?.status === 200;
  expect([stands.restock.qty, stands.addressId]).toEqual(first ? [3, elsewhere] : [7, maya.addressId]);
  expect((await save(id, { qty: '9', seen: stands.changedAt })).status).toBe(200);
  expect((await read(id)).restock.qty).toBe(9);
});

test('[ATC-7] a pause or swap in another window is not undone by a form that was open before; a caller that names no change overwrites', async () => {
  const [id = ''] = await start(maya, { nextOn: '2026-11-20' });
  const { changedAt: seen } = await read(id);
  now.setTime(now.getTime() + 1000);
  expect((await maya.browser.send('POST', `/api/restocks/${id}/act`, { act: 'pause' })).status).toBe(200);
  expect((await save(id, { qty: '4', seen })).status).toBe(409);
  expect((await save(id, { qty: '4' })).status).toBe(200);
  expect((await read(id)).restock).toMatchObject({ qty: 4, state: 'paused' });
});

test('[ATC-7] an item number that is not sold is told at its field, a quantity at its own', async () => {
  const [id = ''] = await start(maya, { nextOn: '2026-11-20' });
  const fields = async (more: object) =>
    (await save(id, more))
      .json<{ errors: { field: string }[] }>()
      .errors.map(({ field }) => field)
      .toSorted();
  expect(await fields({ itemId: 'NOSUCH-1' })).toEqual(['itemId']);
  expect(await fields({ qty: '0' })).toEqual(['qty']);
  expect(await fields({ itemId: 'NOSUCH-1', qty: '0' })).toEqual(['itemId', 'qty']);
});
