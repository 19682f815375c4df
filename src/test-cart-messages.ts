// The steps of docs/cart-messages.md to each message about the cart, its lines, and what was saved, through the API.
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { ITEM } from './test-carts.ts';
import type { MessageSteps, MessageVisitor } from './test-message-visitor.ts';

const added =
  (itemId: string, qty = 1) =>
  (one: MessageVisitor) =>
    one.add([{ itemId, qty }]);

const key = (text: string) => ({ 'idempotency-key': text });

export const CART_MESSAGES: Readonly<Record<string, MessageSteps>> = {
  EMPTY_CART: ['guest', (one) => one.cart()],
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: ['guest', (one) => one.add([{ itemId: '900001' }], { skipInv: true })],
  BACK_IN_STOCK: [
    'guest',
    async (one) => {
      const setStock = (units: number) =>
        one.shop.db.raw(`update stock set on_hand = $1 where item_id = '900002' and location in ('US', 'CA')`, [units]);
      await one.add([{ itemId: '900002' }]);
      await setStock(0);
      await expect.poll(async () => (await one.cart()).body).toContain('"OUT_OF_STOCK"');
      await setStock(1);
      await expect.poll(async () => (await one.cart()).body).toContain('"BACK_IN_STOCK"');
      return one.cart();
    },
  ],
  CART_AUTO_MERGE: [
    'guest',
    async (one) => {
      const email = `merge${one.store}@example.com`;
      const home = await one.another();
      await home.openAccount(email);
      await home.add([{ itemId: '246810' }]);
      await one.add([{ itemId: '246811' }]);
      await one.signIn(email);
      return one.cart();
    },
  ],
  SFL_MOVED: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.post('/cc/api/sfl', { cartItemId: await one.lineOf('246810') });
    },
  ],
  MISSING_WEB_USER_ID: ['guest', added('970049')],
  MISSING_USER: ['business guest', (one) => one.update({ po: 'PO-1' }, '?actionType=UPDATE_ACCOUNTING')],
  CART_STATUS_ERROR: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      await one.add([{ itemId: '246811' }]);
      return one.edit([{ cartItemId: await one.lineOf('246810'), qty: 2, version: 1 }]);
    },
  ],
  CART_ID_NOT_FOUND: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.remove(await one.lineOf('246810'), '?cartId=00000000-0000-4000-8000-000000000000');
    },
  ],
  DELIVERY_DATE_NOT_AVAILABLE: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.update({ futureDelivery: { date: '2020-01-01' } });
    },
  ],
  CART_ITEM_ID_NOT_FOUND: ['guest', (one) => one.remove('nothing')],
  SAMPLES_ONLY: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      await one.add([{ itemId: '790103' }]);
      await one.remove(await one.lineOf('246810'));
      return one.cart();
    },
  ],
  SMALL_ORDER: ['guest', async (one) => (await one.add([{ itemId: '310877' }]), one.cart())],
  ADDED_TO_CART: ['guest', (one) => one.add([{ itemId: '246810' }, { itemId: '246811' }])],
  INVALID_ZIP: ['guest', (one) => one.update({ zipCode: '972' })],
  CART_LINES_LIMIT: [
    'guest',
    async (one) => {
      // One of everything: more than a cart holds.
      const { rows } = await one.shop.db.raw(`select item_id from product where status = 'active' order by item_id`);
      const items = rows.map((row) => ({ itemId: row['item_id'] }));
      await one.add(items.slice(0, 1_000));
      return one.add(items.slice(1_000, 2_000));
    },
  ],
  SAVED_LIST_FULL: [
    'guest',
    async (one) => {
      await one.post('/cc/api/sfl', { itemId: '246810' });
      await one.shop.db.raw(
        `insert into saved_item (owner_id, site_id, list_item_id, item_id, qty, services, seen_cents, was_out, saved_at)
         select owner_id, site_id, 'more' || n, 'more' || n, 1, services, seen_cents, was_out, saved_at
         from saved_item, generate_series(1, 2999) n where item_id = '246810' and site_id = $1`,
        [one.site],
      );
      const reply = await one.post('/cc/api/sfl', { itemId: '246811' });
      return reply;
    },
  ],
  SAVED_ITEM_NOT_FOUND: ['guest', (one) => one.post('/cc/api/sfl/cart', { items: [{ listItemId: 'nothing' }] })],
  BUDGET_CENTER_UNKNOWN: ['business', (one) => one.update({ bc: 'Nowhere' }, '?actionType=UPDATE_ACCOUNTING')],
  SPECIAL_ORDER_NOT_ALLOWED: ['guest', (one) => one.add([{ itemId: '246810' }], { type: 'SPECIAL' })],
  OTHER_TENANT: ['guest', (one) => one.get('/cc/api/checkout?tenantId=SBA')],
  UNKNOWN_ACTION: ['guest', (one) => one.update({}, '?actionType=DANCE')],
  KEY_UNUSABLE: ['guest', (one) => one.post(ITEM, { items: [{ itemId: '246810' }] }, key('k'.repeat(256)))],
  KEY_REUSED: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      await one.post(ITEM, { items: [{ itemId: '246810' }] }, key('once'));
      return one.post(ITEM, { items: [{ itemId: '246811' }] }, key('once'));
    },
  ],
  IN_FLIGHT: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      const again = () => one.post(ITEM, { items: [{ itemId: '246811' }] }, key('at once'));
      // Nothing is written while the carts are locked, so that the first is still on its way when the second comes.
      const [first, second] = await one.shop.db.transaction(async (tx) => {
        await tx.raw('lock table cart in exclusive mode');
        const under = again();
        await setTimeout(50);
        const refused = await Promise.race([again(), setTimeout(5_000, null)]);
        return [{ under }, refused] as const;
      });
      expect((await first.under).status).toBe(200);
      return second ?? one.cart();
    },
  ],
};
