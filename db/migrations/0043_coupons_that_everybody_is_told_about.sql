-- The page of coupons lists those that everybody is told about (B2B-7).
alter table coupon add column advertised boolean not null default false;
