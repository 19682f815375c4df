// The steps of docs/cart-messages.md in a browser: who takes them, and what they do.
import type { CartWalker } from './cart-walker.ts';

type Steps = readonly [as: string, steps: (one: CartWalker) => Promise<void>];

const ITEM = '/cc/api/checkout/default/item';

const added =
  (itemId: string, qty = 1) =>
  (one: CartWalker) =>
    one.add([{ itemId, qty }]);
/** What is said of a line or the cart as it stands is read on the cart page. */
const inCart =
  (itemId: string, qty = 1, more = {}) =>
  async (one: CartWalker) => {
    await one.put([{ itemId, qty }], more);
    await one.openCart();
  };
const withCoupon =
  (code: string, itemId = '246810') =>
  async (one: CartWalker) => {
    await inCart(itemId)(one);
    await one.coupon(code);
  };

const ITEMS: Readonly<Record<string, Steps>> = {
  OUT_OF_STOCK: ['guest', added('900001')],
  PARTIAL_QTY_AVAILABLE: ['guest', added('900003', 5)],
  PARTIAL_QTY_FIXED: ['guest', added('900022', 7)],
  EXCEEDED_LIMIT: ['guest', async (one) => (await one.put([{ itemId: '900034' }]), one.add([{ itemId: '900034' }]))],
  QTY_LIMIT_ITEM: ['guest', added('900034', 2)],
  QTY_LIMIT_EXCEEDED: ['guest', async (one) => (await one.put([{ itemId: '900004', qty: 3 }]), one.add([{ itemId: '900004', qty: 4 }]))],
  EXCEEDS_MAX_LINE_QTY: ['guest', added('900036', 10_000)],
  INVALID_QTY: ['guest', added('246810', 0)],
  INVALID_ITEMS: ['guest', (one) => one.add([])],
  INVALID_ITEM: ['guest', added('999999')],
  INVALID_DATA_ITEM: ['guest', added('24 68 10')],
  SKU_INVALID: ['guest', added('HD-OLD-1##')],
  PRICE_NOT_AVAILABLE: ['guest', added('900032')],
  ITEM_NOT_PUBLISHED: ['guest', added('900015')],
  ITEM_NOT_AVAILABLE: ['guest', added('900014')],
  ITEM_INVENTORY_NOT_AVAILABLE: ['guest', (one) => one.add([{ itemId: '900026', deliveryType: 'ISP', pickStoreNumber: one.store }])],
  NOT_AVAILABLE_FOR_BOPIS: ['guest', (one) => one.add([{ itemId: '900007', deliveryType: 'ISP', pickStoreNumber: one.store }])],
  INVALID_STORE_NUMBER: ['guest', (one) => one.add([{ itemId: '246810', deliveryType: 'ISP', pickStoreNumber: '9999' }])],
  RESTRICTED_ITEM: ['guest', added('900009')],
  HEALTH_CARE_RESTRICTION: ['guest', added('900010')],
  STANDALONE_WARRANTY_ITEM: ['guest', added('950102')],
  INVALID_FREE_ITEM: ['guest', added('790103')],
  SURCHG_ALTS_ITM_MSG: ['guest', added('900022', 12)],
  GIFT_CARD_LIMIT_EXCEEDED: ['guest', added('389', 41)],
  NO_EASY_REWARDS: ['rewards', added('389')],
  MEMBERSHIP_GENERIC_ERR: ['guest', (one) => one.add([{ itemId: '970049' }, { itemId: '970099' }])],
  TECHNICAL_PROBLEM: ['guest', (one) => one.add(['900005', '900006'].map((itemId) => ({ itemId, qty: 9_999 })))],
  ALREADY_PURCHASED: ['select', added('970049')],
  ALREADY_BENEFICIARY: ['premium', added('970049')],
  BLOCKED_FOR_ADD_TO_CART: ['business', added('900008')],
};

