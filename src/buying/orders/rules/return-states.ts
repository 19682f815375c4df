// The states of a return, from the request to the refund.
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** Requested; received and being refunded; refunded; withdrawn. */
export type ReturnState = 'requested' | 'received' | 'refunded' | 'cancelled';

interface ReturnEvents {
  /** The shopper withdraws the return. */
  readonly withdraw: StateEvent<'RETURN_ENDED'>;
  /** The parcel arrived with something to refund. */
  readonly receive: StateEvent<'RETURN_ENDED'>;
  /** The parcel arrived, or is lost, and there is nothing to refund. */
  readonly receiveNothing: StateEvent<'RETURN_ENDED'>;
  /** The refund is done. */
  readonly refund: StateEvent<'RETURN_ENDED'>;
}

export const RETURN_STATES: StateTable<ReturnState, ReturnEvents> = {
  begins: 'requested',
  states: {
    requested: { receive: { to: 'received' }, receiveNothing: { to: 'refunded' }, withdraw: { to: 'cancelled' } },
    received: { refund: { to: 'refunded' } },
    refunded: {},
    cancelled: {},
  },
  otherwise: { withdraw: 'RETURN_ENDED', receive: 'RETURN_ENDED', receiveNothing: 'RETURN_ENDED', refund: 'RETURN_ENDED' },
};
