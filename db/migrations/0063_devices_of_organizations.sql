-- For the look-up of serial numbers (H_SL): the devices that an organization's people ordered. `units` 0: all of the line went back.
create view organization_device as
select l.account_number, l.order_number, l.line_no, l.placed_at, l.owner_id, l.buyer_name, l.item_id, l.part_number, l.customer_sku, l.title, l.units,
  l.location_key, l.location_name, s.serial, s.warranty_until, p.carrier, p.tracking_number, p.left_at, p.arrived_at
from order_serial s join organization_order_line l using (order_number, line_no)
  left join order_shipment p on p.order_number = s.order_number and p.shipment_no = s.shipment_no;
