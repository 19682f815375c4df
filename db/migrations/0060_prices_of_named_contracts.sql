-- A price belongs to a contract, '' for what is agreed without one, as all prices of before (B2B-4). The contract of a price is written with it, in one transaction.
alter table contract_price
  add column contract_number text not null default '',
  drop constraint contract_price_pkey,
  add primary key (account_number, contract_number, item_id, currency, valid_from);
