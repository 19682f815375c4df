// Changes that were made without a connection, sent when it is back; the tests count in the database (LST-6).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListDetail } from '#buying/lists/contract';
import type { EditAnswer, ListCopy, ListEdit } from '#buying/offline/contract';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const [ITEM, OTHER, THIRD] = ['246810', '401588', '310877'];

let shoppers = 0;
async function newShopper(): Promise<Browser> {
  const browser = shop.browser('consumer');
  const email = `offline-${(shoppers += 1)}@example.com`;
  const account = { fullName: 'Rosa Tremblay', email, password: 'a pencil and a ruler', company: 'Tremblay' };
  expect((await openAccount(shop, browser, account)).status).toBe(200);
  return browser;
}

const create = async (browser: Browser, ...itemIds: string[]): Promise<ListDetail> => {
  const items = itemIds.map((itemId) => ({ itemId, qty: 2 }));
  return (await browser.send('POST', '/cc/api/list', { name: 'Shelf', items })).json<ListDetail>();
};
const edit = (kind: ListEdit['kind'], more: Partial<ListEdit>): ListEdit => ({
  key: randomUUID(),
  kind,
  before: null,
  wanted: null,
  ...more,
});
const send = (browser: Browser, listId: string, edits: readonly ListEdit[]) =>
  browser.send('POST', `/cc/api/list/${listId}/edits`, { edits });
const sent = async (browser: Browser, listId: string, edits: readonly ListEdit[]) => {
  const reply = await send(browser, listId, edits);
  expect(reply.status).toBe(200);
  return reply.json<{ answers: EditAnswer[]; list: ListCopy }>();
};
const outcomes = ({ answers }: { answers: EditAnswer[] }) => answers.map(({ outcome }) => outcome);
const lineOf = ({ items }: ListDetail, at: number): string => items[at]?.listItemId ?? '';
const rowsOf = async (listId: string) =>
  (
    await shop.db.raw('select item_id, qty, note from shopping_list_item where list_id = $1 and removed_at is null order by item_id', [
      listId,
    ])
  ).rows;

test('[LST-6] changes made without a connection take effect in their order, and the answer is the list as it is then', async () => {
  const browser = await newShopper();
  const made = await create(browser, ITEM, OTHER);
  const edits = [
    edit('quantity', { listItemId: lineOf(made, 0), before: '2', wanted: '7' }),
    edit('note', { listItemId: lineOf(made, 0), before: null, wanted: ' top  shelf ' }),
    edit('remove', { listItemId: lineOf(made, 1), before: '2' }),
    edit('add', { number: ' 310-877 ', wanted: '4' }),
  ];
  const reply = await sent(browser, made.listId, edits);
  expect(outcomes(reply)).toEqual(['applied', 'applied', 'applied', 'applied']);
  expect(reply.answers.map(({ key }) => key)).toEqual(edits.map(({ key }) => key));
  expect(reply.list.lines.map(({ itemId, qty, note }) => [itemId, qty, note])).toEqual([
    [ITEM, 7, 'top shelf'],
    [THIRD, 4, null],
  ]);
});

test('[LST-6] levels counted at the shelf without a connection take effect; what is missing follows', async () => {
  const browser = await newShopper();
  const made = await create(browser, ITEM, OTHER);
  const [listItemId, other] = [lineOf(made, 0), lineOf(made, 1)];
  const reply = await sent(browser, made.listId, [
    edit('note', { listItemId, wanted: 'top shelf' }),
    edit('par', { listItemId, wanted: '6' }),
    edit('onHand', { listItemId, wanted: '2' }),
    edit('par', { listItemId: other, wanted: '12345' }),
    edit('onHand', { listItemId: other, before: '4', wanted: '5' }),
  ]);
  expect(reply.answers).toMatchObject([
    { outcome: 'applied' },
    { outcome: 'applied' },
    { outcome: 'applied' },
    { outcome: 'refused', reason: expect.stringContaining('whole numbers') },
    { outcome: 'conflict', present: null },
  ]);
  expect(reply.list.lines.map(({ note, par, onHand }) => [note, par, onHand])).toEqual([
    ['top shelf', 6, 2],
    [null, null, null],
  ]);
  const { items } = (await browser.send('GET', `/cc/api/list/${made.listId}`)).json<ListDetail>();
  expect(items.map(({ missing }) => missing)).toEqual([4, null]);
  const none = await sent(browser, made.listId, [edit('par', { listItemId, before: '6' })]);
  expect([outcomes(none), none.list.lines[0]?.par, none.list.lines[0]?.note]).toEqual([['applied'], null, 'top shelf']);
});

test('[LST-6] the same keys twice, at once and later, take effect once', async () => {
  const browser = await newShopper();
  const { listId } = await create(browser);
  const edits = [edit('add', { number: ITEM, wanted: '3' }), edit('add', { number: OTHER, wanted: '1' })];
  const replies = await Promise.all(Array.from({ length: 8 }, () => sent(browser, listId, edits)));
  expect(replies.map((reply) => outcomes(reply).join()).toSorted()).toEqual([
    'applied,applied',
    ...Array.from({ length: 7 }, () => 'appliedAlready,appliedAlready'),
  ]);
  expect(outcomes(await sent(browser, listId, [...edits, ...edits]))).toEqual(Array.from({ length: 4 }, () => 'appliedAlready'));
  expect(await rowsOf(listId)).toEqual([
    { item_id: ITEM, qty: 3, note: null },
    { item_id: OTHER, qty: 1, note: null },
  ]);
  const keys = await shop.db.raw('select count(*)::int as keys from shopping_list_edit where list_id = $1', [listId]);
  expect(keys.rows).toEqual([{ keys: 2 }]);
});

