// The record of representatives as both sides read it.
import { CART_DEEDS } from '#base/access/rules';
import type { ActingRecord } from '#people/representatives/contract';
import { endOf } from '#people/representatives/rules';
import type { Queries } from '#platform/db';
import { NOTICE_OF, RECORD_OF_REPRESENTATIVE, RECORD_OF_SHOPPER, type NoticeRow, type RecordRow } from './acting-queries.ts';

/** The title of an item number; undefined for what is none, such as a coupon. */
type TitleOf = (itemId: string) => string | undefined;

/** `mine`: what this representative did, not what was done for this shopper. */
export async function readRecord(db: Queries, profileId: string, mine: boolean, now: Date, titleOf: TitleOf): Promise<ActingRecord[]> {
  const rows = await db.many(mine ? RECORD_OF_REPRESENTATIVE : RECORD_OF_SHOPPER, [profileId]);
  return rows.map((row) => recordOf(row, now, titleOf));
}

function recordOf(row: RecordRow, now: Date, titleOf: TitleOf): ActingRecord {
  const ended = endOf({ endsAt: row.ends_at.getTime(), endedAt: row.ended_at?.getTime() ?? null }, now.getTime());
  return {
    id: row.acting_id,
    representative: row.representative_name,
    csrUserId: row.representative_number,
    shopper: row.shopper_name,
    reason: row.reason,
    note: row.note,
    startedAt: row.started_at.toISOString(),
    endedAt: ended === null ? null : new Date(ended).toISOString(),
    done: row.done.map(({ at, deed, about }) => ({
      at: new Date(at).toISOString(),
      deed,
      about: about.map((word) => named(word, titleOf(word))),
    })),
  };
}

/** Items are recorded by number; whoever reads the record knows them by title. */
const named = (word: string, title: string | undefined): string => (title === undefined ? word : `${title} (${word})`);

/** The latest change of a shopper's cart that they have not put away. */
export const readNotice = (db: Queries, profileId: string): Promise<NoticeRow | undefined> => db.maybe(NOTICE_OF, [profileId, CART_DEEDS]);
