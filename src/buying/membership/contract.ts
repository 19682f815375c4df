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

export type MembershipReply = Type.Static<(typeof membershipContract)['GET /api/membership']['reply']>;
export type RunningMembership = NonNullable<MembershipReply['membership']>;