test('[LST-6] of two devices that changed one quantity the first counts, and the second is told what stands there', async () => {
  const browser = await newShopper();
  const made = await create(browser, ITEM);
  const change = (wanted: string) => [edit('quantity', { listItemId: lineOf(made, 0), before: '2', wanted })];
  const replies = await Promise.all(['5', '6'].map((wanted) => sent(browser, made.listId, change(wanted))));
  expect(replies.flatMap(outcomes).toSorted()).toEqual(['applied', 'conflict']);
  const [row] = await rowsOf(made.listId);
  const told = replies.flatMap(({ answers }) => answers).find(({ outcome }) => outcome === 'conflict');
  expect(told?.present).toBe(String(row?.['qty']));
  // Who wanted the same has nothing to decide, and who saw the present one may change it.
  expect(outcomes(await sent(browser, made.listId, change(told?.present ?? '')))).toEqual(['appliedAlready']);
  const again = edit('quantity', { listItemId: lineOf(made, 0), before: told?.present ?? '', wanted: '9' });
  expect(outcomes(await sent(browser, made.listId, [again]))).toEqual(['applied']);
  expect(await rowsOf(made.listId)).toEqual([{ item_id: ITEM, qty: 9, note: null }]);
});

test('[LST-6] a line that somebody changed is not taken off, and one that is gone is not changed', async () => {
  const browser = await newShopper();
  const made = await create(browser, ITEM, OTHER);
  await browser.send('POST', `/cc/api/list/${made.listId}/item`, { listItemId: lineOf(made, 0), qty: 8 });
  await browser.send('POST', `/cc/api/list/${made.listId}/item/${lineOf(made, 1)}`, undefined, { 'x-http-method-override': 'DELETE' });
  const reply = await sent(browser, made.listId, [
    edit('remove', { listItemId: lineOf(made, 0), before: '2' }),
    edit('quantity', { listItemId: lineOf(made, 1), before: '2', wanted: '3' }),
    edit('remove', { listItemId: lineOf(made, 1), before: '2' }),
  ]);
  expect(reply.answers).toMatchObject([{ outcome: 'conflict', present: '8' }, { outcome: 'gone' }, { outcome: 'appliedAlready' }]);
  expect(await rowsOf(made.listId)).toEqual([{ item_id: ITEM, qty: 8, note: null }]);
});

test('[LST-6] what the shop does not take is told with its reason, and the rest takes effect', async () => {
  const browser = await newShopper();
  const made = await create(browser, ITEM);
  const listItemId = lineOf(made, 0);
  const reply = await sent(browser, made.listId, [
    edit('quantity', { listItemId, before: '2', wanted: 'ten' }),
    edit('note', { listItemId, wanted: 'x'.repeat(201) }),
    edit('add', { number: 'no-such-number', wanted: '1' }),
    edit('add', { number: OTHER, wanted: '0' }),
    edit('add', { number: THIRD, wanted: '1' }),
  ]);
  expect(outcomes(reply)).toEqual(['refused', 'refused', 'refused', 'refused', 'applied']);
  expect(reply.answers.slice(0, 4).every(({ reason }) => (reason ?? '') !== '')).toBe(true);
  expect(reply.answers[2]?.reason).toContain('no-such-number');
  expect((await rowsOf(made.listId)).map((row) => row['qty'])).toEqual([2, 1]);
  expect((await send(browser, made.listId, [])).status).toBe(400);
  expect((await send(browser, made.listId, [edit('add', { key: 'not a key', number: ITEM, wanted: '1' })])).status).toBe(400);
});

test('[LST-3] only who may change the items of a list sends changes of it', async () => {
  const made = await create(await newShopper(), ITEM);
  const change = [edit('quantity', { listItemId: lineOf(made, 0), before: '2', wanted: '5' })];
  expect((await send(await newShopper(), made.listId, change)).status).toBe(404);
  expect((await send(shop.browser('consumer'), made.listId, change)).status).toBe(401);
  expect(await rowsOf(made.listId)).toEqual([{ item_id: ITEM, qty: 2, note: null }]);
});

test('[LST-6] a browser’s keeper has the same name in every session, others have another one, and nobody without an account has one', async () => {
  const keeperOf = async (browser: Browser) => (await browser.send('GET', '/cc/api/list-keeper')).json<{ keeper: string }>().keeper;
  const browser = await newShopper();
  const keeper = await keeperOf(browser);
  expect(keeper).toMatch(/^[\w-]{22}$/);
  const again = shop.browser('consumer');
  await again.send('POST', '/api/sign-in', { email: `offline-${shoppers}@example.com`, password: 'a pencil and a ruler' });
  expect(await keeperOf(again)).toBe(keeper);
  expect(await keeperOf(await newShopper())).not.toBe(keeper);
  expect((await shop.browser('consumer').send('GET', '/cc/api/list-keeper')).status).toBe(401);
});
