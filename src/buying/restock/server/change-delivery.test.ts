// Everything that comes on one day is sent elsewhere, paid otherwise or moved in one step, told per restock and taken back (ATC-7).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChangedDelivery, RestockDelivery, RestockView } from '#buying/restock/contract';
import { count } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { keeper, rows, saveAddress, saveCard, start, tick, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-16T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());
beforeEach(() => at('2026-11-16T15:00:00Z'));

const at = (instant: string): void => void (now = new Date(instant));
const ON = '2026-11-20';
const OTHER_CARD = '4242424242424242';
const PAPER = { itemId: '100', qty: '2' };
const INK = { itemId: '101', qty: '1' };

/** Three that come on one day: every four weeks, every month until December, and on chosen days. */
async function threeOf(maya: Keeper): Promise<readonly [string, string, string]> {
  const [every = ''] = await start(maya, { nextOn: ON, items: [PAPER] });
  const [ends = ''] = await start(maya, { nextOn: ON, items: [INK], every: '1month', ends: 'day', lastOn: '2026-11-22' });
  const [chosen = ''] = await start(maya, { nextOn: ON, every: 'dates', dates: [ON, '2026-12-20'], items: [PAPER] });
  return [every, ends, chosen];
}

const viewsOf = async ({ browser }: Keeper): Promise<ReadonlyMap<string, RestockView>> => {
  const { restocks } = (await browser.send('GET', '/api/restocks')).json<{ restocks: RestockView[] }>();
  return new Map(restocks.map((one) => [one.restockId, one]));
};
const daysOf = async (maya: Keeper, ids: readonly string[]) => {
  const views = await viewsOf(maya);
  return ids.map((id) => views.get(id)?.nextOn);
};
const delivery = async ({ browser }: Keeper, on = ON): Promise<RestockDelivery> =>
  (await browser.send('GET', `/api/restock-delivery?on=${on}`)).json();
const AS_IT_IS = { on: ON, addressId: '', paymentId: '', nextOn: ON } as const;
const send = ({ browser }: Keeper, restockIds: readonly string[], more: object) =>
  browser.send('POST', '/api/restock-delivery', { ...AS_IT_IS, key: crypto.randomUUID(), restockIds, ...more });
async function change(maya: Keeper, restockIds: readonly string[], more: object): Promise<string> {
  const reply = await send(maya, restockIds, more);
  expect([reply.status, reply.json()['errors']]).toEqual([200, []]);
  return reply.json<{ changeId: string }>().changeId;
}
const told = async ({ browser }: Keeper, changeId: string): Promise<ChangedDelivery> =>
  (await browser.send('GET', `/api/restock-delivery/${changeId}`)).json();
const undo = ({ browser }: Keeper, changeId: string) => browser.send('POST', `/api/restock-delivery/${changeId}/undo`, {});
const outcomesOf = ({ results }: ChangedDelivery, ids: readonly string[]) =>
  ids.map((id) => results.find(({ restockId }) => restockId === id)?.outcome);
