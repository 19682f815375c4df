// The states of an order from the draft on: the events in each, where they lead, and why an event is refused.
import type { StateEvent, StateTable } from '#base/state-table/rules';
import type { Fulfilment, OrderStatus, PaymentStatus } from './order-status.ts';
import { isCancellable } from './shipment-state.ts';
import type { ShipmentState } from './shipment-states.ts';

interface OrderEvents {
  /** Every tender is authorised. `releaseReason`: why the draft is being given up; null when it is not. */
  readonly place: StateEvent<'NO_DRAFT', { readonly releaseReason: string | null }>;
  /** The draft can no longer be placed; the shop releases what its tenders hold. */
  readonly giveUp: StateEvent<'NO_DRAFT'>;
  /** Its tenders hold nothing any more, and its goods are back in stock. */
  readonly release: StateEvent<'NO_DRAFT'>;
  /** Somebody has to approve it: it waits without money and goods. `releaseReason` as for `place`. */
  readonly submit: StateEvent<'NO_DRAFT', { readonly releaseReason: string | null }>;
  /** The last approver agreed: it is paid for now. */
  readonly approve: StateEvent<'NOT_WAITING'>;
  readonly decline: StateEvent<'NOT_WAITING'>;
  /** The buyer takes it back. */
  readonly withdraw: StateEvent<'NOT_WAITING'>;
  /** Nobody decided while its prices held. */
  readonly expire: StateEvent<'NOT_WAITING'>;
  /** A shipment is packed, leaves, arrives … */
  readonly step: StateEvent<'STEP_NOT_POSSIBLE'>;
  /** Lines are cancelled. `shipments`: the states of the shipments they belong to. */
  readonly cancelLines: StateEvent<'TOO_LATE_TO_CANCEL', { readonly shipments: readonly ShipmentState[] }>;
  /** A pickup was not collected in time: its lines are taken off the order. */
  readonly lapse: StateEvent<'TOO_LATE_TO_CANCEL'>;
  /** The last line was cancelled or lapsed. */
  readonly loseLastLine: StateEvent<'TOO_LATE_TO_CANCEL'>;
  /** The whole order goes back into the cart. `cancelled`: cents of cancelled lines. */
  readonly reopen: StateEvent<
    'CART_STATUS_ERROR',
    { readonly fulfilment: Fulfilment; readonly paymentStatus: PaymentStatus; readonly begun: boolean; readonly cancelled: number }
  >;
}

/** `released`: given up before it was placed. The SQL of drafts takes its states from this table; a test compares `place_draft` with it. */
export const ORDER_STATES: StateTable<OrderStatus, OrderEvents> = {
  begins: 'draft',
  states: {
    draft: {
      place: {
        to: 'placed',
        guards: [{ rule: 'it is not being given up', reason: 'NO_DRAFT', holds: ({ releaseReason }) => releaseReason === null }],
      },
      submit: {
        to: 'pendingApproval',
        guards: [{ rule: 'it is not being given up', reason: 'NO_DRAFT', holds: ({ releaseReason }) => releaseReason === null }],
      },
      giveUp: { to: 'draft' },
      release: { to: 'released' },
    },
    pendingApproval: {
      approve: { to: 'draft' },
      decline: { to: 'declined' },
      withdraw: { to: 'withdrawn' },
      expire: { to: 'expired' },
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
    declined: {},
    withdrawn: {},
    expired: {},
  },
  otherwise: {
    place: 'NO_DRAFT',
    giveUp: 'NO_DRAFT',
    release: 'NO_DRAFT',
    submit: 'NO_DRAFT',
    approve: 'NOT_WAITING',
    decline: 'NOT_WAITING',
    withdraw: 'NOT_WAITING',
    expire: 'NOT_WAITING',
    step: 'STEP_NOT_POSSIBLE',
    cancelLines: 'TOO_LATE_TO_CANCEL',
    lapse: 'TOO_LATE_TO_CANCEL',
    loseLastLine: 'TOO_LATE_TO_CANCEL',
    reopen: 'CART_STATUS_ERROR',
  },
};
