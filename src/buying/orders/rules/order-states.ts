// The states of an order, from the draft on: what happens to it, where that leads, and why it is refused.
import type { StateEvent, StateTable } from '#base/state-table/rules';
import type { Fulfilment, OrderStatus, PaymentStatus } from './order-status.ts';
import { isCancellable } from './shipment-state.ts';
import type { ShipmentState } from './shipment-states.ts';

interface OrderEvents {
  /** Every tender is authorised. `releaseReason`: why it is being given up; null while it is not. */
  readonly place: StateEvent<'NO_DRAFT', { readonly releaseReason: string | null }>;
  /** From here on it cannot be placed: what its tenders hold is let go of. */
  readonly giveUp: StateEvent<'NO_DRAFT'>;
  /** Nothing is held for it any more, and its goods are back. */
  readonly release: StateEvent<'NO_DRAFT'>;
  /** A shipment is packed, leaves, arrives … */
  readonly step: StateEvent<'STEP_NOT_POSSIBLE'>;
  /** Lines are cancelled. `shipments`: where those are that the lines belong to. */
  readonly cancelLines: StateEvent<'TOO_LATE_TO_CANCEL', { readonly shipments: readonly ShipmentState[] }>;
  /** A pickup was not fetched: its lines are off the order. */
  readonly lapse: StateEvent<'TOO_LATE_TO_CANCEL'>;
  /** The last line was cancelled or lapsed. */
  readonly loseLastLine: StateEvent<'TOO_LATE_TO_CANCEL'>;
  /** It goes back into the cart as a whole. `cancelled`: cents of the lines that are off it. */
  readonly reopen: StateEvent<
    'CART_STATUS_ERROR',
    { readonly fulfilment: Fulfilment; readonly paymentStatus: PaymentStatus; readonly begun: boolean; readonly cancelled: number }
  >;
}

/** `released`: given up before anything was bought. The statements of a draft and its end read their states here; `place_draft` is held against it by a test. */
export const ORDER_STATES: StateTable<OrderStatus, OrderEvents> = {
  begins: 'draft',
  states: {
    draft: {
      place: {
        to: 'placed',
        guards: [{ rule: 'it is not being given up', reason: 'NO_DRAFT', holds: ({ releaseReason }) => releaseReason === null }],
      },
      giveUp: { to: 'draft' },
      release: { to: 'released' },
    },
    placed: {
      step: { to: 'placed' },
      cancelLines: {
        to: 'placed',
        guards: [
          {
            rule: 'there are lines, and nobody has begun to pack any of them',
            reason: 'TOO_LATE_TO_CANCEL',
            holds: ({ shipments }) => shipments.length > 0 && shipments.every(isCancellable),
          },
        ],
      },
      lapse: { to: 'placed' },
      loseLastLine: { to: 'cancelled' },
      reopen: {
        to: 'cancelled',
        guards: [
          {
            rule: 'nobody has begun to prepare it',
            reason: 'CART_STATUS_ERROR',
            holds: ({ fulfilment, begun }) => fulfilment === 'unfulfilled' && !begun,
          },
          {
            rule: 'its money is held and not taken',
            reason: 'CART_STATUS_ERROR',
            holds: ({ paymentStatus }) => paymentStatus === 'authorised',
          },
          { rule: 'no line is off it', reason: 'CART_STATUS_ERROR', holds: ({ cancelled }) => cancelled === 0 },
        ],
      },
    },
    cancelled: {},
    released: {},
  },
  otherwise: {
    place: 'NO_DRAFT',
    giveUp: 'NO_DRAFT',
    release: 'NO_DRAFT',
    step: 'STEP_NOT_POSSIBLE',
    cancelLines: 'TOO_LATE_TO_CANCEL',
    lapse: 'TOO_LATE_TO_CANCEL',
    loseLastLine: 'TOO_LATE_TO_CANCEL',
    reopen: 'CART_STATUS_ERROR',
  },
};
