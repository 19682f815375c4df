import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { writeStores } from '#goods/stores/server';
import { writeToggles } from '#people/toggles/server';
import { aRecord } from '#goods/catalog/fixtures';
import { add, cartOf, ITEM, prepareCarts, put } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { aStore, NOW } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date(NOW) }, async (db) => {
    await prepareCarts(db);
    await db.transaction(async (tx) => {
      await writeStores(tx, [
        aStore({ storeNumber: '0014', name: 'Natick' }),
        aStore({ storeNumber: '8001', name: 'Parcel counter', services: ['partnerPoint'] }),
      ]);
      await writeProducts(tx, [
        aRecord({ itemId: '120', stock: { US: 0, backorderDays: 0 } }),
        aRecord({ itemId: '121', stock: { US: 0, backorderDays: 14 } }),
        ...Array.from({ length: 41 }, (_, at) => aRecord({ itemId: `${7100 + at}` })),
      ]);
      const many = Array.from({ length: 41 }, (_, at) => ({ itemId: `${7100 + at}`, location: 'US', onHand: 5 }));
      await writeStock(tx, [{ itemId: '100', location: 'US-W', onHand: 7 }, ...many], 'replace');
    });
  });
});
afterAll(() => shop.close());

test('[DLV-1] an answer lists every delivery option of each changed line; a whole cart lists them on request', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100', qty: 2, deliveryType: 'ISP', pickStoreNumber: '0008' }], { responseType: 'DELTA' });
  const options = cart.items[0]?.availableDeliveryOptions ?? [];
  expect(
    options.map(({ deliveryType, pickupStoreNumber, minLeadTime, addressId }) => [deliveryType, pickupStoreNumber, minLeadTime, addressId]),
  ).toEqual([
    ['STA', null, 1, 'S-01702'],
    ['ISP', '0008', 0, 'ST-0008'],
    ['STS', '0008', 5, 'ST-0008'],
    ['PCK', '8001', 5, 'ST-8001'],
  ]);
  expect(options[0]?.locations).toEqual([
    { locationId: 'US', available: 5000, threshold: 5000, groupId: 'G3' },
    { locationId: 'US-W', available: 7, threshold: 7, groupId: 'G3' },
    { locationId: 'US-V', available: 0, threshold: 0, groupId: 'G4' },
  ]);
  expect(options[1]?.locations).toEqual([
    { locationId: '0008', available: 3, threshold: 3, groupId: 'G1' },
    { locationId: '0014', available: 0, threshold: 0, groupId: 'G2' },
  ]);
  expect((await cartOf(browser)).items[0]?.availableDeliveryOptions).toBeUndefined();
  expect((await cartOf(browser, '?invDtls=true')).items[0]?.availableDeliveryOptions).toEqual(options);
  expect((await cartOf(browser)).addresses?.map(({ id }) => id)).toContain(cart.items[0]?.selectedDeliveryOption.addressId);
});

test('[DLV-1] an answer about more than forty lines omits their delivery options', async () => {
  const items = Array.from({ length: 41 }, (_, at) => ({ itemId: `${7100 + at}`, qty: 1 }));
  const browser = shop.browser();
  const few = await add(browser, items.slice(0, 40), { responseType: 'DELTA' });
  expect(few.cart.items.filter(({ availableDeliveryOptions = [] }) => availableDeliveryOptions.length > 0)).toHaveLength(40);
  const many = await add(shop.browser(), items, { responseType: 'DELTA' });
  expect(many.cart.items).toHaveLength(41);
  expect(many.cart.items.every(({ availableDeliveryOptions }) => availableDeliveryOptions === undefined)).toBe(true);
});

test('[DLV-1] lines of a cart share stock: an option of one excludes what another line takes', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100', qty: 2, deliveryType: 'ISP', pickStoreNumber: '0008' }]);
  await add(browser, [{ itemId: '100', qty: 2 }]);
  const { items } = await cartOf(browser, '?invDtls=true');
  const fetched = items.map(({ availableDeliveryOptions = [] }) => {
    const way = availableDeliveryOptions.find(({ deliveryType }) => deliveryType === 'ISP');
    return [way?.group, way?.availableQuantity, way?.locations[0]?.available];
  });
  // Three are in stock: the pickup line can have all of them, the other what that leaves.
  expect(fetched).toEqual([
    ['oneHourPickup', 3, 3],
    ['outOfStock', 1, 1],
  ]);
});

