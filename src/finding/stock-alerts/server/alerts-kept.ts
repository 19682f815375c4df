import type { Kept } from '#platform/kept';
import { FORGET_FAILED_ALERTS, FORGET_MAILED_ALERTS, FORGET_WAITING_ALERTS } from './stock-alert-queries.ts';

/** Canada's anti-spam law asks that the link in a mail works for 60 days. */
const LINK_DAYS = 60;
/** Nobody expects a mail a year later. */
const WAITING_DAYS = 365;

export const alertsKept: readonly Kept[] = [
  { what: 'addresses that were told about goods', days: LINK_DAYS, since: 'the mail', forget: FORGET_MAILED_ALERTS },
  { what: 'addresses that wait to be told about goods', days: WAITING_DAYS, since: 'they asked', forget: FORGET_WAITING_ALERTS },
  { what: 'addresses that cannot be told about goods', days: 0, since: 'the last try', forget: FORGET_FAILED_ALERTS },
];
