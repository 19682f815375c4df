// The states of a purchase that a member says earned nothing (RWD-2).
import type { StateEvent, StateTable } from '#base/state-table/rules';

export type ClaimState = 'open' | 'granted' | 'refused' | 'withdrawn';

interface ClaimEvents {
  readonly grant: StateEvent<'DECIDED'>;
  readonly refuse: StateEvent<'DECIDED'>;
  /** The member takes it back. */
  readonly withdraw: StateEvent<'DECIDED'>;
}

export const CLAIM_STATES: StateTable<ClaimState, ClaimEvents> = {
  begins: 'open',
  states: {
    open: { grant: { to: 'granted' }, refuse: { to: 'refused' }, withdraw: { to: 'withdrawn' } },
    granted: {},
    refused: {},
    withdrawn: {},
  },
  otherwise: { grant: 'DECIDED', refuse: 'DECIDED', withdraw: 'DECIDED' },
};
