// The calls of §7 for shopping lists (LST-1). Money in two-decimal numbers, instants in ISO 8601.
import Type from 'typebox';
import { all, oneOf, orNull, Quantity, withUnread } from '#base/schema/contract';
import { CustomDesign, Customization } from '#goods/customization/contract';

const Text = orNull(Type.String());
const Amount = orNull(Type.Number());
const Id = Type.String({ minLength: 1, maxLength: 40 });
const Word = Type.Optional(Type.String({ maxLength: 40 }));
const Name = Type.String({ maxLength: 400 });
const Access = oneOf('PERSONAL', 'SHARED', 'GLOBAL');

const fields = {
  listId: Type.String(),
  name: Type.String(),
  modified: Type.String(),
  accessLevel: Access,
  itemCount: Type.Integer(),
  /** This shopper's own favourite, whoever owns the list. */
  favorite: Type.Boolean(),
  /** Nothing can be changed, only bought. */
  readOnly: Type.Boolean(),
  /** The shopper may rename and delete it. */
  mayEdit: Type.Boolean(),
  /** The shopper may choose who sees it. */
  mayShare: Type.Boolean(),
  /** Other users who see it may also rename and delete it. */
  membersEdit: Type.Boolean(),
  /** DELETED ones can still be restored. */
  status: oneOf('active', 'DELETED'),
  /** With responseType=items, and on the card: the numbers of its items. */
  itemIds: Type.Optional(Type.Array(Type.String())),
};
const ListSummary = Type.Object(fields);
export type ListSummary = Type.Static<typeof ListSummary>;

const Message = Type.Object({ code: Type.String(), type: Type.String(), description: Type.String(), itemId: Type.Optional(Type.String()) });

/**
 * `addable`: some of it can go to the cart now, namely `addQty`; `addItemId` is the item the cart will hold, which differs for the successor of a
 * discontinued product.
 */
const ListItem = Type.Object({
  listItemId: Type.String(),
  itemId: Type.String(),
  qty: Type.Integer(),
  name: Type.String(),
  url: Text,
  imageUrl: Text,
  pack: Text,
  customerSku: Text,
  addable: Type.Boolean(),
  /** What it waits for when it cannot be bought now; null otherwise. The page of stock alerts takes an address for it. */
  waitsFor: Type.Union([Type.Literal('stock'), Type.Literal('release'), Type.Null()]),
  addItemId: Type.String(),
  addQty: Type.Integer(),
  /** The successor's name, when the product is no longer sold. */
  replacedBy: Text,
  finalPricePerUnit: Amount,
  finalPrice: Amount,
  /** The number under its bars; null for goods without one. */
  ean: Text,
  /** Price of one when it was added; null where it was hidden. */
  priceThen: Amount,
  addedOn: Type.String(),
  note: Text,
  /** How many should be on the shelf, how many are, and how many are missing; null where nobody said. */
  ...all(orNull(Type.Integer()), 'par', 'onHand', 'missing'),
  /** Of goods made to order: what is printed. */
  customization: Type.Optional(CustomDesign),
  messages: Type.Array(Type.Object({ code: Type.String(), description: Type.String() })),
});
export type ListItem = Type.Static<typeof ListItem>;

const ListDetail = Type.Object({
  ...fields,
  items: Type.Array(ListItem),
  /** Total of the items that can be bought today; null when a price is hidden. */
  subtotal: Amount,
  allowedAccessLevel: Type.Array(Access),
  maxFavoriteReached: Type.Boolean(),
  /** Whether this shopper may give it a link for people without an account, and the link's secret if it has one. */
  mayLink: Type.Boolean(),
  linkToken: Text,
  messages: Type.Array(Message),
});
export type ListDetail = Type.Static<typeof ListDetail>;

/** What a link shows. */
const SharedList = Type.Object({ name: Type.String(), modified: Type.String(), items: Type.Array(ListItem), subtotal: Amount });
export type SharedList = Type.Static<typeof SharedList>;

