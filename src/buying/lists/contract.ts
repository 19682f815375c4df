// The calls of §7 for shopping lists (LST-1). Money in two-decimal numbers, instants in ISO 8601.
import Type from 'typebox';
import { oneOf, orNull, Quantity } from '#base/schema/contract';

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
  messages: Type.Array(Message),
});
export type ListDetail = Type.Static<typeof ListDetail>;

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
});
export type ListOfLists = Type.Static<typeof ListOfLists>;

const query = {
  mmx: Word,
  sortBy: Word,
  sortOrder: Word,
  size: Word,
  page: Word,
  dataEncode: Word,
  responseType: Word,
  action: Word,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  access: Type.Optional(Type.String({ maxLength: 60 })),
  /** Ids of lists to exclude, separated by commas. */
  ignoreList: Type.Optional(Type.String({ maxLength: 400 })),
};
const mmx = Type.Object({ mmx: Word });
const NewItem = Type.Object({ itemId: Type.String({ minLength: 1, maxLength: 120 }), qty: Type.Optional(Quantity) });
/** Idempotency key for callers that cannot send the header: a repeated request creates or adds nothing again. */
const formKey = Type.Optional(Type.String({ minLength: 1, maxLength: 255 }));
const NewItems = Type.Optional(Type.Array(NewItem, { maxItems: 200 }));
const params = Type.Object({ id: Id });

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
    access: 'account',
    acting: { deed: 'listChange' },
    ids: { 'params.id': 'list', 'body.deletefavoriteById': 'list' },
    params,
    query: mmx,
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
    access: 'account',
    acting: { deed: 'listChange' },
    ids: { 'params.id': 'list' },
    params,
    query: mmx,
    reply: ListSummary,
  },
  'POST /cc/api/list/:id/item': {
    summary:
      'Puts items on a list (items), once per Idempotency-Key; sets how many of one there are (listItemId, qty); brings a removed one back (listItemId)',
    access: 'account',
    acting: { deed: 'listChange', about: ['body.items.itemId'] },
    ids: { 'params.id': 'list', 'body.listItemId': 'listItem', 'body.items.itemId': 'product', 'body.formKey': 'requestKey' },
    params,
    query: mmx,
    body: Type.Object({ items: NewItems, listItemId: Type.Optional(Id), qty: Type.Optional(Quantity), formKey }),
    reply: ListDetail,
  },
  'POST /cc/api/list/:id/item/:itemId override DELETE': {
    summary: 'Takes an item off a list; it can be brought back for a while',
    access: 'account',
    acting: { deed: 'listChange' },
    ids: { 'params.id': 'list', 'params.itemId': 'listItem' },
    params: Type.Object({ id: Id, itemId: Id }),
    query: mmx,
    reply: ListDetail,
  },
  'POST /ele-lpd/api/sparxProxy/getListCardData': {
    summary: 'The lists of a card: the five that were changed last; none for a guest',
    access: 'shopper',
    changesState: false,
    ids: {},
    reply: Type.Object({ listsData: Type.Object({ lists: Type.Array(ListSummary) }) }),
  },
} as const;
