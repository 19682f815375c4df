// What the badge shows, read without prices.
import { statement } from '#platform/statement';

/** What the badge shows of an owner's active cart: units and lines as `sumLines` counts them, without parts of bundles. */
export const BADGE_OF_OWNER = statement<{ readonly units: number; readonly lines: number }>(
  'cart_badge',
  `select coalesce(sum(l.qty), 0)::int as units, count(*)::int as lines from cart c join cart_line l using (owner_id, cart_id)
   where c.owner_id = $1 and c.site_id = $2 and c.purpose = 'basket' and c.status = 'active' and l.removed_at is null
     and l.parent_relation is distinct from 'BUNDLE'`,
);
