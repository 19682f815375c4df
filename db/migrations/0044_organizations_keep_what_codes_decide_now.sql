-- DL and PD decide from now on who is offered deals and coupons (USR-4, B2B-7). Organizations keep what they saw until now.
update account set permissions = permissions || '{DL,PD}' where not permissions @> '{DL,PD}';

-- G_BIO and G_IBV are from now on the two ways in which a policy blocks; without either it blocks nothing. Organizations whose policy has blocked until
-- now go on seeing what they cannot buy.
update account a set permissions = permissions || '{G_BIO}'
where not permissions && '{G_BIO,G_IBV}' and exists (select from account_item i where i.account_number = a.account_number and i.blocked);
