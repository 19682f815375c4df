// The file of an organization's locations, in the form that an import takes (H_SSD).
import { promisify } from 'node:util';
import { stringify, type Input, type Options } from 'csv-stringify';
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
import type { Queries } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import { allLocations, type KeptLocation } from './location-store.ts';
import { columnName } from './table-words.ts';

const asCsv = promisify<Input, Options, string>(stringify);

export function serveLocationFile(shop: FastifyInstance, db: Queries): void {
  shop.get(makePaths('en-US').locationsFile(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const say = sayer(locationsWords, visit.copyLocale);
    const shopper = await visit.shopper();
    if (!isSignedIn(shopper)) return sendRefusal(reply, refuse(401, 'LOGIN_REQUIRED', say('LOGIN_REQUIRED')));
    const actor = actorOf(shopper);
    if (actor === undefined || !shopper.permissions.has('H_SSD'))
      return sendRefusal(reply, refuse(403, 'LOCATIONS_NOT_ALLOWED', say('LOCATIONS_NOT_ALLOWED')));
    return reply
      .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex' })
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="locations.csv"')
      .send(await fileOf(db, actor, visit.copyLocale));
  });
}

async function fileOf(db: Queries, { accountNumber }: Actor, locale: CopyLocale): Promise<string> {
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
  return asCsv([head, ...rows], { bom: true, escape_formulas: true });
}
