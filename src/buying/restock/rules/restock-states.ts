// The states of a restock, and of each of its due days (ATC-7).
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `attention`: a question waits for its owner. */
export type RestockState = 'active' | 'attention' | 'paused' | 'ended';

/** `canReturn`: the day of undoing has not passed. */
interface Returning {
  readonly canReturn: boolean;
}

interface RestockEvents {
  /** A due day cannot be ordered without an answer. */
  readonly ask: StateEvent<'RESTOCK_ENDED'>;
  /** The question is answered, or its day was skipped. */
  readonly answer: StateEvent<'RESTOCK_ENDED'>;
  readonly change: StateEvent<'RESTOCK_ENDED'>;
  readonly skip: StateEvent<'RESTOCK_ENDED' | 'RESTOCK_PAUSED'>;
  readonly pause: StateEvent<'RESTOCK_ENDED'>;
  readonly resume: StateEvent<'RESTOCK_ENDED' | 'RESTOCK_RUNS'>;
  readonly cancel: StateEvent<'RESTOCK_ENDED'>;
  /** The last due day has passed. */
  readonly end: StateEvent<'RESTOCK_ENDED'>;
  /** The owner takes a cancellation back. */
  readonly restore: StateEvent<'RESTOCK_RUNS' | 'TOO_LATE', Returning>;
}

export const RESTOCK_STATES: StateTable<RestockState, RestockEvents> = {
  begins: 'active',
  states: {
    active: {
      ask: { to: 'attention' },
      answer: { to: 'active' },
      change: { to: 'active' },
      skip: { to: 'active' },
      pause: { to: 'paused' },
      cancel: { to: 'ended' },
      end: { to: 'ended' },
    },
    attention: {
      ask: { to: 'attention' },
      answer: { to: 'active' },
      change: { to: 'attention' },
      skip: { to: 'active' },
      pause: { to: 'paused' },
      cancel: { to: 'ended' },
      end: { to: 'ended' },
    },
    paused: {
      ask: { to: 'paused' },
      answer: { to: 'paused' },
      change: { to: 'paused' },
      pause: { to: 'paused' },
      resume: { to: 'active' },
      cancel: { to: 'ended' },
    },
    ended: {
      restore: {
        to: 'active',
        guards: [{ rule: 'it was cancelled within the last day', reason: 'TOO_LATE', holds: ({ canReturn }) => canReturn }],
      },
    },
  },
  otherwise: {
    ask: 'RESTOCK_ENDED',
    answer: 'RESTOCK_ENDED',
    change: 'RESTOCK_ENDED',
    skip: 'RESTOCK_PAUSED',
    pause: 'RESTOCK_ENDED',
    resume: 'RESTOCK_RUNS',
    cancel: 'RESTOCK_ENDED',
    end: 'RESTOCK_ENDED',
    restore: 'RESTOCK_RUNS',
  },
};

/**
 * `due`: to be ordered, at once or later; `asking`: waits for an answer; `placing`: its order is being placed; `placed`: ordered, or sent to approvers;
 * `skipped`: nothing was ordered for it.
 */
export type DueState = 'due' | 'asking' | 'placing' | 'placed' | 'skipped';

interface DueEvents {
  readonly claim: StateEvent<'ORDER_IN_PROGRESS' | 'NOTHING_ASKED'>;
  readonly place: StateEvent<'NOTHING_ASKED'>;
  /** Tried again later, without a question. */
  readonly wait: StateEvent<'NOTHING_ASKED'>;
  readonly ask: StateEvent<'NOTHING_ASKED'>;
  readonly answer: StateEvent<'ORDER_IN_PROGRESS' | 'NOTHING_ASKED'>;
  readonly skip: StateEvent<'ORDER_IN_PROGRESS' | 'NOTHING_ASKED'>;
}

export const DUE_STATES: StateTable<DueState, DueEvents> = {
  begins: 'due',
  states: {
    due: {
      claim: { to: 'placing' },
      wait: { to: 'due' },
      ask: { to: 'asking' },
      answer: { to: 'due' },
      skip: { to: 'skipped' },
    },
    asking: {
      claim: { to: 'placing' },
      wait: { to: 'due' },
      ask: { to: 'asking' },
      answer: { to: 'due' },
      skip: { to: 'skipped' },
    },
    placing: { place: { to: 'placed' }, wait: { to: 'due' }, ask: { to: 'asking' } },
    placed: {},
    skipped: {},
  },
  otherwise: {
    claim: 'ORDER_IN_PROGRESS',
    place: 'NOTHING_ASKED',
    wait: 'NOTHING_ASKED',
    ask: 'NOTHING_ASKED',
    answer: 'NOTHING_ASKED',
    skip: 'NOTHING_ASKED',
  },
};
