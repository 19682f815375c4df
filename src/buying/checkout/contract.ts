// The way to an order over HTTP: where checkout begins, what it knows, and the two things that are entered (APP-6, CHK-1, CHK-2).
// Field names as in §7; a card number is never among them.
import Type from 'typebox';
import { ADDRESS_ANSWER, ADDRESS_INPUT, TypedAddress } from '#people/addresses/contract';
import { Amounts, Shipment } from '#buying/orders/contract';
import { CaptchaData, OrderPayment } from '#buying/payment/contract';
import { CARD_EXPIRY, CARD_KEEPING } from '#buying/saved-cards/contract';
import { all, oneOf, orNull } from '#base/schema/contract';

const Text = Type.String({ maxLength: 200 });

/** A line that cannot be ordered as it stands. */
export const Shortage = Type.Object({
  cartItemId: Type.String(),
  itemId: Type.String(),
  title: Type.String(),
  href: Type.String(),
  /** What is wrong with it, in words. */
  message: Type.String(),
  qty: Type.Integer(),
  /** Units that can be ordered; 0: none. */
  available: Type.Integer(),
  /** It is fetched, and all of it can be delivered instead. */
  canBeDelivered: Type.Boolean(),
});
export type Shortage = Type.Static<typeof Shortage>;

/** A gift or prepaid card of the order: what is on it, and what of the total it pays. */
export const GiftCard = Type.Object({
  ...OrderPayment.properties,
  paymentType: oneOf('GIFT_CARD', 'PREPAID_CARD'),
  lastFourDigit: Type.String(),
  balance: Type.Number(),
});
export type GiftCard = Type.Static<typeof GiftCard>;

/** Reward money of a member: what there is, and what of the total it pays. */
const UsedRewards = Type.Object({ balance: Type.Number(), amountApplied: Type.Number() });

/** What has to be answered before the next card of a form. `text` is the question for those who do not see the frame. */
const AskedQuestion = Type.Object({ id: Type.String(), ...CaptchaData.properties, text: Type.String() });

export const CheckoutView = Type.Object({
  /** Null: there is nothing to check out. */
  cartId: orNull(Type.String()),
  mode: oneOf('mixed', 'pickup', 'ship-to-address'),
  userType: oneOf('guest', 'registered'),
  sections: Type.Record(Type.String(), oneOf('NA', 'active')),
  /** The first step that is not complete. */
  openStep: oneOf('delivery', 'payment', 'review'),
  /** What stands in the way of the order, in words; '' when nothing does. */
  stop: Type.String(),
  /** Coupons of the cart that take nothing off because they are used up, by all or by this person, a sentence each. */
  couponNotices: Type.Array(Type.String()),
  /** The lines that stand in the way, and what can be done about each right there. */
  shortages: Type.Array(Shortage),
  /** The days that are shown, as placing the order wants to hear them again. */
  arrivals: Type.String(),
  email: Type.String(),
  address: TypedAddress,
  /** Lines of the addresses as they read; null when not entered. */
  shipTo: orNull(Type.Array(Type.String())),
  billTo: orNull(TypedAddress),
  pickupBy: Type.String(),
  payment: orNull(
    Type.Object({
      paymentType: Type.String(),
      /** Who pays in place of a card; null: a card. */
      vendorPaymentType: orNull(Type.String()),
      brand: orNull(Type.String()),
      lastFour: orNull(Type.String()),
      /** Its last day on the site's clock; null: it prints no date, or is no card. */
      expiry: orNull(Type.Object(all(Type.Integer(), 'day', 'month', 'year'))),
      /** The card of the account that it is; null: it is none. */
      profileRefId: orNull(Type.String()),
    }),
  ),
  /** Pays first; null: the shopper has none. */
  rewards: orNull(UsedRewards),
  /** Gift and prepaid cards, in the order in which they are used, and what all these leave for the primary payment. */
  giftCards: Type.Array(GiftCard),
  remaining: Type.Number(),
  /** Gift and prepaid cards can be used in this shop. */
  giftCardsOffered: Type.Boolean(),
  /** The rest can be billed to the account, and whether it is. */
  accountBilling: Type.Object({ offered: Type.Boolean(), chosen: Type.Boolean() }),
  /** What reward money and each card pay, as placing the order wants to hear it again. */
  tenders: Type.String(),
  /** As it was typed with the payment. */
  purchaseOrder: Type.String(),
  /** What the order will be charged to, the cart's choice where nothing was typed; '' for none. */
  chargedTo: Type.Object(all(Type.String(), 'purchaseOrder', 'budgetCenter')),
  /** The account asks for a purchase order or a budget center, and the cart names neither (CART-29). */
  purchaseOrderNeeded: Type.Boolean(),
  /** Before the next credit card, and before the next gift or prepaid card; null: nothing. */
  captcha: orNull(AskedQuestion),
  giftCaptcha: orNull(AskedQuestion),
  shipments: Type.Array(Shipment),
  amounts: Amounts,
  /** Who sells, where a buyer has to be told before the order; null elsewhere. */
  seller: orNull(Type.Object({ name: Type.String(), address: Type.Array(Type.String()) })),
});
export type CheckoutView = Type.Static<typeof CheckoutView>;

