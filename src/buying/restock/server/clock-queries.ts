// SQL of what time brings: days that may have come, and reminders.
import type { SiteId } from '#base/site/rules';
import { statement } from '#platform/db';

/** Restocks that may be due by the day $1. */
export const MAYBE_DUE = statement<{
  readonly owner_id: string;
  readonly restock_id: string;
  readonly site_id: SiteId;
  readonly next_on: string;
}>(
  'restock_maybe_due',
  `select owner_id::text, restock_id::text, site_id, next_on::text from restock where state = 'active' and next_on <= $1::date order by next_on, owner_id, restock_id limit 500`,
);

/** Claims the reminders of the days from $1 to $2: of two servers one gets them. */
export const CLAIM_REMINDERS = statement<{
  readonly owner_id: string;
  readonly site_id: SiteId;
  readonly next_on: string;
  readonly restock_ids: readonly string[];
}>(
  'restock_remind',
  `with told as (
    update restock set reminded_on = next_on where (owner_id, restock_id) in (
      select owner_id, restock_id from restock where state = 'active' and next_on > $1::date and next_on <= $2::date and reminded_on is distinct from next_on
      order by next_on, owner_id, restock_id limit 500 for update skip locked)
    returning owner_id, site_id, next_on, restock_id)
  select owner_id::text, site_id, next_on::text, array_agg(restock_id::text order by restock_id) as restock_ids from told group by owner_id, site_id, next_on`,
);
