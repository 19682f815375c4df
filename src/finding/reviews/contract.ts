// Product reviews: everybody reads them, signed-in shoppers write them, and staff review them before they appear.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const ItemId = Type.Object({ itemId: Type.String({ maxLength: 60 }) });
const Stars = Type.Integer({ minimum: 1, maximum: 5 });

export const Review = Type.Object({
  ...all(Type.String(), 'reviewId', 'author', 'title', 'body'),
  /** Locale of the review. */
  locale: Type.String(),
  stars: Stars,
  /** The author bought the product here. */
  verified: Type.Boolean(),
  /** ISO instant. */
  writtenAt: Type.String(),
  ...all(Type.Integer(), 'helpful', 'unhelpful'),
});
export type Review = Type.Static<typeof Review>;

const ReviewsReply = Type.Object({
  /** `locales`: where it is sold. */
  product: Type.Object({
    ...all(Type.String(), 'itemId', 'title', 'href', 'image'),
    locales: Type.Array(oneOf('en-US', 'en-CA', 'fr-CA')),
  }),
  /** Number of all reviews of the product, regardless of filters. */
  count: Type.Integer(),
  average: orNull(Type.Number()),
  /** Number of reviews with one star, two, … five. */
  distribution: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
  reviews: Type.Array(Review),
  /** Number of reviews that match the filters. */
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
});
export type ReviewsReply = Type.Static<typeof ReviewsReply>;

const Mine = Type.Object({
  product: ReviewsReply.properties.product,
  signedIn: Type.Boolean(),
  /** Suggested author name: the last one used, or the first name. */
  author: Type.String(),
  /** The shopper's own review. */
  own: Type.Union([
    Type.Object({ stars: Stars, ...all(Type.String(), 'title', 'body'), state: oneOf('waiting', 'published', 'refused') }),
    Type.Null(),
  ]),
});

export const reviewsContract = {
  'GET /api/reviews/:itemId': {
    summary: 'The published reviews of a product: those in the reader’s language first, then by sort; the same for everybody',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    query: Type.Object({
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      size: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$' })),
      /** Only reviews with this many stars. */
      stars: Type.Optional(oneOf('1', '2', '3', '4', '5')),
      sort: Type.Optional(oneOf('helpful', 'newest', 'highest', 'lowest')),
    }),
    reply: ReviewsReply,
  },
  'GET /api/my-review/:itemId': {
    summary: 'Whether this shopper may review a product, and what they have written about it',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    reply: Mine,
  },
  'POST /api/reviews/:itemId': {
    summary:
      'Writes a review, or writes one’s own anew; it is shown when staff have read it. 401 for guests, 400 with the field that is wrong',
    access: 'account',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    body: Type.Object({
      stars: Type.Integer(),
      ...all(Type.String({ maxLength: 10_000 }), 'title', 'body', 'author'),
    }),
    reply: Type.Object({ state: oneOf('waiting') }),
  },
  'POST /api/review/:reviewId/vote': {
    summary: 'Says whether a review helped; once for each visitor, who may think again. Nobody votes on their own',
    access: 'shopper',
    ids: { 'params.reviewId': 'review' },
    params: Type.Object({ reviewId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
    body: Type.Object({ helpful: Type.Boolean() }),
    reply: Type.Object({ ...all(Type.Integer(), 'helpful', 'unhelpful') }),
  },
} as const;
