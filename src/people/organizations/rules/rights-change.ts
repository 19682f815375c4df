// What a change of a person's role and rights changed: the history shows this, not only the state after it (USR-9).
import { rightsOfRole, type Role } from './role.ts';

export interface RightsState {
  readonly role: Role;
  /** Beyond the role. */
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
}

export interface RightsChange {
  /** Null when the role stays. */
  readonly role: { readonly from: Role; readonly to: Role } | null;
  readonly granted: readonly string[];
  /** Granted before, and no longer. */
  readonly ended: readonly string[];
  readonly withheld: readonly string[];
  readonly givenBack: readonly string[];
}

/** What another role brings or takes along is the role's, not a grant. */
export function rightsChange(before: RightsState, after: RightsState): RightsChange {
  return {
    role: before.role === after.role ? null : { from: before.role, to: after.role },
    granted: less(less(after.granted, before.granted), rightsOfRole(before.role)),
    ended: less(less(before.granted, after.granted), rightsOfRole(after.role)),
    withheld: less(after.withheld, before.withheld),
    givenBack: less(before.withheld, after.withheld),
  };
}

const less = (codes: readonly string[], others: readonly string[]): readonly string[] => codes.filter((code) => !others.includes(code));
