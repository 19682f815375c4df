-- Books are held against ours by the company's own names.
create index vendor_authorisation_name on vendor_authorisation (provider, vendor_id);
