// Quick order's one call of its own: what each typed row means. Adding is the cart's call, once for all rows (ATC-6).
import Type from 'typebox';

const OrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const AmountOrNull = Type.Unsafe<number | null>({ type: ['number', 'null'] });

/** Something that could be meant, or taken instead. */
const QuickChoice = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  url: Type.String(),
  pack: OrNull,
  finalPricePerUnit: AmountOrNull,
});

/**
 * One row, in the order asked. `number` and `asked` are as typed. found, adjusted and replaced can be added as `qty` of `namedItemId`: what
 * the number names, in whose place the cart puts its successor (`itemId`) where there is one;
 * blocked, unknown and badQuantity want the shopper. `choices` are what an unknown number may have meant, or what can be had
 * instead of what ran out. Prices are two-decimal numbers, null where this shopper sees none.
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
  /** The name of the product that is no longer sold, where a row was replaced. */
  replaces: OrNull,
  messages: Type.Array(Type.Object({ code: Type.String(), description: Type.String() })),
  choices: Type.Array(QuickChoice),
});
export type QuickRow = Type.Static<typeof QuickRow>;

export const quickOrderContract = {
  'POST /api/quick-order/check': {
    summary: 'What each row of a quick order means: product, quantity that can be had, price, or what is wrong with it',
    access: 'shopper',
    ids: {},
    body: Type.Object({
      rows: Type.Array(Type.Object({ number: Type.String({ maxLength: 60 }), qty: Type.Optional(Type.String({ maxLength: 12 })) }), {
        maxItems: 1000,
      }),
    }),
    reply: Type.Object({ rows: Type.Array(QuickRow) }),
  },
} as const;
