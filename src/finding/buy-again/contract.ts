// What is bought again and again: by the caller, or by their organization (B2B-6, CAT-8). Days are ISO dates of the site.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Habit = Type.Object({
  ...all(Type.String(), 'itemId', 'title', 'href', 'image', 'lastOn'),
  /** Formatted, of one unit; null: the caller sees none. */
  price: orNull(Type.String()),
  /** As many as are usually bought at a time, as the item can be bought now. */
  qty: Type.Integer(),
  /** Can be put into the cart as it is. */
  canAdd: Type.Boolean(),
  /** Days on which it was bought. */
  times: Type.Integer(),
  everyDays: orNull(Type.Integer()),
  dueOn: orNull(Type.String()),
  due: oneOf('due', 'soon', 'later', 'once'),
});
export type HabitView = Type.Static<typeof Habit>;

export const buyAgainContract = {
  'GET /api/buy-again': {
    summary:
      'What the caller buys again and again: how many, how often, and when it is due; `of=organization` counts their colleagues’ orders, for those with H_MU or H_AO. `items` keeps only these',
    access: 'account',
    ids: { 'query.items': 'product' },
    query: Type.Object({
      of: Type.Optional(oneOf('mine', 'organization')),
      /** Item numbers with commas between them: those of a list. */
      items: Type.Optional(Type.String({ maxLength: 6_000 })),
    }),
    reply: Type.Object({
      habits: Type.Array(Habit),
      of: oneOf('mine', 'organization'),
      /** The caller may look at their organization. */
      seesOrganization: Type.Boolean(),
    }),
  },
} as const;
