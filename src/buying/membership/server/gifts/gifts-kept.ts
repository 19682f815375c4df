// What is kept about gifts ends with time: plans that were not paid, and to whom a gift went, a year after it was over.
import type { Kept } from '#platform/kept';
import { FORGET_PLANS } from './gift-plan-queries.ts';
import { FORGET_RECIPIENTS } from './gift-queries.ts';

/** A cart of an account lives 90 days. */
const PLAN_DAYS = 90;

export const giftsKept: readonly Kept[] = [
  { what: 'gift memberships that were not paid for', days: PLAN_DAYS, since: 'they were filled in', forget: FORGET_PLANS },
  { what: 'names, addresses and messages of gift memberships', days: 365, since: 'the gift was over', forget: FORGET_RECIPIENTS },
];
