// A cart whose order waits for approval is closed: nothing that is done to it later changes what is approved (trust 13).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail } from '#buying/approvals/contract';
import { approvalTeam } from '#test/approval-team';
import { cartOf, ITEM, prepareCarts, put } from '#test/carts';
import { testShop, type TestReply, type TestShop } from '#test/shop';
import { sentOrder } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

/** Of a refusal, or of the answer's first message. */
const codeOf = (reply: TestReply): string | undefined => {
  const { code, messages = [] } = reply.json<{ readonly code?: string; readonly messages?: readonly { readonly code: string }[] }>();
  return code ?? messages[0]?.code;
};

test('[B2B-3] trust 13: the cart of an order that waits cannot be edited, reopened or ordered again', async () => {
  const { dana, priya } = await approvalTeam(shop, 'sent', { over: 100 });
  await dana.send('POST', ITEM, { items: [{ itemId: '101', qty: 1 }] });
  const before = (await cartOf(dana)).items[0]?.cartItemId;
  const { orderNumber, cartId } = await sentOrder(shop, { itemId: '100', qty: 2, browser: dana });
  const seen = async () => (await priya.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
  const asked = await seen();

  // Of the closed cart: a line, the cart by its number, its reopening, and another order of it.
  expect(codeOf(await dana.send('POST', ITEM, { items: [{ cartItemId: before, qty: 9 }] }, put))).toBe('CART_ITEM_ID_NOT_FOUND');
  const query = `?cartId=${cartId}`;
  expect(codeOf(await dana.send('POST', `/cc/api/checkout/default${query}`, { zipCode: '97201' }, put))).toBe('CART_STATUS_ERROR');
  expect((await dana.send('PUT', `/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${orderNumber}`)).status).not.toBe(200);

  // A new cart of the same shopper is another one.
  await dana.send('POST', ITEM, { items: [{ itemId: '101', qty: 5 }] });
  expect((await cartOf(dana)).cartId).not.toBe(cartId);
  const { lines, total } = await seen();
  expect([lines, total]).toEqual([asked.lines, asked.total]);
  expect((await priya.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve' })).json()).toMatchObject({
    state: 'placed',
  });
  const { rows } = await shop.db.raw('select item_id, qty from order_line where order_number = $1 order by item_id', [orderNumber]);
  expect(rows).toEqual([
    { item_id: '100', qty: 2 },
    { item_id: '101', qty: 1 },
  ]);
  expect((await cartOf(dana)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['101', 5]]);
});
