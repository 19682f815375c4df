// An order that needs approval waits without stock and money, and is placed once everybody who is asked has agreed (B2B-3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail, ApprovalsFound } from '#buying/approvals/contract';
import { booksOf, buyer, count } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { approvalTeam } from '#test/approval-team';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { ruleFor, sentOrder } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const decide = (browser: Browser, orderNumber: string, body: object) =>
  browser.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', ...body });
const seen = async (browser: Browser, orderNumber: string) =>
  (await browser.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
const queue = async (browser: Browser, query = '') => (await browser.send('GET', `/api/approvals${query}`)).json<ApprovalsFound>();
const statusOf = async (orderNumber: string) =>
  (await shop.db.raw('select status from order_head where order_number = $1', [orderNumber])).rows[0]?.['status'];

test('[B2B-3] an order over the limit waits: nothing is taken and nothing is charged; approved, it is placed once', async () => {
  const { dana, priya } = await approvalTeam(shop, 'core', { over: 100 });
  const one = await sentOrder(shop, { itemId: '100', qty: 2, browser: dana });
  const { orderNumber } = one;
  expect(await statusOf(orderNumber)).toBe('pendingApproval');
  expect(await count(shop.db, 'stock_allocation', `order_number = '${orderNumber}'`)).toBe(0);
  expect(await booksOf(shop, { reference: orderNumber })).toEqual([]);

  const waiting = await queue(priya);
  expect(waiting.approvals.map(({ orderNumber: number, forMe, total }) => [number, forMe, total])).toEqual([
    [orderNumber, true, one.total],
  ]);
  expect(await seen(dana, orderNumber)).toMatchObject({
    isOwn: true,
    state: 'waiting',
    cartStatus: 'TRANSIENT',
    waitsFor: ['priya Park'],
    barred: 'ownOrder',
  });

  const answer = await decide(priya, orderNumber, {});
  expect(answer.json()).toEqual({ orderNumber, state: 'placed' });
  expect(await statusOf(orderNumber)).toBe('placed');
  expect(await count(shop.db, 'stock_allocation', `order_number = '${orderNumber}'`)).toBe(1);
  expect((await booksOf(shop, { reference: orderNumber })).map(({ amount }) => amount)).toEqual([Math.round(one.total * 100)]);

  expect((await decide(priya, orderNumber, {})).json()).toEqual({ orderNumber, state: 'placed' });
  expect(await count(shop.db, 'approval_decision', `order_number = '${orderNumber}'`)).toBe(1);
  expect(await booksOf(shop, { reference: orderNumber })).toHaveLength(1);
  expect((await dana.send('GET', `/api/orders/${orderNumber}`)).status).toBe(200);
});

test('[B2B-3] an order under the limit is placed at once', async () => {
  const { dana } = await approvalTeam(shop, 'under', { over: 1_000_000 });
  const reply = await (await buyer(shop, { itemId: '100', browser: dana })).place();
  expect(Object.keys(reply.json())).toEqual(['orderNumber']);
});

const rowsOf = (table: string, orderNumber: string) => count(shop.db, table, `order_number = '${orderNumber}'`);
const codeOf = (reply: { json(): Record<string, unknown> }) => reply.json()['code'];

test('[B2B-3] trust 13: two approvers at once: one decision counts, one payment is made, and the other is told', async () => {
  const { dana, priya, colleague, account, idOf, mailOf } = await approvalTeam(shop, 'two', { over: 100 });
  const omar = await colleague('omar', 'approver');
  await shop.db.raw('delete from approval_rule where account_number = $1', [account]);
  await ruleFor(shop, account, { steps: [[await idOf('priya'), await idOf('omar')]] });
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: dana });
  const answers = await Promise.all([decide(priya, orderNumber, {}), decide(omar, orderNumber, { action: 'decline', comment: 'Not now' })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await rowsOf('approval_decision', orderNumber)).toBe(1);
  const declined = answers[1]?.status === 200;
  expect(await statusOf(orderNumber)).toBe(declined ? 'declined' : 'placed');
  expect(await booksOf(shop, { reference: orderNumber })).toHaveLength(declined ? 0 : 1);
  expect(codeOf(answers.find(({ status }) => status === 409) ?? answers[0])).toBe('ALREADY_DECIDED');
  expect(mailOf('omar')).toContain('omar');
});

