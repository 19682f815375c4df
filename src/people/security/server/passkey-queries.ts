// All SQL of passkeys.
import { statement } from '#platform/db';
import type { Tenant } from '#base/site/rules';

export interface PasskeyRow {
  readonly passkey_id: string;
  readonly credential_id: Uint8Array;
  readonly transports: readonly string[];
  readonly name: string;
  readonly kind: 'phone' | 'tablet' | 'computer';
  readonly added_at: Date;
  readonly used_at: Date | null;
}

/** The passkeys of profile $1, the oldest first. */
export const PASSKEYS_OF = statement<PasskeyRow>(
  'passkey_list',
  `select passkey_id, credential_id, transports, name, kind, added_at, used_at from passkey where profile_id = $1 order by added_at, passkey_id`,
);

interface NewPasskey {
  readonly profileId: string;
  readonly passkeyId: string;
  readonly tenant: Tenant;
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly kind: PasskeyRow['kind'];
  readonly addedAt: Date;
  /** Passkeys that a profile may have. */
  readonly most: number;
}

/** 0 rows when the credential is somebody's already, or the profile has enough. */
export const ADD_PASSKEY = statement<unknown, NewPasskey>(
  'passkey_add',
  (p) => `insert into passkey (profile_id, passkey_id, tenant, credential_id, public_key, sign_count, transports, name, kind, added_at)
   select ${p.profileId}, ${p.passkeyId}, ${p.tenant}, ${p.credentialId}, ${p.publicKey}, ${p.signCount}, ${p.transports}, ${p.name},
     ${p.kind}, ${p.addedAt}
   where (select count(*) from passkey where profile_id = ${p.profileId}) < ${p.most}
   on conflict (tenant, credential_id) do nothing`,
);

export const RENAME_PASSKEY = statement<unknown>(
  'passkey_rename',
  'update passkey set name = $3 where profile_id = $1 and passkey_id = $2',
);

export const REMOVE_PASSKEY = statement<unknown>('passkey_remove', 'delete from passkey where profile_id = $1 and passkey_id = $2');

export const PASSKEY_BY_CREDENTIAL = statement<{
  readonly profile_id: string;
  readonly passkey_id: string;
  readonly public_key: Uint8Array;
  readonly sign_count: number;
}>(
  'passkey_by_credential',
  `select profile_id, passkey_id, public_key, sign_count::float8 as sign_count from passkey where tenant = $1 and credential_id = $2`,
);

/** Notes a use at $4 with the authenticator's count $3; 0 rows when the count does not rise, as with a copied key. Many always say 0. */
export const USE_PASSKEY = statement<unknown>(
  'passkey_use',
  `update passkey set sign_count = $3, used_at = $4
   where profile_id = $1 and passkey_id = $2 and (sign_count < $3 or (sign_count = 0 and $3 = 0))`,
);

export const ISSUE_CHALLENGE = statement<unknown>(
  'passkey_challenge_issue',
  'insert into passkey_challenge (token_hash, challenge_hash, tenant, profile_id, expires_at) values ($1, $2, $3, $4, $5)',
);

/** Of two simultaneous uses, one gets the row. $4: who adds a passkey; null: somebody signs in. */
export const TAKE_CHALLENGE = statement<{ readonly tenant: Tenant }>(
  'passkey_challenge_take',
  `delete from passkey_challenge where token_hash = $1 and challenge_hash = $2 and tenant = $3
   and profile_id is not distinct from $4::uuid and expires_at > $5 returning tenant`,
);

export const FORGET_CHALLENGES = statement<unknown>('passkey_challenge_forget', 'delete from passkey_challenge where expires_at <= $1');

export const PERSONAL_PASSKEYS = statement<object>(
  'personal_passkeys',
  'select name, added_at as "addedAt", used_at as "lastUsedAt" from passkey where profile_id = $1 order by added_at, passkey_id',
);
