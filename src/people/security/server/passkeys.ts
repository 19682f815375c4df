// The passkeys of a profile (USR-11).
import { randomUUID } from 'node:crypto';
import type { Tenant } from '#base/site/rules';
import type { Profiles } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import * as q from './passkey-queries.ts';
import { bytesOf, type KnownKey, type NewCredential } from './relying-party.ts';

/** Passkeys that one account may have. */
const MOST = 20;

export interface NewPasskey extends NewCredential {
  readonly transports: readonly string[];
  readonly name: string;
  readonly kind: q.PasskeyRow['kind'];
}

export interface FoundKey extends KnownKey {
  readonly profileId: string;
  readonly passkeyId: string;
}

export interface Passkeys {
  list(profileId: string, on?: Queries): Promise<readonly q.PasskeyRow[]>;
  /** The new passkey's id; undefined when the credential is somebody's already, or the profile has enough. */
  add(tx: Queries, who: { profileId: string; tenant: Tenant }, made: NewPasskey, now: Date): Promise<string | undefined>;
  /** False when the profile has no such passkey. */
  rename(profileId: string, passkeyId: string, name: string): Promise<boolean>;
  /** `last`: without it the person could not sign in any more. `needed`: it is the second step that the person has to have. */
  remove(profileId: string, passkeyId: string): Promise<'removed' | 'gone' | 'last' | 'needed'>;
  /** The passkey of a site with this credential (base64url). */
  withCredential(tenant: Tenant, credentialId: string): Promise<FoundKey | undefined>;
  /** Notes a use; false when the authenticator's count has not risen, as with a copied key. */
  use(tx: Queries, key: FoundKey, signCount: number, now: Date): Promise<boolean>;
}

/** `needsOne`: whether the person needs a second step and has no app for it. */
export function makePasskeys(
  db: Db,
  profiles: Pick<Profiles, 'lock' | 'get'>,
  needsOne: (tx: Queries, profileId: string) => Promise<boolean>,
): Passkeys {
  return {
    list: (profileId, on = db) => on.many(q.PASSKEYS_OF, [profileId]),

    async add(tx, { profileId, tenant }, { aaguid: _, ...made }, now) {
      const passkeyId = randomUUID();
      await profiles.lock(tx, profileId);
      const added = await tx.run(q.ADD_PASSKEY, { ...made, profileId, passkeyId, tenant, addedAt: now, most: MOST });
      return added === 1 ? passkeyId : undefined;
    },

    rename: async (profileId, passkeyId, name) => (await db.run(q.RENAME_PASSKEY, [profileId, passkeyId, name])) === 1,

    async remove(profileId, passkeyId) {
      const person = await profiles.get(profileId);
      return db.transaction(async (tx) => {
        // Of two passkeys that are removed at once, the second is the last.
        await profiles.lock(tx, profileId);
        const left = (await tx.many(q.PASSKEYS_OF, [profileId])).filter((one) => one.passkey_id !== passkeyId);
        if (left.length === 0 && person?.hasPassword !== true) return 'last';
        if (left.length === 0 && (await needsOne(tx, profileId))) return 'needed';
        return (await tx.run(q.REMOVE_PASSKEY, [profileId, passkeyId])) === 1 ? 'removed' : 'gone';
      });
    },

    async withCredential(tenant, credentialId) {
      const row = await db.maybe(q.PASSKEY_BY_CREDENTIAL, [tenant, bytesOf(credentialId)]);
      return row && { profileId: row.profile_id, passkeyId: row.passkey_id, publicKey: row.public_key, signCount: row.sign_count };
    },

    use: async (tx, { profileId, passkeyId }, signCount, now) =>
      (await tx.run(q.USE_PASSKEY, [profileId, passkeyId, signCount, now])) === 1,
  };
}
