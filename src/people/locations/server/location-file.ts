// The file of an organization's locations, in the form that an import takes (H_SSD).
import type { FastifyInstance } from 'fastify';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import { nameInColumn, TABLE_COLUMNS } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';
import { actorOf, groupsOf, type Actor } from '#people/organizations/server';
import { listMembers } from '#people/sessions/server';
import { sendCsv, type CsvRow } from '#platform/csv-file';
import type { Queries } from '#platform/db';
import { sendRefusal } from '#platform/refusals';
import { allLocations, type KeptLocation } from './location-store.ts';
import { columnName } from './table-words.ts';

export function serveLocationFile(shop: FastifyInstance, db: Queries): void {
  shop.get(makePaths('en-US').locationsFile(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const say = sayer(locationsWords, visit.copyLocale);
    const shopper = await visit.shopper();
    if (!isSignedIn(shopper)) return sendRefusal(reply, refuse(401, 'LOGIN_REQUIRED', say('LOGIN_REQUIRED')));
    const actor = actorOf(shopper);
    if (actor === undefined || !shopper.permissions.has('H_SSD'))
      return sendRefusal(reply, refuse(403, 'LOCATIONS_NOT_ALLOWED', say('LOCATIONS_NOT_ALLOWED')));
    return sendCsv(reply, 'locations.csv', await rowsOf(db, actor, visit.copyLocale));
  });
}

async function rowsOf(db: Queries, { accountNumber }: Actor, locale: CopyLocale): Promise<readonly CsvRow[]> {
  const head = TABLE_COLUMNS.map((column) => columnName(column, locale));
  const [all, groups, { members }] = await Promise.all([
    allLocations(db, accountNumber),
    groupsOf(db, accountNumber),
    listMembers(db, accountNumber, { search: '', active: null, ids: null, limit: 100_000, offset: 0 }),
  ]);
  const nameOf = new Map([
    ...groups.map(({ groupId, name }) => [groupId, name] as const),
    ...members.map(({ profileId, email }) => [profileId, email] as const),
  ]);
  const say = sayer(locationsWords, locale);
  const usedBy = ({ everybody, groupIds, profileIds }: KeptLocation): string =>
    [
      ...(everybody ? [say('server.everybody')] : []),
      ...[...groupIds, ...profileIds].flatMap((id) => nameOf.get(id) ?? []).map(nameInColumn),
    ].join('; ');
  const rows = all.map((one) =>
    TABLE_COLUMNS.map((column) => {
      if (column === 'usedBy') return usedBy(one);
      if (column === 'status') return say(one.retired ? 'server.retired' : 'server.active');
      return one[column];
    }),
  );
  return [head, ...rows];
}
