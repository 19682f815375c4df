-- DL and PD decide from now on who is offered deals and coupons (USR-4, B2B-7). Organizations keep what they saw until now.
update account set permissions = permissions || '{DL,PD}' where not permissions @> '{DL,PD}';
