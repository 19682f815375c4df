// Checkout over HTTP: its entry point, its state, and the forms for delivery and payment (APP-6, CHK-1, CHK-2).
// Field names as in §7; no field holds a card number.
import Type from 'typebox';
import { CHARGED } from '#buying/budgets/contract';
import { AboutCart } from '#buying/cart/contract';
import { ADDRESS_ANSWER, ADDRESS_INPUT, REST_OF_ADDRESS, TypedAddress } from '#people/addresses/contract';
import { Amounts, Shipment } from '#buying/orders/contract';
import { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import { CaptchaData, OrderPayment } from '#buying/payment/contract';
import { CARD_EXPIRY, CARD_KEEPING, REST_OF_CARD } from '#buying/saved-cards/contract';
import { all, oneOf, orNull, withUnread } from '#base/schema/contract';

const Text = Type.String({ maxLength: 200 });

/** A line that keeps the cart from being ordered. */
export const Shortage = Type.Object({
  cartItemId: Type.String(),
  itemId: Type.String(),
  title: Type.String(),
  href: Type.String(),
  /** The problem, in the shopper's language. */
  message: Type.String(),
  qty: Type.Integer(),
  /** Units that can be ordered; 0: none. */
  available: Type.Integer(),
  /** A pickup line whose whole quantity can be delivered instead. */
  canBeDelivered: Type.Boolean(),
});
export type Shortage = Type.Static<typeof Shortage>;

/** A gift or prepaid card of the order: its balance, and the part of the total it pays. */
export const GiftCard = Type.Object({
  ...OrderPayment.properties,
  paymentType: oneOf('GIFT_CARD', 'PREPAID_CARD'),
  lastFourDigit: Type.String(),
  balance: Type.Number(),
});
export type GiftCard = Type.Static<typeof GiftCard>;

/** A member's reward money: the balance, and the part of the total it pays. */
const UsedRewards = Type.Object({ balance: Type.Number(), amountApplied: Type.Number() });

/** The captcha before the next card of a form. `text` is the question for shoppers who cannot see the frame. */
const AskedQuestion = Type.Object({ id: Type.String(), ...CaptchaData.properties, text: Type.String() });

export const CheckoutView = Type.Object({
  /** Null: the cart is empty. */
  cartId: orNull(Type.String()),
  mode: oneOf('mixed', 'pickup', 'ship-to-address'),
  userType: oneOf('guest', 'registered'),
  sections: Type.Record(Type.String(), oneOf('NA', 'active')),
  /** The first incomplete step. */
  openStep: oneOf('delivery', 'payment', 'review'),
  /** Why the cart cannot be ordered, in the shopper's language; '' when it can. */
  stop: Type.String(),
  /** One sentence for each coupon that takes nothing off because its uses are used up. */
  couponNotices: Type.Array(Type.String()),
  /** The lines that keep the cart from being ordered, with the remedies the page can offer. */
  shortages: Type.Array(Shortage),
  /** The arrival days on the screen; the page sends this text back when it places the order. */
  arrivals: Type.String(),
  /**
   * `shipToBarred`: why the entered address cannot be used any more, in the shopper's language; '' when it can. `purchaseOrder`, `purchaseOrderRelease`:
   * what the shopper entered at the payment step.
   */
  ...all(Type.String(), 'email', 'pickupBy', 'shipToBarred', 'purchaseOrder', 'purchaseOrderRelease'),
  address: TypedAddress,
  /** Display lines of the addresses; null before they are entered. */
  shipTo: orNull(Type.Array(Type.String())),
  /** The organization's location that it is. */
  shipToLocation: orNull(Type.Object(all(Type.String(), 'locationId', 'notes'))),
  billTo: orNull(TypedAddress),
  /** The shopper's organization bills every order to `billTo`. */
  billingIsFixed: Type.Boolean(),
  payment: orNull(
    Type.Object({
      paymentType: Type.String(),
      /** The vendor that pays in place of a card; null: a card. */
      vendorPaymentType: orNull(Type.String()),
      brand: orNull(Type.String()),
      lastFour: orNull(Type.String()),
      /** The last valid day on the site's clock; null for a payment without an expiry date. */
      expiry: orNull(Type.Object(all(Type.Integer(), 'day', 'month', 'year'))),
      /** The saved card that pays; null for any other payment. */
      profileRefId: orNull(Type.String()),
    }),
  ),
  /** Opens the declined card that the card form keeps in the browser, for half an hour; null: none was declined. */
  declinedCardKey: orNull(Type.String()),
  /** Reward money, which pays first; null for a shopper without any. */
  rewards: orNull(UsedRewards),
  /** Gift and prepaid cards in the order they pay. */
  giftCards: Type.Array(GiftCard),
  remaining: Type.Number(),
  /**
   * Whether this shop accepts gift and prepaid cards; whether the shopper is signed in and may join the rewards program (RWD-4); whether the account requires a purchase order or a budget center, and the cart names neither
   * (CART-29).
   */
  ...all(Type.Boolean(), 'giftCardsOffered', 'mayJoinRewards', 'purchaseOrderNeeded'),
  /** Whether the rest can be billed to the account, and whether the shopper chose that. */
  accountBilling: Type.Object({ offered: Type.Boolean(), chosen: Type.Boolean() }),
  /**
   * What reward money and each card pay, and a mark of all entries; the page sends both texts back when it places the order. What a membership in the cart
   * agrees to, which the shopper ticks before the order (RWD-4); '' without one.
   */
  ...all(Type.String(), 'tenders', 'entered', 'renewalTerms'),
  /** The purchase order with its release, and the budget center of the order: the typed number, else the cart's choice; '' for none. */
  ...CHARGED,
  /** What the order may name, for people of an organization; null for everybody else. */
  purchaseOrders: orNull(PurchaseOrderChoice),
  /** The captcha before the next credit card, and the one before the next gift or prepaid card; null: none. */
  captcha: orNull(AskedQuestion),
  giftCaptcha: orNull(AskedQuestion),
  shipments: Type.Array(Shipment),
  amounts: Amounts,
  /** The seller, on sites that must name it before the order; null elsewhere. */
  seller: orNull(Type.Object({ name: Type.String(), address: Type.Array(Type.String()) })),
});
export type CheckoutView = Type.Static<typeof CheckoutView>;

/** One invalid field, with the message to show under it. */
export const FieldError = Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() });
export type FieldError = Type.Static<typeof FieldError>;

