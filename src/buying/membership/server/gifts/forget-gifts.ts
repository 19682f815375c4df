// What is kept about gifts ends with time: plans that were not paid, and to whom a gift went, a year after it was over.
import type { Queries } from '#platform/db';
import { daysBefore } from '#platform/upkeep';
import { FORGET_PLANS } from './gift-plan-queries.ts';
import { FORGET_RECIPIENTS } from './gift-queries.ts';

/** A cart of an account lives 90 days. */
const PLAN_DAYS = 90;
const NAME_DAYS = 365;

export async function forgetGifts(db: Queries, now: Date): Promise<void> {
  await db.run(FORGET_PLANS, [daysBefore(now, PLAN_DAYS)]);
  await db.run(FORGET_RECIPIENTS, [daysBefore(now, NAME_DAYS)]);
}
