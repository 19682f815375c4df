// The states of a paid membership (RWD-4).
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `active`: renews itself; `ending`: runs to its end; `overdue`: the card was declined and is tried again; `ended`. */
export type MembershipState = 'active' | 'ending' | 'overdue' | 'ended';

interface MembershipEvents {
  /** An order is paid, and its shopper agreed to renewals: a new term, or the move to the larger program. */
  readonly grant: StateEvent<'MEMBERSHIP_ENDED'>;
  /** An order is paid, and nobody agreed to a renewal. */
  readonly grantOnce: StateEvent<'MEMBERSHIP_ENDED'>;
  readonly renew: StateEvent<'MEMBERSHIP_ENDED'>;
  readonly turnOff: StateEvent<'MEMBERSHIP_ENDED'>;
  readonly turnOn: StateEvent<'MEMBERSHIP_ENDED'>;
  /** With the whole price back. */
  readonly refund: StateEvent<'MEMBERSHIP_ENDED' | 'BENEFIT_USED', { readonly isUnused: boolean }>;
  readonly decline: StateEvent<'MEMBERSHIP_ENDED'>;
  /** The last day has passed, or the card was declined for the third time. */
  readonly end: StateEvent<'MEMBERSHIP_ENDED'>;
}

const UNUSED = [
  { rule: 'no benefit was used', reason: 'BENEFIT_USED', holds: ({ isUnused }: { readonly isUnused: boolean }) => isUnused },
] as const;

export const MEMBERSHIP_STATES: StateTable<MembershipState, MembershipEvents> = {
  begins: 'active',
  states: {
    active: {
      grant: { to: 'active' },
      grantOnce: { to: 'ending' },
      renew: { to: 'active' },
      turnOff: { to: 'ending' },
      turnOn: { to: 'active' },
      refund: { to: 'ended', guards: UNUSED },
      decline: { to: 'overdue' },
      end: { to: 'ended' },
    },
    ending: {
      grant: { to: 'active' },
      grantOnce: { to: 'ending' },
      // Turned off while the card was being charged.
      renew: { to: 'ending' },
      turnOff: { to: 'ending' },
      turnOn: { to: 'active' },
      refund: { to: 'ended', guards: UNUSED },
      end: { to: 'ended' },
    },
    overdue: {
      grant: { to: 'active' },
      grantOnce: { to: 'ending' },
      renew: { to: 'active' },
      turnOff: { to: 'ending' },
      turnOn: { to: 'overdue' },
      decline: { to: 'overdue' },
      end: { to: 'ended' },
    },
    ended: { grant: { to: 'active' }, grantOnce: { to: 'ending' } },
  },
  otherwise: {
    grant: 'MEMBERSHIP_ENDED',
    grantOnce: 'MEMBERSHIP_ENDED',
    renew: 'MEMBERSHIP_ENDED',
    turnOff: 'MEMBERSHIP_ENDED',
    turnOn: 'MEMBERSHIP_ENDED',
    refund: 'MEMBERSHIP_ENDED',
    decline: 'MEMBERSHIP_ENDED',
    end: 'MEMBERSHIP_ENDED',
  },
};
