// The present password, asked before what a stranger at an open browser must not change.
import { makeProfiles } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { doubt, type PasswordProblem } from './account-commands.ts';
import { makeAccountLimits } from './account-limits.ts';

/** Undefined when the password is right. Tries are counted with those of the account's own forms. */
export type PasswordDoubt = (visit: Visit, profileId: string, present: string) => Promise<PasswordProblem | undefined>;

export function makePasswordDoubt(db: Queries, limits: Limits, triesPerAddress: number): PasswordDoubt {
  const deps = { limits: makeAccountLimits(limits, triesPerAddress), profiles: makeProfiles(db) };
  return (visit, profileId, present) => doubt(deps, visit, { profileId }, present);
}