/** A page of the matching lists. `itemCount` is the number on the page, `totalItems` the number of matches. */
const ListOfLists = Type.Object({
  shoppingLists: Type.Array(ListSummary),
  metadata: Type.Object({
    pagination: Type.Object({ page: Type.Integer(), pages: Type.Integer(), size: Type.Integer() }),
    totalItems: Type.Integer(),
    itemCount: Type.Integer(),
  }),
  /** Number of all lists, whatever the filter. */
  showCount: Type.Integer(),
  /** Access levels of the shopper's lists. */
  availableAccessLevel: Type.Array(Access),
  /** Access levels that the shopper may choose. */
  allowedAccessLevel: Type.Array(Access),
  /** The shopper can change no list. */
  readOnly: Type.Boolean(),
  favorites: Type.Array(Type.String()),
  maxFavoriteReached: Type.Boolean(),
  /** Whether the organization allows links to its lists; null for whom it does not concern: all but its administrators. */
  linksAllowed: orNull(Type.Boolean()),
});
export type ListOfLists = Type.Static<typeof ListOfLists>;

const query = {
  mmx: Word,
  sortBy: Word,
  sortOrder: Word,
  size: Word,
  page: Word,
  /** true: names come with their markup characters escaped, for callers that write them into a document. */
  dataEncode: Word,
  /** items: lists come with the numbers of their items; count: no lists and items, only how many there are. */
  responseType: Word,
  /** add: only lists whose items the caller may change; edit: only those they may rename; share: only those they may share. */
  action: Word,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  access: Type.Optional(Type.String({ maxLength: 60 })),
  /** Ids of lists to exclude, separated by commas. */
  ignoreList: Type.Optional(Type.String({ maxLength: 400 })),
};
const mmx = Type.Object({ mmx: Word });
const NewItem = Type.Object({
  itemId: Type.String({ minLength: 1, maxLength: 120 }),
  qty: Type.Optional(Quantity),
  /** Of goods made to order (CAT-8). Without it the list holds the item alone, to be customized when it is bought. */
  customization: Type.Optional(withUnread(Customization, 'customSkuCode')),
});
/** Idempotency key for callers that cannot send the header: a repeated request creates or adds nothing again. */
const formKey = Type.Optional(Type.String({ minLength: 1, maxLength: 255 }));
const NewItems = Type.Optional(Type.Array(NewItem, { maxItems: 200 }));
const params = Type.Object({ id: Id });
const BOTH = { 'body.from': 'list', 'body.to': 'list', 'body.formKey': 'requestKey' } as const;
/** What most calls that change a list have in common. */
const CHANGES = { access: 'account', acting: { deed: 'listChange' }, query: mmx } as const;
const Ids = Type.Array(Id, { minItems: 1, maxItems: 200 });
/** A moved or copied line: its id on the list it came from and on the other, and how many were put there. */
const Moved = Type.Object({ ...all(Id, 'listItemId', 'toItemId'), qty: Type.Integer({ minimum: 1, maximum: 9999 }) });
export type Moved = Type.Static<typeof Moved>;
const Level = Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 9999 })));

