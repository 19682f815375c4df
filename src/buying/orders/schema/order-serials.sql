-- Serial numbers of devices, recorded when their shipment has left (H_SL). Capitals, without blanks.
create table order_serial (
  order_number text not null,
  line_no integer not null,
  serial text not null check (serial ~ '^[A-Z0-9][A-Z0-9./_-]{2,39}$'),
  shipment_no integer not null check (shipment_no > 0),
  -- The last day of the maker's warranty; null: not known.
  warranty_until date,
  recorded_at timestamptz not null,
  primary key (order_number, line_no, serial),
  foreign key (order_number, line_no) references order_line on delete cascade
);
create index order_serial_found on order_serial (serial);
