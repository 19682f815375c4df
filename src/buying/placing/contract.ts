// Placing the order that checkout has prepared, and the bank's challenge (CHK-4). Amounts have two decimals.
import Type from 'typebox';
import { AboutCart } from '#buying/cart/contract';
import { oneOf, orNull } from '#base/schema/contract';
import { OrderNumber } from '#buying/orders/contract';

/** The outcome of the bank's challenge. `url`: the challenge is still open there. */
export const ChallengeOutcome = Type.Object({ orderNumber: Type.String(), isPlaced: Type.Boolean(), url: orNull(Type.String()) });
export type ChallengeOutcome = Type.Static<typeof ChallengeOutcome>;

export const ApprovalPreview = Type.Object({
  /** One after the other; the names of who may decide. */
  steps: Type.Array(Type.Object({ mode: oneOf('oneOf', 'allOf'), approvers: Type.Array(Type.String()) })),
  reasons: Type.Array(Type.String()),
  /** Why it cannot be sent as it is; ''. */
  problem: Type.String(),
});
export type ApprovalPreview = Type.Static<typeof ApprovalPreview>;

export const placingContract = {
  'POST /cc/api/checkout/default/challenge': {
    summary: 'The shopper is back from the bank’s question: the order is placed, refused, or still waits for an answer there',
    access: 'shopper',
    ids: { 'body.orderNumber': 'order' },
    query: AboutCart,
    body: OrderNumber,
    reply: ChallengeOutcome,
  },
  'POST /cc/api/checkout/default/order': {
    summary: 'Places the order. Idempotency-Key makes a repeat answer with the same order; a changed total is refused with the new one',
    access: 'shopper',
    ids: { 'body.cartId': 'cart', 'body.idempotencyKey': 'requestKey' },
    /**
     * `total` and `arrivals` are what the shopper saw; placing only compares them. Without `arrivals` it does not compare days.
     * A form cannot send headers, so its key is in the body.
     */
    query: AboutCart,
    body: Type.Object({
      cartId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
      total: Type.Number({ minimum: 0, maximum: 100_000_000 }),
      arrivals: Type.Optional(Type.String({ maxLength: 40_000 })),
      /** What reward money and each gift card paid on the screen; absent: not compared. */
      tenders: Type.Optional(Type.String({ maxLength: 1_000 })),
      /** The mark of the entries on the screen; absent: not compared. */
      entered: Type.Optional(Type.String({ maxLength: 100 })),
      /** The renewal terms beside the ticked box, word for word; absent: it is not ticked (RWD-4). */
      renewal: Type.Optional(Type.String({ maxLength: 1_000 })),
      idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
      /** The campaign that brought the shopper; stored with the order and used for nothing else. */
      cidParam: Type.Optional(Type.String({ maxLength: 100 })),
      /** The shopper's screen (`1600x1200x24;300`), for banks that want it before a challenge. */
      screen: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    /** `wasSent`: it waits for approvers, or did (B2B-3); else it is placed. */
    reply: Type.Object({ orderNumber: Type.String(), wasSent: Type.Optional(Type.Literal(true)) }),
  },
  'GET /cc/api/checkout/default/approval': {
    summary: 'Who has to approve the order before it is placed, and why; no steps: nobody (B2B-3)',
    access: 'shopper',
    ids: {},
    query: AboutCart,
    reply: ApprovalPreview,
  },
} as const;
