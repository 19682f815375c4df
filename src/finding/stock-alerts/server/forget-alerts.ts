import type { Db } from '#platform/db';
import { daysBefore } from '#platform/upkeep';
import { FORGET_ALERTS } from './stock-alert-queries.ts';
import { MOST_ATTEMPTS } from './stock-alert-mail.ts';

/** Canada's anti-spam law asks that the link in a mail works for 60 days. */
const LINK_DAYS = 60;
/** Nobody expects a mail a year later. */
const WAITING_DAYS = 365;

/** Deletes requests whose link has ended, that waited too long, or whose mail could not be delivered. */
export const forgetAlerts = async (db: Db, now: Date): Promise<void> =>
  void (await db.run(FORGET_ALERTS, [daysBefore(now, LINK_DAYS), daysBefore(now, WAITING_DAYS), MOST_ATTEMPTS]));
