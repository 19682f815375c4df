// Orders that repeat (ATC-7, H_AR): starting, seeing, changing and ending them. Amounts are dollars, days are ISO dates of the site.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';
import { CHANGE_OUTCOMES, QUESTIONS, RESTOCK_ACTS } from '#buying/restock/rules';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Text = Type.String({ maxLength: 120 });
const Day = orNull(Type.String());
const RIGHT = { memberWith: 'H_AR' } as const;
const Nothing = Type.Object({});
const IsoDay = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });

const Item = Type.Object({
  ...all(Type.String(), 'itemId', 'title', 'href', 'image'),
  /** Of one unit today, before the discount for what comes by itself; null: it cannot be bought now. */
  price: orNull(Type.Number()),
  /** In stock to be sent now. */
  available: Type.Boolean(),
});
export type RestockItem = Type.Static<typeof Item>;

const Question = Type.Object({
  code: oneOf(...QUESTIONS),
  /** The day that it is about, the last day for an answer, and when the shop tries again by itself. */
  dueOn: Type.String(),
  ...all(Day, 'until', 'retryOn'),
  /** Of one unit. */
  ...all(orNull(Type.Number()), 'price', 'agreed'),
  /** What can come instead of an item that is gone or out of stock, at today's prices. */
  alternates: Type.Array(Item),
  /** `VISA 4821`; a sentence in the restock's language. Either may be ''. */
  ...all(Type.String(), 'card', 'text'),
});
export type RestockQuestion = Type.Static<typeof Question>;

export const RestockView = Type.Object({
  restockId: Type.String(),
  state: oneOf('active', 'attention', 'paused', 'ended'),
  item: Item,
  qty: Type.Integer(),
  /** `4week`, `1month`; `dates`: on chosen days. */
  every: Type.String(),
  ...all(Day, 'nextOn', 'lastOn'),
  timesLeft: orNull(Type.Integer()),
  /** What comes in the shown weeks. */
  comes: Type.Array(Type.String()),
  /** A skipped day that can be taken back. */
  skipped: Day,
  /** For all units at today's price, after and before the discount. */
  ...all(orNull(Type.Number()), 'total', 'before'),
  /** Of one unit: above it the shop asks first; null: it does not ask. */
  asksAbove: orNull(Type.Number()),
  priceLimit: orNull(Type.Integer()),
  whenShort: oneOf('partial', 'wait'),
  /** '' while its address is gone. */
  address: Type.String(),
  /** `VISA 4821`; '' while the card is gone, or to a representative; `account`: by invoice. */
  payment: Type.String(),
  ...all(Type.String(), 'budgetCenter', 'purchaseOrder'),
  /** Waits for an answer, or for stock; null: nothing. */
  question: Type.Union([Question, Type.Null()]),
  /** Its order is being placed. */
  isPlacing: Type.Boolean(),
});
export type RestockView = Type.Static<typeof RestockView>;

const Choice = Type.Object({ ...all(Type.String(), 'id', 'label'), isDefault: Type.Boolean() });

/** What a restock can be sent to and paid from. */
export const RestockChoices = Type.Object({
  addresses: Type.Array(Choice),
  cards: Type.Array(Choice),
  mayBill: Type.Boolean(),
  /** Of the organization, for this person. */
  budgets: Type.Array(Type.String()),
  hasOrganization: Type.Boolean(),
  today: Type.String(),
  /** Percent off what comes by itself; 0 for none. */
  percentOff: Type.Number(),
});
export type RestockChoices = Type.Static<typeof RestockChoices>;

export const DueView = Type.Object({
  dueOn: Type.String(),
  state: oneOf('due', 'asking', 'placing', 'placed', 'skipped'),
  qty: Type.Integer(),
  orderNumber: Type.String(),
  /** Of one unit. */
  price: orNull(Type.Number()),
  /** Why it was skipped. */
  by: oneOf('', 'owner', 'silence', 'end'),
});
export type DueView = Type.Static<typeof DueView>;

