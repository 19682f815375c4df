// All SQL of events.
import { statement } from '#platform/db';

/** $1: rows as JSON, in the columns' names. */
export const KEEP_EVENTS = statement<{ readonly event_id: string }>(
  'events_keep',
  `insert into shop_event (event_id, at, tenant, locale, name, page, facts, visitor)
   select event_id, at, tenant, locale, name, page, facts, visitor from jsonb_populate_recordset(null::shop_event, $1::jsonb)
   on conflict do nothing returning event_id`,
);

export const FORGET_EVENTS = statement<unknown>('events_forget', 'delete from shop_event where at < $1');

export interface EventCount {
  /** ISO day by UTC. */
  readonly day: string;
  readonly tenant: string;
  readonly page: string;
  readonly name: string;
  readonly events: number;
  /** Of orders: their sum by currency is in cents; 0 for others. */
  readonly cents: number;
  readonly currency: string;
}

/** Since $1, by day. */
export const EVENT_REPORT = statement<EventCount>(
  'events_report',
  `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, tenant, page, name, count(*)::int as events,
     coalesce(sum((facts ->> 'cents')::bigint), 0)::float8 as cents, coalesce(facts ->> 'currency', '') as currency
   from shop_event where at >= $1
   group by 1, 2, 3, 4, coalesce(facts ->> 'currency', '') order by 1 desc, 2, 3, 4, 7`,
);
