// The download of a person's data: one ZIP with everything as JSON, and each table as CSV for spreadsheets (USR-12).
import type { FastifyInstance } from 'fastify';
import { localDay } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { privacyWords } from '#people/privacy/words';
import type { ActingGate } from '#platform/acting-gate';
import type { Db } from '#platform/db';
import type { Limiter, Limits } from '#platform/limits';
import type { PersonalData } from '#platform/personal-data';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import { makePaths } from '#paths';
import { readPersonalData } from './read-personal-data.ts';
import { readmeOf } from './readme.ts';
import { sheetsOfAll, zipOf } from './zip-tables.ts';

export interface DownloadDeps {
  readonly db: Db;
  readonly downloads: Limiter<'profile'>;
  /** The answer to representatives who act for the shopper. */
  readonly refuseActing: ActingGate['refuse'];
  /** What each capability keeps; asked with each call, because the parts are still being built when this one is made. */
  readonly personalData: () => readonly PersonalData[];
}

const HOUR_S = 3600;
/** Each download reads and packs everything anew. */
const DOWNLOADS_AN_HOUR = 5;

export function makeDownloadLimit(limits: Limits): DownloadDeps['downloads'] {
  return limits.of('personal-data', [{ by: ['profile'], most: DOWNLOADS_AN_HOUR, seconds: HOUR_S }]);
}

export function servePersonalData(app: FastifyInstance, { db, downloads, personalData, refuseActing }: DownloadDeps): void {
  app.get(makePaths('en-US').personalData(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const say = sayer(privacyWords, visit.copyLocale);
    const shopper = await visit.shopper();
    const acting = await visit.acting();
    if (acting !== null) return sendRefusal(reply, refuseActing(visit, acting));
    if (!isSignedIn(shopper)) return sendRefusal(reply, refuse(401, 'LOGIN_REQUIRED', say('LOGIN_REQUIRED')));
    const { profileId, email } = shopper.profile;
    const { wait } = await downloads.take({ profile: profileId });
    if (wait > 0) return sendRefusal(reply, tooManyTries(wait, 'TOO_MANY_TRIES', say('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) })));
    const person = { profileId, email, tenant: shopper.tenant, copyLocale: visit.copyLocale };
    const tables = await readPersonalData(db, personalData(), person);
    const sheets = sheetsOfAll(tables);
    const day = localDay(visit.now, visit.site.timeZone);
    return reply
      .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex' })
      .type('application/zip')
      .header('content-disposition', `attachment; filename="inkwell-data-${day}.zip"`)
      .send(await zipOf({ madeAt: visit.now.toISOString(), email, tables, sheets, readme: readmeOf(say, [...sheets.keys()], email) }));
  });
}