const FormReply = Type.Object({ items: Type.Array(Type.Object({ item: Item, qty: Type.Integer() })), choices: RestockChoices });
export type RestockFormReply = Type.Static<typeof FormReply>;

const OneReply = Type.Object({
  restock: RestockView,
  dates: Type.Array(Type.String()),
  /** `changedAt`: the instant of its last change, which a change of it names as `seen`. */
  ...all(Type.String(), 'addressId', 'paymentId', 'changedAt'),
  history: Type.Array(DueView),
  choices: RestockChoices,
});
export type OneRestock = Type.Static<typeof OneReply>;

/** The form; every field as typed. */
const TERMS = {
  ...all(
    Text,
    'every',
    'nextOn',
    'ends',
    'times',
    'lastOn',
    'priceLimit',
    'whenShort',
    'addressId',
    'paymentId',
    'budgetCenter',
    'purchaseOrder',
  ),
  dates: Type.Array(Text, { maxItems: 6 }),
} as const;

const Saved = Type.Object({ errors: Type.Array(Type.Object(all(Type.String(), 'field', 'message'))), ids: Type.Array(Type.String()) });
export type SavedRestock = Type.Static<typeof Saved>;

/** What comes on one day, all of whose delivery is changed in one step. */
const Delivery = Type.Object({
  on: Type.String(),
  restocks: Type.Array(RestockView),
  /** The address and payment of all of them; '' where they differ. */
  ...all(Type.String(), 'addressId', 'paymentId', 'today'),
  choices: RestockChoices,
});
export type RestockDelivery = Type.Static<typeof Delivery>;

const ChangedReply = Type.Object({
  changeId: Type.String(),
  results: Type.Array(Type.Object({ ...all(Type.String(), 'restockId', 'title'), outcome: oneOf(...CHANGE_OUTCOMES) })),
  ...all(Type.Boolean(), 'canUndo', 'isUndone'),
});
export type ChangedDelivery = Type.Static<typeof ChangedReply>;

/** `item:quantity`, with commas between them. */
const Wanted = Type.Object({ items: Type.Optional(Type.String({ maxLength: 600 })) });

