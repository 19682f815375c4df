// Looking at orders, and what shoppers do with them (CHK-5). Money is in two-decimal numbers.
import Type from 'typebox';
import { CartReply } from '#buying/cart/contract';
import { CustomDesign } from '#goods/customization/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

/** A line as a receipt shows it. */
export const OrderLine = Type.Object({
  lineNo: Type.Integer(),
  ...all(Type.String(), 'itemId', 'title', 'href', 'image'),
  qty: Type.Integer(),
  unitPrice: Type.Number(),
  /** After discounts. */
  total: Type.Number(),
  /** For how many of its pieces which furniture service was chosen (CART-27). */
  furnitureService: orNull(Type.Object({ level: oneOf('BASC', 'CUST'), qty: Type.Integer() })),
  /** Its own budget center; empty where it is charged like the order (B2B-1). */
  budgetCenter: Type.String(),
});
export type OrderLine = Type.Static<typeof OrderLine>;

/** Lines that arrive together: by day, and by store when they are fetched. */
export const Shipment = Type.Object({
  kind: oneOf('ship', 'pickup', 'nothing'),
  store: orNull(Type.Object({ storeNumber: Type.String(), name: Type.String(), address: Type.String() })),
  /** ISO dates. When it is or was ordered; and when it comes. */
  orderedOn: Type.String(),
  earliest: orNull(Type.String()),
  latest: orNull(Type.String()),
  /** Pickup: minutes since midnight from which it is ready. */
  readyAt: orNull(Type.Integer()),
  backOrder: Type.Boolean(),
  /** Before it is ordered: minutes since midnight on the site's clock until which the day holds. */
  orderBy: orNull(Type.Integer()),
  units: Type.Integer(),
  lines: Type.Array(OrderLine),
});
export type Shipment = Type.Static<typeof Shipment>;

export const Amounts = Type.Object({
  currency: Type.String(),
  units: Type.Integer(),
  subTotal: Type.Number(),
  discount: Type.Number(),
  coupons: Type.Array(Type.Object({ code: Type.String(), amount: Type.Number() })),
  /** Whether anything is carried to an address. */
  ships: Type.Boolean(),
  shipFee: Type.Number(),
  /** The delivery fee that a membership took off; it is in no other amount. */
  memberSavings: Type.Number(),
  handlingFee: Type.Number(),
  furnitureFee: Type.Number(),
  /** A furniture service whose fee is told after a call is not in the total. */
  furnitureFeeTbd: Type.Boolean(),
  surchargeFee: Type.Number(),
  areaFee: Type.Number(),
  taxes: Type.Array(Type.Object({ name: Type.String(), jurisdiction: Type.String(), amount: Type.Number() })),
  tax: Type.Number(),
  total: Type.Number(),
});
export type Amounts = Type.Static<typeof Amounts>;

const Address = Type.Object({
  type: oneOf('S', 'B', 'SB', 'ST'),
  name: Type.String(),
  lines: Type.Array(Type.String()),
});

const Instant = orNull(Type.String());

/** A line of a placed order, with what can still be done with it. */
export const PlacedLine = Type.Object({
  ...OrderLine.properties,
  /** The words on goods made to order, with the code that names them (CAT-8). */
  customization: orNull(CustomDesign),
  ...all(Type.Boolean(), 'cancelled', 'canCancel'),
  /** Units that can be sent back now, and those on their way back. */
  ...all(Type.Integer(), 'returnable', 'returned'),
  /** Why only what arrived damaged can be sent back. */
  returnLimit: oneOf('none', 'giftCard', 'assembled'),
  taxes: Type.Array(Type.Object({ name: Type.String(), jurisdiction: Type.String(), amount: Type.Number() })),
});
export type PlacedLine = Type.Static<typeof PlacedLine>;

