// Saved cards over HTTP (PAY-3, USR-1), with the field names of §3 and §7. No number, no security code and no reference that could be
// charged: a card goes by the shop's own id.
import Type from 'typebox';
import { TypedAddress } from '#people/addresses/contract';
import { all, oneOf, orNull, withUnread } from '#base/schema/contract';

/** A saved card (§3 Payment). Exactly one card of an account is the default. */
export const SavedCard = Type.Object({
  /** Both are the card's id; checkout uses it as `profileRefId`. */
  ...all(Type.String(), 'id', 'profileRefId'),
  paymentType: Type.Literal('CREDIT_CARD'),
  ...all(Type.String(), 'brand', 'lastFourDigit'),
  /** The last valid day on the site's clock (T39); null for a card without an expiry date. */
  expiry: orNull(Type.Object(all(Type.Integer(), 'day', 'month', 'year'))),
  /** An expired card cannot pay; EXPIRING_SOON: within 30 days. */
  expiryState: oneOf('', 'EXPIRING_SOON', 'EXPIRED'),
  profilePayment: Type.Literal(true),
  ...all(Type.Boolean(), 'defaultPayment', 'membershipPayment', 'lastUsedPayment'),
  /** The shopper's name for the card; '' without one. */
  userNotes: Type.String(),
  contactInformation: Type.Object({ billingAddress: orNull(TypedAddress) }),
  /** Display lines of the billing address; empty: the shipping address. */
  billTo: Type.Array(Type.String()),
  updateTimeStamp: Type.String(),
});
export type SavedCard = Type.Static<typeof SavedCard>;

const Id = orNull(Type.String());

/** The default first, expired cards last. The ids are those of §3's profile. */
const SavedCards = Type.Object({
  payments: Type.Array(SavedCard),
  ...all(Id, 'defaultPaymentId', 'lastUsedPaymentId', 'membershipPaymentId', 'quickBuyPaymentId'),
  /** How many more cards the account may save. */
  room: Type.Integer(),
  /** The account has a paid membership that a card can be charged for. */
  hasMembership: Type.Boolean(),
});
export type SavedCards = Type.Static<typeof SavedCards>;

/** What is stored with the card. */
export const CARD_KEEPING = {
  ...all(Type.Optional(Type.Literal(true)), 'defaultPayment', 'membershipPayment'),
  userNotes: Type.Optional(Type.String({ maxLength: 200 })),
  contactInformation: Type.Optional(Type.Object({ billingAddress: orNull(TypedAddress) })),
} as const;

/** §7's expiry; without a day the card is valid to the end of the month. Null: no expiry date. */
export const CARD_EXPIRY = orNull(
  Type.Object({
    day: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    year: Type.Integer({ minimum: 2000, maximum: 2099 }),
  }),
);

/** The rest of §7's cardPayment. A number and a security code reach the handler, whose refusal says what to do instead (T10). */
export const REST_OF_CARD = [
  'accountNumber',
  'cvv',
  'profileRefId',
  'brand',
  'expiry',
  'currencyCode',
  'profilePayment',
  'contactInformation',
  'defaultPayment',
  'membershipPayment',
  'userNotes',
] as const;

/** §7's cardPayment by the card form's token. `accountNumber` and `cvv` are not accepted (T10). */
const NewCard = Type.Object({
  id: Type.String({ maxLength: 200 }),
  paymentType: Type.Literal('CREDIT_CARD'),
  brand: Type.String({ maxLength: 30 }),
  lastFourDigit: Type.String({ pattern: '^[0-9]{4}$' }),
  expiry: CARD_EXPIRY,
  source: Type.Optional(Type.Literal('USER_KEYED')),
  ...CARD_KEEPING,
});

/** With errors nothing is saved and `id` is null. */
const SaveCardReply = Type.Object({
  errors: Type.Array(Type.Object(all(Type.String(), 'field', 'code', 'message'))),
  id: Id,
});
export type SaveCardReply = Type.Static<typeof SaveCardReply>;

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

export const savedCardsContract = {
  'GET /gus/api/usr/c/payments': {
    summary: 'The cards that the signed-in shopper keeps, and which one is for what',
    access: 'account',
    acting: 'never',
    ids: {},
    reply: SavedCards,
  },
  'POST /gus/api/usr/c/payments': {
    summary: 'Keeps a card by the token of the card form; one that is kept already stays one',
    access: 'account',
    ids: { 'body.cardPayment.id': 'secret' },
    body: Type.Object({ cardPayment: withUnread(NewCard, ...REST_OF_CARD) }),
    reply: SaveCardReply,
  },
  'POST /gus/api/usr/c/payments/:id override PUT': {
    summary: 'Renames a card, changes who is billed, makes it the default or the membership’s, or brings a removed one back',
    access: 'account',
    ids: { 'params.id': 'payment' },
    params,
    body: Type.Object({ ...CARD_KEEPING, restore: Type.Optional(Type.Literal(true)) }),
    reply: SaveCardReply,
  },
  'POST /gus/api/usr/c/payments/:id override DELETE': {
    summary: 'Removes a card: nothing is charged to it any more; it can be brought back for a while',
    access: 'account',
    ids: { 'params.id': 'payment' },
    params,
    reply: SavedCards,
  },
} as const;
