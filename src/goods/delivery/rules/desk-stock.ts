// The units that earlier lines of an order leave on each shelf, and the points that later units come from.
import type { ProductFacts, StoreRecord } from '#goods/catalog/rules';
import { isStocked, type StockSource } from '#goods/inventory/rules';
import type { BookFacts, PromiseCache } from './promise-cache.ts';
import type { ShipPoint } from '#goods/inventory/rules';

/** Everything a promise depends on: stock by location, the time, working days. */
export interface DeliveryFacts extends BookFacts {
  /** Partner pickup points near the place, nearest first. */
  readonly partnerPoints: readonly StoreRecord[];
  store(storeNumber: string): StoreRecord | undefined;
  /** Free units at a shipping point or in a store. */
  availableAt(itemId: string, locationId: string): number;
  /** Day (ISO) of the next supply of an item at the country's shipping points; null without one. */
  inbound(itemId: string): string | null;
}

export type DeskGoods = Pick<ProductFacts, 'itemId' | 'kind' | 'flags' | 'streetDate' | 'backorderDays'>;

export interface Desk {
  readonly facts: DeliveryFacts;
  readonly book: PromiseCache;
  /** Units left after earlier lines, by item and then location; only for shelves that lines took from. */
  readonly left: Map<string, Map<string, number>>;
}

export const NONE: readonly StockSource[] = [];

/** The nearest point that has everything; else as few points as possible, the nearest first. */
export function choosePoints(desk: Desk, itemId: string, qty: number, points: readonly ShipPoint[]): readonly StockSource[] {
  const whole = points.find(({ locationId }) => leftAt(desk, itemId, locationId) >= qty);
  if (whole !== undefined) return [{ location: whole.locationId, qty }];
  const sources: StockSource[] = [];
  let missing = qty;
  for (const { locationId } of points.toSorted((a, b) => leftAt(desk, itemId, b.locationId) - leftAt(desk, itemId, a.locationId))) {
    const part = Math.min(missing, leftAt(desk, itemId, locationId));
    if (part > 0) sources.push({ location: locationId, qty: part });
    missing -= part;
  }
  return sources;
}

export function leftAt({ facts, left }: Desk, itemId: string, locationId: string): number {
  return left.get(itemId)?.get(locationId) ?? Math.max(facts.availableAt(itemId, locationId), 0);
}

/** Units at all shipping points in the country of the place. */
export function totalOf(desk: Desk, itemId: string): number {
  return desk.book.pointsTo(undefined).reduce((sum, { locationId }) => sum + leftAt(desk, itemId, locationId), 0);
}

/** Takes the units, so that later lines cannot have them; returns what was taken. */
export function take(desk: Desk, { itemId, kind }: DeskGoods, sources: readonly StockSource[]): readonly StockSource[] {
  if (!isStocked(kind)) return NONE;
  const taken = sources.filter(({ qty }) => qty > 0);
  if (taken.length === 0) return taken;
  const left = desk.left.get(itemId) ?? new Map<string, number>();
  desk.left.set(itemId, left);
  for (const { location, qty } of taken) left.set(location, leftAt(desk, itemId, location) - qty);
  return taken;
}
