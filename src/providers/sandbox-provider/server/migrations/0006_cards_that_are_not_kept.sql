-- A card that pays once, and that nobody gets kept: whoever asks hears that this part is out of order.
alter table sandbox_card add column keeps boolean not null default true;
