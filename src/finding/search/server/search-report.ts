// Search statistics for staff: number of searches, of products opened from them, and of results.
import type { Queries } from '#platform/db';
import { SEARCHES_SINCE, type SearchReportRow } from './search-queries.ts';

const DAY_MS = 86_400_000;

/** The searches of the last days, most frequent first. */
export async function searchReport(on: Queries, now: Date, days: number): Promise<readonly SearchReportRow[]> {
  return on.many(SEARCHES_SINCE, [new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)]);
}
