// Counts a placed order on the server (ANL-1).
import { hash } from 'node:crypto';
import { allowsTracking } from '#platform/allows-tracking';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { keepEvents } from './keep-events.ts';

/** What is counted of an order. */
export interface CountedOrder {
  readonly orderNumber: string;
  readonly lines: number;
  readonly cents: number;
  readonly currency: string;
}

/** Keeps one event for an order, however often it is told, where its shopper allows it; reads it only then. */
export async function noteOrder(db: Queries, visit: Visit, read: () => Promise<CountedOrder | undefined>): Promise<void> {
  const order = allowsTracking(visit) ? await read() : undefined;
  if (order === undefined) return;
  const { orderNumber, lines, cents, currency } = order;
  const event = { name: 'order', lines, cents, currency } as const;
  await keepEvents(db, visit, [{ eventId: idOf(orderNumber), at: visit.now, page: '', event }]);
}

/** The same for the same order, and nothing from which its number could be read. */
function idOf(orderNumber: string): string {
  const digest = hash('sha256', `order event ${orderNumber}`, 'hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