/** One field that is wrong, with the words to put under it. */
export const FieldError = Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() });
export type FieldError = Type.Static<typeof FieldError>;

const Saved = Type.Object({ errors: Type.Array(FieldError) });

/** Whether the address may be wrong, and a better one where one is known (CHK-2). */
const SavedShipping = Type.Object(ADDRESS_ANSWER);
export type SavedShipping = Type.Static<typeof SavedShipping>;

/** `addressCode` and `suggestedAddress` only where the shopper is asked about who is billed. */
const SavedPayment = Type.Object({
  errors: ADDRESS_ANSWER.errors,
  addressCode: Type.Optional(ADDRESS_ANSWER.addressCode),
  suggestedAddress: Type.Optional(ADDRESS_ANSWER.suggestedAddress),
});
export type SavedPayment = Type.Static<typeof SavedPayment>;

/** §7: `addresses` with names, fields, country and phones; for pickup the alternate contact. */
export const ShippingBody = Type.Object({
  /** Nothing is kept while there is a better address to suggest or something to confirm: the shopper is asked first. */
  askFirst: Type.Optional(Type.Boolean()),
  email: Type.String({ maxLength: 254 }),
  addresses: Type.Array(
    Type.Object({
      /** One of the shopper's stored addresses. Without fields it is taken as it stands. */
      id: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      type: Type.Optional(oneOf('S', 'SB')),
      /** The fields are kept with the account too: as a new address, or in place of the one that is named. */
      save: Type.Optional(Type.Boolean()),
      ...ADDRESS_INPUT,
    }),
    { maxItems: 1 },
  ),
  storePickup: Type.Optional(
    Type.Object({
      fullName: Type.Optional(Text),
      firstName: Type.Optional(Text),
      lastName: Type.Optional(Text),
      phone: Type.Optional(Text),
    }),
  ),
});
export type ShippingBody = Type.Static<typeof ShippingBody>;

/** The question's id and what the shopper typed. */
const CaptchaAnswer = Type.Object({ id: Type.String({ maxLength: 60 }), answer: Type.String({ maxLength: 60 }) });

/**
 * §7's cardPayment by reference: `profileRefId` is a card of the shopper's account, which needs nothing beside it; `id` is the card form's
 * token. `profilePayment` keeps the card of a token with the account. `accountNumber` and `cvv` have no place here (T10).
 */
export const PaymentBody = Type.Object({
  /** Nothing is kept while there is a better billing address to suggest or something to confirm: the shopper is asked first. */
  askFirst: Type.Optional(Type.Boolean()),
  /** Left out where reward money, gift and prepaid cards pay for all of it. */
  cardPayment: Type.Optional(
    Type.Object({
      profileRefId: Type.Optional(Text),
      id: Type.Optional(Text),
      paymentType: Type.Literal('CREDIT_CARD'),
      brand: Type.Optional(Type.String({ maxLength: 30 })),
      lastFourDigit: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
      expiry: Type.Optional(CARD_EXPIRY),
      source: Type.Literal('USER_KEYED'),
      currencyCode: oneOf('USD', 'CAD'),
      profilePayment: Type.Optional(Type.Boolean()),
      ...CARD_KEEPING,
    }),
  ),
  /** Without a card: whom the bill goes to. */
  billingAddress: Type.Optional(orNull(TypedAddress)),
  /** What gift and prepaid cards leave is billed to the account, where it may be; without a card. */
  billToAccount: Type.Optional(Type.Boolean()),
  purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })),
  /** The answer to the question that is open, for who sends both at once. */
  captcha: Type.Optional(CaptchaAnswer),
});
export type PaymentBody = Type.Static<typeof PaymentBody>;

