// The steps of docs/cart-messages.md for each item and cart message: the user, and every way in the row.
import { saying, type Steps, type Way } from './message-walk.ts';

const quick =
  (...rows: string[]): Way =>
  (one) =>
    one.quickOrder(...rows);
const paste: Way = (one) => one.paste();
const added =
  (itemId: string, ...quantities: number[]): Way =>
  async (one) => {
    for (const qty of quantities) await one.add(itemId, qty);
  };
const inCart =
  (itemId: string, qty = 1): Way =>
  async (one) => {
    await one.add(itemId, qty);
    await one.openCart();
  };

export const ITEM_STEPS: Steps = {
  OUT_OF_STOCK: [
    'guest',
    saying('OUT_OF_STOCK_none', quick('900001')),
    saying('OUT_OF_STOCK_alternates', quick('900033')),
    saying('OUT_OF_STOCK_none', quick('900025')),
    saying('OUT_OF_STOCK_pickup', async (one) => {
      await one.paste();
      await one.quickOrder('900025');
    }),
  ],
  PARTIAL_QTY_AVAILABLE: ['guest', added('900003', 5), quick('900002 2')],
  PARTIAL_QTY_FIXED: ['guest', quick('900022 7')],
  EXCEEDED_LIMIT: ['guest', saying('EXCEEDED_LIMIT_limit', added('900034', 1, 1)), saying('EXCEEDED_LIMIT_stock', added('900002', 1, 1))],
  QTY_LIMIT_ITEM: ['guest', quick('900034 2'), quick('900004 6')],
  QTY_LIMIT_EXCEEDED: ['guest', added('900004', 3, 4)],
  EXCEEDS_MAX_LINE_QTY: ['guest', quick('900036 10000')],
  INVALID_QTY: ['guest', paste],
  INVALID_ITEMS: ['guest', paste],
  INVALID_ITEM: ['guest', paste],
  INVALID_DATA_ITEM: ['guest', paste],
  SKU_INVALID: ['guest', paste],
  PRICE_NOT_AVAILABLE: ['guest', paste],
  ITEM_NOT_PUBLISHED: ['guest', paste],
  ITEM_NOT_AVAILABLE: [
    'guest',
    saying('ITEM_NOT_AVAILABLE_discontinued', quick('900014')),
    saying('ITEM_NOT_AVAILABLE_comingSoon', quick('900018')),
    saying('ITEM_NOT_AVAILABLE_inStoreOnly', quick('900019')),
    saying('ITEM_NOT_AVAILABLE_discontinued', paste),
  ],
  HARD_ALT_ADDED: ['guest', paste],
  ITEM_INVENTORY_NOT_AVAILABLE: ['guest', paste],
  NOT_AVAILABLE_FOR_BOPIS: ['guest', paste, paste],
  INVALID_STORE_NUMBER: ['guest', paste],
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: ['guest', paste],
  BLOCKED_FOR_ADD_TO_CART: ['business', quick('900008')],
  RESTRICTED_ITEM: [
    'guest',
    saying('RESTRICTED_ITEM_wholesaler', quick('900009')),
    saying('RESTRICTED_ITEM_contract', async (one) => (await one.begin('contract'), one.paste())),
  ],
  HEALTH_CARE_RESTRICTION: ['guest', quick('900010')],
  STANDALONE_WARRANTY_ITEM: [
    'guest',
    saying('STANDALONE_WARRANTY_ITEM_warranty', quick('950102')),
    saying('STANDALONE_WARRANTY_ITEM_assembly', quick('950201')),
  ],
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: ['guest', paste],
  BUNDLE_PART_FIXED: ['guest', paste],
  INVALID_FREE_ITEM: ['guest', quick('790103')],
  SURCHG_ALTS_ITM_MSG: ['guest', inCart('900022')],
  ADDON_THRESHOLD_NOT_MET: ['guest', inCart('900037')],
  GIFT_CARD_LIMIT_EXCEEDED: ['guest', quick('389 41'), quick('235 41')],
  NO_EASY_REWARDS: ['rewards', inCart('389')],
  ALREADY_PURCHASED: ['select', quick('970049')],
  ALREADY_BENEFICIARY: ['premium', quick('970049')],
  MEMBERSHIP_GENERIC_ERR: ['guest', async (one) => (await one.add('970049'), one.add('970099'))],
  TECHNICAL_PROBLEM: ['guest', async (one) => (await one.quickOrder('900005 9999', '900006 9999'), one.addRows())],
  CUSTOM_SKU_REQUIRED: ['guest', quick('782102')],
  FURNITURE_SERVICE_NOT_OFFERED: ['guest', paste],
  PRICE_CHANGED: [
    'business guest',
    async (one) => {
      await one.add('246810');
      await one.signIn('business');
      await one.openCart();
    },
  ],
};

