// Questions about products: anybody reads and asks them, the shop answers, and staff review them before they appear.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const ItemId = Type.Object({ itemId: Type.String({ maxLength: 60 }) });

export const Question = Type.Object({
  ...all(Type.String(), 'questionId', 'author', 'body'),
  /** Locale of question and answer. */
  locale: Type.String(),
  /** ISO instant. */
  askedAt: Type.String(),
  /** The shop's answer; null while there is none. */
  answer: orNull(Type.String()),
  ...all(Type.Integer(), 'helpful', 'unhelpful'),
});
export type Question = Type.Static<typeof Question>;

/** `locales`: where the product is sold. */
const AskedProduct = Type.Object({
  ...all(Type.String(), 'itemId', 'title', 'href', 'image'),
  locales: Type.Array(oneOf('en-US', 'en-CA', 'fr-CA')),
});

const QuestionsReply = Type.Object({
  product: AskedProduct,
  questions: Type.Array(Question),
  ...all(Type.Integer(), 'total', 'page', 'pages'),
});
export type QuestionsReply = Type.Static<typeof QuestionsReply>;

export const questionsContract = {
  'GET /api/questions/:itemId': {
    summary:
      'The published questions about a product: answered ones first, those in the reader’s language before others; the same for everybody',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    query: Type.Object({
      page: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      size: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$' })),
    }),
    reply: QuestionsReply,
  },
  'GET /api/my-questions/:itemId': {
    summary: 'What the form for a question shows: the product, and the name to ask under',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    reply: Type.Object({
      product: AskedProduct,
      /** Empty for guests who have not asked before. */
      author: Type.String(),
      /** Suggested e-mail for the answer: the account's; empty for guests. */
      email: Type.String(),
      /** The visitor's own questions about the product that staff have not reviewed. */
      waiting: Type.Integer(),
    }),
  },
  'POST /api/questions/:itemId': {
    summary:
      'Asks something about a product; it is shown when staff have read it. 400 with the field that is wrong, 429 for too many, 409 where too many are waiting to be read',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    body: Type.Object({
      ...all(Type.String({ maxLength: 10_000 }), 'body', 'author'),
      /** Where to mail the answer, once; optional. */
      email: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    reply: Type.Object({ waiting: Type.Integer() }),
  },
  'POST /api/question/:questionId/vote': {
    summary: 'Says whether an answer helped; once for each visitor, who may think again. Nobody votes on their own question',
    access: 'shopper',
    ids: { 'params.questionId': 'question' },
    params: Type.Object({ questionId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
    body: Type.Object({ helpful: Type.Boolean() }),
    reply: Type.Object({ ...all(Type.Integer(), 'helpful', 'unhelpful') }),
  },
} as const;
