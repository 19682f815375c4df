// SQL of the look-up: over the view of an organization's devices, always within one organization.
import { statement, type Places } from '#platform/db';

/** Null filters are for everything. */
export interface DevicesAsked {
  readonly accountNumber: string;
  readonly serials: readonly string[] | null;
  /** A pattern of an item's number or name, in small letters. */
  readonly item: string | null;
  readonly person: string | null;
  readonly location: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface DeviceRow {
  readonly serial: string;
  readonly item_id: string;
  readonly title: string;
  readonly order_number: string;
  readonly line_no: number;
  readonly placed_at: Date;
  readonly buyer_name: string | null;
  readonly location_key: string;
  readonly location_name: string | null;
  readonly warranty_until: string | null;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly left_at: Date | null;
  readonly arrived_at: Date | null;
  readonly units: number;
  readonly count: number;
}

const fits = (p: Places<DevicesAsked>): string => `d.account_number = ${p.accountNumber}
  and (${p.serials}::text[] is null or d.serial = any(${p.serials}::text[]))
  and (${p.item}::text is null or lower(d.title) like ${p.item} or lower(d.item_id) like ${p.item} or lower(d.part_number) like ${p.item}
    or lower(coalesce(d.customer_sku, '')) like ${p.item})
  and (${p.person}::text is null or d.owner_id::text = ${p.person}) and (${p.location}::text is null or d.location_key = ${p.location})`;

export const DEVICES = statement<DeviceRow, DevicesAsked>(
  'device_list',
  (p) => `select d.serial, d.item_id, d.title, d.order_number, d.line_no, d.placed_at, d.buyer_name, d.location_key, d.location_name,
     d.warranty_until::text, d.carrier, d.tracking_number, d.left_at, d.arrived_at, d.units, count(*) over ()::int as count
   from organization_device d where ${fits(p)}
   order by d.placed_at desc, d.order_number, d.line_no, d.serial limit ${p.limit} offset ${p.offset}`,
);

/** Who ordered devices, where to, and how many there are. Names are those of the latest order. */
export const DEVICE_CHOICES = statement<{
  readonly all: number;
  readonly people: readonly { readonly key: string; readonly name: string | null }[] | null;
  readonly locations: readonly { readonly key: string; readonly name: string | null }[] | null;
}>(
  'device_choices',
  `with mine as (select owner_id, buyer_name, location_key, location_name, placed_at from organization_device where account_number = $1)
   select (select count(*)::int from mine) as all,
     (select jsonb_agg(jsonb_build_object('key', key, 'name', name) order by lower(name), key) from (
        select owner_id::text as key, (array_agg(buyer_name order by placed_at desc))[1] as name from mine group by owner_id limit 500) p) as people,
     (select jsonb_agg(jsonb_build_object('key', key, 'name', name) order by lower(name), key) from (
        select location_key as key, (array_agg(location_name order by placed_at desc))[1] as name from mine group by location_key limit 500) l) as locations`,
);
