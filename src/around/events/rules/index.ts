/** The union of events (ANL-1), and what is said about visitors. */
export type {
  AddOutcome,
  BrowserEvent,
  CollectedEvent,
  NotedEvent,
  PagePart,
  PurchasedItem,
  ServerEvent,
  ShopEvent,
} from './shop-event.ts';
export { keptVisitor, visitorData, type KeptVisitor, type VisitorData } from './visitor-data.ts';
/** Receivers, their waits and their limits. */
export {
  ADAPTER_WAIT,
  CART_WAIT,
  MOST_AT_ONCE,
  MOST_PIXELS,
  pixelsFor,
  PURPOSE_OF,
  type AdapterName,
  type EventSettings,
  type Pixel,
} from './adapters.ts';
export { ga4Event, type Ga4Event } from './ga4-event.ts';
export { itemOf, pageOf } from './page-of.ts';
export { EVENTS_KEPT_DAYS } from './events-kept.ts';
