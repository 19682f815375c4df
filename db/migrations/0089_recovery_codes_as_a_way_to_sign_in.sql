-- A sign-in by password and recovery code has a word of its own; it was ''.
alter table account_activity drop constraint account_activity_way_check;
alter table account_activity add constraint account_activity_way_check check (way in ('', 'password', 'recoveryCode', 'passkey', 'signOn', 'opening'));
update account_activity set way = 'recoveryCode' where kind = 'signedIn' and way = '';
