// Proof of who asks, before a passkey is added or removed (USR-11).
import type { Refusal } from '#base/outcome/rules';
import type { PasswordDoubt } from '#people/accounts/server';
import type { Profiles, SignedInPlaces } from '#people/sessions/server';
import type { Visit } from '#platform/visit';
import { doubted, refused } from './refusals.ts';

export interface ProofFacts {
  readonly profiles: Pick<Profiles, 'get'>;
  readonly places: Pick<SignedInPlaces, 'isFresh'>;
  readonly doubt: PasswordDoubt;
}

/** How the caller proves who they are before a passkey changes: a stranger at an open browser must not make a way in for themselves. */
export async function proofOf({ places, profiles }: Pick<ProofFacts, 'places' | 'profiles'>, visit: Visit, profileId: string) {
  if (await places.isFresh(visit)) return 'none';
  return (await profiles.get(profileId))?.hasPassword === true ? 'password' : 'signIn';
}

/** The refusal of a caller who has not proven who they are; undefined for one who has. */
export async function unproven(facts: ProofFacts, visit: Visit, profileId: string, present = ''): Promise<Refusal | undefined> {
  const proof = await proofOf(facts, visit, profileId);
  if (proof === 'none') return undefined;
  if (proof === 'signIn') return refused(visit, 'SIGN_IN_AGAIN');
  return present === '' ? refused(visit, 'PASSWORD_NEEDED', 'present') : doubted(facts.doubt, visit, profileId, present);
}