const mails = (email: string, like: string) => count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '${like}%'`);

test('[ATC-7] one step sends a whole day elsewhere from another card; it is ordered there once, and the later orders too', async () => {
  const maya = await keeper(shop);
  const ids = await threeOf(maya);
  const [addressId, paymentId] = [await saveAddress(maya.browser, '20 Oak St'), await saveCard(shop, maya.browser, OTHER_CARD)];
  const before = await delivery(maya);
  expect([before.restocks.map(({ restockId }) => restockId).toSorted(), before.addressId, before.paymentId]).toEqual([
    ids.toSorted(),
    maya.addressId,
    maya.cardId,
  ]);
  const changeId = await change(maya, ids, { addressId, paymentId });
  const result = await told(maya, changeId);
  expect([outcomesOf(result, ids), result.canUndo, result.isUndone]).toEqual([['changed', 'changed', 'changed'], true, false]);
  expect(result.results.every(({ title }) => title !== '')).toBe(true);
  expect((await delivery(maya)).restocks.every(({ address }) => address.includes('20 Oak St'))).toBe(true);
  await expect.poll(() => mails(maya.email, 'You changed auto-restock'), { timeout: 20_000 }).toBe(1);
  at('2026-11-20T15:00:00Z');
  await tick(shop);
  const orders = await rows(
    shop,
    `select h.saved_card, a.address1 from order_head h join order_address a on a.order_number = h.order_number and a.type in ('S', 'SB')
     where h.email = $1 and h.status = 'placed'`,
    [maya.email],
  );
  expect(orders).toEqual([{ saved_card: paymentId, address1: '20 Oak St' }]);
});

test('[ATC-7] what differs stays as it is for each, until one choice is made for all', async () => {
  const maya = await keeper(shop);
  const [every, , chosen] = await threeOf(maya);
  const addressId = await saveAddress(maya.browser, '20 Oak St');
  await change(maya, [every], { addressId });
  expect((await delivery(maya)).addressId).toBe('');
  const other = await saveCard(shop, maya.browser, OTHER_CARD);
  await change(maya, [every, chosen], { paymentId: other });
  const views = await viewsOf(maya);
  expect([views.get(every)?.address, views.get(chosen)?.address].map((text) => text?.includes('20 Oak St'))).toEqual([true, false]);
  expect(views.get(every)?.payment).toBe(views.get(chosen)?.payment);
  const again = await change(maya, [every], { addressId });
  expect((await told(maya, again)).results).toMatchObject([{ outcome: 'same' }]);
  expect((await told(maya, again)).canUndo).toBe(false);
});

test('[ATC-7] a day moves for all that can come then; each of the others says why it stays; undo brings the day back', async () => {
  const maya = await keeper(shop);
  const ids = await threeOf(maya);
  const [every, , chosen] = ids;
  const changeId = await change(maya, ids, { nextOn: '2026-11-25' });
  expect(outcomesOf(await told(maya, changeId), ids)).toEqual(['changed', 'afterLast', 'changed']);
  expect(await daysOf(maya, ids)).toEqual(['2026-11-25', ON, '2026-11-25']);
  expect((await viewsOf(maya)).get(every)?.comes).toEqual(['2026-11-25', '2026-12-23']);
  const undone = await undo(maya, changeId);
  expect([undone.status, outcomesOf(undone.json<ChangedDelivery>(), ids)]).toEqual([200, ['undone', 'afterLast', 'undone']]);
  expect(await daysOf(maya, ids)).toEqual([ON, ON, ON]);
  expect(await rows(shop, 'select dates::text[] as dates from restock where restock_id = $1', [chosen])).toEqual([
    { dates: [ON, '2026-12-20'] },
  ]);
  // A second press changes nothing more.
  expect((await undo(maya, changeId)).json<ChangedDelivery>().isUndone).toBe(true);
  const taken = await change(maya, ids, { nextOn: '2026-12-20' });
  expect(outcomesOf(await told(maya, taken), ids)).toEqual(['changed', 'afterLast', 'dayTaken']);
});

test('[ATC-7] the same key changes once; what was skipped meanwhile, or belongs to somebody else, is not changed', async () => {
  const [maya, eve] = [await keeper(shop), await keeper(shop)];
  const [every, ends, chosen] = await threeOf(maya);
  const [theirs = ''] = await start(eve, { nextOn: ON });
  await maya.browser.send('POST', `/api/restocks/${ends}/act`, { act: 'skip' });
  const key = crypto.randomUUID();
  await change(maya, [every, chosen], { key, nextOn: '2026-11-21' });
  await change(maya, [every, chosen], { key, nextOn: '2026-11-28' });
  expect(await daysOf(maya, [every, chosen])).toEqual(['2026-11-21', '2026-11-21']);
  const late = await change(maya, [every], { nextOn: '2026-11-24' });
  expect((await told(maya, late)).results).toMatchObject([{ outcome: 'notThatDay' }]);
  expect((await send(maya, [every, theirs], { on: '2026-11-21', nextOn: '2026-11-24' })).status).toBe(404);
  expect([(await send(eve, [every], { nextOn: '2026-11-24' })).status, (await undo(eve, key)).status]).toEqual([404, 404]);
  expect((await told(eve, key)) as object).toMatchObject({ code: 'RESTOCK_NOT_FOUND' });
  expect(await daysOf(maya, [every])).toEqual(['2026-11-21']);
});

test('[ATC-7] undo leaves what was changed, ordered or ended since, and goes back to nothing that is gone', async () => {
  const maya = await keeper(shop);
  const [every, , chosen] = await threeOf(maya);
  const [paper = ''] = await start(maya, { nextOn: ON, items: [PAPER], every: '3month' });
  const addressId = await saveAddress(maya.browser, '20 Oak St');
  const changeId = await change(maya, [every, chosen, paper], { addressId, nextOn: '2026-11-24' });
  await maya.browser.send('POST', `/api/restocks/${every}/act`, { act: 'skip' });
  await maya.browser.send('POST', `/api/restocks/${chosen}/act`, { act: 'cancel' });
  await maya.browser.send('POST', `/gus/api/usr/c/addresses/${maya.addressId}`, {}, { 'x-http-method-override': 'DELETE' });
  const reply = (await undo(maya, changeId)).json<ChangedDelivery>();
  expect(outcomesOf(reply, [every, chosen, paper])).toEqual(['changedSince', 'ended', 'gone']);
  expect((await viewsOf(maya)).get(paper)).toMatchObject({ nextOn: '2026-11-24', address: expect.stringContaining('20 Oak St') });
});

test('[ATC-7] a day that has come does not come back, and after a day the change is not taken back any more', async () => {
  const maya = await keeper(shop);
  const [every] = await threeOf(maya);
  at('2026-11-19T23:00:00Z');
  const changeId = await change(maya, [every], { nextOn: '2026-11-27' });
  at('2026-11-20T15:00:00Z');
  expect((await undo(maya, changeId)).json<ChangedDelivery>().results).toMatchObject([{ outcome: 'tooLate' }]);
  expect(await daysOf(maya, [every])).toEqual(['2026-11-27']);
  const later = await change(maya, [every], { on: '2026-11-27', nextOn: '2026-11-30' });
  at('2026-11-22T15:00:00Z');
  expect((await undo(maya, later)).status).toBe(409);
  await tick(shop);
  expect(await count(shop.db, 'restock_delivery_change', `change_id = '${later}'`)).toBe(0);
});

test('[ATC-7] wrong days, addresses and payments are told by field, and change nothing', async () => {
  const [maya, eve] = [await keeper(shop), await keeper(shop)];
  const [every] = await threeOf(maya);
  const problems = async (more: object) =>
    (await send(maya, [every], more)).json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
  expect(await problems({ nextOn: '2026-11-15', addressId: eve.addressId, paymentId: eve.cardId })).toEqual([
    'nextOn',
    'addressId',
    'paymentId',
  ]);
  expect(await problems({ nextOn: '2026-02-30', paymentId: 'account' })).toEqual(['nextOn', 'paymentId']);
  expect(await problems({ nextOn: '' })).toEqual(['nextOn']);
  expect(await daysOf(maya, [every])).toEqual([ON]);
  expect([(await delivery(maya, '2026-02-30')).restocks, (await delivery(maya, '2027-02-03')).restocks]).toEqual([[], []]);
  expect((await send(maya, [every], { on: '2026-13-45', nextOn: '2026-12-01' })).status).toBe(200);
  expect((await shop.browser().send('GET', `/api/restock-delivery?on=${ON}`)).status).toBe(401);
});
