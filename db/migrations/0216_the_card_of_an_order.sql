-- Which card of the account an order was to be paid with, whoever places it in the end: the request, the way back from the bank, a payment
-- event or the sweeper (decision 0219). Orders of before say nothing.
alter table order_head add column saved_card text check (char_length(saved_card) between 1 and 40);