export const restockContract = {
  'GET /api/restocks': {
    summary: 'What comes to the caller by itself: each restock with its price of today, its next days and the question that waits',
    access: RIGHT,
    ids: {},
    query: Type.Object({ from: Type.Optional(IsoDay) }),
    reply: Type.Object({
      restocks: Type.Array(RestockView),
      ...all(Type.String(), 'today', 'from', 'until'),
      /** Percent off what comes by itself; 0 for none. */
      percentOff: Type.Number(),
      /** The caller may see what comes to the whole organization. */
      seesAll: Type.Boolean(),
      /** A representative looks, who changes nothing that costs money. */
      isActing: Type.Boolean(),
    }),
  },
  'GET /api/restock-form': {
    summary: 'The items that a restock is to be started with, and what it can be sent to and paid from',
    access: RIGHT,
    acting: 'never',
    ids: { 'query.items': 'product' },
    query: Wanted,
    reply: FormReply,
  },
  'POST /api/restocks': {
    summary: 'Starts a restock for each item, all with the same days, address and payment; a repeat with the same key starts nothing more',
    access: RIGHT,
    ids: {
      'body.items.itemId': 'product',
      'body.addressId': 'own',
      'body.paymentId': 'own',
      'body.key': 'requestKey',
    },
    body: Type.Object({
      ...TERMS,
      key: Id,
      items: Type.Array(Type.Object({ itemId: Text, qty: Text }), { minItems: 1, maxItems: 20 }),
    }),
    reply: Saved,
  },
  'GET /api/restocks/:restockId': {
    summary: 'One restock with what was ordered for it, and what it can be changed to',
    access: RIGHT,
    acting: 'never',
    ids: { 'params.restockId': 'restock' },
    params: Type.Object({ restockId: Id }),
    reply: OneReply,
  },
  'POST /api/restocks/:restockId override PUT': {
    summary:
      'Changes a restock: item, quantity, days, limits, address or payment. What waited for an answer is tried again. With `seen`, only if nothing has changed it since',
    access: RIGHT,
    ids: { 'params.restockId': 'restock', 'body.itemId': 'product', 'body.addressId': 'own', 'body.paymentId': 'own' },
    params: Type.Object({ restockId: Id }),
    body: Type.Object({ ...TERMS, itemId: Text, qty: Text, seen: Type.Optional(Text) }),
    reply: Saved,
  },
  'POST /api/restocks/:restockId/act': {
    summary:
      'Skips a day or takes that back, pauses, goes on, cancels or takes that back, agrees to the price of today, or swaps what is gone for an alternate (itemId) that costs no more than was seen (seen)',
    access: RIGHT,
    acting: { deed: 'restockChange', about: ['body.act'] },
    ids: { 'params.restockId': 'restock', 'body.itemId': 'product' },
    params: Type.Object({ restockId: Id }),
    body: Type.Object({
      act: oneOf(...RESTOCK_ACTS),
      itemId: Type.Optional(Text),
      seen: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    }),
    reply: Nothing,
  },
  'POST /api/restocks/:restockId/order': {
    summary:
      'Orders what waits for an answer, or the day `dueOn` with all that goes into one order with it, while its owner is present: the bank may ask them at `url`',
    access: RIGHT,
    ids: { 'params.restockId': 'restock' },
    params: Type.Object({ restockId: Id }),
    body: Type.Object({ dueOn: Type.Optional(IsoDay) }),
    reply: Type.Object({ ...all(Type.String(), 'orderNumber', 'url') }),
  },
  'GET /api/restock-delivery': {
    summary: 'What comes on one day, and what its delivery can be changed to',
    access: RIGHT,
    acting: 'never',
    ids: {},
    query: Type.Object({ on: IsoDay }),
    reply: Delivery,
  },
  'POST /api/restock-delivery': {
    summary:
      'Changes address, payment or day of everything that comes on a day, from that delivery on; what is left empty stays as it is for each. A repeat with the same key changes nothing more',
    access: RIGHT,
    ids: { 'body.key': 'requestKey', 'body.restockIds': 'restock', 'body.addressId': 'own', 'body.paymentId': 'own' },
    body: Type.Object({
      key: Id,
      on: IsoDay,
      restockIds: Type.Array(Id, { minItems: 1, maxItems: 200 }),
      ...all(Text, 'addressId', 'paymentId', 'nextOn'),
    }),
    reply: Type.Object({ errors: Saved.properties.errors, changeId: Type.String() }),
  },
  'GET /api/restock-delivery/:changeId': {
    summary: 'What became of each restock in a change of a delivery, for a day',
    access: RIGHT,
    acting: 'never',
    ids: { 'params.changeId': 'restockChange' },
    params: Type.Object({ changeId: Id }),
    reply: ChangedReply,
  },
  'POST /api/restock-delivery/:changeId/undo': {
    summary: 'Takes a change of a delivery back, for each restock that nothing else has happened to since',
    access: RIGHT,
    ids: { 'params.changeId': 'restockChange' },
    params: Type.Object({ changeId: Id }),
    reply: ChangedReply,
  },
  'GET /api/organization/restocks': {
    summary: 'What comes by itself to the people of the caller’s organization',
    access: { permission: ['H_R', 'H_MU', 'H_SAM'] },
    ids: {},
    query: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }),
    reply: Type.Object({
      restocks: Type.Array(
        Type.Object({
          ...all(Type.String(), 'restockId', 'name', 'every', 'budgetCenter', 'title', 'href'),
          state: oneOf('active', 'attention', 'paused', 'ended'),
          qty: Type.Integer(),
          nextOn: Day,
        }),
      ),
      ...all(Type.Integer(), 'page', 'pages', 'count'),
    }),
  },
} as const;
