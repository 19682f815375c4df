// The states of an order's approval. The order's own states (`ORDER_STATES`) follow them.
import type { StateEvent, StateTable } from '#base/state-table/rules';

export type ApprovalState = 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'expired';

/** `stillHolds`: its prices hold. */
interface Holding {
  readonly stillHolds: boolean;
}

interface ApprovalEvents {
  /** One of several answers that are needed. */
  readonly agree: StateEvent<'ALREADY_DECIDED' | 'APPROVAL_EXPIRED', Holding>;
  /** The last answer that is needed. */
  readonly approve: StateEvent<'ALREADY_DECIDED' | 'APPROVAL_EXPIRED', Holding>;
  readonly decline: StateEvent<'ALREADY_DECIDED' | 'APPROVAL_EXPIRED', Holding>;
  /** The buyer takes it back. */
  readonly withdraw: StateEvent<'ALREADY_DECIDED'>;
  readonly expire: StateEvent<'ALREADY_DECIDED'>;
}

const guards = [{ rule: 'its prices still hold', reason: 'APPROVAL_EXPIRED', holds: ({ stillHolds }: Holding) => stillHolds }] as const;

export const APPROVAL_STATES: StateTable<ApprovalState, ApprovalEvents> = {
  begins: 'waiting',
  states: {
    waiting: {
      agree: { to: 'waiting', guards },
      approve: { to: 'approved', guards },
      decline: { to: 'declined', guards },
      withdraw: { to: 'withdrawn' },
      expire: { to: 'expired' },
    },
    approved: {},
    declined: {},
    withdrawn: {},
    expired: {},
  },
  otherwise: {
    agree: 'ALREADY_DECIDED',
    approve: 'ALREADY_DECIDED',
    decline: 'ALREADY_DECIDED',
    withdraw: 'ALREADY_DECIDED',
    expire: 'ALREADY_DECIDED',
  },
};

const HOUR_MS = 3_600_000;
/** Prices and tax are frozen that long (behaviour.md). */
const FROZEN_HOURS = 7 * 24;

/** When an order goes back to its buyer: as the organization says, and never after its prices have run out. */
export const expiresAt = (submitted: Date, expireAfterHours: number): Date =>
  new Date(submitted.getTime() + Math.min(expireAfterHours, FROZEN_HOURS) * HOUR_MS);

export const hoursLater = (since: Date, hours: number): Date => new Date(since.getTime() + hours * HOUR_MS);
