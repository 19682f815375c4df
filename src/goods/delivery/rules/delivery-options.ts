// Every possible delivery of a line, with its promise and its locations (DLV-1, availableDeliveryOptions).
import { isStocked, type StockSource } from '#goods/inventory/rules';
import type { DeliveryFacts, DeskGoods } from './desk-stock.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import { carriedNowhere, type DeliveryPromise } from './delivery-promise.ts';
import { SHIP_TO_ADDRESS, type DeliveryChoice } from './delivery-type.ts';
import type { ShipPoint } from '#goods/inventory/rules';

/** A location of an option's stock. G1 is the shopper's store, G2 another store near the address, G3 a regional centre, G4 a vendor. */
export interface OptionLocation {
  readonly locationId: string;
  /** Free units there. */
  readonly available: number;
  /** Most units for one line. */
  readonly threshold: number;
  readonly groupId: 'G1' | 'G2' | 'G3' | 'G4';
}

export interface DeliveryOption {
  readonly choice: DeliveryChoice;
  readonly promise: DeliveryPromise;
  /** Units that can be promised this way; Infinity when stock is unlimited or back orders are allowed. */
  readonly available: number;
  readonly locations: readonly OptionLocation[];
}

export interface OptionFacts {
  readonly desk: Pick<DeliveryDesk, 'look' | 'pointsTo'>;
  readonly facts: Pick<DeliveryFacts, 'nearStores' | 'partnerPoints' | 'store' | 'availableAt'>;
  /** The line's pickup store, else the shopper's store; null without either. */
  readonly store: string | null;
  /** Most units of the item on one line. */
  readonly limit: number;
  /** Stock that other lines of the cart take of the item. */
  readonly taken?: readonly StockSource[];
}

/** The possible options with the cart's other lines taken into account, shipping first. None for goods that need no delivery. */
export function deliveryOptions(
  goods: DeskGoods,
  qty: number,
  { desk, facts, store, limit, taken = [] }: OptionFacts,
): readonly DeliveryOption[] {
  if (carriedNowhere(goods.kind) !== null) return [];
  const option = (choice: DeliveryChoice, locations: readonly OptionLocation[]): DeliveryOption => {
    const { promise, available } = desk.look(goods, qty, choice, taken);
    return { choice, promise, available, locations };
  };
  const takenAt = (locationId: string): number =>
    taken.reduce((sum, { location, qty: units }) => sum + (location === locationId ? units : 0), 0);
  const unitsAt = (locationId: string): number =>
    isStocked(goods.kind) ? Math.max(facts.availableAt(goods.itemId, locationId) - takenAt(locationId), 0) : limit;
  const at = (locationId: string, groupId: OptionLocation['groupId']): OptionLocation => {
    const available = unitsAt(locationId);
    return { locationId, available, threshold: Math.min(available, limit), groupId };
  };
  const from = (points: readonly ShipPoint[]): readonly OptionLocation[] =>
    points.map(({ locationId, groupId }) => at(locationId, groupId));
  const options = goods.flags.inStoreOnly ? [] : [option(SHIP_TO_ADDRESS, from(desk.pointsTo()))];
  if (!goods.flags.bopisEligible) return options;
  // Without a chosen store, the nearest.
  const own = store === null ? undefined : facts.store(store);
  const chosen = own ?? facts.nearStores[0];
  if (chosen !== undefined) {
    const others = facts.nearStores.filter(({ storeNumber }) => storeNumber !== chosen.storeNumber);
    const shelves = [at(chosen.storeNumber, own === undefined ? 'G2' : 'G1'), ...others.map(({ storeNumber }) => at(storeNumber, 'G2'))];
    options.push(option({ type: 'ISP', storeNumber: chosen.storeNumber }, shelves));
    if (!goods.flags.inStoreOnly) options.push(option({ type: 'STS', storeNumber: chosen.storeNumber }, from(desk.pointsTo(chosen))));
  }
  const [partner] = facts.partnerPoints;
  if (partner !== undefined && !goods.flags.inStoreOnly)
    options.push(option({ type: 'PCK', storeNumber: partner.storeNumber }, from(desk.pointsTo(partner))));
  return options;
}