const CART: Readonly<Record<string, Steps>> = {
  EMPTY_CART: ['guest', (one) => one.openCart()],
  ADDON_THRESHOLD_NOT_MET: ['guest', inCart('900037')],
  MISSING_WEB_USER_ID: ['guest', inCart('970049')],
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: ['guest', inCart('900001', 1, { skipInv: true })],
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: [
    'guest',
    async (one) => {
      await one.put([{ itemId: '610412' }, { itemId: '950102', parentItemId: '610412' }]);
      await one.openCart();
      await one.change({ cartItemId: await one.lineOf('950102'), qty: 2 });
    },
  ],
  BUNDLE_PART_FIXED: [
    'guest',
    async (one) => {
      await one.put([{ itemId: '289101' }]);
      await one.openCart();
      await one.change({ cartItemId: await one.lineOf('282101'), qty: 0 });
    },
  ],
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: [
    'guest',
    async (one) => {
      await one.put([{ itemId: '520331' }, { itemId: '950201', parentItemId: '520331' }]);
      await one.openCart();
      await one.change({ cartItemId: await one.lineOf('520331'), deliveryType: 'ISP', pickStoreNumber: one.store });
    },
  ],
  CART_STATUS_ERROR: [
    'guest',
    async (one) => {
      await one.put([{ itemId: '246810' }]);
      await one.put([{ itemId: '246811' }]);
      await one.openCart();
      await one.change({ cartItemId: await one.lineOf('246810'), qty: 2, version: 1 });
    },
  ],
  CART_ITEM_ID_NOT_FOUND: ['guest', async (one) => (await inCart('246810')(one), one.change({ cartItemId: 'nothing', qty: 2 }))],
  CART_ID_NOT_FOUND: ['guest', async (one) => (await inCart('246810')(one), one.removeFrom('00000000-0000-4000-8000-000000000000'))],
  DELIVERY_DATE_NOT_AVAILABLE: ['guest', async (one) => (await inCart('246810')(one), one.deliverOn('2020-01-01'))],
  MISSING_USER: ['business guest', async (one) => (await inCart('246810')(one), one.account('PO-1'))],
  SFL_MOVED: [
    'guest',
    async (one) => {
      await one.put([{ itemId: '246810' }]);
      await one.call('POST', '/cc/api/sfl', { cartItemId: await one.lineOf('246810') });
      await one.openCart();
      await one.moveBack();
    },
  ],
  CART_AUTO_MERGE: [
    'guest',
    async (one) => {
      const account = { email: `merge${one.store}@example.com`, password: 'a long enough password' };
      await one.openAccount({ fullName: 'Maya Ortiz', ...account });
      await one.put([{ itemId: '246810' }]);
      await one.begin('guest');
      await one.put([{ itemId: '246811' }]);
      await one.call('POST', '/api/sign-in', account);
      await one.openCart();
    },
  ],
  BACK_IN_STOCK: [
    'guest',
    async (one) => {
      // The only one there is: held for who is in checkout with it, and given back when that cart goes on without it.
      await one.put([{ itemId: '900002' }]);
      const other = await one.another();
      await other.put([{ itemId: '900002' }, { itemId: '246810' }]);
      await other.enterCheckout();
      await one.seen('OUT_OF_STOCK', () => one.openCart());
      await other.call('POST', `${ITEM}/${await other.lineOf('900002')}`, undefined, 'DELETE');
      await other.enterCheckout();
      await one.seen('BACK_IN_STOCK', () => one.openCart());
    },
  ],
};

const COUPONS: Readonly<Record<string, Steps>> = {
  ORDER_TOTAL_NOT_MET_ERROR: ['guest', withCoupon('PAPER15', '310877')],
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: ['guest', withCoupon('BIG500')],
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: ['guest', withCoupon('WRITE10')],
  BOPIS_EVENT_ERROR: ['guest', withCoupon('PICKUP5')],
  MISSING_REWARDS_ID: ['guest', withCoupon('REWARD20')],
  REWARDS_COUPON_ERROR_MESSAGE: ['rewards', withCoupon('REWARDKEY')],
  NEGATIVE_CART_TOTAL: ['rewards', withCoupon('REWARD20', '310877')],
};

export const MESSAGE_STEPS: Readonly<Record<string, Steps>> = { ...ITEMS, ...CART, ...COUPONS };
