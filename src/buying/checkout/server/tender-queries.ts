// SQL of what pays first in a checkout. Gift and prepaid cards are one list in its row, changed by one statement each, so that of two at once none is lost.
import { statement } from '#platform/db';

/** Those that are there: what was removed stays until the next change, so that it can be put back. */
const ofCart = (list: string, cartId: string): string =>
  `select t, n from jsonb_array_elements(${list}) with ordinality as e (t, n) where t->>'cartId' = ${cartId}`;

/** A card ($3) that is there already has its token and balance anew; no row: the question is open, or there are $4 others. */
export const ADD_TENDER = statement<unknown>(
  'checkout_add_tender',
  `insert into checkout (owner_id, site_id, tenders, updated_at) values ($1, $2, jsonb_build_array($3::jsonb), $5)
on conflict (owner_id, site_id) do update set updated_at = excluded.updated_at,
  tenders = coalesce((select jsonb_agg(case when t->>'id' = $3::jsonb->>'id' then $3::jsonb else t end order by n)
      from (${ofCart('checkout.tenders', `$3::jsonb->>'cartId'`)}) l), '[]')
    || case when exists (select from (${ofCart('checkout.tenders', `$3::jsonb->>'cartId'`)}) l where t->>'id' = $3::jsonb->>'id')
      then '[]'::jsonb else jsonb_build_array($3::jsonb) end
where checkout.gift_captcha is null and (select count(*) from (${ofCart('checkout.tenders', `$3::jsonb->>'cartId'`)}) l
  where not t ? 'removed' and t->>'id' <> $3::jsonb->>'id') < $4::int`,
);

/** Takes a card ($3) out; it alone can be put back. No row: it was not there. */
export const REMOVE_TENDER = statement<unknown>(
  'checkout_remove_tender',
  `update checkout set updated_at = $4, tenders = (
  select jsonb_agg(case when t->>'id' = $3 then t || '{"removed": true}' else t end order by n)
  from jsonb_array_elements(tenders) with ordinality as e (t, n) where t->>'id' = $3 or not t ? 'removed')
where owner_id = $1 and site_id = $2 and exists (select from jsonb_array_elements(tenders) t where t->>'id' = $3 and not t ? 'removed')`,
);

/** Puts a card ($3) back where it stood; no row: it was not removed, or there are $4 others. */
export const RESTORE_TENDER = statement<unknown>(
  'checkout_restore_tender',
  `update checkout set updated_at = $5, tenders = (
  select jsonb_agg(case when t->>'id' = $3 then t - 'removed' else t end order by n) from jsonb_array_elements(tenders) with ordinality as e (t, n))
where owner_id = $1 and site_id = $2 and exists (select from jsonb_array_elements(tenders) t where t->>'id' = $3 and t ? 'removed')
  and (select count(*) from jsonb_array_elements(tenders) t where not t ? 'removed') < $4::int`,
);

/** What the provider says of cards ($3) now: their balances ($4), null: it cannot be used any more. */
export const SET_BALANCES = statement<unknown>(
  'checkout_set_balances',
  `update checkout set updated_at = $5, tenders = (
  select coalesce(jsonb_agg(case when b.id is null then t else t || jsonb_build_object('balance', b.balance) end order by n), '[]')
  from jsonb_array_elements(tenders) with ordinality as e (t, n)
  left join unnest($3::text[], $4::int[]) as b (id, balance) on b.id = t->>'id' where b.id is null or b.balance is not null)
where owner_id = $1 and site_id = $2`,
);

/** What the shopper wants to use of their reward money for cart $3, cents ($4); 0: nothing. */
export const KEEP_REWARDS = statement<unknown>(
  'checkout_keep_rewards',
  `insert into checkout (owner_id, site_id, rewards, updated_at) values ($1, $2, jsonb_build_object('cartId', $3::text, 'cents', $4::int), $5)
on conflict (owner_id, site_id) do update set rewards = excluded.rewards, updated_at = excluded.updated_at`,
);