const Saved = Type.Object({ errors: Type.Array(FieldError) });

/** Whether the address looks wrong, and a better one if one is known (CHK-2). */
const SavedShipping = Type.Object(ADDRESS_ANSWER);
export type SavedShipping = Type.Static<typeof SavedShipping>;

/** `addressCode` and `suggestedAddress` are set only when the shopper has to confirm the billing address. */
const SavedPayment = Type.Object({
  errors: ADDRESS_ANSWER.errors,
  addressCode: Type.Optional(ADDRESS_ANSWER.addressCode),
  suggestedAddress: Type.Optional(ADDRESS_ANSWER.suggestedAddress),
});
export type SavedPayment = Type.Static<typeof SavedPayment>;

const SentAddress = Type.Object({
  /** One of the shopper's stored addresses; without fields it is used unchanged. */
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  type: Type.Optional(oneOf('S', 'SB')),
  /** One of the organization's locations that the shopper may use; nothing else of the address counts then. */
  locationId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
  /** Saves the fields in the account too: as a new address, or over the one that `id` names. */
  save: Type.Optional(Type.Boolean()),
  ...ADDRESS_INPUT,
});

/** §7: `addresses` with names, fields, country and phones; for pickup the alternate contact. */
export const ShippingBody = Type.Object({
  /** Saves nothing while the address check has a suggestion or a question for the shopper. */
  askFirst: Type.Optional(Type.Boolean()),
  email: Type.String({ maxLength: 254 }),
  addresses: Type.Array(withUnread(SentAddress, ...REST_OF_ADDRESS), { maxItems: 1 }),
  storePickup: Type.Optional(Type.Object(all(Type.Optional(Text), 'fullName', 'firstName', 'lastName', 'phone'))),
});
export type ShippingBody = Type.Static<typeof ShippingBody>;

/** The captcha's id and the shopper's answer. */
const CaptchaAnswer = Type.Object({ id: Type.String({ maxLength: 60 }), answer: Type.String({ maxLength: 60 }) });

const SentCard = Type.Object({
  profileRefId: Type.Optional(Text),
  id: Type.Optional(Text),
  paymentType: Type.Literal('CREDIT_CARD'),
  brand: Type.Optional(Type.String({ maxLength: 30 })),
  lastFourDigit: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
  expiry: Type.Optional(CARD_EXPIRY),
  source: Type.Literal('USER_KEYED'),
  currencyCode: oneOf('USD', 'CAD'),
  /** 32 bytes in base64 that the card form encrypted the card with, in the browser. */
  cardKey: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' })),
  profilePayment: Type.Optional(Type.Boolean()),
  ...CARD_KEEPING,
});

/**
 * §7's cardPayment by reference: `profileRefId` names a saved card and needs nothing else; `id` is the card form's token, which
 * `profilePayment` saves in the account. `accountNumber` and `cvv` are not accepted (T10).
 */
export const PaymentBody = Type.Object({
  /** Saves nothing while the address check has a suggestion or a question about the billing address. */
  askFirst: Type.Optional(Type.Boolean()),
  /** Absent when reward money, gift and prepaid cards pay the whole order. */
  cardPayment: Type.Optional(withUnread(SentCard, ...REST_OF_CARD)),
  /** The billing address of an order without a card. */
  billingAddress: Type.Optional(orNull(TypedAddress)),
  /** Bills the rest, after gift and prepaid cards, to the account instead of a card. */
  billToAccount: Type.Optional(Type.Boolean()),
  purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })),
  purchaseOrderRelease: Type.Optional(Type.String({ maxLength: 20 })),
  /** The answer to the open captcha, for clients that send it along with the payment. */
  captcha: Type.Optional(CaptchaAnswer),
});
export type PaymentBody = Type.Static<typeof PaymentBody>;

