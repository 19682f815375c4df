// SQL of reward money: each statement writes an entry and the balance together; an entry that exists already changes nothing.
import type { MembershipProgram } from '#base/shopper/rules';
import { statement } from '#platform/db';

/** What goods earn by the tier, and besides that by their category. */
export type Credit = 'earned' | 'bonus';

/** SQL state of the error when an order wants more than the balance. */
export const REWARDS_SHORT = 'IW003';

/** No row for a profile outside the program. */
export const MEMBER_SEGMENT = statement<{ readonly segment_code: string; readonly membership_program: MembershipProgram }>(
  'rewards_member_segment',
  'select segment_code, membership_program from rewards_member where profile_id = $1',
);

/** Credits $5 cents of kind $7 to member $1 in currency $2, for order $3 and cause $4; does nothing for non-members. */
export const EARN_REWARDS = statement<unknown>(
  'rewards_earn',
  `with entry as (
  insert into reward_entry (profile_id, currency, order_number, kind, cause, cents, at)
  select m.profile_id, $2, $3, $7, $4, $5::int, $6 from rewards_member m where m.profile_id = $1
  on conflict (order_number, kind, cause) do nothing returning profile_id, currency, cents
)
insert into reward_balance (profile_id, currency, cents) select profile_id, currency, cents from entry
on conflict (profile_id, currency) do update set cents = reward_balance.cents + excluded.cents`,
);

/** Debits $4 cents from member $1 for order $3; fails with REWARDS_SHORT when the balance is lower. The only statement that spends. */
export const SPEND_REWARDS = statement<unknown>(
  'rewards_spend',
  `with taken as (
  update reward_balance b set cents = b.cents - $4::int where b.profile_id = $1 and b.currency = $2 and b.cents >= $4::int
    and exists (select from rewards_member m where m.profile_id = b.profile_id) returning b.profile_id, b.currency
), entry as (
  insert into reward_entry (profile_id, currency, order_number, kind, cause, cents, at)
  select profile_id, currency, $3, 'spent', 'order', -$4::int, $5 from taken
)
select profile_id from taken union all select profile_id from rewards_fall_short($3) where not exists (select from taken)`,
);

/** Locks the balance whose reward money an order used. No row: it used none. */
export const HOLD_SPENDER = statement<{ readonly profile_id: string; readonly currency: string }>(
  'rewards_hold_spender',
  `select b.profile_id, b.currency from reward_balance b join reward_entry e using (profile_id, currency)
where e.order_number = $1 and e.kind = 'spent' for update of b`,
);

/** Gives back $3 cents (null: all) that order $1 used, for cause $2; at most what it used. */
export const REFUND_REWARDS = statement<unknown>(
  'rewards_give_back',
  `with used as (
  select profile_id, currency, -sum(cents)::int as left_over from reward_entry
  where order_number = $1 and kind in ('spent', 'givenBack') group by profile_id, currency
), entry as (
  insert into reward_entry (profile_id, currency, order_number, kind, cause, cents, at)
  select profile_id, currency, $1, 'givenBack', $2, least(left_over, coalesce($3::int, left_over)), $4 from used where left_over > 0
  on conflict (order_number, kind, cause) do nothing returning profile_id, currency, cents
)
update reward_balance b set cents = b.cents + e.cents from entry e where b.profile_id = e.profile_id and b.currency = e.currency`,
);

/** Locks the balance to which an order's reward money was credited. No row: it earned none. */
export const HOLD_EARNER = statement<{ readonly cents: number }>(
  'rewards_hold_earner',
  `select b.cents from reward_balance b
where (b.profile_id, b.currency) in (select profile_id, currency from reward_entry where order_number = $1 and kind in ('earned', 'bonus')) for update`,
);

export const EARNED_BY_ORDER = statement<{ readonly kind: Credit; readonly cause: string; readonly cents: number }>(
  'rewards_earned_by',
  `select kind, cause, cents from reward_entry where order_number = $1 and kind in ('earned', 'bonus')`,
);

