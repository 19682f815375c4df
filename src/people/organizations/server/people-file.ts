// The people of an organization as a table (H_MU).
import type { FastifyInstance } from 'fastify';
import { formatDate } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import { GRANTABLE, grantedBeyond, readRole, WITHHOLDABLE } from '#people/organizations/rules';
import { organizationsWords, rightWords } from '#people/organizations/words';
import { lastSeenOf, listMembers } from '#people/sessions/server';
import { sendCsv, type CsvRow } from '#platform/csv-file';
import type { Queries } from '#platform/db';
import { sendRefusal } from '#platform/refusals';
import type { Visit } from '#platform/visit';
import { actorOf, type Actor } from './actor.ts';
import { denial } from './answering.ts';
import { GROUP_MEMBERS } from './group-queries.ts';
import { groupsOf } from './groups.ts';

const COLUMNS = ['name', 'email', 'role', 'group', 'granted', 'withheld', 'status', 'lastHere'] as const;
/** More people than any organization has. */
const MOST_PEOPLE = 100_000;

export function servePeopleFile(shop: FastifyInstance, db: Queries): void {
  shop.get(makePaths('en-US').peopleFile(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const shopper = await visit.shopper();
    if (!isSignedIn(shopper)) return sendRefusal(reply, refuse(401, ...denial(visit, 'signIn')));
    const actor = actorOf(shopper);
    if (actor === undefined || !shopper.permissions.has('H_MU')) return sendRefusal(reply, refuse(403, ...denial(visit, 'permission')));
    return sendCsv(reply, 'people.csv', await rowsOf(db, actor, visit));
  });
}

async function rowsOf(db: Queries, { accountNumber }: Actor, { copyLocale, site }: Visit): Promise<readonly CsvRow[]> {
  const [say, sayRight] = [sayer(organizationsWords, copyLocale), sayer(rightWords, copyLocale)];
  const [{ members }, groups, groupRows] = await Promise.all([
    listMembers(db, accountNumber, { search: '', active: null, ids: null, limit: MOST_PEOPLE, offset: 0 }),
    groupsOf(db, accountNumber),
    db.many(GROUP_MEMBERS, [accountNumber]),
  ]);
  const seen = await lastSeenOf(
    db,
    members.map(({ profileId }) => profileId),
  );
  const groupNames = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  const groupOf = new Map(groupRows.map((row) => [row.profile_id, groupNames.get(row.group_id) ?? '']));
  const day = (at: Date | undefined): string => (at === undefined ? '' : formatDate(at, site.timeZone, copyLocale));
  const rows = members.map((member) => {
    const role = readRole(member.role) ?? 'buyer';
    const granted = grantedBeyond({ role, granted: member.granted });
    return [
      member.fullName,
      member.email,
      say(`role${role}`),
      groupOf.get(member.profileId) ?? '',
      GRANTABLE.filter((code) => granted.includes(code))
        .map((code) => sayRight(`right${code}`))
        .join('; '),
      WITHHOLDABLE.filter((code) => member.withheld.includes(code))
        .map((code) => sayRight(`right${code}`))
        .join('; '),
      say(member.deactivatedAt === null ? 'active' : 'deactivated'),
      day(seen.get(member.profileId)),
    ];
  });
  return [COLUMNS.map((column) => say(`server.column${column}`)), ...rows];
}
