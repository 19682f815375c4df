// The calls of §7 that read and change a cart, with the specification's field names (CART-1, T38). Money is a two-decimal number, a day an ISO date.
// The server never reads a price from a client.
import Type from 'typebox';
import { CartAddress, GivenAddress } from '#people/addresses/contract';
import { ACTING_ON_CART } from '#buying/cart/rules';
import { CART_BUDGETS, INVOICE_PARTS } from '#buying/budgets/contract';
import { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import { Customization } from '#goods/customization/contract';
import { AvailableDelivery, DeliveryType, FutureDelivery, SelectedDelivery } from '#goods/delivery/contract';
import { CaptchaData, CartPayment, OrderPayment } from '#buying/payment/contract';
import { TaxExemption } from '#goods/tax-exemptions/contract';
import { PriceInfo, PriceStep } from '#goods/pricing/contract';
import { CartCoupon } from '#goods/promotions/contract';
import { all, Flag, oneOf, orNull, Quantity, withUnread } from '#base/schema/contract';

const [Text, Money, Ids] = [orNull(Type.String()), Type.Number(), Type.Array(Type.String())];

/** BASC sets up pieces for a fee each, CUST is agreed by telephone. */
const FurnitureService = Type.Object({ level: oneOf('BASC', 'CUST'), qty: Type.Integer() });

export const CartMessage = Type.Object({
  ...all(Type.String(), 'code', 'description'),
  type: oneOf('warning', 'failure', 'info'),
  ...all(Type.Optional(Type.String()), 'itemId', 'cartItemId'),
});
export type CartMessage = Type.Static<typeof CartMessage>;

const Alternate = Type.Object({ ...all(Type.String(), 'itemId', 'name', 'url', 'imageUrl'), pack: Text, finalPricePerUnit: Money });
const Offer = Type.Object({ ...all(Type.String(), 'itemId', 'name', 'kind'), finalPricePerUnit: Money });

const Product = Type.Object({
  ...all(Type.String(), 'name', 'url', 'brandName', 'partNumber', 'baseCategory', 'classId', 'kind'),
  ...all(Text, 'pack', 'productTypeName', 'streetDate'),
  /** relatedItems: items that go with it. */
  ...all(Ids, 'images', 'hierarchy', 'relatedItems'),
  ...all(Type.Boolean(), 'bopisEligible', 'preOrder', 'comingSoon', 'sfs', 'inStoreOnlyProduct', 'seePriceInCart'),
});

/** Chosen level and pieces; null when a service is offered and none is chosen. Fees per piece by level; null means priced by telephone. */
const FurnitureFee = Type.Object({ level: Type.String(), feePerUnit: orNull(Money) });
const FurnitureOfLine = Type.Object({ level: Text, qty: Type.Integer(), fee: orNull(Money), levels: Type.Array(FurnitureFee) });

/**
 * A line. `offers`: plans and services not chosen yet; `alternates`: items to replace a line that ran out or has a surcharge; `counted`: whether the
 * totals include it. A removed line that can still be restored has the status DELETED.
 */
export const CartItem = Type.Object({
  ...all(Type.String(), 'cartItemId', 'itemId', 'resolvedItemId', 'partNumber'),
  ...all(Text, 'customerSku', 'parentRelationType', 'parentRelationCartItemId', 'parentItemId'),
  ...all(Type.Integer(), 'qty', 'requestedQty', 'qtyAdded', 'prevQty', 'version', 'quantityLimit', 'increment'),
  /** TRANSIENT and APPROVED belong to lines in an approval; both spellings of active mean the same. */
  status: oneOf('active', 'ACTIVE', 'DELETED', 'INVALID', 'TRANSIENT', 'APPROVED'),
  actioned: oneOf('ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM', 'NONE'),
  ...all(Ids, 'warrantyItemIds', 'techHelpItemIds', 'optionItemIds'),
  ...all(Type.Boolean(), 'surchargeApplicable', 'counted'),
  messages: Type.Array(CartMessage),
  offers: Type.Array(Offer),
  alternates: Type.Array(Alternate),
  shippingInfo: Type.Object({ deliveryType: DeliveryType, pickStoreNumber: Text }),
  inventory: Type.Object({ items: Type.Array(Type.Object({ itemId: Type.String(), availablequantity: Type.Integer() })) }),
  selectedDeliveryOption: SelectedDelivery,
  /** Every delivery option of the line: for changed lines in answers to commands (at most 40), for all lines of a whole cart with invDtls=true. */
  availableDeliveryOptions: Type.Optional(Type.Array(AvailableDelivery)),
  itemAttributes: Type.Object({ ...all(Type.Boolean(), 'membershipSKU', 'partBundle'), partBundleId: Type.Optional(Type.String()) }),
  /** Present only on lines that need them: customization and its code (CAT-8), the replaced item, furniture service, budget center, fee details. */
  customization: Type.Optional(Customization),
  altItem: Type.Optional(Type.Object(all(Type.String(), 'altType', 'origItemId'))),
  furnSvcInfo: Type.Optional(FurnitureOfLine),
  /** `po`: the line's own purchase order number. */
  itemAccountInfo: Type.Optional(Type.Object(all(Type.Optional(Type.String()), 'bcName', 'po'))),
  surchargeSplit: Type.Optional(Type.Object({ qty: Type.Integer(), ...all(Money, 'feePerUnit', 'fee') })),
  ...all(Type.Optional(Ids), 'surchargeAlts', 'requiredItemIds'),
  /** easyRewardsItem: rewards may pay for it; forceDelete: it is gone for good, so clients remove it without asking. */
  ...all(Flag, 'easyRewardsItem', 'forceDelete'),
  ...all(Type.Optional(Type.String()), 'customSkuCode', 'source'),
  /**
   * byRepresentative: pieces that a representative put in for the shopper (USR-6); piecesPerBundle: of a part of a bundle (BUNDLE), pieces in each
   * bundle, while `qty` counts bundles.
   */
  ...all(Type.Optional(Type.Integer()), 'byRepresentative', 'piecesPerBundle'),
  /** Unit price when the shopper last saw it, if it has changed. */
  addToCartPriceInfo: Type.Optional(Type.Object({ finalPricePerUnit: Money })),
  product: Product,
  priceInfo: PriceInfo,
  /** The price steps of the line; only with trace=true. */
  trace: Type.Optional(Type.Array(PriceStep)),
});
export type CartItem = Type.Static<typeof CartItem>;

const CartSummary = Type.Object({
  ...all(Money, 'cartSubTotal', 'cartSubTotalAfterCoupons', 'cartSubTotalAfterPriorityTwoCoupons', 'cartSubTotalExcludingBasketCoupons'),
  ...all(Money, 'shipFee', 'handlingFee', 'surchargeFee', 'surchargeFeePerUnit', 'dasFee', 'furnSvcFee'),
  ...all(Money, 'couponSavings', 'instantCouponSavings', 'totalSavings', 'finalMembershipSavings', 'tax', 'ordTotal', 'balanceOrdTotal'),
  taxes: Type.Array(Type.Object({ ...all(Type.String(), 'name', 'jurisdiction'), ratePercent: Type.Number(), amount: Money })),
  /** SHIPPING, DELIVERY_AREA, HANDLING, SURCHARGE, FURNITURE_SERVICE; only those above zero. */
  fees: Type.Array(Type.Object({ kind: Type.String(), amount: Money, ...all(Type.Boolean(), 'taxable', 'refundable') })),
  taxEstimated: Type.Boolean(),
});

/** Free items of the cart's coupons, which `freeItems` adds. */
const FreeItem = Type.Object({ ...all(Type.String(), 'itemId', 'name', 'url', 'imageUrl', 'coupon'), qty: Type.Integer() });

/**
 * isPreAuthEnabled: a card is charged when goods ship, because some ship later; isMandatoryEnabled: budget center or PO is required; ccmultisave:
 * several cards may be saved; tpsCode: the partner that referred the shopper; orderNumber: the placed order being changed; `zipCode`: the basis of
 * taxes and dates; `deliveryMode`: mixed, pickup or ship-to-address; representativeChanges: lines and coupons that the shopper can undo.
 */
const CartAttributes = Type.Object({
  ...all(Type.Integer(), 'numberOfItems', 'numberOfLineItems', 'representativeChanges'),
  ...all(Type.String(), 'userType', 'deliveryMode', 'zipCode'),
  ...all(Money, 'freeShippingThreshold', 'remainingAmountGetFreeShipping'),
  ...all(Type.Boolean(), 'isDasEnabled', 'hardStop', 'hasESDOrDFItem', 'loginRequired', 'proceedCheckout', 'newItemAdded'),
  ...all(Type.Boolean(), 'isMvp', 'ccmultisave', 'isPreAuthEnabled', 'isMandatoryEnabled', 'isFurnitureServicesFeeTBD', 'enablePaypal'),
  ...all(Text, 'mvpType', 'orderNumber', 'tpsCode'),
});

const UI_SWITCHES = all(Type.Boolean(), 'buyNow', 'saveForLater', 'furnitureServices', 'easyRewards', 'lineBudgetCenter', 'specialOrder');

/**
 * State of the screens. freeShippingProgress: how far the cart is from free delivery, or that it is free; hsn: number of the shopper's store;
 * taxExemptType: legal ground of a tax exemption, while nothing is taxed; maxItemAllowed: most lines; taxExemption: what certificates of the
 * organization did: a row for each tax that they take away, and why the others are charged, in the shopper's language (B2B-4).
 */
const Metadata = Type.Object({
  displayRules: Type.Object(all(Type.Boolean(), 'freeShippingProgress', 'savings', 'estimatedTax')),
  uiSwitches: Type.Object(UI_SWITCHES),
  cartProperty: Type.Object({ maxItemAllowed: Type.Integer(), ...all(Text, 'taxExemptType', 'hsn') }),
  taxExemption: Type.Optional(TaxExemption),
});

/**
 * Only for callers that ask for all parts (grindType=ALL) or come from the card step (requestType=sbaACI). `userPayment` is the default of
 * userPayments, `orderPayment` the first of orderPayments; suggestedAddress corrects the entered address.
 */
export const AskedParts = Type.Object({
  userPayment: Type.Optional(CartPayment),
  userPayments: Type.Optional(Type.Array(CartPayment)),
  orderPayment: Type.Optional(OrderPayment),
  orderPayments: Type.Optional(Type.Array(OrderPayment)),
  suggestedAddress: Type.Optional(CartAddress),
  ...INVOICE_PARTS,
  /** What an order of the organization may name, and what is to be said about the cart's number (B2B-2). */
  purchaseOrders: Type.Optional(PurchaseOrderChoice),
  captchaData: Type.Optional(CaptchaData),
});
export type AskedParts = Type.Static<typeof AskedParts>;

/**
 * A cart; with `delta` only its changed lines, and without the fields of whole carts. `items`: lines that count (with `removed=true` also those that
 * can still be restored); freeItems and warrantyItems: cart item ids of samples and services; stores: pickup stores of the lines.
 */
export const Cart = Type.Object({
  ...all(Type.String(), 'cartId', 'currency'),
  version: Type.Integer(),
  /** new: nothing was stored yet, so that there is no id to name either. */
  status: oneOf('new', 'active'),
  type: oneOf('STANDARD', 'SPECIAL'),
  delta: Type.Boolean(),
  items: Type.Array(CartItem),
  ...all(Type.Optional(Ids), 'freeItems', 'warrantyItems', 'sflItems'),
  availableFreeItems: Type.Optional(Type.Array(FreeItem)),
  coupons: Type.Array(CartCoupon),
  messages: Type.Array(CartMessage),
  cartSummary: CartSummary,
  cartAttributes: CartAttributes,
  /** isLIBCSelected: some line has its own budget center. */
  cartAccountInfo: Type.Object({ ...all(Text, 'bc', 'po', 'por'), isLIBCSelected: Type.Optional(Type.Boolean()) }),
  futureDelivery: Type.Optional(FutureDelivery),
  stores: Type.Array(Type.Object(all(Type.String(), 'storeNumber', 'name', 'addressLine1', 'city', 'state', 'zipcode'))),
  userInfo: Type.Optional(Type.Object(all(Text, 'accountNumber', 'rewardsNumber', 'rewardsTier'))),
  metadata: Metadata,
  previousCartId: Type.Optional(Type.String()),
  buyNowEligible: Type.Optional(Type.Boolean()),
  furnSvcFee: Type.Optional(orNull(Money)),
  cartEasyRewards: Type.Optional(Type.Object({ eligibleItems: Type.Integer(), eligibleAmount: Money })),
  relatedItems: Type.Optional(Type.Array(Alternate)),
  addresses: Type.Optional(Type.Array(CartAddress)),
  checkoutSections: Type.Optional(Type.Array(Type.Object({ name: Type.String(), status: oneOf('NA', 'active') }))),
  ...AskedParts.properties,
});
export type Cart = Type.Static<typeof Cart>;

/** `cart`: the whole cart, or the changed part with DELTA; messages answer the request, in its order. */
export const CartReply = Type.Object({ cart: Cart, messages: Type.Array(CartMessage) });
export type CartReply = Type.Static<typeof CartReply>;

/** The experience a call comes from: the card step, or any other page of the business site (CART-8). */
const requestType = Type.Optional(oneOf('sbaMMX', 'sbaACI'));
/** Clients send whole lines of the cart, of which commands read a few fields. */
export const LINE_FIELDS = Object.keys(CartItem.properties);
const [Id, responseType] = [Type.String({ maxLength: 40 }), Type.Optional(oneOf('WHOLE', 'DELTA'))];
const [Codes, Word] = [Type.Optional(Type.Array(Id, { maxItems: 20 })), Type.Optional(Id)];
/** SPECIAL needs the right to special orders; changed to STANDARD, a cart loses their addresses. */
const [StoreNumber, OrderType] = [Type.Optional(orNull(Type.String({ maxLength: 8 }))), Type.Optional(oneOf('STANDARD', 'SPECIAL'))];
/** Delivery of a line; both spellings of its store are accepted (T38). */
const way = { deliveryType: Type.Optional(DeliveryType), ...all(StoreNumber, 'pickStoreNumber', 'pickupStoreNumber') };
const wanted = { qty: Type.Optional(Quantity), version: Type.Optional(Type.Integer()), ...way };
/** `formKey`: idempotency key for callers that cannot send the header; a repeat waits instead of getting 409. */
const command = { responseType, requestType, formKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) };