const SentGiftCard = Type.Object({
  profileRefId: Type.Optional(Text),
  id: Type.Optional(Text),
  paymentType: oneOf('GIFT_CARD', 'PREPAID_CARD'),
  lastFourDigit: Type.String({ pattern: '^[0-9]{4}$' }),
  source: Type.Literal('USER_KEYED'),
  currencyCode: oneOf('USD', 'CAD'),
});

/** A gift or prepaid card by its form's token. `accountNumber` and `cvv` are not accepted (T10). */
export const GiftCardBody = Type.Object({ cardPayment: withUnread(SentGiftCard, ...REST_OF_CARD), captcha: Type.Optional(CaptchaAnswer) });
export type GiftCardBody = Type.Static<typeof GiftCardBody>;

const GiftCardId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) });

/** Reward money, gift and prepaid cards after a call, and the rest to pay. */
export const GiftCards = Type.Object({
  errors: Type.Array(FieldError),
  rewards: CheckoutView.properties.rewards,
  giftCards: CheckoutView.properties.giftCards,
  remaining: CheckoutView.properties.remaining,
});
export type GiftCards = Type.Static<typeof GiftCards>;

/** Buy now as the shopper set it up on this site: its address and card. */
export const QuickBuyView = Type.Object({
  quickBuyActive: Type.Boolean(),
  quickBuyAddressId: orNull(Type.String()),
  quickBuyPaymentId: orNull(Type.String()),
  /** Display lines of the address. */
  shipTo: orNull(Type.Array(Type.String())),
  payment: CheckoutView.properties.payment,
});
export type QuickBuyView = Type.Static<typeof QuickBuyView>;

export const checkoutContract = {
  'GET /api/quick-buy': {
    summary: 'Whether buy now is set up, with which address and card',
    access: 'shopper',
    acting: 'never',
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
    query: AboutCart,
    reply: Type.Object({ next: Type.String() }),
  },
  'POST /cc/api/checkout/default/express': {
    summary: 'Takes the address and the card of quick orders into checkout and says which step is open then',
    access: 'shopper',
    ids: {},
    query: AboutCart,
    reply: Type.Object({ next: Type.String() }),
  },
  'GET /cc/api/checkout/default/details': {
    summary: 'Everything the steps of checkout show',
    access: 'shopper',
    acting: 'never',
    ids: {},
    query: AboutCart,
    reply: CheckoutView,
  },
  'POST /cc/api/checkout/default/shipping': {
    summary:
      'Keeps contact, address and pickup contact; answers with what is wrong with them, and with a better address where one is known',
    access: 'shopper',
    ids: { 'body.addresses.id': 'address', 'body.addresses.locationId': 'location' },
    query: AboutCart,
    body: ShippingBody,
    reply: SavedShipping,
  },
  'POST /cc/api/checkout/default/captcha': {
    summary: 'Answers the question that is open: a right answer closes it, a wrong one brings the next',
    access: 'shopper',
    ids: { 'body.id': 'captcha' },
    query: AboutCart,
    body: CaptchaAnswer,
    reply: Saved,
  },
  'POST /cc/api/checkout/default/giftcard': {
    summary:
      'Asks the balance of a gift or prepaid card and adds it to the order, once; GIFT_CARD_D33, D38, D39 and GIFT_CARD_LIMIT_EXCEEDED say why not',
    access: 'shopper',
    ids: { 'body.cardPayment.profileRefId': 'payment', 'body.cardPayment.id': 'secret', 'body.captcha.id': 'captcha' },
    query: AboutCart,
    body: GiftCardBody,
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/giftcard/remove': {
    summary: 'Takes a gift or prepaid card out of the order; what was removed last can be put back',
    access: 'shopper',
    ids: { 'body.id': 'payment' },
    query: AboutCart,
    body: GiftCardId,
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/giftcard/restore': {
    summary: 'Puts a gift or prepaid card back that was removed just now',
    access: 'shopper',
    ids: { 'body.id': 'payment' },
    query: AboutCart,
    body: GiftCardId,
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/rewards': {
    summary:
      'Puts reward money of a member towards the order; 0 takes it out again. REWARDS_NOT_ENOUGH: there is less. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    query: AboutCart,
    body: Type.Object({ amount: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
    reply: GiftCards,
  },
  'POST /cc/api/checkout/default/payment': {
    summary: 'Keeps the way to pay, by reference; anything that looks like a card number is refused',
    access: 'shopper',
    ids: {
      'body.cardPayment.profileRefId': 'payment',
      'body.cardPayment.id': 'secret',
      'body.cardPayment.cardKey': 'secret',
      'body.purchaseOrderNumber': 'note',
      'body.captcha.id': 'captcha',
    },
    query: AboutCart,
    body: PaymentBody,
    reply: SavedPayment,
  },
} as const;
