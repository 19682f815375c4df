// SQL of tenders. Gift and prepaid cards are one list in the checkout row; a single statement changes it, so that concurrent calls lose none.
import { statement } from '#platform/db';

/** The cards of a cart. A removed card stays in the list until the next change, so that it can be restored. */
const ofCart = (list: string, cartId: string): string =>
  `select t, n from jsonb_array_elements(${list}) with ordinality as e (t, n) where t->>'cartId' = ${cartId}`;

/** Adds a card ($3), or updates token and balance of one that is there; no row: a captcha is open, or there are $4 other cards. */
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

/** Removes a card ($3); only this one can be restored. No row: there is no such card. */
export const REMOVE_TENDER = statement<unknown>(
  'checkout_remove_tender',
  `update checkout set updated_at = $4, tenders = (
  select jsonb_agg(case when t->>'id' = $3 then t || '{"removed": true}' else t end order by n)
  from jsonb_array_elements(tenders) with ordinality as e (t, n) where t->>'id' = $3 or not t ? 'removed')
where owner_id = $1 and site_id = $2 and exists (select from jsonb_array_elements(tenders) t where t->>'id' = $3 and not t ? 'removed')`,
);

/** Restores a card ($3) at its old position; no row: it was not removed, or there are $4 other cards. */
export const RESTORE_TENDER = statement<unknown>(
  'checkout_restore_tender',
  `update checkout set updated_at = $5, tenders = (
  select jsonb_agg(case when t->>'id' = $3 then t - 'removed' else t end order by n) from jsonb_array_elements(tenders) with ordinality as e (t, n))
where owner_id = $1 and site_id = $2 and exists (select from jsonb_array_elements(tenders) t where t->>'id' = $3 and t ? 'removed')
  and (select count(*) from jsonb_array_elements(tenders) t where not t ? 'removed') < $4::int`,
);

/** Sets the balances ($4) of cards ($3); null: the card cannot be used any more. */
export const SET_BALANCES = statement<unknown>(
  'checkout_set_balances',
  `update checkout set updated_at = $5, tenders = (
  select coalesce(jsonb_agg(case when b.id is null then t else t || jsonb_build_object('balance', b.balance) end order by n), '[]')
  from jsonb_array_elements(tenders) with ordinality as e (t, n)
  left join unnest($3::text[], $4::int[]) as b (id, balance) on b.id = t->>'id' where b.id is null or b.balance is not null)
where owner_id = $1 and site_id = $2`,
);

/** Reward money that the shopper wants to use for cart $3, in cents ($4); 0: none. */
export const KEEP_REWARDS = statement<unknown>(
  'checkout_keep_rewards',
  `insert into checkout (owner_id, site_id, rewards, updated_at) values ($1, $2, jsonb_build_object('cartId', $3::text, 'cents', $4::int), $5)
on conflict (owner_id, site_id) do update set rewards = excluded.rewards, updated_at = excluded.updated_at`,
);
