-- The tax exemptions that an order was placed with, as they were then (B2B-4): [{ground, exemptionId, number, state, taxes, validUntil}]. `ground`: the
-- certificate's kind, or ACCOUNT for an account that buys without tax by agreement.
alter table order_head add column tax_exemptions jsonb not null default '[]' check (jsonb_typeof(tax_exemptions) = 'array');
