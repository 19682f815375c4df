// Who needs a second step to sign in: the shop's own people, and those of an organization that asks for it (USR-11).
import type { Queries } from '#platform/db';
import { NEEDS_OF_SECOND_STEP } from './member-queries.ts';

/** `organization`: the one that asks; '' for the shop itself. */
export interface SecondStepNeed {
  readonly organization: string;
}

/** Undefined for a person who may sign in with the password alone. */
export type NeedOfSecondStep = (on: Queries, profileId: string) => Promise<SecondStepNeed | undefined>;

/** `asksStaff`: whether the shop's own people need it. */
export function secondStepRule(asksStaff: boolean): NeedOfSecondStep {
  return async (on, profileId) => {
    const row = await on.maybe(NEEDS_OF_SECOND_STEP, [profileId]);
    if (row?.flow === 'CSR' && asksStaff) return { organization: '' };
    return row === undefined || row.organization === null ? undefined : { organization: row.organization };
  };
}
