// Orders over HTTP: reading them, cancelling, returning (CHK-5). Amounts have two decimals.
import Type from 'typebox';
import { CartReply } from '#buying/cart/contract';
import { CustomDesign } from '#goods/customization/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

/** A line of a receipt. */
export const OrderLine = Type.Object({
  lineNo: Type.Integer(),
  ...all(Type.String(), 'itemId', 'title', 'href', 'image'),
  qty: Type.Integer(),
  unitPrice: Type.Number(),
  /** After discounts. */
  total: Type.Number(),
  /** The furniture service, and for how many units (CART-27). */
  furnitureService: orNull(Type.Object({ level: oneOf('BASC', 'CUST'), qty: Type.Integer() })),
  /** The line's own, '' when the order's applies (B2B-1, B2B-2); the contract that made the price, by name, '' for any other price (B2B-4). */
  ...all(Type.String(), 'budgetCenter', 'purchaseOrder', 'contract'),
});
export type OrderLine = Type.Static<typeof OrderLine>;

/** Lines that arrive together: same day, and same store for pickups. */
export const Shipment = Type.Object({
  kind: oneOf('ship', 'pickup', 'nothing'),
  store: orNull(Type.Object({ storeNumber: Type.String(), name: Type.String(), address: Type.String() })),
  /** ISO dates: the day of the order, and the arrival. */
  orderedOn: Type.String(),
  earliest: orNull(Type.String()),
  latest: orNull(Type.String()),
  /** Pickup: ready from this many minutes after midnight. */
  readyAt: orNull(Type.Integer()),
  backOrder: Type.Boolean(),
  /** Before the order: the day holds until this many minutes after midnight on the site's clock. */
  orderBy: orNull(Type.Integer()),
  units: Type.Integer(),
  lines: Type.Array(OrderLine),
});
export type Shipment = Type.Static<typeof Shipment>;

export const Amounts = Type.Object({
  currency: Type.String(),
  units: Type.Integer(),
  ...all(Type.Number(), 'subTotal', 'discount'),
  coupons: Type.Array(Type.Object({ code: Type.String(), amount: Type.Number() })),
  /** Whether any part ships to an address. */
  ships: Type.Boolean(),
  shipFee: Type.Number(),
  /** The delivery fee that a membership waived; no other amount includes it. */
  memberSavings: Type.Number(),
  ...all(Type.Number(), 'handlingFee', 'furnitureFee'),
  /** The total lacks a furniture fee that is agreed by phone. */
  furnitureFeeTbd: Type.Boolean(),
  ...all(Type.Number(), 'surchargeFee', 'areaFee'),
  taxes: Type.Array(Type.Object({ name: Type.String(), jurisdiction: Type.String(), amount: Type.Number() })),
  tax: Type.Number(),
  /** Taxes that an exemption takes away, as rows of the receipt in the reader's language (B2B-4). */
  exempt: Type.Optional(Type.Array(Type.Object(all(Type.String(), 'label', 'why')))),
  /** Why taxes are charged although the organization has certificates. */
  taxedWhy: Type.Optional(Type.String()),
  total: Type.Number(),
});
export type Amounts = Type.Static<typeof Amounts>;

const Address = Type.Object({
  type: oneOf('S', 'B', 'SB', 'ST'),
  name: Type.String(),
  lines: Type.Array(Type.String()),
  /** The organization's location that it was; '' for every other address. */
  ...all(Type.String(), 'locationCode', 'locationName', 'locationNotes'),
});

const Instant = orNull(Type.String());

/** A line of a placed order, with the actions still possible. */
export const PlacedLine = Type.Object({
  ...OrderLine.properties,
  /** The customization of goods made to order, with its code (CAT-8). */
  customization: orNull(CustomDesign),
  ...all(Type.Boolean(), 'cancelled', 'canCancel'),
  /** Units that can be returned now, and units already in a return. */
  ...all(Type.Integer(), 'returnable', 'returned'),
  /** Why only damaged units can be returned. */
  returnLimit: oneOf('none', 'giftCard', 'assembled'),
  /** Serial numbers of devices, once they have left, with the last day of their warranty where it is known. */
  serials: Type.Optional(Type.Array(Type.Object({ serial: Type.String(), warrantyUntil: orNull(Type.String()) }))),
  taxes: Type.Array(Type.Object({ name: Type.String(), jurisdiction: Type.String(), amount: Type.Number() })),
});
export type PlacedLine = Type.Static<typeof PlacedLine>;

