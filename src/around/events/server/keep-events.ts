// Writes events to the shop's own table.
import { keptVisitor, visitorData, type ShopEvent } from '#around/events/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { KEEP_EVENTS } from './event-queries.ts';

export interface EventToKeep {
  readonly eventId: string;
  readonly at: Date;
  readonly page: string;
  readonly event: ShopEvent;
}

/** Stores the events that are new, and returns how many these are. */
export async function keepEvents(db: Queries, visit: Visit, events: readonly EventToKeep[]): Promise<number> {
  if (events.length === 0) return 0;
  const { site, locale } = visit;
  const visitor = keptVisitor(visitorData(await visit.shopper(), site.tenant));
  const rows = events.map(({ eventId, at, page, event: { name, ...facts } }) => ({
    event_id: eventId,
    at: at.toISOString(),
    tenant: site.tenant,
    locale,
    name,
    page,
    facts,
    visitor,
  }));
  return (await db.many(KEEP_EVENTS, [JSON.stringify(rows)])).length;
}
