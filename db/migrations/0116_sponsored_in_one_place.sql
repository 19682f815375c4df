-- What is paid for stands in `sponsorship` alone: the list of a place beside it had no days, no brand and no category.
delete from placement where place = 'sponsored';
alter table placement drop constraint placement_place_check;
alter table placement add constraint placement_place_check check (place in ('deals', 'bestSellers'));
