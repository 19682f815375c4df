// Quick order's only call: identifies each typed row. Adding is the cart's call, once for all rows (ATC-6).
import Type from 'typebox';

const OrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const AmountOrNull = Type.Unsafe<number | null>({ type: ['number', 'null'] });

/** A suggestion or alternative. */
const QuickChoice = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  url: Type.String(),
  pack: OrNull,
  finalPricePerUnit: AmountOrNull,
});

/**
 * One row, in the order of the request. `number` and `asked` are as typed. Rows found, adjusted and replaced can be added as `qty` of `namedItemId`,
 * the item of the number, which the cart replaces by its successor (`itemId`) if there is one; blocked, unknown and badQuantity need the shopper.
 * `choices` are suggestions for an unknown number, or alternatives to an item that ran out. Prices are two-decimal numbers, null where this shopper
 * has none.
 */
export const QuickRow = Type.Object({
  number: Type.String(),
  asked: Type.String(),
  state: Type.Unsafe<'found' | 'adjusted' | 'replaced' | 'blocked' | 'unknown' | 'badQuantity'>({ type: 'string' }),
  itemId: OrNull,
  namedItemId: OrNull,
  name: OrNull,
  url: OrNull,
  imageUrl: OrNull,
  pack: OrNull,
  customerSku: OrNull,
  contract: Type.Boolean(),
  qty: Type.Integer(),
  increment: Type.Integer(),
  quantityLimit: Type.Integer(),
  finalPricePerUnit: AmountOrNull,
  finalPrice: AmountOrNull,
  /** For a replaced row, the name of the discontinued product. */
  replaces: OrNull,
  messages: Type.Array(Type.Object({ code: Type.String(), description: Type.String() })),
  choices: Type.Array(QuickChoice),
});
export type QuickRow = Type.Static<typeof QuickRow>;

export const quickOrderContract = {
  'POST /api/quick-order/check': {
    summary: 'What each row of a quick order means: product, quantity that can be had, price, or what is wrong with it',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({
      rows: Type.Array(Type.Object({ number: Type.String({ maxLength: 60 }), qty: Type.Optional(Type.String({ maxLength: 12 })) }), {
        maxItems: 1000,
      }),
    }),
    reply: Type.Object({ rows: Type.Array(QuickRow) }),
  },
} as const;
