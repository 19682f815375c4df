// SQL that reads due days.
import type { SiteId } from '#base/site/rules';
import { statement } from '#platform/db';
import { DUE_COLUMNS, type DueRow } from './restock-rows.ts';

/** Of all restocks of owner $1 on site $2: what is open. */
export const OPEN_DUES = statement<DueRow>(
  'restock_due_open_list',
  `select ${DUE_COLUMNS} from restock_due d join restock r using (owner_id, restock_id)
   where d.owner_id = $1 and r.site_id = $2 and d.state in ('due', 'asking', 'placing') order by d.due_on desc`,
);

/** The last days of one. */
export const DUES_OF = statement<DueRow>(
  'restock_due_history',
  `select ${DUE_COLUMNS} from restock_due d where d.owner_id = $1 and d.restock_id = $2 order by d.due_on desc limit 60`,
);

/** Days that owner $1 skipped, and that are still to come on $2. */
export const SKIPPED_AHEAD = statement<{ readonly restock_id: string; readonly due_on: string }>(
  'restock_due_skipped',
  `select restock_id::text, due_on::text from restock_due where owner_id = $1 and due_on >= $2::date and state = 'skipped' and facts ->> 'by' = 'owner' and question is null`,
);

/** Whether anything of restock $2 is open. */
export const HAS_OPEN = statement<unknown>(
  'restock_due_has_open',
  `select 1 from restock_due where owner_id = $1 and restock_id = $2 and state in ('due', 'asking', 'placing') limit 1`,
);

/** Whether a day of restock $2 has come before. */
export const HAS_DAY = statement<unknown>(
  'restock_due_has_day',
  'select 1 from restock_due where owner_id = $1 and restock_id = $2 and due_on = $3::date',
);

/** What is open of restock $2: the latest day. */
export const OPEN_OF = statement<DueRow>(
  'restock_due_open_of',
  `select ${DUE_COLUMNS} from restock_due d where d.owner_id = $1 and d.restock_id = $2 and d.state in ('due', 'asking', 'placing')
   order by d.state = 'asking' desc, d.due_on desc limit 1`,
);

/** Questions that nobody answered by yesterday; the days of sites differ, so the caller checks. */
export const UNANSWERED = statement<DueRow & { readonly site_id: SiteId }>(
  'restock_due_unanswered',
  `select ${DUE_COLUMNS}, r.site_id from restock_due d join restock r using (owner_id, restock_id)
   where d.state = 'asking' and d.ask_until < $1::date order by d.ask_until, d.owner_id, d.restock_id limit 500`,
);
