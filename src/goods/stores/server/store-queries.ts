// All SQL of stores.
import type { StoreRecord } from '#goods/catalog/rules';
import { statement } from '#platform/db';

export interface StoreRow {
  readonly store_number: string;
  readonly name: string;
  readonly address_line1: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: 'US' | 'CA';
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
  readonly hours: StoreRecord['hours'];
  readonly exceptions: NonNullable<StoreRecord['exceptions']>;
  readonly services: readonly string[];
  readonly source: string;
}

export const STORES = statement<StoreRow>('stores', 'select * from store order by store_number');

export const UPSERT_STORES = statement<unknown>(
  'store_upsert',
  `insert into store (store_number, name, address_line1, city, state, zipcode, country, phone, latitude, longitude, time_zone, hours, exceptions, services, source)
   select store_number, name, address_line1, city, state, zipcode, country, phone, latitude, longitude, time_zone, hours, coalesce(exceptions, '[]'), array(select jsonb_array_elements_text(services)), coalesce(source, '')
   from jsonb_to_recordset($1) as r (store_number text, name text, address_line1 text, city text, state text, zipcode text, country text, phone text,
     latitude double precision, longitude double precision, time_zone text, hours jsonb, exceptions jsonb, services jsonb, source text)
   on conflict (store_number) do update set name = excluded.name, address_line1 = excluded.address_line1, city = excluded.city, state = excluded.state,
     zipcode = excluded.zipcode, country = excluded.country, phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude,
     time_zone = excluded.time_zone, hours = excluded.hours, exceptions = excluded.exceptions, services = excluded.services
   where store.source = excluded.source`,
);
