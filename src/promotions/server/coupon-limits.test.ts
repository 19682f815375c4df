// Limits of coupons in many checkouts at once: what counts is what the tables say afterwards (trust 7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCoupons } from '#promotions/server';
import type { CartReply } from '#cart/contract';
import { aCoupon } from '../../cart/fixtures.ts';
import { buyer, CARDS, count, type Buyer } from '../../orders/fixtures.ts';
import { prepareCarts } from '../../test-carts.ts';
import { testShop, type TestShop } from '../../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await prepareCarts(db);
    await writeCoupons(db, [
      aCoupon({ code: 'ONCE', limitTotal: 1 }),
      aCoupon({ code: 'BACK', limitTotal: 1 }),
      aCoupon({ code: 'MINE', limitPerShopper: 1 }),
    ]);
  });
});
afterAll(() => shop.close());

async function withCoupon(code: string, card?: string): Promise<Buyer> {
  const browser = shop.browser();
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: [code] });
  return buyer(shop, { itemId: '101', browser, ...(card === undefined ? {} : { card }) });
}

const codeOf = (reply: { json<T>(): T }): string => reply.json<{ code?: string }>().code ?? 'placed';

test('[CART-15] trust 7: a single-use coupon in 64 checkouts at once discounts one; the others see the new total and are asked', async () => {
  const buyers = await Promise.all(Array.from({ length: 64 }, () => withCoupon('ONCE')));
  expect(new Set(buyers.map(({ total }) => total)).size).toBe(1);
  const answers = (await Promise.all(buyers.map((one) => one.place()))).map(codeOf);
  expect(answers.filter((code) => code === 'placed')).toHaveLength(1);
  expect(new Set(answers.filter((code) => code !== 'placed'))).toEqual(new Set(['TOTAL_CHANGED']));
  expect(await count(shop.db, 'order_head', `status = 'placed' and coupons @> '[{"code": "ONCE"}]'`)).toBe(1);
  expect((await shop.db.raw(`select used from coupon_count where code = 'ONCE'`)).rows).toEqual([{ used: 1 }]);
  const left = buyers[answers.indexOf('TOTAL_CHANGED')];
  const details = await left?.details();
  expect(details?.amounts.total).toBeGreaterThan(left?.total ?? 0);
  expect(codeOf((await left?.place({ total: details?.amounts.total ?? 0 })) ?? { json: () => ({}) as never })).toBe('placed');
});

test('[CART-15] an order that does not come about gives its coupon back', async () => {
  // Each look is another shopper's: a coupon taken a moment before the count is known stays in that cart.
  const toldOfBack = async (): Promise<readonly string[]> => {
    const reply = await shop.browser().send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: ['BACK'] });
    return reply.json<CartReply>().messages.map(({ code }) => code);
  };
  const declined = await withCoupon('BACK', CARDS.declined);
  expect(codeOf(await declined.place())).not.toBe('placed');
  expect((await shop.db.raw(`select used from coupon_count where code = 'BACK'`)).rows).toEqual([{ used: 0 }]);
  // It was used up for as long as the card was asked; the news that it is not comes a moment later.
  await expect.poll(toldOfBack).not.toContain('COUPON_USED_UP');
  expect(codeOf(await (await withCoupon('BACK')).place())).toBe('placed');
  await expect.poll(toldOfBack).toContain('COUPON_USED_UP');
});

test('[CART-15] one shopper uses a coupon of one each once; the next does not notice', async () => {
  const first = await withCoupon('MINE');
  expect(codeOf(await first.place())).toBe('placed');
  // Entered once more it is refused at once, and not kept.
  const entered = await first.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: ['MINE'] });
  expect(entered.json<CartReply>().messages.map(({ code }) => code)).toContain('COUPON_USED_BEFORE');
  const again = (await first.browser.send('GET', '/cc/api/checkout')).json<CartReply>();
  expect(again.cart.coupons).toEqual([]);
  const other = await withCoupon('MINE');
  expect((await other.browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart.coupons).toMatchObject([
    { applied: true, amount: 5 },
  ]);
});

test('[CART-15, CHK-4] trust 14: a price changed by staff during checkout is shown and asked, never charged unseen', async () => {
  const guest = await buyer(shop, { itemId: '101' });
  await shop.db.raw(`update price set sale = null, base = 1500 where item_id = '101' and currency = 'USD'`);
  await expect.poll(async () => (await guest.details()).amounts.total).toBeGreaterThan(guest.total);
  expect(codeOf(await guest.place())).toBe('TOTAL_CHANGED');
  expect(codeOf(await guest.place({ total: (await guest.details()).amounts.total }))).toBe('placed');
});
