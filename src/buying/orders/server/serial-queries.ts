// SQL of the serial numbers of devices.
import { statement } from '#platform/db';

/** Staff's tables are written one after the other, so that no device stands on two lines. */
export const LOCK_SERIALS = statement<unknown>('order_serial_lock', 'lock table order_serial in share row exclusive mode');

/** Serial numbers of these orders, or with these numbers. `kept`: units of the line that did not go back. */
export const KNOWN_SERIALS = statement<{
  readonly order_number: string;
  readonly line_no: number;
  readonly item_id: string;
  readonly serial: string;
  readonly kept: number;
}>(
  'order_serial_known',
  `select s.order_number, s.line_no, l.item_id, s.serial, l.qty - coalesce((select sum(r.arrived) from order_return_line r
     where r.order_number = l.order_number and r.line_no = l.line_no), 0)::int as kept
   from order_serial s join order_line l using (order_number, line_no) where s.order_number = any($1::text[]) or s.serial = any($2::text[])`,
);

/** $1: [{orderNumber, lineNo, serial, shipmentNo, warrantyUntil}]; $2: now. A device that is known keeps its day of recording. */
export const WRITE_SERIALS = statement<unknown>(
  'order_serial_write',
  `insert into order_serial (order_number, line_no, serial, shipment_no, warranty_until, recorded_at)
   select r."orderNumber", r."lineNo", r.serial, r."shipmentNo", r."warrantyUntil", $2
   from jsonb_to_recordset($1::jsonb) as r ("orderNumber" text, "lineNo" int, serial text, "shipmentNo" int, "warrantyUntil" date)
   on conflict (order_number, line_no, serial) do update set warranty_until = coalesce(excluded.warranty_until, order_serial.warranty_until)`,
);