test('[B2B-3] sending an order twice with one key, or without one, makes one order and one approval', async () => {
  const { dana } = await approvalTeam(shop, 'twice', { over: 100 });
  const one = await buyer(shop, { itemId: '100', browser: dana });
  const sent = await Promise.all([one.place({ key: 'k1' }), one.place({ key: 'k1' }), one.place()]);
  const numbers = new Set(sent.map((reply) => reply.json<{ orderNumber: string }>().orderNumber));
  expect([...numbers]).toHaveLength(1);
  expect(sent.map((reply) => reply.json()['wasSent'])).toEqual([true, true, true]);
  const [orderNumber = ''] = numbers;
  expect(await rowsOf('approval', orderNumber)).toBe(1);
  expect((await one.place({ key: 'k1' })).json()).toEqual({ orderNumber, wasSent: true });
  // A new cart begins at once.
  const next = await sentOrder(shop, { itemId: '100', browser: dana });
  expect(next.orderNumber).not.toBe(orderNumber);
});

test('[B2B-3] declining needs a comment; the buyer reads why, and nothing is charged', async () => {
  const { dana, priya } = await approvalTeam(shop, 'no', { over: 100 });
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: dana });
  const bare = await decide(priya, orderNumber, { action: 'decline' });
  expect([bare.status, codeOf(bare)]).toEqual([400, 'COMMENT_REQUIRED']);
  expect((await decide(priya, orderNumber, { action: 'decline', comment: 'Use the contract headset' })).json()).toMatchObject({
    state: 'declined',
  });
  expect((await decide(priya, orderNumber, { action: 'decline', comment: 'Again' })).json()).toMatchObject({ state: 'declined' });
  expect((await seen(dana, orderNumber)).comments.map(({ author, kind, body }) => [author, kind, body])).toEqual([
    ['priya Park', 'decline', 'Use the contract headset'],
  ]);
  expect(await rowsOf('approval_decision', orderNumber)).toBe(1);
  expect(await statusOf(orderNumber)).toBe('declined');
  expect(await booksOf(shop, { reference: orderNumber })).toEqual([]);
});

test('[B2B-3] an approver takes a line off and fewer units of another: the rest is placed, charged and taken from stock', async () => {
  const { dana, priya } = await approvalTeam(shop, 'lines', { over: 100 });
  await dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101', qty: 2 }] });
  const one = await sentOrder(shop, { itemId: '100', qty: 4, browser: dana });
  const { orderNumber } = one;
  const before = await seen(priya, orderNumber);
  const [gone, fewer] = [before.lines.find(({ itemId }) => itemId === '101'), before.lines.find(({ itemId }) => itemId === '100')];
  const lines = [
    { lineNo: gone?.lineNo, qty: 0 },
    { lineNo: fewer?.lineNo, qty: 3 },
  ];
  expect(codeOf(await decide(priya, orderNumber, { lines }))).toBe('COMMENT_REQUIRED');
  expect((await decide(priya, orderNumber, { lines, comment: 'Three are enough' })).json()).toMatchObject({ state: 'placed' });
  const after = await seen(dana, orderNumber);
  expect(after.lines.map(({ itemId, qty, kept }) => [itemId, qty, kept])).toEqual(
    before.lines.map(({ itemId, qty }) => [itemId, qty, itemId === '101' ? 0 : 3]),
  );
  const head = (
    await shop.db.raw(
      'select total, sub_total - discount + ship_fee + handling_fee + surcharge_fee + area_fee + tax as sum from order_head where order_number = $1',
      [orderNumber],
    )
  ).rows[0];
  expect(head?.['total']).toBe(head?.['sum']);
  expect((await booksOf(shop, { reference: orderNumber })).map(({ amount }) => amount)).toEqual([head?.['total']]);
  expect(Math.round(after.total * 100)).toBe(head?.['total']);
  const taken = (await shop.db.raw('select item_id, qty from stock_allocation where order_number = $1', [orderNumber])).rows;
  expect(taken).toEqual([{ item_id: '100', qty: 3 }]);
});

