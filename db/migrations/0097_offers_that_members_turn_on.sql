-- Offers of the rewards program that a member has turned on (RWD-2): codes of coupons. They stand in the profile, so that every cart knows them without
-- another statement.
alter table profile add column offers text[] not null default '{}' check (cardinality(offers) <= 200);
create or replace view shopper_session as
select s.token_hash, s.shopper_id, s.tenant, s.context_token, s.expires_at,
  p.profile_id, p.email, p.first_name, p.last_name, p.phone, p.customer_number, p.rewards_number, p.membership_program,
  p.segment_code, p.user_type, p.flow, p.spanish, p.preferred_store,
  a.account_number, a.name as account_name, a.division, a.route_type,
  coalesce(a.permissions, '{}') || coalesce(p.permissions, '{}') as permissions,
  case when p.quick_buy is not null and exists (
    select 1 from chargeable_card k where k.profile_id = p.profile_id and k.card_id = p.quick_buy->>'paymentId'
  ) then p.quick_buy end as quick_buy,
  p.partner_code, p.partner_name,
  coalesce(p.withheld, '{}') as withheld,
  a.sales_rep_name, a.sales_rep_email, a.sales_rep_phone,
  p.created_at as account_since,
  p.membership_until, p.membership_cents,
  p.offers
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;
