-- Which partner's site handed a shopper over (APP-4): its code, and its name as it is shown.

alter table profile
  add column partner_code text check (partner_code ~ '^[A-Z0-9-]{2,20}$'),
  add column partner_name text check (char_length(partner_name) between 1 and 80),
  add check ((partner_code is null) = (partner_name is null));

create or replace view shopper_session as
select s.token_hash, s.shopper_id, s.tenant, s.context_token, s.expires_at,
  p.profile_id, p.email, p.first_name, p.last_name, p.phone, p.customer_number, p.rewards_number, p.membership_program,
  p.segment_code, p.user_type, p.flow, p.spanish, p.preferred_store,
  a.account_number, a.name as account_name, a.division, a.route_type,
  coalesce(a.permissions, '{}') || coalesce(p.permissions, '{}') as permissions,
  p.quick_buy, p.partner_code, p.partner_name
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;
