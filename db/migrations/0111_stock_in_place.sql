-- Each order changes the amounts of what it takes: room on the page keeps the new version of a row there, and no index hears of it.
alter table stock set (fillfactor = 85);
