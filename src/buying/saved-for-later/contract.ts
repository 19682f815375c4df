// The calls of §7 that save items for later and move them back (SFL-1). Money in two-decimal numbers, instants in ISO 8601.
import Type from 'typebox';
import { Cart, CartMessage, LINE_FIELDS } from '#buying/cart/contract';
import { PriceInfo } from '#goods/pricing/contract';
import { oneOf, orNull, Quantity, withUnread } from '#base/schema/contract';

const Text = orNull(Type.String());
const Word = Type.Optional(Type.String({ maxLength: 40 }));
const Id = Type.String({ maxLength: 40 });

const RelatedItem = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  url: Type.String(),
  imageUrl: Type.String(),
  finalPricePerUnit: Type.Number(),
});

/** `type` is ALTERNATE, ACCESSORY or ALSO_BOUGHT; `title` is the heading in the shopper's language. */
const RelatedItems = Type.Object({ title: Type.String(), type: Type.String(), items: Type.Array(RelatedItem) });

const ItemDetails = Type.Object({
  imageUrl: Type.String(),
  name: Type.String(),
  pack: Text,
  model: Type.String(),
  brandName: Type.String(),
  itemUrl: Type.String(),
  reviewCount: Type.Integer(),
  reviewRating: orNull(Type.Number()),
  priceInfo: PriceInfo,
  /** The earliest day, ISO; null without a promise. */
  deliveryDate: Text,
  /** Name of the pickup store; null for delivery. */
  pickupStore: Text,
  relatedItems: Type.Array(RelatedItems),
});

/**
 * A saved item. `movable`: some of it can go to the cart now; `priceDrop`: the unit price fell since it was saved; messages report other changes
 * (OUT_OF_STOCK, BACK_IN_STOCK, PRICE_CHANGED, …). DELETED ones can still be restored. `services` are the plans that return with it.
 */
export const SavedItem = Type.Object({
  listItemId: Type.String(),
  itemId: Type.String(),
  qty: Type.Integer(),
  savedAt: Type.String(),
  status: oneOf('active', 'DELETED'),
  customerSku: Text,
  movable: Type.Boolean(),
  services: Type.Array(Type.Object({ itemId: Type.String(), qty: Type.Integer() })),
  priceDrop: Type.Unsafe<{ was: number; now: number } | null>({
    type: ['object', 'null'],
    properties: { was: { type: 'number' }, now: { type: 'number' } },
    required: ['was', 'now'],
  }),
  messages: Type.Array(CartMessage),
  itemDetails: ItemDetails,
});
export type SavedItem = Type.Static<typeof SavedItem>;

/** `items` is a page of the matches, newest first; `filteredItems` names all matches of a search or filter; totalItems counts all items. */
export const SavedList = Type.Object({
  itemList: Type.Object({ items: Type.Array(SavedItem), filteredItems: Type.Array(Type.String()) }),
  totalItems: Type.Integer(),
  matchingItems: Type.Integer(),
  page: Type.Integer(),
  size: Type.Integer(),
  messages: Type.Array(CartMessage),
});
export type SavedList = Type.Static<typeof SavedList>;

/** `items`: the items that the command changed, as they are now; `cart`: present when the cart changed too; SFL_MOVED reports moved items. */
export const SavedReply = Type.Object({
  items: Type.Array(SavedItem),
  /** Ids of items that moved to the cart. */
  movedItems: Type.Array(Type.String()),
  totalItems: Type.Integer(),
  messages: Type.Array(CartMessage),
  cart: Type.Optional(Cart),
});
export type SavedReply = Type.Static<typeof SavedReply>;

const responseType = Type.Optional(oneOf('WHOLE', 'DELTA'));
/** `formKey` is the idempotency key of callers that cannot send the header. */
const command = { responseType, formKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) };
/** The line of the cart or the item, as the caller has it. */
const SavedLine = Type.Object({
  cartItemId: Type.Optional(Id),
  listItemId: Type.Optional(Id),
  itemId: Type.Optional(Type.String({ maxLength: 120 })),
  qty: Type.Optional(Quantity),
  ...command,
});
const MovedItem = withUnread(Type.Object({ listItemId: Type.Optional(Id) }), ...Object.keys(SavedItem.properties));

export const savedForLaterContract = {
  'GET /cc/api/sfl': {
    summary: 'What was saved for later, newest first; search looks in names and numbers, filter is priceDrop, inStock or outOfStock',
    access: 'shopper',
    ids: {},
    query: Type.Object({
      mmx: Word,
      page: Word,
      size: Word,
      search: Type.Optional(Type.String({ maxLength: 100 })),
      filter: Type.Optional(oneOf('priceDrop', 'inStock', 'outOfStock')),
    }),
    reply: SavedList,
  },
  'POST /cc/api/sfl': {
    summary: 'Saves for later: a line of the cart (cartItemId), an item (itemId, qty), or brings a removed one back (listItemId)',
    access: 'shopper',
    acting: { deed: 'savedAdd', about: ['body.itemId'] },
    ids: { 'body.cartItemId': 'cartItem', 'body.listItemId': 'savedItem', 'body.itemId': 'product', 'body.formKey': 'requestKey' },
    body: withUnread(SavedLine, ...LINE_FIELDS),
    reply: SavedReply,
  },
  'POST /cc/api/sfl/:id override DELETE': {
    summary: 'Takes an item off the list; it can be brought back for a while',
    access: 'shopper',
    acting: { deed: 'savedRemove' },
    ids: { 'params.id': 'savedItem' },
    params: Type.Object({ id: Id }),
    query: Type.Object({ mmx: Word }),
    reply: SavedReply,
  },
  'POST /cc/api/sfl/cart': {
    summary: 'Moves saved items to the cart: those named, or all. What cannot go stays, with the reason',
    access: 'shopper',
    acting: { deed: 'savedToCart' },
    ids: { 'body.items.listItemId': 'savedItem', 'body.formKey': 'requestKey' },
    body: Type.Object({ items: Type.Optional(Type.Array(MovedItem, { maxItems: 1000 })), ...command }),
    reply: SavedReply,
  },
} as const;
