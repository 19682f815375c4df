// The steps of docs/cart-messages.md to each message about an item, through the API.
import type { CartReply } from '#cart/contract';
import type { MessageSteps, MessageVisitor } from './test-message-visitor.ts';

const added =
  (itemId: string, qty = 1) =>
  (one: MessageVisitor) =>
    one.add([{ itemId, qty }]);

export const ITEM_MESSAGES: Readonly<Record<string, MessageSteps>> = {
  OUT_OF_STOCK: ['guest', added('900001')],
  PARTIAL_QTY_AVAILABLE: ['guest', added('900003', 5)],
  PARTIAL_QTY_FIXED: ['guest', added('900022', 7)],
  EXCEEDED_LIMIT: ['guest', async (one) => (await one.add([{ itemId: '900034' }]), one.add([{ itemId: '900034' }]))],
  QTY_LIMIT_ITEM: ['guest', added('900034', 2)],
  QTY_LIMIT_EXCEEDED: ['guest', async (one) => (await one.add([{ itemId: '900004', qty: 3 }]), one.add([{ itemId: '900004', qty: 4 }]))],
  EXCEEDS_MAX_LINE_QTY: ['guest', added('900036', 10_000)],
  PRICE_NOT_AVAILABLE: ['guest', added('900032')],
  BLOCKED_FOR_ADD_TO_CART: ['business', added('900008')],
  STANDALONE_WARRANTY_ITEM: ['guest', added('950102')],
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '610412' }, { itemId: '950102', parentItemId: '610412' }]);
      return one.edit([{ cartItemId: await one.lineOf('950102'), qty: 2 }]);
    },
  ],
  BUNDLE_PART_FIXED: [
    'guest',
    async (one) => {
      const bundle = (await one.add([{ itemId: '289101' }])).json<CartReply>().cart.items;
      return one.remove(bundle.find(({ parentRelationType }) => parentRelationType === 'BUNDLE')?.cartItemId ?? '');
    },
  ],
  INVALID_FREE_ITEM: ['guest', added('790103')],
  SURCHG_ALTS_ITM_MSG: ['guest', added('900022', 12)],
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '520331' }, { itemId: '950201', parentItemId: '520331' }]);
      return one.edit([{ cartItemId: await one.lineOf('520331'), deliveryType: 'ISP', pickStoreNumber: one.store }]);
    },
  ],
  INVALID_ITEM: ['guest', added('999999')],
  ITEM_NOT_PUBLISHED: ['guest', added('900015')],
  RESTRICTED_ITEM: ['guest', added('900009')],
  NOT_AVAILABLE_FOR_BOPIS: ['guest', (one) => one.add([{ itemId: '900007', deliveryType: 'ISP', pickStoreNumber: one.store }])],
  ITEM_NOT_AVAILABLE: ['guest', added('900014')],
  ITEM_INVENTORY_NOT_AVAILABLE: ['guest', (one) => one.add([{ itemId: '900026', deliveryType: 'ISP', pickStoreNumber: one.store }])],
  ADDON_THRESHOLD_NOT_MET: ['guest', added('900037')],
  INVALID_DATA_ITEM: ['guest', added('24 68 10')],
  SKU_INVALID: ['guest', added('HD-OLD-1##')],
  ALREADY_PURCHASED: ['select', added('970049')],
  ALREADY_BENEFICIARY: ['premium', added('970049')],
  MEMBERSHIP_GENERIC_ERR: ['guest', (one) => one.add([{ itemId: '970049' }, { itemId: '970099' }])],
  TECHNICAL_PROBLEM: [
    'guest',
    (one) =>
      one.add([
        { itemId: '900005', qty: 9_999 },
        { itemId: '900006', qty: 9_999 },
      ]),
  ],
  GIFT_CARD_LIMIT_EXCEEDED: ['guest', added('389', 41)],
  HEALTH_CARE_RESTRICTION: ['guest', added('900010')],
  INVALID_STORE_NUMBER: ['guest', (one) => one.add([{ itemId: '246810', deliveryType: 'ISP', pickStoreNumber: '9999' }])],
  INVALID_ITEMS: ['guest', (one) => one.add([])],
  INVALID_QTY: ['guest', added('246810', 0)],
  NO_EASY_REWARDS: ['rewards', added('389')],
  HARD_ALT_ADDED: ['guest', added('900013')],
  FURNITURE_SERVICE_NOT_OFFERED: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.edit([{ cartItemId: await one.lineOf('246810'), furnSvcInfo: { level: 'BASC', qty: 1 } }]);
    },
  ],
  PRICE_CHANGED: [
    'business guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      await one.signIn('business');
      return one.cart();
    },
  ],
};
