// SQL of tenders. Gift and prepaid cards are one list in the checkout row; a single statement changes it, so that concurrent calls lose none.
import { statement, type Places } from '#platform/db';
import type { CheckoutKey } from './checkout-key.ts';

/** The cards of a cart. A removed card stays in the list until the next change, so that it can be restored. */
const ofCart = (list: string, cartId: string): string =>
  `select t, n from jsonb_array_elements(${list}) with ordinality as e (t, n) where t->>'cartId' = ${cartId}`;

const ofKey = (p: Places<CheckoutKey>): string => `where owner_id = ${p.ownerId} and site_id = ${p.siteId} and purpose = ${p.purpose}`;

interface Changing extends CheckoutKey {
  readonly now: Date;
}

/** Adds a card, or updates token and balance of one that is there; no row: a captcha is open, or there are `most` other cards. */
export const ADD_TENDER = statement<unknown, Changing & { readonly tender: string; readonly most: number }>(
  'checkout_add_tender',
  (p) => `insert into checkout (owner_id, site_id, purpose, tenders, updated_at)
  values (${p.ownerId}, ${p.siteId}, ${p.purpose}, jsonb_build_array(${p.tender}::jsonb), ${p.now})
on conflict (owner_id, site_id, purpose) do update set updated_at = excluded.updated_at,
  tenders = coalesce((select jsonb_agg(case when t->>'id' = ${p.tender}::jsonb->>'id' then ${p.tender}::jsonb else t end order by n)
      from (${ofCart('checkout.tenders', `${p.tender}::jsonb->>'cartId'`)}) l), '[]')
    || case when exists (select from (${ofCart('checkout.tenders', `${p.tender}::jsonb->>'cartId'`)}) l where t->>'id' = ${p.tender}::jsonb->>'id')
      then '[]'::jsonb else jsonb_build_array(${p.tender}::jsonb) end
where checkout.gift_captcha is null and (select count(*) from (${ofCart('checkout.tenders', `${p.tender}::jsonb->>'cartId'`)}) l
  where not t ? 'removed' and t->>'id' <> ${p.tender}::jsonb->>'id') < ${p.most}::int`,
);

/** Removes a card; only this one can be restored. No row: there is no such card. */
export const REMOVE_TENDER = statement<unknown, Changing & { readonly id: string }>(
  'checkout_remove_tender',
  (p) => `update checkout set updated_at = ${p.now}, tenders = (
  select jsonb_agg(case when t->>'id' = ${p.id} then t || '{"removed": true}' else t end order by n)
  from jsonb_array_elements(tenders) with ordinality as e (t, n) where t->>'id' = ${p.id} or not t ? 'removed')
${ofKey(p)} and exists (select from jsonb_array_elements(tenders) t where t->>'id' = ${p.id} and not t ? 'removed')`,
);

/** Restores a card at its old position; no row: it was not removed, or there are `most` other cards. */
export const RESTORE_TENDER = statement<unknown, Changing & { readonly id: string; readonly most: number }>(
  'checkout_restore_tender',
  (p) => `update checkout set updated_at = ${p.now}, tenders = (
  select jsonb_agg(case when t->>'id' = ${p.id} then t - 'removed' else t end order by n) from jsonb_array_elements(tenders) with ordinality as e (t, n))
${ofKey(p)} and exists (select from jsonb_array_elements(tenders) t where t->>'id' = ${p.id} and t ? 'removed')
  and (select count(*) from jsonb_array_elements(tenders) t where not t ? 'removed') < ${p.most}::int`,
);

/** Sets the balances of cards; null: the card cannot be used any more. */
export const SET_BALANCES = statement<
  unknown,
  Changing & { readonly ids: readonly string[]; readonly balances: readonly (number | null)[] }
>(
  'checkout_set_balances',
  (p) => `update checkout set updated_at = ${p.now}, tenders = (
  select coalesce(jsonb_agg(case when b.id is null then t else t || jsonb_build_object('balance', b.balance) end order by n), '[]')
  from jsonb_array_elements(tenders) with ordinality as e (t, n)
  left join unnest(${p.ids}::text[], ${p.balances}::int[]) as b (id, balance) on b.id = t->>'id' where b.id is null or b.balance is not null)
${ofKey(p)}`,
);

/** Reward money that the shopper wants to use for a cart, in cents; 0: none. */
export const KEEP_REWARDS = statement<unknown, Changing & { readonly cartId: string; readonly cents: number }>(
  'checkout_keep_rewards',
  (p) => `insert into checkout (owner_id, site_id, purpose, rewards, updated_at)
  values (${p.ownerId}, ${p.siteId}, ${p.purpose}, jsonb_build_object('cartId', ${p.cartId}::text, 'cents', ${p.cents}::int), ${p.now})
on conflict (owner_id, site_id, purpose) do update set rewards = excluded.rewards, updated_at = excluded.updated_at`,
);
