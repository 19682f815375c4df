// All SQL of accounts: mailed links. The people themselves belong to sessions and are asked for at its door.
import { statement } from '#platform/db';
import type { Tenant } from '#site/rules';

export interface LinkRow {
  readonly profile_id: string;
  readonly tenant: Tenant;
  readonly email: string;
}

export const KEEP_LINK = statement<unknown>(
  'account_link_keep',
  'insert into account_link (token_hash, profile_id, tenant, purpose, email, expires_at) values ($1, $2, $3, $4, $5, $6)',
);

export const LOOK_AT_LINK = statement<LinkRow>(
  'account_link_look',
  'select profile_id, tenant, email from account_link where token_hash = $1 and tenant = $2 and purpose = $3 and expires_at > $4',
);

/** Of two that use a link at once, one gets the row. */
export const USE_LINK = statement<LinkRow>(
  'account_link_use',
  `delete from account_link where token_hash = $1 and tenant = $2 and purpose = $3 and expires_at > $4
   returning profile_id, tenant, email`,
);

/** Whoever has proven who they are leaves no other link behind. */
export const DELETE_LINKS_OF = statement<unknown>('account_link_delete', 'delete from account_link where profile_id = $1');

export const DELETE_EXPIRED_LINKS = statement<unknown>('account_link_expire', 'delete from account_link where expires_at < $1');