/**
 * resolvedItemId replaces an item id that contains `##` (CART-12); a removed line named by cartItemId is restored unchanged. `version`: the cart
 * version that the caller read (see `EditItem`).
 */
const AddItem = Type.Object({
  /** Words for a custom SKU, which determine the code (CAT-8). A code alone means the words of a line already in the cart. */
  customization: Type.Optional(withUnread(Customization, 'customSkuCode')),
  ...all(Type.Optional(Type.String({ maxLength: 120 })), 'itemId', 'customSkuCode'),
  ...wanted,
  ...all(Type.Optional(orNull(Type.String({ maxLength: 60 }))), 'resolvedItemId', 'parentItemId'),
  ...all(Type.Optional(orNull(Id)), 'parentRelationCartItemId', 'cartItemId'),
});

/** A gift of a coupon, or a sample; anything else gets INVALID_FREE_ITEM. */
const FreeLine = Type.Object({ itemId: Type.String({ maxLength: 120 }), qty: Type.Optional(Quantity) });
const FreeItems = Type.Optional(Type.Array(FreeLine, { maxItems: 20 }));

/** `version`: the cart version that the caller read; a newer cart stays unchanged (CART_STATUS_ERROR) unless forceUpdate is set. */
const EditItem = Type.Object({
  cartItemId: Type.Optional(Id),
  ...wanted,
  furnSvcInfo: Type.Optional(Type.Union([FurnitureService, Type.Null()])),
  /** Null: the cart's. */
  ...all(Type.Optional(orNull(Type.String({ maxLength: 60 }))), 'bcName', 'po'),
});
const EditItems = Type.Optional(Type.Array(withUnread(EditItem, ...LINE_FIELDS), { maxItems: 1000 }));

