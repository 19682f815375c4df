// Search statistics for staff: number of searches, of products opened from them, and of results.
import { addDays } from '#base/calendar/rules';
import { shopDay } from '#base/site/rules';
import type { Queries } from '#platform/db';
import { SEARCHES_SINCE, type SearchReportRow } from './search-queries.ts';

/** The searches of the last days, most frequent first. */
export async function searchReport(on: Queries, now: Date, days: number): Promise<readonly SearchReportRow[]> {
  return on.many(SEARCHES_SINCE, [addDays(shopDay(now), -days)]);
}
