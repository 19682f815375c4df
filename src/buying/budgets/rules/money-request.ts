// Somebody asks the owner of a budget for more: what can happen to the request (B2B-1).
import type { StateEvent, StateTable } from '#base/state-table/rules';

export type MoneyRequestState = 'waiting' | 'granted' | 'declined' | 'withdrawn';

interface MoneyRequestEvents {
  /** The amount is added to the running period. */
  readonly grant: StateEvent<'REQUEST_ANSWERED'>;
  readonly decline: StateEvent<'REQUEST_ANSWERED'>;
  /** Whoever asked takes it back. */
  readonly withdraw: StateEvent<'REQUEST_ANSWERED'>;
}

export const MONEY_REQUEST_STATES: StateTable<MoneyRequestState, MoneyRequestEvents> = {
  begins: 'waiting',
  states: {
    waiting: { grant: { to: 'granted' }, decline: { to: 'declined' }, withdraw: { to: 'withdrawn' } },
    granted: {},
    declined: {},
    withdrawn: {},
  },
  otherwise: { grant: 'REQUEST_ANSWERED', decline: 'REQUEST_ANSWERED', withdraw: 'REQUEST_ANSWERED' },
};
