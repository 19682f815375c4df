import type { Db } from '#platform/db';
import { daysBefore } from '#platform/upkeep';
import { FORGET_UNCONFIRMED } from './offer-mail-queries.ts';

/** A question that nobody answered for a month was a mistake, or somebody else's. */
const OPEN_DAYS = 30;

export const forgetUnconfirmed = async (db: Db, now: Date): Promise<void> =>
  void (await db.run(FORGET_UNCONFIRMED, [daysBefore(now, OPEN_DAYS)]));