/** A shipment of a placed order. Instants are ISO; null before that step. */
export const PlacedShipment = Type.Object({
  ...Shipment.properties,
  shipmentNo: Type.Integer(),
  state: oneOf('ordered', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled'),
  carrier: orNull(Type.String()),
  trackingNumber: orNull(Type.String()),
  packedAt: Instant,
  /** When it left the warehouse, or was ready in the store. */
  leftAt: Instant,
  arrivedAt: Instant,
  /** Pickup: the last day (ISO) that the store holds it; null before it is ready. */
  heldUntil: orNull(Type.String()),
  /** Pickup: the person who collects it with a photo ID (CHK-1). */
  pickupPerson: orNull(Type.String()),
  lines: Type.Array(PlacedLine),
});
export type PlacedShipment = Type.Static<typeof PlacedShipment>;

const ReturnReasons = oneOf('damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded');

/** A return. `amount`: the refund, paid or expected. */
export const OrderReturn = Type.Object({
  returnNo: Type.Integer(),
  /** The number on the label: `4821-9073-3316-R1`. */
  number: Type.String(),
  /** Requested by the shopper, received and being refunded, refunded, withdrawn. */
  state: oneOf('requested', 'received', 'refunded', 'cancelled'),
  reason: ReturnReasons,
  requestedAt: Type.String(),
  amount: Type.Number(),
  /** The label's address until the parcel arrives. */
  label: orNull(Type.String()),
  /** The credit note's address once something to refund has arrived. */
  creditNote: orNull(Type.String()),
  lines: Type.Array(
    Type.Object({ lineNo: Type.Integer(), title: Type.String(), image: Type.String(), qty: Type.Integer(), amount: Type.Number() }),
  ),
});
export type OrderReturn = Type.Static<typeof OrderReturn>;

const GOODS_EVENTS = ['placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled'] as const;
const RETURN_EVENTS = ['returnRequested', 'returnReceived', 'returnCancelled'] as const;

/** An event of an order, oldest first. `amount`: charged, taken off or refunded with it. */
export const OrderEvent = Type.Object({
  kind: oneOf(...GOODS_EVENTS, ...RETURN_EVENTS),
  at: Type.String(),
  amount: Type.Number(),
  /** The items concerned; empty for the whole order. */
  titles: Type.Array(Type.String()),
});
export type OrderEvent = Type.Static<typeof OrderEvent>;

/** Who placed an order for an organization, by the name they had then; null for an order without one (USR-10). */
const OrderedBy = orNull(Type.Object({ name: Type.String(), isYou: Type.Boolean() }));

export const OrderDetail = Type.Object({
  orderNumber: Type.String(),
  orderedBy: OrderedBy,
  /** A colleague’s order: only its buyer and the administrators of the organization cancel and return it. */
  readOnly: Type.Boolean(),
  /** The site it was placed on: it is bought again there. */
  country: oneOf('US', 'CA'),
  status: oneOf('placed', 'onItsWay', 'delivered', 'ready', 'pickedUp', 'cancelled'),
  placedAt: Type.String(),
  email: Type.String(),
  shipments: Type.Array(PlacedShipment),
  amounts: Amounts,
  /** `cancelled`: taken off the total by cancellations; `refunded`: paid back for returns. */
  cancelled: Type.Number(),
  refunded: Type.Number(),
  /** Everything that is left can still be cancelled. */
  canCancel: Type.Boolean(),
  /** `cartChanged`: while paying, so the order differs from what the cart had then. `isSpecial`: placed as a special order (B2B-7). */
  ...all(Type.Boolean(), 'cartChanged', 'isSpecial'),
  events: Type.Array(OrderEvent),
  returns: Type.Array(OrderReturn),
  /** One for each charged shipment; `href` is a PDF in the order's language. */
  invoices: Type.Array(
    Type.Object({ number: Type.String(), shipmentNo: Type.Integer(), at: Type.String(), amount: Type.Number(), href: Type.String() }),
  ),
  addresses: Type.Array(Address),
  /** An authorisation expired and could not be renewed: the shop has to contact the shopper. */
  moneyLapsed: Type.Boolean(),
  payments: Type.Array(
    Type.Object({ paymentType: Type.String(), brand: orNull(Type.String()), lastFour: orNull(Type.String()), amount: Type.Number() }),
  ),
  /** Amounts besides `payments`: billed to the account by invoice, and paid with reward money. */
  ...all(Type.Number(), 'billedToAccount', 'paidByRewards'),
  /** What the order is charged to; '' for none. */
  ...all(Type.String(), 'purchaseOrder', 'purchaseOrderRelease', 'budgetCenter'),
});
export type OrderDetail = Type.Static<typeof OrderDetail>;

export const OrderSummary = Type.Object({
  orderNumber: Type.String(),
  orderedBy: OrderedBy,
  country: OrderDetail.properties.country,
  status: OrderDetail.properties.status,
  placedAt: Type.String(),
  total: Type.Number(),
  currency: Type.String(),
  ...all(Type.Integer(), 'units', 'lines'),
  latest: orNull(Type.String()),
  items: Type.Array(Type.Object({ itemId: Type.String(), title: Type.String(), image: Type.String() })),
});
export type OrderSummary = Type.Static<typeof OrderSummary>;

/** Own orders, those of the groups that one approves for, those of the whole organization. */
const OrderScope = oneOf('mine', 'group', 'everyone');

export const OrderNumber = Type.Object({ orderNumber: Type.String({ pattern: '^[0-9]{12}$' }) });

/** A guest proves with the e-mail that the order is theirs; without it the shopper has to see the order. */
const GuestEmail = Type.Optional(Type.String({ maxLength: 254 }));

/** `sentAt`: an instant. */
export const WaitingSummary = Type.Object({ ...all(Type.String(), 'orderNumber', 'currency', 'sentAt'), total: Type.Number() });
export type WaitingSummary = Type.Static<typeof WaitingSummary>;

export const ordersContract = {
  'PUT /cc/api/cart/default': {
    summary:
      'MODIFY_CART: brings a placed order into the cart while nobody prepares it; it stays as it is until the changed order is placed. KEEP_ORDER: stops changing it',
    access: 'shopper',
    ids: { 'query.orderNumber': 'order', 'query.tenantId': 'tenant' },
    /** `returnData=false` returns only totals and the added lines. A foreign tenantId is 403; `channel` is accepted for partners and ignored. */
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
    summary: 'The signed-in shopper’s orders, or with a right those of their groups or organization, newest first',
    access: 'account',
    ids: {},
    query: Type.Object({
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      /** Without the right to it: `mine`. */
      scope: Type.Optional(OrderScope),
      /** Matches part of a title, an item or part number, an order number, a purchase order or a colleague’s name. */
      search: Type.Optional(Type.String({ maxLength: 80 })),
      status: Type.Optional(oneOf('open', 'done', 'cancelled')),
      /** Days back from today. */
      period: Type.Optional(oneOf('30', '180', '365')),
    }),
    reply: Type.Object({
      orders: Type.Array(OrderSummary),
      page: Type.Integer(),
      pages: Type.Integer(),
      total: Type.Integer(),
      /** What is listed, and what the shopper may choose. */
      scope: OrderScope,
      scopes: Type.Array(OrderScope),
      /** Own orders that wait for approval, newest first: `#buying/approvals` has their pages (B2B-3). */
      waiting: Type.Array(WaitingSummary),
    }),
  },
  'GET /api/orders/latest': {
    summary: 'The order this shopper placed within the last half hour: where a lost answer is found again',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ orderNumber: orNull(Type.String()) }),
  },
  'GET /api/orders/:orderNumber': {
    summary: 'An order that this shopper sees: their own, or one of their organization',
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
    changesState: false,
    ids: { 'body.orderNumber': 'order' },
    body: Type.Object({ orderNumber: Type.String({ maxLength: 40 }), email: Type.String({ maxLength: 254 }) }),
    reply: OrderDetail,
  },
  'POST /api/orders/:orderNumber/cancel': {
    summary: 'Cancels lines, or the whole order without any, while nobody packs them; all of them or none',
    access: 'shopper',
    acting: { deed: 'orderCancel', about: ['params.orderNumber'] },
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
    acting: { deed: 'returnStart', about: ['params.orderNumber'] },
    ids: { 'params.orderNumber': 'order', 'body.returnNo': 'part', 'body.lines.lineNo': 'part' },
    params: OrderNumber,
    body: Type.Object({
      /** The next free number: a repeated request finds its return under it, and of two concurrent ones the second is refused. */
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
    acting: { deed: 'returnCancel', about: ['params.orderNumber'] },
    ids: { 'params.orderNumber': 'order', 'body.returnNo': 'part' },
    params: OrderNumber,
    body: Type.Object({ returnNo: Type.Integer({ minimum: 1, maximum: 10_000 }), email: GuestEmail }),
    reply: OrderDetail,
  },
} as const;