export const CART_STEPS: Steps = {
  EMPTY_CART: ['guest', paste],
  ADDED_TO_CART: ['guest', saying('ADDED_coupon', async (one) => (await inCart('246810')(one), one.coupon('BEST15')))],
  SMALL_ORDER: ['guest', inCart('310877')],
  SAMPLES_ONLY: [
    'guest',
    async (one) => {
      await one.add('246810');
      await one.add('790103');
      await one.openCart();
      await one.remove('246810');
    },
  ],
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: [
    'guest',
    saying('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_outOfStock', async (one) => {
      await one.add('900002');
      const other = await one.another('guest');
      await other.add('900002');
      await other.enterCheckout();
      await one.seen('OUT_OF_STOCK', () => one.openCart());
      // Released for the next user.
      await other.openCart();
      await other.remove('900002');
      await other.add('246810');
      await other.enterCheckout();
      await other.end();
    }),
    saying('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_outOfStock', async (one) => {
      await one.begin('guest');
      await one.paste();
      await one.openCart();
    }),
    saying('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_chooseStore', async (one) => {
      await one.begin('guest');
      await one.paste();
      await one.openCart();
    }),
    saying('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_attention', async (one) => {
      await one.begin('guest');
      await inCart('900037')(one);
    }),
  ],
  BACK_IN_STOCK: [
    'guest',
    async (one) => {
      // The only unit: reserved by a checkout, and released when that cart continues without it.
      await one.add('900002');
      const other = await one.another('guest');
      await other.add('900002');
      one.touched.add('246810');
      await other.add('246810');
      await other.enterCheckout();
      await one.seen('OUT_OF_STOCK', () => one.openCart());
      await other.openCart();
      await other.remove('900002');
      await other.enterCheckout();
      await one.seen('BACK_IN_STOCK', () => one.openCart());
      await other.end();
    },
  ],
  COUNTRY_SWITCHED: [
    'guest',
    async (one) => {
      await one.paste();
      await one.openCart();
    },
  ],
  CART_AUTO_MERGE: [
    'shopper',
    async (one) => {
      await one.add('246810');
      await one.signOut();
      await one.add('246811');
      await one.signIn('shopper');
      await one.openCart();
    },
  ],
  SFL_MOVED: ['guest', async (one) => (await inCart('246810')(one), one.press('save')), (one) => one.press('toCart')],
  SAVED_ITEM_NOT_FOUND: ['guest', paste],
  MISSING_WEB_USER_ID: ['guest', inCart('970049')],
  MISSING_USER: ['business guest', async (one) => (await inCart('246810')(one), one.purchaseOrder('PO-1'))],
  BUDGET_CENTER_UNKNOWN: ['business', paste],
  SPECIAL_ORDER_NOT_ALLOWED: ['guest', paste],
  INVALID_ZIP: ['guest', paste],
  DELIVERY_DATE_NOT_AVAILABLE: ['guest', paste],
  CART_LINES_LIMIT: ['guest', paste],
  CART_STATUS_ERROR: ['guest', paste],
  CART_ITEM_ID_NOT_FOUND: ['guest', paste],
  CART_ID_NOT_FOUND: ['guest', paste],
  COOKIES_REFUSED: ['guest', paste],
  OTHER_TENANT: ['guest', paste],
  UNKNOWN_ACTION: ['guest', paste],
  KEY_UNUSABLE: ['guest', paste],
  KEY_REUSED: ['guest', paste],
};
