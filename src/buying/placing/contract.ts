// Placing the order that checkout has prepared, and the bank's question on the way (CHK-4). Money is in two-decimal numbers.
import Type from 'typebox';
import { orNull } from '#base/schema/contract';
import { OrderNumber } from '#buying/orders/contract';

/** What came of the bank's question. `url`: it is still open there. */
export const ChallengeOutcome = Type.Object({ orderNumber: Type.String(), isPlaced: Type.Boolean(), url: orNull(Type.String()) });
export type ChallengeOutcome = Type.Static<typeof ChallengeOutcome>;

export const placingContract = {
  'POST /cc/api/checkout/default/challenge': {
    summary: 'The shopper is back from the bank’s question: the order is placed, refused, or still waits for an answer there',
    access: 'shopper',
    ids: { 'body.orderNumber': 'order' },
    body: OrderNumber,
    reply: ChallengeOutcome,
  },
  'POST /cc/api/checkout/default/order': {
    summary: 'Places the order. Idempotency-Key makes a repeat answer with the same order; a changed total is refused with the new one',
    access: 'shopper',
    ids: { 'body.cartId': 'cart', 'body.idempotencyKey': 'requestKey' },
    /**
     * `total` and `arrivals` are what the shopper saw: they are compared, and never charged or promised. Without `arrivals` days are not compared.
     * A form, which can send no header, gives its key in the body. */
    body: Type.Object({
      cartId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
      total: Type.Number({ minimum: 0, maximum: 100_000_000 }),
      arrivals: Type.Optional(Type.String({ maxLength: 40_000 })),
      /** What reward money and each gift card were shown to pay; without it that is not compared. */
      tenders: Type.Optional(Type.String({ maxLength: 1_000 })),
      idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
      /** The campaign that brought the shopper: kept with the order, and decides nothing. */
      cidParam: Type.Optional(Type.String({ maxLength: 100 })),
      /** The shopper's screen (`1600x1200x24;300`), which some banks want to know before they ask. */
      screen: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    reply: Type.Object({ orderNumber: Type.String() }),
  },
} as const;
