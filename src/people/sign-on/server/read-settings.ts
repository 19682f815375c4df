// What the settings screen shows (H_SAM). The client secret is never among it.
import { makePaths, slugOf } from '#paths';
import { groupsOf, type Actor } from '#people/organizations/server';
import { readRole } from '#people/organizations/rules';
import { memberOf, memberWithEmail, organizationOf } from '#people/sessions/server';
import type { SignOnSettings } from '#people/sign-on/contract';
import { proofText, readFailure, readProblem } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import * as q from './connection-queries.ts';
import { freeLinkName, mappingsOf, type Connection, type Connections } from './connections.ts';
import { logoutUriOf, redirectUriOf, signedOutUriOf } from './redirect-uri.ts';
import { endOf } from './saml-metadata.ts';
import { ownAddresses } from './saml-parties.ts';
import { scimView } from './scim/scim-view.ts';
import { COUNT_LINKED, FAILURES_OF, KEEPS_PASSWORD, TEST_OF, type TestRow } from './sign-on-queries.ts';

export interface ReadSettingsDeps {
  readonly connections: Connections;
  readonly hosts: Hosts;
  readonly isOffered: boolean;
}

export async function readSettings(on: Queries, deps: ReadSettingsDeps, { accountNumber }: Actor, now: Date): Promise<SignOnSettings> {
  const [connection, organization] = await Promise.all([deps.connections.of(on, accountNumber), organizationOf(on, accountNumber)]);
  const linkName = connection?.linkName ?? (await freeLinkName(on, slugOf(organization?.name ?? '')));
  const [domains, mappings, groups, test, counts] = await Promise.all([
    on.many(q.DOMAINS_OF, [accountNumber]),
    mappingsOf(on, accountNumber),
    groupsOf(on, accountNumber),
    on.maybe(TEST_OF, [accountNumber]),
    on.one(COUNT_LINKED, [accountNumber, connection?.issuer ?? '']),
  ]);
  return {
    isOffered: deps.isOffered,
    organization: organization?.name ?? '',
    connection: connection === undefined ? null : connectionView(connection),
    redirectUri: redirectUriOf(deps.hosts, linkName),
    logoutUri: logoutUriOf(deps.hosts, linkName),
    signedOutUri: signedOutUriOf(deps.hosts, linkName),
    ...ownAddresses(deps.hosts, linkName),
    link: deps.hosts.origins.business + makePaths('en-US').signOnWith(linkName),
    domains: domains.map((row) => ({
      domain: row.domain,
      record: proofText(row.proof),
      provenAt: row.proven_at?.toISOString() ?? null,
    })),
    mappings: mappings.map((mapping) => ({ ...mapping })),
    groups: groups.map(({ groupId, name }) => ({ groupId, name })),
    administrators: await administratorsOf(on, accountNumber),
    ...counts,
    test: test === undefined ? null : testView(test),
    scim: await scimView(on, deps.hosts, connection, accountNumber, now),
    failures: await failuresOf(on, accountNumber),
  };
}

const connectionView = ({
  mode,
  issuer,
  clientId,
  saml,
  emailClaim,
  groupsClaim,
  trustsAddresses,
  opensAccounts,
  signsOut,
  role,
}: Connection) => ({
  protocol: saml === null ? ('oidc' as const) : ('saml' as const),
  startsAtProvider: saml?.startsAtProvider === true,
  signsOut,
  canSignOut: saml === null || saml.logout !== null,
  certificates: (saml?.certificates ?? []).map((certificate) => endOf(certificate).toISOString()),
  emailClaim,
  mode,
  issuer,
  clientId,
  groupsClaim,
  trustsAddresses,
  opensAccounts,
  role,
});

const testView = (row: TestRow) => ({
  begunAt: row.begun_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  problem: readProblem(row.code),
  detail: row.detail,
  email: row.email,
  fullName: row.full_name,
  role: readRole(row.role),
  received: [...row.received],
});

async function administratorsOf(on: Queries, accountNumber: string): Promise<SignOnSettings['administrators']> {
  const rows = await on.many(KEEPS_PASSWORD, [accountNumber, null]);
  const keepers = new Set((await on.many(q.KEEPERS_OF, [accountNumber])).map((row) => row.profile_id));
  const people = await Promise.all(rows.map((row) => memberOf(on, accountNumber, row.profile_id)));
  return people.flatMap((person) =>
    person === undefined
      ? []
      : [{ profileId: person.profileId, name: person.fullName || person.email, keepsPassword: keepers.has(person.profileId) }],
  );
}

async function failuresOf(on: Queries, accountNumber: string): Promise<SignOnSettings['failures']> {
  const rows = await on.many(FAILURES_OF, [accountNumber]);
  return Promise.all(
    rows.map(async ({ at, code, email, detail }) => {
      const person = code === 'LINKED_TO_ANOTHER' ? await memberWithEmail(on, accountNumber, email) : undefined;
      return { at: at.toISOString(), problem: readFailure(code), email, detail, personId: person?.profileId ?? null };
    }),
  );
}
