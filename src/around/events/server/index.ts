/** Handlers of the collector. */
export { eventHandlers, type EventNeeds } from './event-handlers.ts';
/** Counts a placed order, whatever the browser does. */
export { noteOrder, type CountedOrder } from './note-order.ts';
/** For staff: events by day. */
export { eventReport } from './event-report.ts';
export type { EventCount } from './event-queries.ts';
export { FORGET_EVENTS } from './event-queries.ts';
