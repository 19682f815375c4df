// Events in the shape that GA4 gives them, for a data layer.
import type { BrowserEvent, NotedEvent } from './shop-event.ts';
import type { VisitorData } from './visitor-data.ts';

/** GA4's own names; others keep ours, with its underscores. */
const NAMES: ReadonlyMap<BrowserEvent['name'], string> = new Map([
  ['navigation', 'page_view'],
  ['add-to-cart', 'add_to_cart'],
  ['search-box', 'search'],
  ['banner-impression', 'view_promotion'],
  ['purchase', 'purchase'],
]);

export type Ga4Event = Readonly<Record<string, unknown>> & { readonly event: string };

export function ga4Event({ page, event, eventId }: NotedEvent, visitor: VisitorData): Ga4Event {
  const { name, ...facts } = event;
  return {
    event: NAMES.get(name) ?? name.replaceAll('-', '_'),
    event_id: eventId,
    page_pattern: page,
    visitor_data: visitor,
    ...(shapeOf(event) ?? facts),
  };
}

function shapeOf(event: BrowserEvent): object | null {
  switch (event.name) {
    case 'add-to-cart':
      return { items: [{ item_id: event.itemId, quantity: event.qty }], outcome: event.outcome, ...(event.code && { code: event.code }) };
    case 'banner-impression':
      return { promotion_id: event.banner };
    case 'purchase':
      return {
        currency: event.currency,
        value: event.cents / 100,
        items: event.items.map(({ itemId, qty }) => ({ item_id: itemId, quantity: qty })),
      };
    default:
      return null;
  }
}
