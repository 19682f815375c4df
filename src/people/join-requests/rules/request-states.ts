// The states of a request to join an organization, from asking to the decision.
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `lapsed`: nobody decided in time. */
export type RequestState = 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'lapsed';

interface RequestEvents {
  readonly approve: StateEvent<'REQUEST_GONE'>;
  readonly decline: StateEvent<'REQUEST_GONE'>;
  /** The asker takes it back. */
  readonly withdraw: StateEvent<'REQUEST_GONE'>;
  readonly lapse: StateEvent<'REQUEST_GONE'>;
}

export const REQUEST_STATES: StateTable<RequestState, RequestEvents> = {
  begins: 'waiting',
  states: {
    waiting: {
      approve: { to: 'approved' },
      decline: { to: 'declined' },
      withdraw: { to: 'withdrawn' },
      lapse: { to: 'lapsed' },
    },
    approved: {},
    declined: {},
    withdrawn: {},
    lapsed: {},
  },
  otherwise: { approve: 'REQUEST_GONE', decline: 'REQUEST_GONE', withdraw: 'REQUEST_GONE', lapse: 'REQUEST_GONE' },
};

const DAY_MS = 86_400_000;
const WAITS_DAYS = 30;
/** A person's requests to one organization in that time. */
export const MOST_REQUESTS = 3;
/** Of a message or a reason. */
export const LONGEST_TEXT = 500;

export const lapsesAt = (asked: Date): Date => new Date(asked.getTime() + WAITS_DAYS * DAY_MS);

/** Requests since then count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - WAITS_DAYS * DAY_MS);
