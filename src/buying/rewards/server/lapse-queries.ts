// SQL of reward money that lapses, and of what staff give and take: entry and balance in one statement, once for each cause.
import { statement } from '#platform/db';

export interface AccountKey {
  readonly profile_id: string;
  readonly currency: 'USD' | 'CAD';
}

/** Balances with credits from before $1, after account $2 and currency $3. */
export const OLD_BALANCES = statement<AccountKey>(
  'rewards_old_balances',
  `select b.profile_id, b.currency from reward_balance b where b.cents > 0 and (b.profile_id, b.currency) > ($2::uuid, $3)
     and exists (select from reward_entry e where e.profile_id = b.profile_id and e.currency = b.currency and e.cents > 0 and e.at < $1)
   order by b.profile_id, b.currency limit $4`,
);

export const HOLD_BALANCE = statement<{ readonly cents: number }>(
  'rewards_hold_balance',
  'select cents from reward_balance where profile_id = $1 and currency = $2 for update',
);

export const MOVES_OF = statement<{ readonly cents: number; readonly at: Date }>(
  'rewards_moves_of',
  'select cents, at from reward_entry where profile_id = $1 and currency = $2 and cents <> 0 order by entry_id',
);

/** Until which day the member was told, in all, and by notices of $3 or before. */
export const TOLD_UNTIL = statement<{ readonly until: string | null; readonly ripe: string | null }>(
  'rewards_told_until',
  `select max(until)::text as until, (max(until) filter (where told_on <= $3::date))::text as ripe from reward_notice
   where profile_id = $1 and currency = $2`,
);

export const NOTE_NOTICE = statement<unknown>(
  'rewards_note_notice',
  'insert into reward_notice (profile_id, currency, until, told_on) values ($1, $2, $3, $4) on conflict do nothing',
);

/**
 * Kind $3 with cause $4 and note $7 changes the balance by $5 cents; never below zero. The caller holds the balance. No row: there is such an entry, or the
 * money is not there.
 */
export const CHANGE_BALANCE = statement<{ readonly cents: number }>(
  'rewards_change_balance',
  `with known as (
  select 1 from reward_entry where order_number = '' and kind = $3 and cause = $4
), changed as (
  update reward_balance b set cents = b.cents + $5::int where b.profile_id = $1 and b.currency = $2 and b.cents + $5::int >= 0
    and not exists (select from known) returning b.profile_id, b.currency, b.cents
), entry as (
  insert into reward_entry (profile_id, currency, order_number, kind, cause, cents, at, note)
  select profile_id, currency, '', $3, $4, $5::int, $6, $7 from changed returning cents
)
select c.cents from changed c, entry`,
);

/** So that a first gift finds a balance to change. */
export const OPEN_BALANCE = statement<unknown>(
  'rewards_open_balance',
  `insert into reward_balance (profile_id, currency, cents) select profile_id, $2, 0 from rewards_member where profile_id = $1
   on conflict (profile_id, currency) do nothing`,
);