/** Takes back $3 cents that order $1 earned, for cause $2, as far as the balance has them; the entry records what is lacking. */
export const TAKE_BACK_REWARDS = statement<unknown>(
  'rewards_take_back',
  `with entry as (
  insert into reward_entry (profile_id, currency, order_number, kind, cause, cents, lacking, at)
  select b.profile_id, b.currency, $1, 'takenBack', $2, -least(b.cents, $3::int), $3::int - least(b.cents, $3::int), $4
  from reward_balance b
  where (b.profile_id, b.currency) in (select profile_id, currency from reward_entry where order_number = $1 and kind in ('earned', 'bonus'))
  on conflict (order_number, kind, cause) do nothing returning profile_id, currency, cents
)
update reward_balance b set cents = b.cents + e.cents from entry e where b.profile_id = e.profile_id and b.currency = e.currency`,
);

export interface RewardEntryRow {
  readonly entry_id: string;
  readonly kind: Credit | 'spent' | 'givenBack' | 'takenBack' | 'given' | 'taken' | 'lapsed';
  readonly note: string | null;
  readonly order_number: string;
  readonly cents: number;
  readonly at: Date;
}

/** A member's balance. */
export const SPENDABLE = statement<{ readonly cents: number }>(
  'rewards_spendable',
  'select cents from spendable_reward where profile_id = $1 and currency = $2',
);

export const BALANCE_OF = statement<{ readonly cents: number }>(
  'rewards_balance_of',
  'select cents from reward_balance where profile_id = $1 and currency = $2',
);

/** Latest first, without the use and refund of orders that were never placed. */
export const ENTRIES_OF = statement<RewardEntryRow>(
  'rewards_entries_of',
  `select e.entry_id::text as entry_id, e.kind, e.order_number, e.cents, e.at, e.note from reward_entry e
where e.profile_id = $1 and e.currency = $2 and e.cents <> 0
  and not exists (select from reward_entry r where r.order_number <> '' and r.order_number = e.order_number and r.kind = 'givenBack' and r.cause = 'released')
order by e.entry_id desc limit $3`,
);

/** Balances that differ from the sum of their entries, and orders that gave back more than they used or took back more than they earned. */
export const WRONG_BALANCES = statement<{ readonly what: string }>(
  'rewards_wrong_balances',
  `select 'account ' || b.profile_id || ' has ' || b.cents || ' cents of rewards (' || b.currency || ') and its entries make ' || coalesce(e.sum, 0) as what
from reward_balance b left join (select profile_id, currency, sum(cents) from reward_entry group by profile_id, currency) e using (profile_id, currency)
where b.cents <> coalesce(e.sum, 0)
union all
select 'order ' || order_number || ' gave back ' || back || ' cents of rewards and used ' || used from (
  select order_number, coalesce(sum(cents) filter (where kind = 'givenBack'), 0) as back, coalesce(-sum(cents) filter (where kind = 'spent'), 0) as used
  from reward_entry group by order_number) o where back > used
union all
select 'order ' || order_number || ' took back ' || taken || ' cents of rewards and earned ' || earned from (
  select order_number, coalesce(-sum(cents - lacking) filter (where kind = 'takenBack'), 0) as taken, coalesce(sum(cents) filter (where kind in ('earned', 'bonus')), 0) as earned
  from reward_entry group by order_number) o where taken > earned
order by what`,
);

/** What some orders used, got back and earned, per order. */
export const REWARDS_OF_ORDERS = statement<{
  readonly orderNumber: string;
  readonly spent: number;
  readonly givenBack: number;
  readonly earned: number;
}>(
  'rewards_of_orders',
  `select order_number as "orderNumber", coalesce(-sum(cents) filter (where kind = 'spent'), 0)::int as spent,
  coalesce(sum(cents) filter (where kind = 'givenBack'), 0)::int as "givenBack", coalesce(sum(cents) filter (where kind in ('earned', 'bonus')), 0)::int as earned
from reward_entry where order_number = any ($1::text[]) group by order_number`,
);
