// Counts views, clicks and additions of recommendation rows and sponsored positions, by day, never by shopper.
import { addDays } from '#base/calendar/rules';
import { shopDay } from '#base/site/rules';
import type { Db, Queries } from '#platform/db';
import { COUNT_ROW_EVENTS, ROW_REPORT, type RowReportRow } from './recommendation-queries.ts';
import { makeBatchedCounter } from './batched-counter.ts';

export type RowEvent = 'seen' | 'opened' | 'added';

export interface RowCount {
  /** `itemId` null: the row as a whole. */
  counted(
    event: { readonly place: string; readonly scheme: string; readonly kind: RowEvent; readonly itemId: string | null },
    now: Date,
  ): void;
  close(): Promise<void>;
}

/** Key for the whole row: spaces separate a key's parts, so a part cannot be empty. */
const WHOLE = '-';

export function makeRowCount(db: Db, warn: (error: unknown) => void): RowCount {
  const tally = makeBatchedCounter((rows) => {
    const part = (at: number): string[] => rows.map(({ key }) => key[at] ?? '');
    const itemIds = part(3).map((itemId) => (itemId === WHOLE ? '' : itemId));
    return db.run(COUNT_ROW_EVENTS, [part(0), part(1), part(2), itemIds, part(4), rows.map(({ times }) => times)]);
  }, warn);
  return {
    counted: ({ place, scheme, kind, itemId }, now) => tally.count([shopDay(now), place, scheme, itemId ?? WHOLE, kind]),
    close: tally.close,
  };
}

/** The counts of the last days, by row and item. */
export async function rowReport(on: Queries, now: Date, days: number): Promise<readonly RowReportRow[]> {
  return on.many(ROW_REPORT, [addDays(shopDay(now), -days)]);
}