/** A shipment of a placed order. Instants are ISO, null until it came so far. */
export const PlacedShipment = Type.Object({
  ...Shipment.properties,
  shipmentNo: Type.Integer(),
  state: oneOf('ordered', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled'),
  carrier: orNull(Type.String()),
  trackingNumber: orNull(Type.String()),
  packedAt: Instant,
  /** Left the warehouse, or lies ready in the store. */
  leftAt: Instant,
  arrivedAt: Instant,
  /** Pickup: the last day (ISO) the store keeps it, or kept it; null until it is ready. */
  heldUntil: orNull(Type.String()),
  /** Pickup: who fetches it, with a photo ID of this name (CHK-1). */
  pickupPerson: orNull(Type.String()),
  lines: Type.Array(PlacedLine),
});
export type PlacedShipment = Type.Static<typeof PlacedShipment>;

const ReturnReasons = oneOf('damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded');

/** What a shopper sends back. `amount`: what is or will be given back for it. */
export const OrderReturn = Type.Object({
  returnNo: Type.Integer(),
  /** As it stands on the label: `4821-9073-3316-R1`. */
  number: Type.String(),
  /** Asked for, arrived and being paid back, paid back, taken back. */
  state: oneOf('requested', 'received', 'refunded', 'cancelled'),
  reason: ReturnReasons,
  requestedAt: Type.String(),
  amount: Type.Number(),
  /** Address of the label while the parcel is awaited. */
  label: orNull(Type.String()),
  /** Address of the credit note once something came that is paid back. */
  creditNote: orNull(Type.String()),
  lines: Type.Array(
    Type.Object({ lineNo: Type.Integer(), title: Type.String(), image: Type.String(), qty: Type.Integer(), amount: Type.Number() }),
  ),
});
export type OrderReturn = Type.Static<typeof OrderReturn>;

const GOODS_EVENTS = ['placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled'] as const;
const RETURN_EVENTS = ['returnRequested', 'returnReceived', 'returnCancelled'] as const;

/** What happened to an order, oldest first. `amount`: taken, taken off or given back with it. */
export const OrderEvent = Type.Object({
  kind: oneOf(...GOODS_EVENTS, ...RETURN_EVENTS),
  at: Type.String(),
  amount: Type.Number(),
  /** What it was about, when that is not the whole order. */
  titles: Type.Array(Type.String()),
});
export type OrderEvent = Type.Static<typeof OrderEvent>;

export const OrderDetail = Type.Object({
  orderNumber: Type.String(),
  status: oneOf('placed', 'onItsWay', 'delivered', 'ready', 'pickedUp', 'cancelled'),
  placedAt: Type.String(),
  email: Type.String(),
  shipments: Type.Array(PlacedShipment),
  amounts: Amounts,
  /** Taken off the total by what was cancelled, and given back for what was returned. */
  cancelled: Type.Number(),
  refunded: Type.Number(),
  /** Everything that is left can still be cancelled. */
  canCancel: Type.Boolean(),
  events: Type.Array(OrderEvent),
  returns: Type.Array(OrderReturn),
  /** One for each shipment whose money was taken; `href` is a PDF in the language of the order. */
  invoices: Type.Array(
    Type.Object({ number: Type.String(), shipmentNo: Type.Integer(), at: Type.String(), amount: Type.Number(), href: Type.String() }),
  ),
  addresses: Type.Array(Address),
  /** The bank has let go of money that was to be taken, and does not hold it again: somebody has to talk to the shopper. */
  moneyLapsed: Type.Boolean(),
  payments: Type.Array(
    Type.Object({ paymentType: Type.String(), brand: orNull(Type.String()), lastFour: orNull(Type.String()), amount: Type.Number() }),
  ),
  /** Beside what payments gave: billed to the account by invoice, and paid with reward money. */
  ...all(Type.Number(), 'billedToAccount', 'paidByRewards'),
  /** What it is charged to; '' for none. */
  ...all(Type.String(), 'purchaseOrder', 'budgetCenter'),
});
export type OrderDetail = Type.Static<typeof OrderDetail>;

export const OrderSummary = Type.Object({
  orderNumber: Type.String(),
  status: OrderDetail.properties.status,
  placedAt: Type.String(),
  total: Type.Number(),
  currency: Type.String(),
  ...all(Type.Integer(), 'units', 'lines'),
  latest: orNull(Type.String()),
  items: Type.Array(Type.Object({ itemId: Type.String(), title: Type.String(), image: Type.String() })),
});
export type OrderSummary = Type.Static<typeof OrderSummary>;

export const OrderNumber = Type.Object({ orderNumber: Type.String({ pattern: '^[0-9]{12}$' }) });

/** A guest's word that the order is theirs, as in the look-up; without it the order has to be the shopper's own. */
const GuestEmail = Type.Optional(Type.String({ maxLength: 254 }));

export const ordersContract = {
  'PUT /cc/api/cart/default': {
    summary:
      'MODIFY_CART: takes a placed order back into the cart while nobody prepares it; the order ends, its goods are held for ten minutes',
    access: 'shopper',
    ids: { 'query.orderNumber': 'order', 'query.tenantId': 'tenant' },
    /** `returnData=false` answers totals and the lines that came. A foreign tenantId is 403; `channel` is kept for partners and changes nothing. */
    query: Type.Object({
      orderNumber: OrderNumber.properties.orderNumber,
      actionType: Type.Optional(Type.String({ maxLength: 40 })),
      tenantId: Type.Optional(Type.String({ maxLength: 40 })),
      channel: Type.Optional(Type.String({ maxLength: 40 })),
      returnData: Type.Optional(oneOf('true', 'false')),
    }),
    reply: CartReply,
  },
  'GET /api/orders': {
    summary: 'The signed-in shopper’s orders, newest first',
    access: 'account',
    ids: {},
    query: Type.Object({
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      /** Part of a title, an item or part number, an order number or a purchase order. */
      search: Type.Optional(Type.String({ maxLength: 80 })),
      status: Type.Optional(oneOf('open', 'done', 'cancelled')),
      /** Days back from today. */
      period: Type.Optional(oneOf('30', '180', '365')),
    }),
    reply: Type.Object({ orders: Type.Array(OrderSummary), page: Type.Integer(), pages: Type.Integer(), total: Type.Integer() }),
  },
  'GET /api/orders/latest': {
    summary: 'The order this shopper placed within the last half hour: where a lost answer is found again',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ orderNumber: orNull(Type.String()) }),
  },
  'GET /api/orders/:orderNumber': {
    summary: 'An order of this shopper',
    access: 'shopper',
    ids: { 'params.orderNumber': 'order' },
    params: OrderNumber,
    reply: OrderDetail,
  },
  'GET /api/orders/:orderNumber/rewards': {
    summary: 'Reward money that what has not left yet will earn a member, as far as is known; 0 for everybody else',
    access: 'shopper',
    ids: { 'params.orderNumber': 'order' },
    params: OrderNumber,
    reply: Type.Object({ toCome: Type.Number() }),
  },
  'POST /api/order-lookup': {
    summary: 'Any order by its number and e-mail; unknown ones and wrong e-mails are answered alike',
    access: 'shopper',
    ids: { 'body.orderNumber': 'order' },
    body: Type.Object({ orderNumber: Type.String({ maxLength: 40 }), email: Type.String({ maxLength: 254 }) }),
    reply: OrderDetail,
  },
  'POST /api/orders/:orderNumber/cancel': {
    summary: 'Cancels lines, or the whole order without any, while nobody packs them; all of them or none',
    access: 'shopper',
    ids: { 'params.orderNumber': 'order' },
    params: OrderNumber,
    body: Type.Object({
      lineNos: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 500 })),
      email: GuestEmail,
    }),
    reply: OrderDetail,
  },
  'POST /api/orders/:orderNumber/returns': {
    summary: 'Asks to send lines back within 30 days of their arrival: a label, and the money when they have come. All of them or none',
    access: 'shopper',
    ids: { 'params.orderNumber': 'order', 'body.returnNo': 'part', 'body.lines.lineNo': 'part' },
    params: OrderNumber,
    body: Type.Object({
      /** One more than there are: a repeat finds its return there, and of two at once the second is refused. */
      returnNo: Type.Integer({ minimum: 1, maximum: 10_000 }),
      lines: Type.Array(Type.Object({ lineNo: Type.Integer({ minimum: 1 }), qty: Type.Integer({ minimum: 0, maximum: 9999 }) }), {
        maxItems: 500,
      }),
      reason: ReturnReasons,
      note: Type.Optional(Type.String({ maxLength: 500 })),
      email: GuestEmail,
    }),
    reply: OrderDetail,
  },
  'POST /api/orders/:orderNumber/returns/cancel': {
    summary: 'Takes a return back before it has arrived',
    access: 'shopper',
    ids: { 'params.orderNumber': 'order', 'body.returnNo': 'part' },
    params: OrderNumber,
    body: Type.Object({ returnNo: Type.Integer({ minimum: 1, maximum: 10_000 }), email: GuestEmail }),
    reply: OrderDetail,
  },
} as const;
