// Chat and feedback (APP-20, HDR-4).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Key = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const Message = Type.Object({ byWhom: oneOf('shopper', 'staff'), text: Type.String(), at: Type.String() });
export type ChatMessage = Type.Static<typeof Message>;

const Chat = Type.Object({
  /** Oldest first; empty before the first message. */
  messages: Type.Array(Message),
  /** From the account, or from earlier messages; empty for a new guest. */
  ...all(Type.String(), 'name', 'email'),
});
export type Chat = Type.Static<typeof Chat>;

export const contactContract = {
  'GET /api/chat': {
    summary: 'The visitor’s own conversation with the shop; what is read here is not mailed',
    access: 'shopper',
    ids: {},
    reply: Chat,
  },
  'POST /api/chat': {
    summary: 'Writes to the shop; `requestKey` makes a repeat write nothing. 400 with the field that is wrong, 429 for too many',
    access: 'shopper',
    ids: { 'body.requestKey': 'requestKey' },
    body: Type.Object({ ...all(Type.String({ maxLength: 10_000 }), 'text', 'name', 'email'), requestKey: Key }),
    reply: Chat,
  },
  'POST /api/visitor/set_department': {
    summary: 'Leads the visitor’s chat to a desk of the site: 8 on the business site. 400 for any other (HDR-4)',
    access: 'shopper',
    ids: {},
    body: Type.Object({ department: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000 }), { minItems: 1, maxItems: 10 }) }),
    reply: Type.Object({ department: Type.Array(Type.Integer()) }),
  },
  'POST /api/feedback': {
    summary:
      'Says what somebody thinks of the shop; `requestKey` makes a repeat write nothing. 400 with the field that is wrong, 429 for too many',
    access: 'shopper',
    ids: { 'body.requestKey': 'requestKey' },
    body: Type.Object({
      topic: oneOf('website', 'products', 'delivery', 'store', 'other'),
      rating: orNull(Type.Integer({ minimum: 1, maximum: 5 })),
      ...all(Type.String({ maxLength: 10_000 }), 'text', 'email'),
      /** The page it concerns: an address of this shop. */
      page: Type.Optional(Type.String({ maxLength: 2_000 })),
      requestKey: Key,
    }),
    reply: Type.Object({ thanks: Type.Boolean() }),
  },
} as const;
