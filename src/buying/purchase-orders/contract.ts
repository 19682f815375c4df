// Purchase orders of an organization: for those who keep (H_SB) or read (H_EBL) them, and what a buyer may choose from (B2B-2). Amounts are dollars.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Text = Type.String({ maxLength: 300 });
const READ = { permission: ['H_SB', 'H_EBL'] } as const;
const MANAGE = { permission: 'H_SB' } as const;
const OF_ORDER = Type.Object({ poId: Id });
const PURCHASE_ORDER = { 'params.poId': 'purchaseOrder' } as const;
const Nothing = Type.Object({});
const Page = Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' }));

const GroupName = Type.Object(all(Type.String(), 'groupId', 'name'));
const PersonName = Type.Object(all(Type.String(), 'profileId', 'name'));
const LocationName = Type.Object(all(Type.String(), 'locationId', 'name'));

export const PurchaseOrderView = Type.Object({
  ...all(Type.String(), 'poId', 'number', 'description'),
  currency: oneOf('USD', 'CAD'),
  /** A blanket purchase order has an amount; without one, nothing is left or missing. */
  ...all(orNull(Type.Number()), 'amount', 'left'),
  /** Of orders that are not placed yet, and of placed ones. */
  ...all(Type.Number(), 'held', 'spent'),
  /** Days. */
  ...all(orNull(Type.String()), 'validFrom', 'validUntil'),
  state: oneOf('open', 'upcoming', 'expired', 'closed'),
  nearlyUsed: Type.Boolean(),
  /** For everybody of the organization, to every place; else for these. */
  ...all(Type.Boolean(), 'everybody', 'everywhere'),
  groups: Type.Array(GroupName),
  people: Type.Array(PersonName),
  locations: Type.Array(LocationName),
});
export type PurchaseOrderView = Type.Static<typeof PurchaseOrderView>;

/** Who and what a purchase order may be limited to. */
export const Limits = Type.Object({
  groups: Type.Array(GroupName),
  people: Type.Array(PersonName),
  locations: Type.Array(LocationName),
});
export type Limits = Type.Static<typeof Limits>;

export const RulesView = Type.Object({
  ...all(Type.Boolean(), 'required', 'typed', 'release'),
  ...all(Type.String(), 'pattern', 'explanation', 'example'),
});
export type RulesView = Type.Static<typeof RulesView>;

/** A step of the ledger. Changes are signed: an order takes, a cancellation gives back. `left` is null without a limit. */
export const LedgerEntry = Type.Object({
  at: Type.String(),
  kind: oneOf('set', 'moved', 'carried', 'held', 'released', 'spent', 'cancelled', 'returned'),
  change: Type.Number(),
  left: orNull(Type.Number()),
  /** '' for none. */
  ...all(Type.String(), 'orderNumber', 'by', 'note'),
});
export type LedgerEntry = Type.Static<typeof LedgerEntry>;

/** An order that was charged to a purchase order. */
export const ChargedOrder = Type.Object({
  orderNumber: Type.String(),
  state: oneOf('held', 'spent'),
  ...all(Type.Number(), 'amount', 'credited'),
  at: Type.String(),
  by: Type.String(),
});
export type ChargedOrder = Type.Static<typeof ChargedOrder>;

/** What a buyer may name on an order: for the cart and the payment step. */
export const PurchaseOrderChoice = Type.Object({
  /** `required`: every order names one. `typed`: numbers beside the open ones are taken. `release`: a release number is asked for. */
  ...all(Type.Boolean(), 'required', 'typed', 'release'),
  /** What a typed number looks like; '' for anything. */
  ...all(Type.String(), 'explanation', 'example'),
  open: Type.Array(
    Type.Object({
      ...all(Type.String(), 'number', 'description'),
      currency: oneOf('USD', 'CAD'),
      left: orNull(Type.Number()),
      validUntil: orNull(Type.String()),
    }),
  ),
  /** About the chosen number, in the shopper's language: what stops the order, and what is only worth knowing; '' for nothing. */
  ...all(Type.String(), 'problem', 'notice'),
});
export type PurchaseOrderChoice = Type.Static<typeof PurchaseOrderChoice>;

