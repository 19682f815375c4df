// What a shopper prefers (USR-1).
import Type from 'typebox';
import { all, oneOf } from '#base/schema/contract';

const Mail = {
  /** `order`: the language in which the order was placed. */
  language: oneOf('order', 'en', 'fr', 'es'),
  /** Whether a mail says that an order shipped, and that it arrived. */
  ...all(Type.Boolean(), 'shipped', 'delivered'),
};
const Display = all(Type.Boolean(), 'lessMotion', 'largerText', 'underlinedLinks');

export const preferencesContract = {
  'GET /api/account/preferences': {
    summary: 'What the signed-in shopper prefers: mails and display',
    access: 'account',
    acting: 'never',
    ids: {},
    reply: Type.Object({ mail: Type.Object(Mail), display: Type.Object(Display) }),
  },
  'POST /api/account/preferences/mail': {
    summary: 'Keeps which mails about orders the shopper gets, and in which language',
    access: 'account',
    ids: {},
    body: Type.Object(Mail),
    reply: Type.Object({}),
  },
  'POST /api/account/preferences/display': {
    summary: 'Keeps how pages look: on the account, and in a cookie of this browser',
    access: 'account',
    ids: {},
    body: Type.Object(Display),
    reply: Type.Object({}),
  },
} as const;
