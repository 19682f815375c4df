// Whether a store has an item (STO-1, LST-5). Amounts are dollars.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Item = Type.Object({
  ...all(Type.String(), 'itemId', 'name', 'href', 'image'),
  pack: orNull(Type.String()),
  /** Of one unit for this shopper; null where they have none, or see it in the cart. */
  price: orNull(Type.Number()),
  /** The quantity step and the most of one order. */
  ...all(Type.Integer(), 'step', 'most'),
});
export type StockItem = Type.Static<typeof Item>;

const Answer = Type.Object({
  store: Type.Object(all(Type.String(), 'storeNumber', 'name')),
  state: oneOf('inStock', 'soldOut', 'notInStores', 'refused', 'ambiguous', 'unknown', 'notAnItem'),
  /** As typed. */
  asked: Type.String(),
  /** Null where no one item is meant. */
  item: Type.Union([Item, Type.Null()]),
  /** Units on the shelf that the shopper can have. */
  available: Type.Integer(),
  /** When it can be picked up, and when a shipment to the store would be ready, as text; '' for never. */
  ...all(Type.String(), 'ready', 'shipsOn'),
  /** Why this shopper cannot have it here; '' otherwise. */
  why: Type.String(),
  /** Items that may be meant, or that the store has instead. */
  choices: Type.Array(Item),
});
export type StoreStockAnswer = Type.Static<typeof Answer>;

export const storeStockContract = {
  'GET /api/stores/:storeNumber/stock': {
    summary: 'Whether a store has the item of a number, a UPC or a product address, how many, for how much, and when it can be picked up',
    access: 'shopper',
    ids: { 'params.storeNumber': 'store' },
    params: Type.Object({ storeNumber: Type.String({ maxLength: 8 }) }),
    query: Type.Object({ item: Type.String({ minLength: 1, maxLength: 300 }) }),
    reply: Answer,
  },
} as const;
