// SQL with which administrators change connections.
import type { ConnectionKind } from '#people/procurement/rules';
import { statement } from '#platform/db';
import type { ConnectionFields } from './connection-queries.ts';

interface NewConnection {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly ociUser: string | null;
  readonly toDomain: string;
  readonly toIdentity: string;
  readonly classification: string;
  readonly defaultCode: string;
  readonly minutes: number;
  readonly now: Date;
}

export const INSERT_CONNECTION = statement<unknown, NewConnection>(
  'procurement_insert',
  (
    p,
  ) => `insert into procurement_connection (account_number, connection_id, kind, name, is_enabled, is_test, oci_user, to_domain, to_identity,
     shops_as, opens_accounts, role, ship_to, classification, default_code, encoding, return_origins, frame_origins, session_minutes, added_at, changed_at)
   values (${p.accountNumber}, ${p.connectionId}, ${p.kind}, ${p.name}, false, true, ${p.ociUser}, ${p.toDomain}, ${p.toIdentity},
     'shared', false, 'buyer', 'usual', ${p.classification}, ${p.defaultCode}, 'urlencoded', '{}', '{}', ${p.minutes}, ${p.now}, ${p.now})`,
);

type Changed = ConnectionFields & { readonly accountNumber: string; readonly connectionId: string; readonly now: Date };

export const CHANGE_CONNECTION = statement<unknown, Changed>(
  'procurement_change',
  (p) => `update procurement_connection set name = ${p.name}, from_domain = ${p.fromDomain}, from_identity = ${p.fromIdentity},
     sender_domain = ${p.senderDomain}, sender_identity = ${p.senderIdentity}, to_domain = ${p.toDomain}, to_identity = ${p.toIdentity},
     shops_as = ${p.shopsAs}, shared_profile_id = ${p.sharedProfileId}, opens_accounts = ${p.opensAccounts}, role = ${p.role},
     ship_to = ${p.shipTo}, location_id = ${p.locationId}, classification = ${p.classification}, default_code = ${p.defaultCode},
     encoding = ${p.encoding}, return_origins = ${p.returnOrigins}, frame_origins = ${p.frameOrigins}, session_minutes = ${p.sessionMinutes},
     changed_at = ${p.now}
   where account_number = ${p.accountNumber} and connection_id = ${p.connectionId}`,
);

export const SET_STATE = statement<unknown>(
  'procurement_state',
  `update procurement_connection set is_enabled = $3, is_test = $4, changed_at = $5 where account_number = $1 and connection_id = $2`,
);

export const REMOVE_CONNECTION = statement<unknown>(
  'procurement_remove',
  'delete from procurement_connection where account_number = $1 and connection_id = $2',
);

/** The current secret goes on until $3; one that was replaced before ends. */
export const RETIRE_SECRETS = statement<unknown>(
  'procurement_retire_secrets',
  `with gone as (delete from procurement_secret where account_number = $1 and connection_id = $2 and expires_at is not null)
   update procurement_secret set expires_at = $3 where account_number = $1 and connection_id = $2 and expires_at is null`,
);

export const INSERT_SECRET = statement<unknown>(
  'procurement_insert_secret',
  `insert into procurement_secret (account_number, connection_id, ending, sealed_secret, made_at, made_by) values ($1, $2, $3, $4, $5, $6)`,
);

export const REVOKE_SECRET = statement<unknown>(
  'procurement_revoke_secret',
  `delete from procurement_secret where account_number = $1 and connection_id = $2 and ending = $3 and expires_at is not null`,
);

export const LAST_USED = statement<{ readonly connection_id: string; readonly at: Date }>(
  'procurement_last_used',
  `select connection_id, max(at) as at from procurement_document where account_number = $1 and code = '' group by connection_id`,
);

export const PEOPLE_OF = statement<{ readonly user_name: string; readonly profile_id: string }>(
  'procurement_people',
  'select user_name, profile_id from procurement_person where account_number = $1 and connection_id = $2 order by lower(user_name)',
);

export const KEEP_PERSON = statement<unknown>(
  'procurement_keep_person',
  `insert into procurement_person (account_number, connection_id, user_name, profile_id) values ($1, $2, $3, $4)
   on conflict (account_number, connection_id, user_name) do update set profile_id = excluded.profile_id`,
);

export const REMOVE_PERSON = statement<unknown>(
  'procurement_remove_person',
  'delete from procurement_person where account_number = $1 and connection_id = $2 and user_name = $3',
);
