-- For other capabilities: the shop's own people who may act for shoppers.
create view representative as
  select profile_id, tenant, first_name, last_name, customer_number from profile where flow = 'CSR';

-- A representative finds shoppers by these.
create index profile_customer_number on profile (customer_number);
create index account_name on account (lower(name));
