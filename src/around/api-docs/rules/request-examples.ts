// Sample requests for the API description; a test of `#buying/cart/server` sends those of cart and saved items.

/** A sample request: its title, and the parts it has. */
export interface Example {
  readonly title: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** By contract line. CART_ITEM_ID is a line of the caller's cart, LIST_ITEM_ID a saved item. */
const EXAMPLES: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries({
    'GET /cc/api/checkout': [
      { title: 'The whole cart', query: { grindType: 'ALL', wt: 'json' } },
      { title: 'With where every cent comes from', query: { trace: 'true' } },
      { title: 'Lean, with what is saved for later', query: { alt: 'false', invDtls: 'false', mmx: 'true' } },
    ],
    'GET /cc/api/checkout/count': [{ title: 'The badge' }],
    'POST /cc/api/checkout/default/item': [
      { title: 'Two reams, delivered', body: { items: [{ itemId: '246810', qty: 2, deliveryType: 'STA' }] } },
      {
        title: 'One for pickup, only what changed comes back',
        body: { items: [{ itemId: '246811', deliveryType: 'ISP', pickStoreNumber: '0008' }], responseType: 'DELTA' },
      },
      { title: 'A printer with its plan', body: { items: [{ itemId: '610412' }, { itemId: '950102', parentItemId: '610412' }] } },
      { title: 'Items and a coupon', body: { items: [{ itemId: '310877', qty: 10 }], coupons: ['PAPER15'], source: 'flyer' } },
      {
        title: 'Each row answered by itself',
        body: {
          version: 'b2',
          items: [
            { itemId: '246810', qty: 1 },
            { itemId: '246811', qty: 0 },
          ],
        },
      },
      { title: 'Buy now', body: { items: [{ itemId: '246810' }], buyNow: true } },
    ],
    'POST /cc/api/checkout/default/item override PUT': [
      { title: 'Three of a line', body: { items: [{ cartItemId: 'CART_ITEM_ID', qty: 3 }] } },
      { title: 'Fetched from a store', body: { items: [{ cartItemId: 'CART_ITEM_ID', deliveryType: 'ISP', pickStoreNumber: '0008' }] } },
      { title: 'A sample beside it', body: { freeItems: [{ itemId: '790103' }] } },
    ],
    'POST /cc/api/checkout/default/item/:id override DELETE': [
      { title: 'A line', params: { id: 'CART_ITEM_ID' }, query: { responseType: 'DELTA' } },
    ],
    'POST /cc/api/checkout/default override PUT': [
      { title: 'Where it goes, and a coupon', query: { actionType: 'UPDATE_CART' }, body: { zipCode: '01702', coupons: ['SHIPFREE'] } },
      { title: 'Purchase order', query: { actionType: 'UPDATE_ACCOUNTING' }, body: { po: 'PO-4711' } },
      { title: 'Going on to checkout', query: { actionType: 'UPDATE_STATUS' }, body: { proceedCheckout: true } },
    ],
    'GET /api/cart/budgets': [{ title: 'What there is' }],
    'POST /api/cart/undo-representative': [{ title: 'What there is' }],
    'POST /api/cart/country': [{ title: 'From the Canadian site', body: { from: 'CA' } }],
    'GET /cc/api/cart/opt/type': [{ title: 'Not this successor', query: { type: 'HARD_ALT_OPT_OUT', value: '900013' } }],
    'GET /cc/api/sfl': [
      { title: 'The first page', query: { mmx: 'true', page: '1', size: '300' } },
      { title: 'What costs less now', query: { filter: 'priceDrop', search: 'pen' } },
    ],
    'POST /cc/api/sfl': [
      { title: 'An item', body: { itemId: '246811', qty: 2 } },
      { title: 'A line of the cart', body: { cartItemId: 'CART_ITEM_ID', responseType: 'DELTA' } },
    ],
    'POST /cc/api/sfl/:id override DELETE': [{ title: 'A saved item', params: { id: 'LIST_ITEM_ID' } }],
    'POST /cc/api/sfl/cart': [
      { title: 'Some of them', body: { items: [{ listItemId: 'LIST_ITEM_ID' }] } },
      { title: 'All of them', body: {} },
    ],
    'PUT /cc/api/cart/default': [
      { title: 'Change an order', query: { actionType: 'MODIFY_CART', orderNumber: '123456789012', returnData: 'true' } },
    ],
  }),
);

const NONE: readonly Example[] = [];

/** The examples of a contract line, such as `GET /cc/api/checkout`. */
export function examplesOfCall(key: string): readonly Example[] {
  return EXAMPLES.get(key) ?? NONE;
}