const move = async (browser: ReturnType<TestShop['browser']>, item: object) =>
  (await browser.send('POST', ITEM, { items: [item], responseType: 'DELTA' }, put)).json<CartReply>();

test('[DLV-1, CHK-1] a partner point is a pickup of its own, and not a store', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100', qty: 5 }]);
  const cartItemId = cart.items[0]?.cartItemId;
  const moved = await move(browser, { cartItemId, deliveryType: 'PCK', pickStoreNumber: '8001' });
  expect(moved.cart).toMatchObject({
    items: [
      { selectedDeliveryOption: { deliveryType: 'PCK', pickupStoreNumber: '8001', group: 'standard', minDeliveryDate: '2026-11-25' } },
    ],
    cartAttributes: { deliveryMode: 'pickup' },
    cartSummary: { shipFee: 0 },
    stores: [{ storeNumber: '8001', name: 'Parcel counter' }],
  });
  for (const wrong of [
    { deliveryType: 'ISP', pickStoreNumber: '8001' },
    { deliveryType: 'STS', pickStoreNumber: '8001' },
    { deliveryType: 'PCK', pickStoreNumber: '0008' },
    { deliveryType: 'PCK', pickStoreNumber: '9999' },
  ])
    expect((await move(browser, { cartItemId, ...wrong })).messages).toMatchObject([{ code: 'INVALID_STORE_NUMBER' }]);
  expect((await move(browser, { cartItemId, deliveryType: 'PCK' })).cart).toMatchObject({
    cartAttributes: { deliveryMode: 'ship-to-address' },
  });
});

test('[DLV-4] a back order says in words that its day is unknown', async () => {
  const { cart } = await add(shop.browser(), [{ itemId: '120' }]);
  expect(cart.items[0]?.selectedDeliveryOption).toMatchObject({
    group: 'backOrder',
    isBackOrder: true,
    minDeliveryDate: null,
    minLeadTime: null,
    messages: [{ code: 'BACK_ORDER_NO_DATE', type: 'warning' }],
  });
});

test('[DLV-2, DLV-4] a back order with a day says in words when it arrives, as checkout does', async () => {
  const { cart } = await add(shop.browser(), [{ itemId: '121' }]);
  const { group, minDeliveryDate, maxDeliveryDate, messages } = cart.items[0]?.selectedDeliveryOption ?? {};
  expect(group).toBe('backOrder');
  const spoken = (iso: string | null = null): string =>
    new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(iso ?? ''));
  expect(messages).toEqual([
    expect.objectContaining({
      code: 'BACK_ORDER',
      description: `On back order. Arrives ${spoken(minDeliveryDate)} to ${spoken(maxDeliveryDate)}. We’ll ship it as soon as we have it.`,
    }),
  ]);
});

test('[DLV-4, USR-7] the shopper chooses a delivery day from the calendar while its toggle is on', async () => {
  const browser = shop.browser();
  const update = async (body: object) => (await browser.send('POST', '/cc/api/checkout/default', body, put)).json<CartReply>();
  const { cart } = await add(browser, [{ itemId: '100' }]);
  expect(cart.futureDelivery).toMatchObject({ date: null, earliestDeliveryDate: '2026-11-21' });
  expect(cart.futureDelivery?.days).toHaveLength(15);
  const chosen = await update({ futureDelivery: { date: '2026-11-24' } });
  expect(chosen.cart).toMatchObject({
    futureDelivery: { date: '2026-11-24' },
    items: [{ selectedDeliveryOption: { minDeliveryDate: '2026-11-24', maxDeliveryDate: '2026-11-24', orderBy: null } }],
  });
  expect((await update({ futureDelivery: { date: '2026-11-26' } })).messages).toMatchObject([
    { code: 'DELIVERY_DATE_NOT_AVAILABLE', type: 'failure' },
  ]);
  await writeToggles(shop.db, [{ toggleName: '15DayDeliveryCalendar', values: ['N'], active: true }]);
  await expect.poll(async () => (await cartOf(browser)).futureDelivery).toBeUndefined();
  expect((await cartOf(browser)).items[0]?.selectedDeliveryOption.minDeliveryDate).toBe('2026-11-21');
  await writeToggles(shop.db, [{ toggleName: '15DayDeliveryCalendar', values: ['y'], active: true }]);
  await expect.poll(async () => (await cartOf(browser)).futureDelivery?.date).toBe('2026-11-24');
});
