// Ways to pay as the cart tells them (CART-1, §3 Payment): never a number, never a security code, never the provider's token.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());

/**
 * A card or other means. profilePayment is kept with the account, by `profileRefId`; defaultPayment is taken unless another is chosen,
 * membershipPayment is charged for a paid membership; rewardProgramInformation is the account’s that earns by it, and
 * what reward money pays of the order beside the payments.
 */
export const CartPayment = Type.Object({
  ...all(Type.String(), 'id', 'paymentType'),
  ...all(Text, 'profileRefId', 'vendorPaymentType', 'brand', 'lastFourDigit', 'userNotes', 'updateTimeStamp'),
  rewardProgramInformation: orNull(Type.Object({ rewardsNumber: Type.String(), amountApplied: Type.Number() })),
  /** Its last day on the site's clock; null: it prints no date, or is no card. */
  expiry: orNull(Type.Object(all(Type.Integer(), 'day', 'month', 'year'))),
  ...all(Type.Boolean(), 'profilePayment', 'defaultPayment', 'membershipPayment', 'addedToOrder'),
  amountApplied: Type.Number(),
});

/** What this order is paid with. */
export const OrderPayment = Type.Object({
  ...all(Type.String(), 'id', 'paymentType'),
  addedToOrder: Type.Boolean(),
  amountApplied: Type.Number(),
});

/** A question that comes before the next payment of a section (PAY-8). The HTML is a document for a frame with a sandbox, never part of a page. */
export const CaptchaData = Type.Object({ captchaSection: oneOf('credit', 'prepaid', 'gift'), captchaHtml: Type.String() });

/** One authorisation as the payment company's books show it. Amounts in cents; `reference` is the order's number. */
export const LedgerEntry = Type.Object({
  ...all(Type.String(), 'id', 'key', 'reference', 'createdAt'),
  /** `challenge`: the bank asks the shopper; nothing is held. */
  status: oneOf('authorised', 'declined', 'voided', 'challenge'),
  ...all(Type.Integer(), 'amount', 'captured', 'refunded'),
  currency: oneOf('USD', 'CAD'),
  reason: Type.Optional(Type.String()),
});
export type LedgerEntry = Type.Static<typeof LedgerEntry>;

/** Part of the books, oldest first; `next` asks for what comes after. */
export const LedgerPage = Type.Object({ entries: Type.Array(LedgerEntry), next: orNull(Type.String()) });
export type LedgerPage = Type.Static<typeof LedgerPage>;

/** What the payment company tells the shop by itself, signed: docs/contracts/payment-provider.md. `amount` is what moved just now. */
export const PaymentEvents = Type.Object({
  events: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 60 }),
      kind: oneOf('authorised', 'declined', 'voided', 'captured', 'refunded'),
      at: Type.String(),
      amount: Type.Integer(),
      authorisation: LedgerEntry,
    }),
    { maxItems: 500 },
  ),
});
export type PaymentEvents = Type.Static<typeof PaymentEvents>;

/** A visit of a shopper to who pays in place of a card, as it begins. */
export const WalletBegun = Type.Object(all(Type.String(), 'id', 'url'));
export type WalletBegun = Type.Static<typeof WalletBegun>;

/** What came of it; `token` and address where it was approved. */
export const WalletExchanged = Type.Object({
  id: Type.String(),
  result: oneOf('approved', 'cancelled', 'retry', 'refused'),
  token: orNull(Type.String()),
  ...all(Type.String(), 'payerId', 'email'),
  billing: orNull(
    Type.Object({
      ...all(Type.String(), 'firstName', 'lastName', 'organization', 'address1', 'address2', 'city', 'state', 'zip', 'phone'),
      country: oneOf('USA', 'CA'),
    }),
  ),
});
export type WalletExchanged = Type.Static<typeof WalletExchanged>;

/** The token types of §3; `validUntil` in milliseconds since 1970. Without a token there is no auth data. */
const PayAuthAnswer = Type.Object({
  tokenType: oneOf('PAYMENT_AUTH_TOKEN', 'CHECKOUT_ID'),
  token: orNull(Type.Object({ value: Type.String(), validUntil: Type.Number(), transactionId: Text })),
  ClientToken: Text,
  ReturnUser: orNull(Type.Boolean()),
});

export const paymentContract = {
  'POST /cc/api/payment/gateway/staplesPayAuthToken': {
    summary: 'A token for the card form (SP) or for PayPal (P), good for a day',
    access: 'shopper',
    ids: { 'body.vendorPayment.checkoutId': 'secret' },
    query: Type.Object({ type: Type.Optional(oneOf('SP', 'P')) }),
    body: Type.Object({
      vendorPayment: Type.Object({
        checkoutId: Type.Optional(Type.String({ maxLength: 64 })),
        requestType: Type.Optional(Type.String({ maxLength: 40 })),
      }),
    }),
    reply: PayAuthAnswer,
  },
} as const;