/** A gift or prepaid card by the token of its form. `accountNumber` and `cvv` have no place here (T10). */
export const GiftCardBody = Type.Object({
  cardPayment: Type.Object({
    profileRefId: Type.Optional(Text),
    id: Type.Optional(Text),
    paymentType: oneOf('GIFT_CARD', 'PREPAID_CARD'),
    lastFourDigit: Type.String({ pattern: '^[0-9]{4}$' }),
    source: Type.Literal('USER_KEYED'),
    currencyCode: oneOf('USD', 'CAD'),
  }),
  captcha: Type.Optional(CaptchaAnswer),
});
export type GiftCardBody = Type.Static<typeof GiftCardBody>;

const GiftCardId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) });

/** Reward money, gift and prepaid cards as they are after a call, and what they leave to pay. */
export const GiftCards = Type.Object({
  errors: Type.Array(FieldError),
  rewards: CheckoutView.properties.rewards,
  giftCards: CheckoutView.properties.giftCards,
  remaining: CheckoutView.properties.remaining,
});
export type GiftCards = Type.Static<typeof GiftCards>;

/** Buy now as the shopper set it up on this site: address and card it uses. */
export const QuickBuyView = Type.Object({
  quickBuyActive: Type.Boolean(),
  quickBuyAddressId: orNull(Type.String()),
  quickBuyPaymentId: orNull(Type.String()),
  /** Lines of the address as they read. */
  shipTo: orNull(Type.Array(Type.String())),
  payment: CheckoutView.properties.payment,
});
export type QuickBuyView = Type.Static<typeof QuickBuyView>;

export const checkoutContract = {
  'GET /api/quick-buy': {
    summary: 'Whether buy now is set up, with which address and card',
    access: 'shopper',
    ids: {},
    reply: QuickBuyView,
  },
  'POST /api/quick-buy': {
    summary: 'Sets buy now up with the address and card that stand in checkout, or turns it off; the card stays in the account',
    access: 'account',
    ids: {},
    body: Type.Object({ quickBuyActive: Type.Boolean() }),
    reply: QuickBuyView,
  },
  'GET /cc/api/precheckout': {
    summary: 'Where checkout begins: redirects to the cart, the sign-in as a choice, or checkout',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ next: Type.String() }),
  },
  'POST /cc/api/checkout/default/express': {
    summary: 'Takes the address and the card of quick orders into checkout and says which step is open then',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ next: Type.String() }),
  },
  'GET /cc/api/checkout/default/details': {
    summary: 'Everything the steps of checkout show',
    access: 'shopper',
    ids: {},
    reply: CheckoutView,
  },
  'POST /cc/api/checkout/default/shipping': {
    summary:
      'Keeps contact, address and pickup contact; answers with what is wrong with them, and with a better address where one is known',
    access: 'shopper',
    ids: { 'body.addresses.id': 'address' },
    body: ShippingBody,
    reply: SavedShipping,
  },
  'POST /cc/api/checkout/default/captcha': {
    summary: 'Answers the question that is open: a right answer closes it, a wrong one brings the next',
    access: 'shopper',
    ids: { 'body.id': 'captcha' },
    body: CaptchaAnswer,
    reply: Saved,
  },
  'POST /cc/api/checkout/default/giftcard': {
    summary:
      'Asks the balance of a gift or prepaid card and adds it to the order, once; GIFT_CARD_D33, D38, D39 and GIFT_CARD_LIMIT_EXCEEDED say why not',
    access: 'shopper',
    ids: { 'body.cardPayment.profileRefId': 'payment', 'body.cardPayment.id': 'secret', 'body.captcha.id': 'captcha' },
    body: GiftCardBody,
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/giftcard/remove': {
    summary: 'Takes a gift or prepaid card out of the order; what was removed last can be put back',
    access: 'shopper',
    ids: { 'body.id': 'payment' },
    body: GiftCardId,
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/giftcard/restore': {
    summary: 'Puts a gift or prepaid card back that was removed just now',
    access: 'shopper',
    ids: { 'body.id': 'payment' },
    body: GiftCardId,
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/rewards': {
    summary:
      'Puts reward money of a member towards the order; 0 takes it out again. REWARDS_NOT_ENOUGH: there is less. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    body: Type.Object({ amount: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/payment': {
    summary: 'Keeps the way to pay, by reference; anything that looks like a card number is refused',
    access: 'shopper',
    ids: {
      'body.cardPayment.profileRefId': 'payment',
      'body.cardPayment.id': 'secret',
      'body.purchaseOrderNumber': 'note',
      'body.captcha.id': 'captcha',
    },
    body: PaymentBody,
    reply: SavedPayment,
  },
} as const;
