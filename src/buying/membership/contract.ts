// A shopper's paid membership (RWD-4). Amounts have two decimals, in the site's currency; days are of its calendar.
import Type from 'typebox';
import { oneOf, orNull } from '#base/schema/contract';

export const MEMBERSHIP_ACTS = ['turnOff', 'turnOn', 'cancel'] as const;
export type MembershipAct = (typeof MEMBERSHIP_ACTS)[number];

const Program = oneOf('SELECT', 'PREMIUM');

export const membershipContract = {
  'GET /api/membership': {
    summary: 'The paid programs that are sold here, and the one that runs for the shopper',
    access: 'shopper',
    ids: {},
    reply: Type.Object({
      /** For one year each; the smaller one first. */
      plans: Type.Array(Type.Object({ program: Program, itemId: Type.String(), price: Type.Number() })),
      /** Delivery without a membership: free from this amount, else this fee. */
      freeDeliveryFrom: Type.Number(),
      deliveryFee: Type.Number(),
      /** What furniture assembly costs without PREMIUM; null: none is sold. */
      assemblyFee: orNull(Type.Number()),
      membership: orNull(
        Type.Object({
          program: Program,
          state: oneOf('active', 'ending', 'overdue'),
          beginsOn: Type.String(),
          endsOn: Type.String(),
          /** What the next year costs today; null: it is not sold any more. */
          renewalPrice: orNull(Type.Number()),
          /** What turning the renewal on agrees to; '' when it is on, or not sold any more. */
          renewalTerms: Type.String(),
          /** The card that renews it; null: none is kept. */
          card: orNull(Type.Object({ brand: Type.String(), lastFour: Type.String() })),
          /** A benefit was used in this term, so a cancellation refunds nothing. */
          isUsed: Type.Boolean(),
          savedDelivery: Type.Number(),
          savedOrders: Type.Integer(),
          /** Moving up to PREMIUM today; null: there is nothing above, or it is not sold. */
          moveUp: orNull(Type.Object({ itemId: Type.String(), price: Type.Number(), days: Type.Integer() })),
          /** When a declined card is tried again. */
          nextTryOn: orNull(Type.String()),
        }),
      ),
    }),
  },
  'POST /api/membership/act': {
    summary: 'Turns the renewal off or on, or cancels: unused, with the whole price back; used, it runs to its end',
    access: 'account',
    ids: {},
    body: Type.Object({
      act: oneOf(...MEMBERSHIP_ACTS),
      /** `turnOn`: the terms beside the button, word for word; others are refused. */
      terms: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    reply: Type.Object({
      /** What the cancellation gives back; 0: nothing. */
      isRefunded: Type.Boolean(),
    }),
  },
} as const;

/** Languages in which a recipient is written to. */
export const GIFT_LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;

/** What the giver types. The server trims, checks and refuses by field. */
const GiftWishes = Type.Object({
  giverName: Type.String({ maxLength: 200 }),
  recipientName: Type.String({ maxLength: 200 }),
  recipientEmail: Type.String({ maxLength: 1_000 }),
  /** The language of the mail. */
  recipientLocale: oneOf(...GIFT_LOCALES),
  message: Type.String({ maxLength: 10_000 }),
  /** ISO, on the site's calendar: today, or up to a year ahead. */
  sendOn: Type.String({ maxLength: 20 }),
});

/** `open`: paid, and nobody is named yet. `waiting`: for its day. `sent`, `accepted`, `withdrawn`, `lapsed`: the last two were refunded. */
const GiftState = oneOf('open', 'waiting', 'sent', 'accepted', 'withdrawn', 'lapsed');
const GiftToken = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** Memberships that are bought for somebody else. */
export const giftContract = {
  'GET /api/membership/gifts': {
    summary: 'The memberships that can be given, and those that the shopper gave, the latest first',
    access: 'account',
    ids: {},
    reply: Type.Object({
      plans: Type.Array(Type.Object({ program: Program, price: Type.Number() })),
      /** How the giver signs, unless they say otherwise. */
      giverName: Type.String(),
      firstDay: Type.String(),
      lastDay: Type.String(),
      gifts: Type.Array(
        Type.Object({
          orderNumber: Type.String(),
          program: Program,
          state: GiftState,
          giverName: Type.String(),
          recipientName: Type.String(),
          recipientEmail: Type.String(),
          recipientLocale: oneOf(...GIFT_LOCALES),
          message: Type.String(),
          sendOn: Type.String(),
          /** Until when it can be accepted; null: it was not sent, or is over. */
          until: orNull(Type.String()),
          /** What went back, with tax; null: nothing. */
          refunded: orNull(Type.Number()),
        }),
      ),
    }),
  },
  'POST /api/membership/gifts': {
    summary: 'Begins to buy a membership for somebody else: a buy-now cart that holds it, and to whom it goes once it is paid',
    access: 'account',
    ids: {},
    body: Type.Object({ program: Program, ...GiftWishes.properties }),
    reply: Type.Object({}),
  },
  'POST /api/membership/gifts/change': {
    summary: 'Says to whom a paid gift goes, until it is accepted: links that were mailed before end, and it is sent again',
    access: 'account',
    ids: { 'body.orderNumber': 'order' },
    body: Type.Object({ orderNumber: Type.String({ maxLength: 40 }), ...GiftWishes.properties }),
    reply: Type.Object({}),
  },
  'POST /api/membership/gifts/withdraw': {
    summary: 'Takes a gift back that nobody has accepted; the whole price is refunded, with tax',
    access: 'account',
    ids: { 'body.orderNumber': 'order' },
    body: Type.Object({ orderNumber: Type.String({ maxLength: 40 }) }),
    reply: Type.Object({}),
  },
  'POST /api/membership/gift-link': {
    summary: 'What the link of a mailed gift leads to; asking does not use it up',
    access: 'shopper',
    changesState: false,
    ids: { 'body.token': 'secret' },
    body: GiftToken,
    reply: Type.Object({
      /** `open`: can be accepted. `yours`: the caller has accepted it. `dead`: nobody can, any more. */
      state: oneOf('open', 'yours', 'dead'),
      program: Program,
      giverName: Type.String(),
      message: Type.String(),
      until: Type.String(),
      signedIn: Type.Boolean(),
      /** What accepting now gives the caller; null: they are not signed in. `isAdded`: to a membership that runs. */
      gives: orNull(Type.Object({ program: Program, endsOn: Type.String(), isAdded: Type.Boolean() })),
    }),
  },
  'POST /api/membership/gift-link/accept': {
    summary: 'Accepts a gift: the term begins, or is added to the one that runs. A repeat changes nothing',
    access: 'account',
    ids: { 'body.token': 'secret' },
    body: GiftToken,
    reply: Type.Object({}),
  },
} as const;

export type GiftsReply = Type.Static<(typeof giftContract)['GET /api/membership/gifts']['reply']>;
export type GivenGift = GiftsReply['gifts'][number];
export type GiftLinkReply = Type.Static<(typeof giftContract)['POST /api/membership/gift-link']['reply']>;
export type MembershipReply = Type.Static<(typeof membershipContract)['GET /api/membership']['reply']>;
export type RunningMembership = NonNullable<MembershipReply['membership']>;
