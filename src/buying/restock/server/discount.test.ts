// The discount for what comes by itself is a coupon (ATC-7): entered by itself, to the cent, told before and after, and of no use to anybody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockFormReply, RestockView } from '#buying/restock/contract';
import { aCoupon } from '#goods/promotions/fixtures';
import { writeCoupons } from '#goods/promotions/server';
import { add, prepareCarts } from '#test/carts';
import { keeper, rows, start, tick, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

const CODE = 'RESTOCK5';
let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, async (db) => {
    await prepareCarts(db);
    const coupon = aCoupon({ code: CODE, kind: 'percent', value: 500, scope: 'item', conditions: [{ code: 'autoRestock' }] });
    await db.transaction((tx) => writeCoupons(tx, [coupon]));
  });
});
afterAll(() => shop.close());

const list = async ({ browser }: Keeper) =>
  (await browser.send('GET', '/api/restocks')).json<{ restocks: RestockView[]; percentOff: number }>();

test('[ATC-7] [CART-15] the form, the list, the mail and the order say the same discount, and the order takes it to the cent', async () => {
  const maya = await keeper(shop);
  const form = (await maya.browser.send('GET', '/api/restock-form?items=101:7')).json<RestockFormReply>();
  expect([form.choices.percentOff, form.items[0]?.item.price]).toEqual([5, 8]);
  const [id = ''] = await start(maya, { nextOn: '2026-11-10', items: [{ itemId: '101', qty: '7' }] });
  const { restocks, percentOff } = await list(maya);
  const shown = restocks.find(({ restockId }) => restockId === id);
  expect([percentOff, shown?.before, shown?.total]).toEqual([5, 56, 53.2]);
  const mailed = () =>
    rows(shop, `select plain from mailbox_message where recipient = $1 and subject like 'Auto-restock is on%'`, [maya.email]);
  await expect.poll(async () => String((await mailed())[0]?.['plain'])).toContain('$53.20');
  now = new Date('2026-11-10T15:00:00Z');
  await tick(shop);
  const order = `select h.sub_total, h.discount, h.total - h.tax as before_tax, l.item_discount, p.amount - h.total as beyond from order_head h
    join order_line l using (order_number) join order_payment p on p.order_number = h.order_number and p.kind = 'authorised' where h.email = $1`;
  expect(await rows(shop, order, [maya.email])).toEqual([
    { sub_total: 5_600, discount: 280, before_tax: 5_320, item_discount: 280, beyond: 0 },
  ]);
});

test('[ATC-7] [CART-15] the code takes nothing off a cart that is bought once', async () => {
  const { cart } = await add(shop.browser(), [{ itemId: '101', qty: 7 }], { coupons: [CODE] });
  expect(cart.coupons.filter(({ applied }) => applied)).toEqual([]);
});
