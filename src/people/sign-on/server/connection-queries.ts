// SQL of connections, their domains and keepers.
import { statement } from '#platform/db';

export interface ConnectionRow {
  readonly account_number: string;
  readonly link_name: string;
  readonly mode: 'off' | 'choice' | 'only';
  readonly issuer: string;
  readonly protocol: 'oidc' | 'saml';
  readonly client_id: string | null;
  readonly sealed_secret: Uint8Array | null;
  readonly groups_claim: string;
  readonly trusts_addresses: boolean;
  readonly opens_accounts: boolean;
  readonly role: string;
  readonly signs_out: boolean;
  readonly email_claim: string;
  /** Null without SAML. */
  readonly entry_point: string | null;
  readonly certificates: readonly string[] | null;
  readonly starts_at_provider: boolean | null;
  /** Null also for a SAML provider that has no such service. */
  readonly logout_url: string | null;
  readonly logout_reply_url: string | null;
}

const CONNECTION =
  'c.account_number, c.link_name, c.mode, c.issuer, c.client_id, c.sealed_secret, c.groups_claim, c.trusts_addresses, c.opens_accounts, c.role, c.protocol, c.email_claim, c.signs_out, s.entry_point, s.certificates, s.starts_at_provider, s.logout_url, s.logout_reply_url';
const FROM = 'sign_on_connection c left join sign_on_saml s using (account_number)';

export const CONNECTION_OF = statement<ConnectionRow>(
  'sign_on_connection_of',
  `select ${CONNECTION} from ${FROM} where c.account_number = $1`,
);

export const CONNECTION_BY_LINK = statement<ConnectionRow>(
  'sign_on_connection_by_link',
  `select ${CONNECTION} from ${FROM} where c.link_name = $1`,
);

/** The connection that the proven domain $1 leads to, unless it is off. */
export const CONNECTION_BY_DOMAIN = statement<Pick<ConnectionRow, 'link_name' | 'mode'>>(
  'sign_on_connection_by_domain',
  `select c.link_name, c.mode from sign_on_domain d join sign_on_connection c using (account_number)
   where d.domain = $1 and d.proven_at is not null and c.mode <> 'off'`,
);

export const OWNER_OF_DOMAIN = statement<{ account_number: string; mode: ConnectionRow['mode'] | null }>(
  'sign_on_domain_owner',
  `select d.account_number, c.mode from sign_on_domain d left join sign_on_connection c using (account_number)
   where d.domain = $1 and d.proven_at is not null`,
);

export const LINK_NAMES_LIKE = statement<{ link_name: string }>(
  'sign_on_link_names',
  'select link_name from sign_on_connection where link_name = $1 or starts_with(link_name, $2)',
);

interface NewConnection {
  readonly accountNumber: string;
  readonly linkName: string;
  readonly protocol: 'oidc' | 'saml';
  readonly issuer: string;
  readonly clientId: string | null;
  readonly secret: Uint8Array | null;
  readonly emailClaim: string;
  readonly groupsClaim: string;
  readonly trustsAddresses: boolean;
  readonly opensAccounts: boolean;
  readonly role: string;
  readonly now: Date;
}

/** The link's name stays, whatever is kept later. Signing out at the provider is agreed with each anew. */
export const KEEP_CONNECTION = statement<unknown, NewConnection>(
  'sign_on_connection_keep',
  (p) => `insert into sign_on_connection
     (account_number, link_name, protocol, email_claim, issuer, client_id, sealed_secret, groups_claim, trusts_addresses, opens_accounts, role, changed_at)
   values (${p.accountNumber}, ${p.linkName}, ${p.protocol}, ${p.emailClaim}, ${p.issuer}, ${p.clientId}, ${p.secret}, ${p.groupsClaim}, ${p.trustsAddresses},
     ${p.opensAccounts}, ${p.role}, ${p.now})
   on conflict (account_number) do update set protocol = excluded.protocol, email_claim = excluded.email_claim, issuer = excluded.issuer, client_id = excluded.client_id, sealed_secret = excluded.sealed_secret,
     groups_claim = excluded.groups_claim, trusts_addresses = excluded.trusts_addresses, opens_accounts = excluded.opens_accounts,
     role = excluded.role, changed_at = excluded.changed_at,
     signs_out = sign_on_connection.signs_out and sign_on_connection.protocol = excluded.protocol and sign_on_connection.issuer = excluded.issuer`,
);

export const SET_MODE = statement<unknown>(
  'sign_on_mode',
  'update sign_on_connection set mode = $2, changed_at = $3 where account_number = $1',
);

export const SET_SIGNS_OUT = statement<unknown>(
  'sign_on_signs_out',
  'update sign_on_connection set signs_out = $2, changed_at = $3 where account_number = $1',
);

export interface DomainRow {
  readonly domain: string;
  readonly proof: string;
  readonly proven_at: Date | null;
}

export const DOMAINS_OF = statement<DomainRow>(
  'sign_on_domains',
  'select domain, proof, proven_at from sign_on_domain where account_number = $1 order by domain',
);

export const DOMAIN_OF = statement<DomainRow>(
  'sign_on_domain_of',
  'select domain, proof, proven_at from sign_on_domain where account_number = $1 and domain = $2',
);

export const ADD_DOMAIN = statement<unknown>(
  'sign_on_domain_add',
  'insert into sign_on_domain (account_number, domain, proof, added_at) values ($1, $2, $3, $4) on conflict do nothing',
);

/** 0 rows when the domain is proven already, here or by another organization. */
export const PROVE_DOMAIN = statement<unknown>(
  'sign_on_domain_prove',
  `update sign_on_domain d set proven_at = $3 where account_number = $1 and domain = $2 and proven_at is null
   and not exists (select from sign_on_domain o where o.domain = $2 and o.proven_at is not null)`,
);

export const REMOVE_DOMAIN = statement<unknown>(
  'sign_on_domain_remove',
  'delete from sign_on_domain where account_number = $1 and domain = $2',
);

export const IS_PROVEN = statement<{ domain: string }>(
  'sign_on_domain_proven',
  'select domain from sign_on_domain where account_number = $1 and domain = $2 and proven_at is not null',
);

export const KEEPERS_OF = statement<{ profile_id: string }>(
  'sign_on_keepers',
  'select profile_id from sign_on_keeper where account_number = $1 order by profile_id',
);

export const CLEAR_KEEPERS = statement<unknown>('sign_on_keepers_clear', 'delete from sign_on_keeper where account_number = $1');

export const ADD_KEEPER = statement<unknown>(
  'sign_on_keeper_add',
  'insert into sign_on_keeper (account_number, profile_id) values ($1, $2) on conflict do nothing',
);
