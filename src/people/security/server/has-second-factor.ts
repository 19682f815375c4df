// Whether a person has a second step: an app or a passkey.
import type { Queries } from '#platform/db';
import { PASSKEYS_OF } from './passkey-queries.ts';
import type { SecondFactor } from './second-factor.ts';

export function makeHasSecondFactor(db: Queries, factor: Pick<SecondFactor, 'state'>): (profileId: string) => Promise<boolean> {
  return async (profileId) => (await factor.state(profileId)).isOn || (await db.many(PASSKEYS_OF, [profileId])).length > 0;
}
