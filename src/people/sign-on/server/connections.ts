// Connections of organizations with their identity providers. The client secret is sealed (decision 0362).
import { readRole, type Role } from '#people/organizations/rules';
import type { Mapping } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import type { Seal } from '#platform/sealed';
import * as q from './connection-queries.ts';
import { MAPPINGS_OF } from './mapping-queries.ts';
import type { SamlLogout } from './saml-metadata.ts';
import { KEEP_SAML } from './saml-queries.ts';

export type Mode = 'off' | 'choice' | 'only';

export interface Connection {
  readonly accountNumber: string;
  /** In the organization's own link. */
  readonly linkName: string;
  readonly mode: Mode;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly emailClaim: string;
  /** Null for OpenID Connect; else there are no client and no secret. */
  readonly saml: SamlSide | null;
  readonly groupsClaim: string;
  readonly trustsAddresses: boolean;
  readonly opensAccounts: boolean;
  /** Who signs out of the shop is signed out at the provider as well. */
  readonly signsOut: boolean;
  /** Of new people whom no group gives another. */
  readonly role: Role;
}

/** What a SAML provider published. */
export interface SamlSide {
  readonly entryPoint: string;
  /** PEM. */
  readonly certificates: readonly string[];
  /** People may also begin at the provider. */
  readonly startsAtProvider: boolean;
  readonly logout: SamlLogout | null;
}

export interface Connections {
  of(on: Queries, accountNumber: string): Promise<Connection | undefined>;
  byLink(linkName: string): Promise<Connection | undefined>;
  /** The organization to which an address's proven domain leads, without its secret. */
  byDomain(domain: string): Promise<Pick<Connection, 'linkName' | 'mode'> | undefined>;
  keep(tx: Queries, connection: Omit<Connection, 'mode' | 'signsOut'>, now: Date): Promise<void>;
}

export function makeConnections(db: Queries, seal: Seal): Connections {
  const read = (row: q.ConnectionRow | undefined): Connection | undefined =>
    row && {
      accountNumber: row.account_number,
      linkName: row.link_name,
      mode: row.mode,
      issuer: row.issuer,
      clientId: row.client_id ?? '',
      // Opened when it is needed: without the key the shop still says which organization it is.
      get secret() {
        return row.sealed_secret === null ? '' : seal.open(row.sealed_secret, purposeOf(row.account_number));
      },
      emailClaim: row.email_claim,
      saml: samlSideOf(row),
      groupsClaim: row.groups_claim,
      trustsAddresses: row.trusts_addresses,
      opensAccounts: row.opens_accounts,
      signsOut: row.signs_out,
      role: readRole(row.role) ?? 'buyer',
    };
  return {
    of: async (on, accountNumber) => read(await on.maybe(q.CONNECTION_OF, [accountNumber])),
    byLink: async (linkName) => read(await db.maybe(q.CONNECTION_BY_LINK, [linkName])),
    async byDomain(domain) {
      const row = await db.maybe(q.CONNECTION_BY_DOMAIN, [domain]);
      return row && { linkName: row.link_name, mode: row.mode };
    },
    async keep(tx, { accountNumber, secret, clientId, saml, ...connection }, now) {
      const client = saml === null ? { clientId, secret: seal.seal(secret, purposeOf(accountNumber)) } : { clientId: null, secret: null };
      await tx.run(q.KEEP_CONNECTION, { ...connection, ...client, protocol: saml === null ? 'oidc' : 'saml', accountNumber, now });
      if (saml === null) return;
      const { entryPoint, certificates, startsAtProvider, logout } = saml;
      const logoutUrls = [logout?.url ?? null, logout?.replyUrl ?? null] as const;
      await tx.run(KEEP_SAML, [accountNumber, entryPoint, [...certificates], startsAtProvider, ...logoutUrls]);
    },
  };
}

function samlSideOf(row: q.ConnectionRow): SamlSide | null {
  const { entry_point: entryPoint, certificates, logout_url: url, logout_reply_url: replyUrl } = row;
  if (row.protocol === 'oidc' || entryPoint === null || certificates === null) return null;
  const logout = url === null || replyUrl === null ? null : { url, replyUrl };
  return { entryPoint, certificates, startsAtProvider: row.starts_at_provider === true, logout };
}

const purposeOf = (accountNumber: string): string => `sign-on client secret of ${accountNumber}`;

export async function mappingsOf(on: Queries, accountNumber: string): Promise<readonly Mapping[]> {
  const rows = await on.many(MAPPINGS_OF, [accountNumber]);
  return rows.map((row) => ({ directoryGroup: row.directory_group, role: readRole(row.role) ?? 'buyer', groupId: row.group_id }));
}

/** A name for the organization's link that no other has. */
export async function freeLinkName(on: Queries, wanted: string): Promise<string> {
  const base = wanted.slice(0, 60);
  const taken = new Set((await on.many(q.LINK_NAMES_LIKE, [base, `${base}-`])).map((row) => row.link_name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(name)) return name;
  }
}
