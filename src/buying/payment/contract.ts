// Payments as the cart's reply shows them (CART-1, §3 Payment): never a card number, a security code or the provider's token.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());

/**
 * A card or other payment. profilePayment: saved in the account as `profileRefId`; defaultPayment: used unless the shopper chooses another;
 * membershipPayment: charged for a paid membership; rewardProgramInformation: the program the account earns in, and the reward money
 * that this order uses.
 */
export const CartPayment = Type.Object({
  ...all(Type.String(), 'id', 'paymentType'),
  ...all(Text, 'profileRefId', 'vendorPaymentType', 'brand', 'lastFourDigit', 'userNotes', 'updateTimeStamp'),
  rewardProgramInformation: orNull(Type.Object({ rewardsNumber: Type.String(), amountApplied: Type.Number() })),
  /** The last valid day on the site's clock; null for a payment without an expiry date. */
  expiry: orNull(Type.Object(all(Type.Integer(), 'day', 'month', 'year'))),
  ...all(Type.Boolean(), 'profilePayment', 'defaultPayment', 'membershipPayment', 'addedToOrder'),
  amountApplied: Type.Number(),
});

/** A payment of a placed order. */
export const OrderPayment = Type.Object({
  ...all(Type.String(), 'id', 'paymentType'),
  addedToOrder: Type.Boolean(),
  amountApplied: Type.Number(),
});

/** The captcha before the next payment of a section (PAY-8). The HTML is a document for a sandboxed frame, never part of a page. */
export const CaptchaData = Type.Object({ captchaSection: oneOf('credit', 'prepaid', 'gift'), captchaHtml: Type.String() });

/** One authorisation in the payment company's books. Amounts in cents; `reference` is the order number. */
export const LedgerEntry = Type.Object({
  ...all(Type.String(), 'id', 'key', 'reference', 'createdAt'),
  /** `challenge`: the bank asks the shopper to confirm; nothing is held. */
  status: oneOf('authorised', 'declined', 'voided', 'challenge'),
  ...all(Type.Integer(), 'amount', 'captured', 'refunded'),
  currency: oneOf('USD', 'CAD'),
  reason: Type.Optional(Type.String()),
});
export type LedgerEntry = Type.Static<typeof LedgerEntry>;

/** One page of the books, oldest first; `next` is the cursor of the next page. */
export const LedgerPage = Type.Object({ entries: Type.Array(LedgerEntry), next: orNull(Type.String()) });
export type LedgerPage = Type.Static<typeof LedgerPage>;

/** Signed notifications from the payment company: docs/contracts/payment-provider.md. `amount` is the amount of this movement alone. */
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

/** The start of a shopper's visit to a vendor that pays in place of a card. */
export const WalletBegun = Type.Object(all(Type.String(), 'id', 'url'));
export type WalletBegun = Type.Static<typeof WalletBegun>;

/** The outcome of a visit; `token` and address only after an approval. */
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

/** The token types of §3; `validUntil` in milliseconds since 1970. A reply without a token has no auth data. */
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
