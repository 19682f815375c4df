// The states of a tax exemption certificate, from its submission to its end.
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `withdrawn`: the organization took it back before it was reviewed. */
export type ExemptionState = 'submitted' | 'approved' | 'declined' | 'withdrawn' | 'expired' | 'revoked' | 'replaced';

interface ExemptionEvents {
  readonly approve: StateEvent<'EXEMPTION_DECIDED'>;
  readonly decline: StateEvent<'EXEMPTION_DECIDED'>;
  readonly withdraw: StateEvent<'EXEMPTION_DECIDED'>;
  /** Its last day is over. */
  readonly expire: StateEvent<'EXEMPTION_NOT_IN_USE'>;
  /** Staff end it early. */
  readonly revoke: StateEvent<'EXEMPTION_NOT_IN_USE'>;
  /** A newer certificate that was submitted in its place is approved. */
  readonly replace: StateEvent<'EXEMPTION_NOT_IN_USE'>;
}

export const EXEMPTION_STATES: StateTable<ExemptionState, ExemptionEvents> = {
  begins: 'submitted',
  states: {
    submitted: { approve: { to: 'approved' }, decline: { to: 'declined' }, withdraw: { to: 'withdrawn' } },
    approved: { expire: { to: 'expired' }, revoke: { to: 'revoked' }, replace: { to: 'replaced' } },
    declined: {},
    withdrawn: {},
    expired: {},
    revoked: {},
    replaced: {},
  },
  otherwise: {
    approve: 'EXEMPTION_DECIDED',
    decline: 'EXEMPTION_DECIDED',
    withdraw: 'EXEMPTION_DECIDED',
    expire: 'EXEMPTION_NOT_IN_USE',
    revoke: 'EXEMPTION_NOT_IN_USE',
    replace: 'EXEMPTION_NOT_IN_USE',
  },
};
