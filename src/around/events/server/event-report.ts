// What staff read about events.
import type { Db } from '#platform/db';
import { EVENT_REPORT, type EventCount } from './event-queries.ts';

/** Events since a day, counted by day, edition, page and name. */
export const eventReport = (db: Pick<Db, 'many'>, since: Date): Promise<readonly EventCount[]> => db.many(EVENT_REPORT, [since]);
