-- A coupon that is once for each person is counted by account, e-mail and delivery address (trust 7): a new browser is no new person.
-- As `emailIdentity` and `dwellingOf` write them; null where it does not count.
alter table coupon_use add column email_key text, add column address_key text;
create index coupon_use_email on coupon_use (email_key, code) where email_key is not null;
create index coupon_use_address on coupon_use (address_key, code) where address_key is not null;

-- Uses of before count by their order's e-mail: of several with one e-mail as many as the coupon allows, so that none is over its limit.
with used as (
  select u.code, u.order_number, c.limit_per_shopper as most,
    regexp_replace(
      case when h.email ~* '@(gmail|googlemail)\.com$'
        then replace(split_part(split_part(lower(h.email), '@', 1), '+', 1), '.', '') || '@gmail.com'
        else lower(h.email) end, '\+[^@]*@', '@') as email_key
  from coupon_use u join order_head h using (order_number) join coupon c using (code)
  where c.limit_per_shopper is not null and h.email like '%@%'
), counted as (
  select *, row_number() over (partition by code, email_key order by order_number) as n from used
)
update coupon_use u set email_key = c.email_key from counted c where u.code = c.code and u.order_number = c.order_number and c.n <= c.most;
