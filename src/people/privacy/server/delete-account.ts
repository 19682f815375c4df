// Deletes a person's account (USR-12): everything that belongs to the profile goes in one transaction; placed orders stay in the books.
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { putAccountMail, type AccountProblem, type PasswordDoubt } from '#people/accounts/server';
import type { Profiles, Signing } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { DeletionObstacle, LeavingPerson, PersonalData } from '#platform/personal-data';
import type { Visit } from '#platform/visit';

export interface DeletionDeps {
  readonly db: Db;
  readonly doubt: PasswordDoubt;
  readonly profiles: Pick<Profiles, 'get' | 'lock' | 'colleagueOf' | 'delete'>;
  readonly jobs: Pick<Jobs, 'job'>;
  readonly signing: Pick<Signing, 'forget'>;
  readonly personalData: () => readonly PersonalData[];
}

export type DeletionProblem =
  | AccountProblem
  | { readonly code: DeletionObstacle }
  | { readonly code: 'NOT_UNDERSTOOD'; readonly field: 'understood' }
  | { readonly code: 'EMAIL_OTHER'; readonly field: 'present' }
  | { readonly code: 'ACCOUNT_GONE' };

export interface DeletionForm {
  readonly present: string;
  readonly understood: boolean;
}

export async function deleteAccount(
  deps: DeletionDeps,
  visit: Visit,
  shopper: SignedIn,
  { present, understood }: DeletionForm,
): Promise<Outcome<null, DeletionProblem>> {
  const person = await deps.profiles.get(shopper.profile.profileId);
  if (person === undefined) return failed({ code: 'ACCOUNT_GONE' });
  if (!understood) return failed({ code: 'NOT_UNDERSTOOD', field: 'understood' });
  if (person.hasPassword) {
    const problem = await deps.doubt(visit, person.profileId, present);
    if (problem !== undefined) return failed(problem);
  } else if (present.trim().toLowerCase() !== person.email.toLowerCase()) return failed({ code: 'EMAIL_OTHER', field: 'present' });
  const { profileId, tenant, email, firstName } = person;
  const putMail = await putAccountMail(deps.jobs, visit, { kind: 'deleted', email, firstName });
  const obstacle = await deps.db.transaction(async (tx) => {
    // A second press finds nothing to delete.
    if (!(await deps.profiles.lock(tx, profileId))) return null;
    const leaving = { profileId, tenant, email, heirId: await deps.profiles.colleagueOf(tx, profileId), now: visit.now };
    const found = await obstacleOf(tx, deps.personalData(), leaving);
    if (found !== null) return found;
    for (const { forget } of deps.personalData()) await forget?.(tx, leaving);
    await deps.profiles.delete(tx, profileId);
    await putMail(tx);
    return null;
  });
  if (obstacle !== null) return failed({ code: obstacle });
  deps.signing.forget(visit);
  return done(null);
}

async function obstacleOf(
  tx: Parameters<NonNullable<PersonalData['obstacle']>>[0],
  capabilities: readonly PersonalData[],
  person: LeavingPerson,
): Promise<DeletionObstacle | null> {
  for (const { obstacle } of capabilities) {
    const found = (await obstacle?.(tx, person)) ?? null;
    if (found !== null) return found;
  }
  return null;
}
