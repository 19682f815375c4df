-- Carts that go back to purchasing systems keep what is printed on their goods (B2B-9).
alter table purchase_quote add column design jsonb;
create index purchase_quote_artwork on purchase_quote ((design ->> 'artwork')) where design ->> 'artwork' is not null;
create view artwork_quoted as select design ->> 'artwork' as artwork_id from purchase_quote where design ->> 'artwork' is not null;
