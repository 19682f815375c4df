// What an organization keeps about one of its people, for the download of their data (USR-12): role and rights, what its history says of them, and whom
// they invited. The history keeps names, so it is searched for the person's name, unless a colleague has the same, and for their email.
import { sayer } from '#base/locale/words';
import { grantedBeyond, GRANTABLE, readRole, rightsOfRole, WITHHOLDABLE } from '#people/organizations/rules';
import { organizationsWords, rightWords } from '#people/organizations/words';
import { memberOf, organizationOf } from '#people/sessions/server';
import { statement, type Queries } from '#platform/db';
import type { PersonalData, PersonReading } from '#platform/personal-data';
import { noteEvent } from './actor.ts';
import { GROUP_OF_MEMBER } from './group-queries.ts';
import type { EventRow } from './organization-queries.ts';

interface MembershipRow {
  readonly account_number: string;
  readonly name: string;
  /** How many people of the organization have the name. */
  readonly namesakes: number;
}

const MEMBERSHIP = statement<MembershipRow>(
  'personal_place_in_organization',
  `select b.account_number, b.name,
     (select count(*)::int from organization_buyer o where o.account_number = b.account_number and o.name = b.name) as namesakes
   from organization_buyer b where b.profile_id = $1`,
);

/** $3: of these kinds and done by the person; null: about the person. */
const EVENTS_OF = statement<Omit<EventRow, 'count'>>(
  'personal_organization_events',
  `select at, kind, actor_name, about, detail from organization_event where account_number = $1
   and case when $3::text[] is null then about = any($2::text[]) else actor_name = any($2::text[]) and kind = any($3::text[]) end order by event_no`,
);

async function membershipOf(tx: Queries, profileId: string) {
  const row = await tx.maybe(MEMBERSHIP, [profileId]);
  const member = row && (await memberOf(tx, row.account_number, profileId));
  if (row === undefined || member === undefined) return undefined;
  return { accountNumber: row.account_number, member, names: row.namesakes > 1 ? [member.email] : [row.name, member.email] };
}

function readerOf({ copyLocale }: PersonReading) {
  const [say, sayRight] = [sayer(organizationsWords, copyLocale), sayer(rightWords, copyLocale)];
  const known = [...new Set([...WITHHOLDABLE, ...GRANTABLE])];
  return {
    rights: (codes: readonly string[] = []): string =>
      known
        .filter((code) => codes.includes(code))
        .map((code) => sayRight(`right${code}`))
        .join(', '),
    role: (text = ''): string => {
      const role = readRole(text);
      return role === null ? '' : say(`role${role}`);
    },
  };
}

async function readRights(tx: Queries, person: PersonReading): Promise<readonly object[]> {
  const found = await membershipOf(tx, person.profileId);
  if (found === undefined) return [];
  const { accountNumber, member } = found;
  const [organization, group] = [
    await organizationOf(tx, accountNumber),
    await tx.maybe(GROUP_OF_MEMBER, [accountNumber, person.profileId]),
  ];
  const [read, role] = [readerOf(person), readRole(member.role) ?? 'buyer'];
  const all = [...(organization?.permissions ?? []), ...rightsOfRole(role), ...member.granted];
  return [
    {
      organization: organization?.name ?? '',
      role: read.role(role),
      group: group?.name ?? '',
      rights: read.rights(all.filter((code) => !member.withheld.includes(code))),
      granted: read.rights(grantedBeyond({ role, granted: member.granted })),
      withheld: read.rights(member.withheld),
      deactivatedAt: member.deactivatedAt,
    },
  ];
}

async function readHistoryOf(tx: Queries, person: PersonReading): Promise<readonly object[]> {
  const found = await membershipOf(tx, person.profileId);
  if (found === undefined) return [];
  const read = readerOf(person);
  const rows = await tx.many(EVENTS_OF, [found.accountNumber, found.names, null]);
  return rows.map(({ at, kind, actor_name: by, detail }) => ({
    at,
    event: kind,
    by,
    role: read.role(detail.role),
    granted: read.rights(detail.granted),
    withheld: read.rights(detail.withheld),
    roleBefore: read.role(detail.before?.role),
    grantedBefore: read.rights(detail.before?.granted),
    withheldBefore: read.rights(detail.before?.withheld),
    group: detail.group ?? '',
  }));
}

async function readInvitations(tx: Queries, person: PersonReading): Promise<readonly object[]> {
  const found = await membershipOf(tx, person.profileId);
  if (found === undefined) return [];
  const rows = await tx.many(EVENTS_OF, [found.accountNumber, found.names, ['invited', 'resent', 'withdrawn']]);
  const read = readerOf(person);
  return rows.map(({ at, kind, about, detail }) => ({ at, event: kind, email: about, role: read.role(detail.role) }));
}

export const organizationsPersonalData: PersonalData = {
  // The history keeps names as they were (decision 0465): its last line about the person says that they left.
  async forget(tx, { profileId, now }) {
    const row = await tx.maybe(MEMBERSHIP, [profileId]);
    if (row === undefined) return;
    await noteEvent(tx, { accountNumber: row.account_number, name: row.name }, { kind: 'accountDeleted', about: row.name, at: now });
  },
  tables: [
    { name: 'organizationRights', read: readRights },
    { name: 'organizationHistory', read: readHistoryOf },
    { name: 'invitations', read: readInvitations },
  ],
};