const Body = Type.Object({
  ...all(Text, 'number', 'description', 'amount', 'validFrom', 'validUntil'),
  ...all(Type.Boolean(), 'everybody', 'everywhere'),
  groupIds: Type.Array(Id, { maxItems: 200 }),
  profileIds: Type.Array(Id, { maxItems: 500 }),
  locationIds: Type.Array(Id, { maxItems: 500 }),
});
const BODY_IDS = { 'body.groupIds': 'group', 'body.profileIds': 'member', 'body.locationIds': 'location' } as const;

const FieldErrors = Type.Array(Type.Object(all(Type.String(), 'field', 'message')));
const Saved = Type.Object({ errors: FieldErrors, id: orNull(Type.String()) });
export type SavedPurchaseOrder = Type.Static<typeof Saved>;

/** Rows are numbered as in a spreadsheet; 0 concerns the whole table. */
const Imported = Type.Object({
  ...all(Type.Integer(), 'added', 'changed', 'unchanged', 'problemCount'),
  /** By row, the first 200. */
  problems: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
});
export type ImportedPurchaseOrders = Type.Static<typeof Imported>;

export const purchaseOrdersContract = {
  'GET /api/organization/purchase-orders': {
    summary: 'The purchase orders of the caller’s organization with what is left of each, and its rules about them',
    access: READ,
    ids: {},
    query: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 80 })),
      show: Type.Optional(oneOf('open', 'nearlyUsed', 'ended')),
      page: Page,
    }),
    reply: Type.Object({
      organization: Type.String(),
      orders: Type.Array(PurchaseOrderView),
      counts: Type.Object(all(Type.Integer(), 'open', 'nearlyUsed', 'ended')),
      rules: RulesView,
      /** Whether the caller may change anything. */
      manages: Type.Boolean(),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'GET /api/organization/purchase-order-limits': {
    summary: 'The groups, people and locations that a purchase order may be limited to',
    access: MANAGE,
    ids: {},
    reply: Limits,
  },
  'GET /api/organization/purchase-orders/:poId': {
    summary: 'One purchase order of the caller’s organization, the orders charged to it, and a page of its history',
    access: READ,
    ids: PURCHASE_ORDER,
    params: OF_ORDER,
    query: Type.Object({ page: Page }),
    reply: Type.Object({
      order: PurchaseOrderView,
      /** The newest; `more` says that there are others. */
      charged: Type.Array(ChargedOrder),
      more: Type.Boolean(),
      history: Type.Array(LedgerEntry),
      manages: Type.Boolean(),
      /** Whether the caller sees all orders of the organization. */
      seesOrders: Type.Boolean(),
      ...all(Type.Integer(), 'page', 'pages'),
    }),
  },
  'POST /api/organization/purchase-orders': {
    summary: 'Opens a purchase order in this site’s currency; the same one again is the one that is there',
    access: MANAGE,
    ids: BODY_IDS,
    body: Body,
    reply: Saved,
  },
  'POST /api/organization/purchase-orders/:poId override PUT': {
    summary: 'Changes a purchase order; placed orders keep what they were placed with',
    access: MANAGE,
    ids: { ...PURCHASE_ORDER, ...BODY_IDS },
    params: OF_ORDER,
    body: Body,
    reply: Saved,
  },
  'POST /api/organization/purchase-orders/:poId/close': {
    summary: 'Closes a purchase order: no order can name it any more; orders that are being paid for keep it',
    access: MANAGE,
    ids: PURCHASE_ORDER,
    params: OF_ORDER,
    reply: Nothing,
  },
  'POST /api/organization/purchase-orders/:poId/reopen': {
    summary: 'Opens a closed purchase order again',
    access: MANAGE,
    ids: PURCHASE_ORDER,
    params: OF_ORDER,
    reply: Nothing,
  },
  'POST /api/organization/purchase-orders/import': {
    summary:
      'Opens and changes purchase orders from a table, its header first; with a wrong row it writes nothing and names every wrong row',
    access: MANAGE,
    ids: {},
    body: Type.Object({ rows: Type.Array(Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 40 }), { maxItems: 2_001 }) }),
    reply: Imported,
  },
  'POST /api/organization/purchase-order-rules': {
    summary: 'Sets what the organization asks of the purchase order numbers of its orders',
    access: MANAGE,
    ids: {},
    body: Type.Object({ ...all(Type.Boolean(), 'required', 'typed', 'release'), ...all(Text, 'pattern', 'explanation', 'example') }),
    reply: Type.Object({ errors: FieldErrors }),
  },
} as const;
