// Decides line by line which shelves goods come from and when they arrive: units of earlier lines are gone for later ones (DLV-1).
import type { StoreRecord } from '#goods/catalog/rules';
import { isStocked, type StockSource } from '#goods/inventory/rules';
import { carriedNowhere, NOTHING_CARRIED, OUT_OF_STOCK, type DeliveryPromise } from './delivery-promise.ts';
import type { DeliveryChoice } from './delivery-type.ts';
import { onOpenDays, placeOfStore } from './store-promise.ts';
import { backOrderPromise, preOrderPromise } from './promise.ts';
import { promiseBookFor } from './promise-cache.ts';
import type { ShipPoint } from '#goods/inventory/rules';
import { choosePoints, leftAt, NONE, take, totalOf, type DeliveryFacts, type Desk, type DeskGoods } from './desk-stock.ts';

export interface LineDelivery {
  readonly promise: DeliveryPromise;
  /** Units that can be promised; Infinity when stock is unlimited or back orders are allowed. */
  readonly available: number;
  /** The shelves that the units come from; empty for units that are promised but not in stock. */
  readonly sources: readonly StockSource[];
}

export interface DeliveryDesk {
  /**
   * Promises one line and takes its units, so that later lines cannot have them. When there are too few, the promise is for the available units,
   * whose number is `available`.
   */
  deliver(goods: DeskGoods, qty: number, choice: DeliveryChoice): LineDelivery;
  /** The promise if only `taken` of the item were gone, without taking anything. For the whole quantity, or OUT_OF_STOCK. */
  look(goods: DeskGoods, qty: number, choice: DeliveryChoice, taken?: readonly StockSource[]): LineDelivery;
  /** The points that ship to the place or store, in order of preference. */
  pointsTo(store?: StoreRecord): readonly ShipPoint[];
}

const NEVER: LineDelivery = { promise: OUT_OF_STOCK, available: 0, sources: NONE };

export function makeDeliveryDesk(facts: DeliveryFacts): DeliveryDesk {
  const book = promiseBookFor(facts);
  const desk: Desk = { facts, book, left: new Map() };
  return {
    pointsTo: book.pointsTo,
    deliver(goods, qty, choice) {
      const { partly, ...line } = deliver(desk, goods, qty, choice);
      return partly === undefined ? line : { ...line, promise: partly };
    },
    look(goods, qty, choice, taken = NONE) {
      const looking: Desk = { facts, book, left: new Map() };
      take(looking, goods, taken);
      const { partly: _, ...line } = deliver(looking, goods, qty, choice);
      return line;
    },
  };
}

/** `partly`: the promise for the available units, when there are too few. */
type FoundDelivery = LineDelivery & { readonly partly?: DeliveryPromise };

function deliver(desk: Desk, goods: DeskGoods, qty: number, choice: DeliveryChoice): FoundDelivery {
  const nowhere = carriedNowhere(goods.kind);
  if (nowhere !== null) return { promise: { ...NOTHING_CARRIED, group: nowhere }, available: Infinity, sources: NONE };
  if (choice.type === 'ISP') return fromShelf(desk, goods, qty, choice.storeNumber ?? '');
  const store = choice.type === 'STA' ? undefined : desk.facts.store(choice.storeNumber ?? '');
  if (choice.type !== 'STA' && store === undefined) return NEVER;
  return (store === undefined ? sameDay(desk, goods, qty) : undefined) ?? fromPoints(desk, goods, qty, store);
}

function fromShelf(desk: Desk, goods: DeskGoods, qty: number, storeNumber: string): FoundDelivery {
  const store = desk.facts.store(storeNumber);
  if (store === undefined) return NEVER;
  const available = isStocked(goods.kind) ? leftAt(desk, goods.itemId, storeNumber) : Infinity;
  const sources = take(desk, goods, [{ location: storeNumber, qty: Math.min(qty, available) }]);
  const promise = desk.book.fetched(store, available >= qty);
  return { promise, available, sources, ...(available > 0 && available < qty && { partly: desk.book.fetched(store, true) }) };
}

/** Only if one store has everything: a parcel that arrives in parts on two days is no same-day delivery. */
function sameDay(desk: Desk, goods: DeskGoods, qty: number): LineDelivery | undefined {
  if (!goods.flags.shipFromStore || goods.flags.preOrder || !isStocked(goods.kind)) return undefined;
  for (const { storeNumber, promise } of desk.book.sameDay) {
    const there = leftAt(desk, goods.itemId, storeNumber);
    if (there < qty) continue;
    const available = Math.max(there, totalOf(desk, goods.itemId));
    return { promise, available, sources: take(desk, goods, [{ location: storeNumber, qty }]) };
  }
  return undefined;
}

function fromPoints(desk: Desk, goods: DeskGoods, qty: number, store: StoreRecord | undefined): FoundDelivery {
  const { facts, book } = desk;
  const points = book.pointsTo(store);
  const [nearest] = points;
  if (nearest === undefined) return NEVER;
  const place = store === undefined ? facts.place : placeOfStore(store);
  const trip = { now: facts.now, timeZone: facts.timeZone, place, calendar: facts.calendar };
  const early = preOrderPromise(goods, { ...trip, from: nearest });
  if (early !== undefined) return { promise: onOpenDays(early, store), available: Infinity, sources: NONE };
  const promiseFrom = (from: ShipPoint): DeliveryPromise => book.shipped(goods, from, store);
  if (!isStocked(goods.kind)) return { promise: promiseFrom(nearest), available: Infinity, sources: NONE };
  const sources = choosePoints(desk, goods.itemId, qty, points);
  const there = sources.reduce((sum, source) => sum + source.qty, 0);
  const available = goods.backorderDays === null ? totalOf(desk, goods.itemId) : Infinity;
  const promise = together(sources.flatMap(({ location }) => points.filter((point) => point.locationId === location).map(promiseFrom)));
  if (there < qty) {
    const later = backOrderPromise(goods, facts.inbound(goods.itemId), { ...trip, from: nearest });
    return later === undefined
      ? { promise: OUT_OF_STOCK, available, sources: take(desk, goods, sources), ...(there > 0 && { partly: promise }) }
      : { promise: onOpenDays(later, store), available, sources: NONE };
  }
  return { promise, available, sources: take(desk, goods, sources) };
}

/** Parts from several points arrive with the last of them; the slowest sets the group. */
function together(promises: readonly DeliveryPromise[]): DeliveryPromise {
  const [first = OUT_OF_STOCK, ...rest] = promises;
  return rest.reduce((all, other) => {
    const slower = (other.latest ?? '') > (all.latest ?? '') ? other : all;
    const earliest = (other.earliest ?? '') < (all.earliest ?? '') ? other.earliest : all.earliest;
    const orderBy = all.orderBy === null || other.orderBy === null ? null : Math.min(all.orderBy, other.orderBy);
    return { ...slower, earliest, orderBy };
  }, first);
}