/** What the ids in a body refer to: public data or the sender's own (see `ids` of a contract line). */
const FREE = { 'body.freeItems.itemId': 'product', 'body.formKey': 'requestKey' } as const;
const NAMED = { ...FREE, ...all('store' as const, 'body.items.pickStoreNumber', 'body.items.pickupStoreNumber') };
const PRODUCTS = ['body.items.itemId', 'body.items.resolvedItemId', 'body.items.parentItemId'] as const;
/** `buyNow=true`: the call is about the cart of buy now, not about the basket (decision 0340). */
export const AboutCart = Type.Object({ ...all(Word, 'buyNow', 'mmx'), requestType });

const ADDED = { ...all('product' as const, ...PRODUCTS), ...all('store' as const, 'body.yourStoreNo') };

export const cartContract = {
  'GET /cc/api/checkout': {
    summary: 'The cart with every price, fee and message; removed=true adds lines to bring back, trace=true why, invDtls=true every way',
    access: 'shopper',
    ids: { 'query.tenantId': 'tenant' },
    query: Type.Object({
      grindType: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['ALL'] })),
      wt: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['json'] })),
      ...all(Word, 'alt', 'mmx', 'invDtls', 'tenantId', 'buyNow', 'removed', 'trace'),
      requestType,
    }),
    reply: CartReply,
  },
  'GET /cc/api/checkout/count': {
    summary: 'How much is in the cart, for its badge',
    access: 'shopper',
    ids: {},
    query: Type.Object({ requestType }),
    reply: Type.Object({ ...all(Type.Integer(), 'numberOfItems', 'numberOfLineItems'), cartSubTotal: Money }),
  },
  'POST /cc/api/checkout/default/item': {
    summary: 'Adds items and coupons. version b2: good lines are added, bad quantities answered one by one (CART-12)',
    ...ACTING_ON_CART.adds,
    ids: { 'body.items.cartItemId': 'cartItem', 'body.items.parentRelationCartItemId': 'cartItem', ...NAMED, ...ADDED },
    query: AboutCart,
    body: Type.Object({
      items: Type.Optional(Type.Array(withUnread(AddItem, ...LINE_FIELDS), { maxItems: 1000 })),
      coupons: Codes,
      yourStoreNo: StoreNumber,
      freeItems: FreeItems,
      addresses: Type.Optional(Type.Array(GivenAddress, { maxItems: 5 })),
      ...all(Type.Optional(GivenAddress), 'specialShipTo', 'specialBillTo'),
      type: OrderType,
      ...all(Flag, 'ignoreHrdAlt', 'skipRelatedProduct', 'mmx', 'forceUpdate', 'duplicateOrder', 'buyNow', 'skipInv', 'ignoreExistQty'),
      ...all(Word, 'source', 'version'),
      ...command,
    }),
    reply: CartReply,
  },
  'POST /cc/api/checkout/default/item override PUT': {
    summary: 'Changes quantities, ways of delivery, furniture services and budget centers of lines, adds free items; quantity 0 removes',
    ...ACTING_ON_CART.changes,
    ids: { 'body.items.cartItemId': 'cartItem', ...NAMED },
    query: AboutCart,
    body: Type.Object({ items: EditItems, freeItems: FreeItems, forceUpdate: Flag, ...command }),
    reply: CartReply,
  },
  'POST /cc/api/checkout/default/item/:id override DELETE': {
    summary: 'Removes a line and what belongs to it; it can be brought back for a while',
    ...ACTING_ON_CART.removes,
    ids: { 'params.id': 'cartItem', 'query.cartId': 'cart' },
    params: Type.Object({ id: Id }),
    query: Type.Object({ responseType, cartId: Type.Optional(Id), ...all(Word, 'buyNow', 'mmx'), requestType }),
    reply: CartReply,
  },
  'POST /cc/api/checkout/default override PUT': {
    summary: 'Changes the cart itself; seen takes note of changed prices; UPDATE_STATUS says whether checkout may begin',
    ...ACTING_ON_CART.changes,
    ids: { 'query.cartId': 'cart', 'body.storeNumber': 'store', 'body.formKey': 'requestKey' },
    query: Type.Object({ cartId: Type.Optional(Id), ...all(Word, 'actionType', 'buyNow', 'mmx'), requestType }),
    body: Type.Object({
      zipCode: Type.Optional(Type.String({ maxLength: 12 })),
      storeNumber: StoreNumber,
      /** The day for deliveries to an address; null or missing means as soon as possible. */
      futureDelivery: Type.Optional(orNull(Type.Object({ date: orNull(Type.String({ maxLength: 10 })) }))),
      ...all(Codes, 'coupons', 'removeCoupons'),
      type: OrderType,
      ...all(Type.Optional(orNull(Type.String({ maxLength: 60 }))), 'bc', 'po', 'por'),
      /** `allLines`: `bc` and `po` are for all lines, which lose those of their own. */
      ...all(Flag, 'proceedCheckout', 'seen', 'allLines'),
      ...command,
    }),
    reply: CartReply,
  },
  'GET /cc/api/cart/opt/type': {
    summary: 'Do not put the successor in place of a discontinued item for 30 days: type HARD_ALT_OPT_OUT, value the item, or ALL',
    ...ACTING_ON_CART.changes,
    ids: { 'query.value': 'product' },
    changesState: true,
    query: Type.Object({ type: Word, value: Type.Optional(Type.String({ maxLength: 60 })), requestType }),
    reply: Type.Object({ ...all(Type.String(), 'type', 'value'), days: Type.Integer() }),
  },
  'GET /api/cart/budgets': CART_BUDGETS,
  'POST /api/cart/undo-representative': {
    summary: 'Takes out what a representative put into the shopper’s cart; without any of it nothing changes',
    access: 'shopper',
    ids: {},
    reply: CartReply,
  },
  'POST /api/cart/country': {
    summary: 'After a switch of country: adds what the shopper’s cart for the other one holds; what is other here is said line by line',
    ...ACTING_ON_CART.changes,
    ids: {},
    body: Type.Object({ from: oneOf('US', 'CA') }),
    reply: CartReply,
  },
} as const;
