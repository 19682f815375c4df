// The sandbox payment provider's HTTP interface, on the payment host. Amounts in cents. The shop calls it with the shared key.
import Type from 'typebox';
import { oneOf } from '#base/schema/contract';

const Key = Type.String({ minLength: 1, maxLength: 255 });
const Address = Type.String({ maxLength: 500 });
const Language = oneOf('en-US', 'en-CA', 'fr-CA', 'es-US');
const Currency = Type.Union([Type.Literal('USD'), Type.Literal('CAD')]);

export const CardExpiry = Type.Union([
  Type.Object({ month: Type.Integer({ minimum: 1, maximum: 12 }), year: Type.Integer() }),
  Type.Null(),
]);

/** The only card data that leaves the vault. */
export const CardToken = Type.Object({ token: Type.String(), brand: Type.String(), lastFour: Type.String(), expiry: CardExpiry });
export type CardToken = Type.Static<typeof CardToken>;

/** The same for a gift or prepaid card. */
export const GiftToken = Type.Object({
  token: Type.String(),
  paymentType: Type.Union([Type.Literal('GIFT_CARD'), Type.Literal('PREPAID_CARD')]),
  lastFour: Type.String(),
});
export type GiftToken = Type.Static<typeof GiftToken>;

export const BalanceBody = Type.Object({ token: Type.String({ maxLength: 200 }), currency: Currency });

/** A gift card's balance in cents, or why it cannot be used; `cardId` is the same each time the card is typed. */
export const BalanceReply = Type.Union([
  Type.Object({ cardId: Type.String(), balance: Type.Integer() }),
  Type.Object({
    refused: Type.Union([Type.Literal('notFound'), Type.Literal('wrongPin'), Type.Literal('notActive'), Type.Literal('expired')]),
  }),
]);
export type BalanceReply = Type.Static<typeof BalanceReply>;

/** One authorisation; `reason` only when declined. */
export const AuthorisationReply = Type.Object({
  id: Type.String(),
  status: oneOf('authorised', 'declined', 'voided', 'challenge'),
  /** The bank's challenge page and its end; only for challenges. */
  challenge: Type.Optional(Type.Object({ url: Type.String(), until: Type.String() })),
  reason: Type.Optional(Type.String()),
  amount: Type.Integer(),
  currency: Currency,
  captured: Type.Integer(),
  refunded: Type.Integer(),
});
export type AuthorisationReply = Type.Static<typeof AuthorisationReply>;

export const AuthoriseBody = Type.Object({
  key: Key,
  token: Type.String({ maxLength: 200 }),
  amount: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  currency: Currency,
  reference: Type.String({ maxLength: 60 }),
  /** Where the bank's challenge returns to, and its language; without them a card with a challenge is declined. */
  returnTo: Type.Optional(Address),
  locale: Type.Optional(Language),
});
export type AuthoriseBody = Type.Static<typeof AuthoriseBody>;

export const KeyQuery = Type.Object({ key: Key });
export const KeepCardBody = Type.Object({ token: Type.String({ maxLength: 200 }) });
export const VoidBody = Type.Object({ key: Key });
/** A shopper's visit to a vendor: what it shows, and the return address. */
export const WalletBody = Type.Object({
  vendor: oneOf('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY'),
  amount: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  currency: Currency,
  locale: Language,
  returnTo: Address,
});
export type WalletBody = Type.Static<typeof WalletBody>;
export const ReferenceBody = Type.Object({ reference: Type.String({ maxLength: 80 }) });

export const MoveBody = Type.Object({ key: Key, amount: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) });
export const AuthorisationId = Type.Object({ id: Type.String({ maxLength: 60 }) });

/** A page of the ledger, oldest first. `after` is the previous page's `next`; `since` an ISO moment. */
export const LedgerQuery = Type.Object({
  reference: Type.Optional(Type.String({ maxLength: 60 })),
  since: Type.Optional(Type.String({ maxLength: 40 })),
  after: Type.Optional(Type.String({ maxLength: 120 })),
});
export type LedgerQuery = Type.Static<typeof LedgerQuery>;