export const listsContract = {
  'GET /cc/api/lists': {
    summary: 'Lists this shopper may see; sortBy is name, modified or access; access is PERSONAL, SHARED, GLOBAL, FAVORITE with commas',
    access: 'account',
    ids: {},
    query: Type.Object(query),
    reply: ListOfLists,
  },
  'GET /cc/api/lists/items': {
    summary: 'Items on those lists whose name or number holds the search, each with its list; at most 100',
    access: 'account',
    ids: {},
    query: Type.Object(query),
    reply: Type.Object({
      items: Type.Array(Type.Object({ listId: Type.String(), listName: Type.String(), itemId: Type.String(), name: Type.String() })),
      totalItems: Type.Integer(),
    }),
  },
  'POST /cc/api/list': {
    summary: 'Creates a list, with items where some are named; once per Idempotency-Key',
    access: 'account',
    acting: { deed: 'listChange', about: ['body.name'] },
    ids: { 'body.items.itemId': 'product', 'body.formKey': 'requestKey' },
    query: mmx,
    body: Type.Object({ name: Name, accessLevel: Type.Optional(Access), items: NewItems, formKey }),
    reply: ListDetail,
  },
  'GET /cc/api/list/:id': {
    summary: 'A list with its items, priced today',
    access: 'account',
    ids: { 'params.id': 'list' },
    params,
    query: mmx,
    reply: ListDetail,
  },
  'POST /cc/api/list/:id override PUT': {
    summary: 'Renames a list, says who sees it, marks it as a favourite (deletefavoriteById gives another mark up), or brings it back',
    ...CHANGES,
    ids: { 'params.id': 'list', 'body.deletefavoriteById': 'list' },
    params,
    body: Type.Object({
      name: Type.Optional(Name),
      accessLevel: Type.Optional(Access),
      membersEdit: Type.Optional(Type.Boolean()),
      favorite: Type.Optional(Type.Boolean()),
      deletefavoriteById: Type.Optional(Id),
      restore: Type.Optional(Type.Literal(true)),
    }),
    reply: ListSummary,
  },
  'POST /cc/api/list/:id override DELETE': {
    summary: 'Deletes a list; it can be brought back for a while',
    ...CHANGES,
    ids: { 'params.id': 'list' },
    params,
    reply: ListSummary,
  },
  'POST /cc/api/list/:id/item': {
    summary:
      'Puts items on a list (items), once per Idempotency-Key; says of one (listItemId) how many, its note, par and onHand, or of several how many (quantities); sorts them (order); brings a removed one back (listItemId alone)',
    access: 'account',
    acting: { deed: 'listChange', about: ['body.items.itemId'] },
    ids: {
      'params.id': 'list',
      'body.listItemId': 'listItem',
      'body.quantities.listItemId': 'listItem',
      'body.items.itemId': 'product',
      'body.formKey': 'requestKey',
    },
    params,
    query: mmx,
    body: Type.Object({
      items: NewItems,
      listItemId: Type.Optional(Id),
      qty: Type.Optional(Quantity),
      /** Null or empty text takes the note away; null the level. */
      note: Type.Optional(orNull(Type.String({ maxLength: 400 }))),
      ...all(Level, 'par', 'onHand'),
      quantities: Type.Optional(Type.Array(Type.Object({ listItemId: Id, qty: Quantity }), { maxItems: 200 })),
      /** Ids of the lines in their new order; lines that it does not name follow. */
      order: Type.Optional(Ids),
      formKey,
    }),
    reply: ListDetail,
  },
  'POST /cc/api/list/:id/item/:itemId override DELETE': {
    summary: 'Takes an item off a list; it can be brought back for a while',
    ...CHANGES,
    ids: { 'params.id': 'list', 'params.itemId': 'listItem' },
    params: Type.Object({ id: Id, itemId: Id }),
    reply: ListDetail,
  },
  'POST /cc/api/lists/transfer': {
    summary: 'Moves lines to another list, or copies them (copy), once per Idempotency-Key',
    ...CHANGES,
    ids: { ...BOTH, 'body.listItemIds': 'listItem' },
    body: Type.Object({ ...all(Id, 'from', 'to'), listItemIds: Ids, copy: Type.Optional(Type.Boolean()), formKey }),
    reply: Type.Object({ moved: Type.Array(Moved), toName: Type.String() }),
  },
  'POST /cc/api/lists/transfer/undo': {
    summary: 'Takes lines that were moved or copied off the other list again, and brings moved ones back',
    ...CHANGES,
    ids: { ...BOTH, 'body.moved.listItemId': 'listItem', 'body.moved.toItemId': 'listItem' },
    body: Type.Object({
      ...all(Id, 'from', 'to'),
      moved: Type.Array(Moved, { minItems: 1, maxItems: 200 }),
      copy: Type.Optional(Type.Boolean()),
      formKey,
    }),
    reply: ListDetail,
  },
  'POST /cc/api/list/:id/link': {
    summary: 'Gives a list a link by which people without an account read it, or takes the link away; who shares the list may',
    ...CHANGES,
    ids: { 'params.id': 'list' },
    params,
    body: Type.Object({ on: Type.Boolean() }),
    reply: ListDetail,
  },
  'POST /cc/api/lists/links': {
    summary: 'Says whether the organization allows links to its lists; without, links that were given lead nowhere',
    access: { permission: 'H_MU' },
    acting: { deed: 'listChange' },
    ids: {},
    body: Type.Object({ allowed: Type.Boolean() }),
    reply: Type.Object({ allowed: Type.Boolean() }),
  },
  'GET /cc/api/shared-list/:token': {
    summary: 'A list by its link, at the prices of whoever opens it; nothing says whose it is',
    access: 'shopper',
    ids: { 'params.token': 'secret' },
    params: Type.Object({ token: Id }),
    reply: SharedList,
  },
  'POST /ele-lpd/api/sparxProxy/getListCardData': {
    summary: 'The lists of a card with the numbers of their items, those changed last first, as many as size says; none for a guest',
    access: 'shopper',
    changesState: false,
    ids: {},
    query: Type.Object({ size: Word }),
    reply: Type.Object({ listsData: Type.Object({ lists: Type.Array(ListSummary) }) }),
  },
} as const;
