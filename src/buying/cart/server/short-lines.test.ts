// After a stock count a line may want more than there is: it keeps its day, costs what it shows, and blocks the order until the shopper changes it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeStock } from '#goods/inventory/server';
import { add, cartOf, ITEM, put, testCarts } from '#test/carts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

/** Sets the stock, and waits until the shop has heard of it: the database notifies it a moment later. */
async function counted(browser: Browser, onHand: number): Promise<void> {
  await shop.db.transaction((tx) => writeStock(tx, [{ itemId: '100', location: '0008', onHand }], 'replace'));
  const left = async () => (await cartOf(browser)).items[0]?.inventory.items[0]?.availablequantity ?? 0;
  await expect.poll(left).toBe(onHand);
}

test('[CART-24, DLV-1, CHK-3] a count below a line’s quantity: sums, messages and group agree, and taking the rest fixes the line', async () => {
  const browser = shop.browser();
  const there = await add(browser, [{ itemId: '100', qty: 3, deliveryType: 'ISP', pickStoreNumber: '0008' }]);
  const [before] = there.cart.items;
  expect(before?.selectedDeliveryOption).toMatchObject({ group: 'oneHourPickup', pickupStoreNumber: '0008' });

  await counted(browser, 1);
  const short = await cartOf(browser);
  const [line] = short.items;
  expect(line).toMatchObject({
    qty: 3,
    counted: true,
    messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }],
    inventory: { items: [{ itemId: '100', availablequantity: 1 }] },
    selectedDeliveryOption: { group: 'oneHourPickup', minDeliveryDate: before?.selectedDeliveryOption.minDeliveryDate },
  });
  expect(short.cartSummary.cartSubTotal).toBe(there.cart.cartSummary.cartSubTotal);
  expect(short.cartSummary.cartSubTotal).toBe(3 * (line?.priceInfo.finalPricePerUnit ?? 0));
  expect(short.cartAttributes).toMatchObject({ numberOfItems: 3, proceedCheckout: false });
  expect(short.messages).toMatchObject([{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' }]);

  const taken = (await browser.send('POST', ITEM, { items: [{ cartItemId: line?.cartItemId, qty: 1 }] }, put)).json<CartReply>().cart;
  expect(taken.items[0]).toMatchObject({ qty: 1, messages: [] });
  expect(taken.cartSummary.cartSubTotal).toBe(line?.priceInfo.finalPricePerUnit);
  expect(taken.cartAttributes.proceedCheckout).toBe(true);

  await counted(browser, 0);
  const [gone] = (await cartOf(browser)).items;
  expect(gone).toMatchObject({ counted: false, messages: [{ code: 'OUT_OF_STOCK' }], selectedDeliveryOption: { group: 'outOfStock' } });
  expect((await cartOf(browser)).cartSummary.cartSubTotal).toBe(0);
});
