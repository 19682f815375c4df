import { CONSENT_COOKIE, grants, type Purpose } from '#base/consent/rules';
import type { Visit } from './visit.ts';

type AskedVisit = Pick<Visit, 'header' | 'cookies' | 'now'>;

/** Whether the browser asks not to be tracked (Sec-GPC, DNT): that refuses everything, whatever was chosen before. */
export const refusesTracking = (visit: Pick<Visit, 'header'>): boolean => visit.header('sec-gpc') === '1' || visit.header('dnt') === '1';

/** Whether the shopper has granted it (ANL-3); before a choice nothing is. Reading the choice makes a page personal. */
export const allows = (purpose: Purpose, visit: AskedVisit): boolean =>
  grants(purpose, { cookie: visit.cookies[CONSENT_COOKIE], refuses: refusesTracking(visit) }, visit.now);

/** Whether searches, views and cart additions may be counted. */
export const allowsTracking = (visit: AskedVisit): boolean => allows('analytics', visit);
