// Connections as their administrators see them.
import type { ConnectionPage, ConnectionView } from '#people/procurement/contract';
import { locationChoices } from '#people/locations/server';
import type { Actor } from '#people/organizations/server';
import { listMembers, organizationOf } from '#people/sessions/server';
import { provenDomains } from '#people/sign-on/server';
import type { Db } from '#platform/db';
import { LAST_USED, PEOPLE_OF } from './change-queries.ts';
import { SECRETS_OF } from './connection-queries.ts';
import type { Connections, ProcurementConnection } from './connections.ts';
import { DOCUMENTS_OF } from './document-queries.ts';

interface Deps {
  readonly db: Db;
  readonly connections: Connections;
  /** Of the business site. */
  readonly origin: string;
}

const PAGE = 20;
const MOST_MEMBERS = 1_000;

export async function readList({ db, connections }: Deps, { accountNumber }: Actor) {
  const [all, used, organization] = await Promise.all([
    connections.list(db, accountNumber),
    db.many(LAST_USED, [accountNumber]),
    organizationOf(db, accountNumber),
  ]);
  const lastUsed = new Map(used.map((row) => [row.connection_id, row.at.toISOString()]));
  return {
    organization: organization?.name ?? '',
    connections: all.map(({ connectionId, name, kind, isEnabled, isTest }) => ({
      connectionId,
      name,
      kind,
      isEnabled,
      isTest,
      lastUsed: lastUsed.get(connectionId) ?? null,
    })),
  };
}

export async function readOne(
  { db, connections, origin }: Deps,
  { accountNumber }: Actor,
  connectionId: string,
  page: number,
  now: Date,
): Promise<ConnectionPage | undefined> {
  const connection = await connections.of(db, accountNumber, connectionId);
  if (connection === undefined) return undefined;
  const [secrets, people, members, locations, domains, documents] = await Promise.all([
    db.many(SECRETS_OF, [accountNumber, connectionId, now]),
    db.many(PEOPLE_OF, [accountNumber, connectionId]),
    listMembers(db, accountNumber, { search: '', active: null, ids: null, limit: MOST_MEMBERS, offset: 0 }),
    locationChoices(db, accountNumber),
    provenDomains(db, accountNumber),
    db.many(DOCUMENTS_OF, [accountNumber, connectionId, PAGE, (page - 1) * PAGE]),
  ]);
  const nameOf = new Map(members.members.map(({ profileId, fullName, email }) => [profileId, fullName || email]));
  return {
    connection: viewOf(connection),
    address: origin + (connection.kind === 'cxml' ? '/punchout/cxml' : '/punchout/oci'),
    secrets: secrets.map(({ ending, madeAt, madeBy, expiresAt }) => ({
      ending,
      madeBy,
      madeAt: madeAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    people: people.map((row) => ({ userName: row.user_name, profileId: row.profile_id, name: nameOf.get(row.profile_id) ?? '' })),
    members: members.members
      .filter(({ deactivatedAt }) => deactivatedAt === null)
      .map(({ profileId, fullName, email }) => ({ id: profileId, name: fullName === '' ? email : `${fullName} (${email})` })),
    locations: locations.map(({ locationId, name }) => ({ id: locationId, name })),
    provenDomains: [...domains],
    documents: documents.map(({ at, direction, kind, code, detail }) => ({ at: at.toISOString(), direction, kind, code, detail })),
    page,
    pages: Math.max(1, Math.ceil((documents[0]?.count ?? 0) / PAGE)),
  };
}

function viewOf({ from: _from, sender: _sender, to: _to, accountNumber: _number, ...connection }: ProcurementConnection): ConnectionView {
  const { sharedProfileId, locationId, returnOrigins, frameOrigins } = connection;
  return {
    ...connection,
    sharedProfileId: sharedProfileId ?? '',
    locationId: locationId ?? '',
    returnOrigins: returnOrigins.join('\n'),
    frameOrigins: frameOrigins.join('\n'),
  };
}