test('[B2B-3] steps follow one another, all of a step have to agree, and whoever is asked is told by mail', async () => {
  const firm = await approvalTeam(shop, 'steps', { over: 1_000_000_000 });
  const omar = await firm.colleague('omar', 'approver');
  await ruleFor(shop, firm.account, {
    steps: [[await firm.idOf('priya')], [await firm.idOf('omar'), await firm.idOf('ruth')]],
    mode: 'allOf',
  });
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  expect(codeOf(await decide(omar, orderNumber, {}))).toBe('NOT_APPROVER');
  expect((await decide(firm.priya, orderNumber, {})).json()).toMatchObject({ state: 'waiting' });
  const subjects = async (who: string) =>
    (await shop.db.raw('select subject from mailbox_message where recipient = $1', [firm.mailOf(who)])).rows.map((row) =>
      String(row['subject']),
    );
  await expect.poll(() => subjects('omar')).toContainEqual(expect.stringMatching(/sent an order of .* for your approval/));
  expect((await seen(firm.dana, orderNumber)).waitsFor.toSorted()).toEqual(['Ruth Wells', 'omar Park']);
  expect((await decide(omar, orderNumber, {})).json()).toMatchObject({ state: 'waiting' });
  expect((await decide(firm.admin, orderNumber, {})).json()).toMatchObject({ state: 'placed' });
  await expect.poll(() => subjects('dana')).toContainEqual(expect.stringContaining('was approved'));
});

test('[B2B-3] trust 13: nobody approves their own order, and another organization does not learn that it exists', async () => {
  const firm = await approvalTeam(shop, 'own', { over: 1_000_000_000 });
  await ruleFor(shop, firm.account, { steps: [[await firm.idOf('priya'), await firm.idOf('ruth')]] });
  const mine = await sentOrder(shop, { itemId: '100', browser: firm.priya });
  expect(codeOf(await decide(firm.priya, mine.orderNumber, {}))).toBe('OWN_ORDER');
  const stranger = await approvalTeam(shop, 'stranger');
  for (const reply of [
    await decide(stranger.priya, mine.orderNumber, {}),
    await stranger.priya.send('GET', `/api/approvals/${mine.orderNumber}`),
    await firm.dana.send('GET', `/api/approvals/${mine.orderNumber}`),
    await stranger.priya.send('POST', `/api/approvals/${mine.orderNumber}/comments`, { text: 'Hello' }),
    await firm.admin.send('POST', `/api/approvals/${mine.orderNumber}/withdraw`, {}),
  ])
    expect([reply.status, codeOf(reply)]).toEqual([404, 'APPROVAL_NOT_FOUND']);
  expect(await statusOf(mine.orderNumber)).toBe('pendingApproval');
});

test('[B2B-3] the buyer takes an order back; then nobody approves it', async () => {
  const { dana, priya } = await approvalTeam(shop, 'back', { over: 100 });
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: dana });
  expect((await dana.send('POST', `/api/approvals/${orderNumber}/withdraw`, {})).json()).toEqual({ orderNumber, state: 'withdrawn' });
  expect((await dana.send('POST', `/api/approvals/${orderNumber}/withdraw`, {})).status).toBe(200);
  expect(codeOf(await decide(priya, orderNumber, {}))).toBe('ALREADY_DECIDED');
  expect(await statusOf(orderNumber)).toBe('withdrawn');
});
