// SQL of due days: opened once, claimed by one server, ended once.
import type { SiteId } from '#base/site/rules';
import { DUE_STATES } from '#buying/restock/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import { DUE_COLUMNS, type DueRow } from './restock-rows.ts';

/** The key refuses a second row for the same day. */
export const OPEN_DUE = statement<{ readonly due_on: string }>(
  'restock_due_open',
  `insert into restock_due (owner_id, restock_id, due_on, item_id, qty, next_at, opened_at) values ($1, $2, $3::date, $4, $5, $6, $6)
   on conflict do nothing returning due_on::text`,
);

/** The days $2 of owner $1, whatever became of them. */
export const DUES_ON = statement<DueRow>(
  'restock_due_on',
  `select ${DUE_COLUMNS} from restock_due d where d.owner_id = $1 and d.due_on = $2::date order by d.restock_id`,
);

/** Owners and sites with something to do. */
export const OWNERS_DUE = statement<{ readonly owner_id: string; readonly site_id: SiteId }>(
  'restock_due_owners',
  `select d.owner_id::text, r.site_id from restock_due d join restock r using (owner_id, restock_id)
   where d.state in ${statesAllowing(DUE_STATES, 'claim')} and d.next_at <= $1 group by d.owner_id, r.site_id order by min(d.next_at), d.owner_id limit $2`,
);

/** What is to be ordered for one of them. */
export const DUE_OF_OWNER = statement<DueRow>(
  'restock_due_of_owner',
  `select ${DUE_COLUMNS} from restock_due d join restock r using (owner_id, restock_id)
   where d.owner_id = $1 and r.site_id = $2 and d.state in ${statesAllowing(DUE_STATES, 'claim')} and d.next_at <= $3 order by d.due_on, d.restock_id`,
);

/** Whether an order of this owner is being placed there. */
export const IS_PLACING = statement<unknown>(
  'restock_due_is_placing',
  `select 1 from restock_due d join restock r using (owner_id, restock_id) where d.owner_id = $1 and r.site_id = $2 and d.state = 'placing' limit 1`,
);

/** Claims days ($2 with $3) for a cart. Returns those that nobody else has claimed or ended. */
export const CLAIM_DUE = statement<{ readonly restock_id: string; readonly due_on: string }>(
  'restock_due_claim',
  `update restock_due d set state = 'placing', cart_id = $4, lease_until = $5 from unnest($2::uuid[], $3::date[]) as q (restock_id, due_on)
   where d.owner_id = $1 and d.restock_id = q.restock_id and d.due_on = q.due_on and d.state in ${statesAllowing(DUE_STATES, 'claim')}
   returning d.restock_id::text, d.due_on::text`,
);

export const PLACED_DUE = statement<{ readonly restock_id: string }>(
  'restock_due_placed',
  `update restock_due set state = 'placed', order_number = $4, lease_until = null, next_at = null, done_at = $5, ordered_qty = coalesce($6, ordered_qty, qty),
     unit_cents = coalesce($7, unit_cents)
   where owner_id = $1 and restock_id = $2 and due_on = $3::date and state in ${statesAllowing(DUE_STATES, 'place')} returning restock_id::text`,
);

/** What is being ordered: told in the history, whoever ends it. */
export const NOTE_ORDERED = statement<unknown>(
  'restock_due_note',
  'update restock_due set ordered_qty = $4, unit_cents = $5 where owner_id = $1 and restock_id = $2 and due_on = $3::date',
);

export const WAIT_DUE = statement<unknown>(
  'restock_due_wait',
  `update restock_due set state = 'due', lease_until = null, next_at = $4, question = $5, facts = $6::jsonb, tries = tries + $7
   where owner_id = $1 and restock_id = $2 and due_on = $3::date and state in ${statesAllowing(DUE_STATES, 'wait')}`,
);

interface Asked {
  readonly ownerId: string;
  readonly restockId: string;
  readonly dueOn: string;
  readonly question: string;
  readonly facts: string;
  readonly until: string;
  readonly nextAt: Date | null;
  readonly tries: number;
}

export const ASK_DUE = statement<{ readonly restock_id: string }, Asked>(
  'restock_due_ask',
  (
    p,
  ) => `update restock_due set state = 'asking', lease_until = null, question = ${p.question}, facts = ${p.facts}::jsonb, next_at = ${p.nextAt},
    ask_until = coalesce(ask_until, ${p.until}::date), tries = tries + ${p.tries}
  where owner_id = ${p.ownerId} and restock_id = ${p.restockId} and due_on = ${p.dueOn}::date and state in ${statesAllowing(DUE_STATES, 'ask')}
  returning restock_id::text`,
);

/** Questions that are answered, or whose reason may be gone: looked at now. */
export const ANSWER_DUE = statement<{ readonly due_on: string }>(
  'restock_due_answer',
  `update restock_due set state = 'due', next_at = $3, item_id = $4, qty = $5 where owner_id = $1 and restock_id = $2
     and state in ${statesAllowing(DUE_STATES, 'answer')} returning due_on::text`,
);

/** A day that waited for an item is ordered with another one ($5), now. */
export const SWAP_DUE = statement<unknown>(
  'restock_due_swap',
  `update restock_due set state = 'due', next_at = $4, item_id = $5, facts = '{"swapped":true}' where owner_id = $1 and restock_id = $2
     and due_on = $3::date and state in ${statesAllowing(DUE_STATES, 'answer')}`,
);

/** Ends open days without an order: one ($3), or all. */
export const SKIP_DUE = statement<{ readonly due_on: string }>(
  'restock_due_skip',
  `update restock_due set state = 'skipped', next_at = null, done_at = $4, facts = facts || $5::jsonb where owner_id = $1 and restock_id = $2
     and ($3::date is null or due_on = $3::date) and state in ${statesAllowing(DUE_STATES, 'skip')} returning due_on::text`,
);

/** A day that its owner skips before it is due. */
export const SKIP_AHEAD = statement<{ readonly due_on: string }>(
  'restock_due_skip_ahead',
  `insert into restock_due (owner_id, restock_id, due_on, item_id, qty, state, facts, opened_at, done_at)
   values ($1, $2, $3::date, $4, $5, 'skipped', '{"by":"owner"}', $6, $6) on conflict do nothing returning due_on::text`,
);

/** Takes skips back: from the day $3 on, or to $4. */
export const UNSKIP = statement<{ readonly due_on: string }>(
  'restock_due_unskip',
  `delete from restock_due where owner_id = $1 and restock_id = $2 and due_on >= $3::date and due_on <= coalesce($4::date, 'infinity') and state = 'skipped'
     and facts ->> 'by' = 'owner' and question is null returning due_on::text`,
);

/** Carts whose server had its time: it may have been stopped. */
export const ABANDONED = statement<{ readonly owner_id: string; readonly cart_id: string }>(
  'restock_due_abandoned',
  `select owner_id::text, cart_id::text from restock_due where state = 'placing' and lease_until <= $1 group by owner_id, cart_id order by min(lease_until) limit 200`,
);

export const DUE_OF_CART = statement<DueRow>(
  'restock_due_of_cart',
  `select ${DUE_COLUMNS} from restock_due d where d.owner_id = $1 and d.cart_id = $2 and d.state = 'placing' order by d.restock_id, d.due_on for update`,
);

export const EXTEND_LEASE = statement<unknown>(
  'restock_due_extend',
  `update restock_due set lease_until = $3 where owner_id = $1 and cart_id = $2 and state = 'placing'`,
);
