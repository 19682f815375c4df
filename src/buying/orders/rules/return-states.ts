// The states of a return, from asking to paid back.
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** Asked for, arrived and being paid back, paid back, taken back by whoever asked. */
export type ReturnState = 'requested' | 'received' | 'refunded' | 'cancelled';

interface ReturnEvents {
  /** Whoever asked for it takes it back. */
  readonly withdraw: StateEvent<'RETURN_ENDED'>;
  /** The parcel is here, and something in it is paid back. */
  readonly receive: StateEvent<'RETURN_ENDED'>;
  /** The parcel is here, or given up, and there is nothing to pay back. */
  readonly receiveNothing: StateEvent<'RETURN_ENDED'>;
  /** The money went back. */
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
