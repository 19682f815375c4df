// The one state machine of a shipment: which steps it can take from where. Orders, pickups, staff and the simulator all go by it.
import type { Fulfilment } from './order-status.ts';
import type { ShipmentKind } from './shipments.ts';

export type ShipmentState = 'ordered' | 'packed' | 'shipped' | 'delivered' | 'ready' | 'pickedUp' | 'lapsed' | 'cancelled';

/** What is done to a shipment. `makeReady` and `handOver` are of pickups, `ship` of parcels. */
export type ShipmentStep = 'pack' | 'ship' | 'deliver' | 'makeReady' | 'handOver';

/** The clock alone makes a pickup lapse. */
type AnyStep = ShipmentStep | 'lapse';

interface Way {
  readonly from: readonly ShipmentState[];
  readonly to: ShipmentState;
}

const WAYS: Readonly<Record<ShipmentKind, Readonly<Partial<Record<AnyStep, Way>>>>> = {
  ship: {
    pack: { from: ['ordered'], to: 'packed' },
    ship: { from: ['ordered', 'packed'], to: 'shipped' },
    deliver: { from: ['shipped'], to: 'delivered' },
  },
  pickup: {
    pack: { from: ['ordered'], to: 'packed' },
    makeReady: { from: ['ordered', 'packed'], to: 'ready' },
    handOver: { from: ['ready'], to: 'pickedUp' },
    lapse: { from: ['ready'], to: 'lapsed' },
  },
  // Sent by e-mail: there is nothing to pack.
  nothing: { deliver: { from: ['ordered'], to: 'delivered' } },
};

/** Where a step leads; null when it cannot be taken from here. */
export function stateAfter(kind: ShipmentKind, state: ShipmentState, step: AnyStep): ShipmentState | null {
  const way = WAYS[kind][step];
  return way !== undefined && way.from.includes(state) ? way.to : null;
}

const NEXT: Readonly<Record<ShipmentKind, Readonly<Partial<Record<ShipmentState, ShipmentStep>>>>> = {
  ship: { ordered: 'pack', packed: 'ship', shipped: 'deliver' },
  pickup: { ordered: 'pack', packed: 'makeReady', ready: 'handOver' },
  nothing: { ordered: 'deliver' },
};

/** The step that usually comes next; null when the shipment is where it should be. */
export function nextStep(kind: ShipmentKind, state: ShipmentState): ShipmentStep | null {
  return NEXT[kind][state] ?? null;
}

/** Goods leave the shelf and money is taken with this step: when a parcel leaves, a pickup is fetched, a download is sent. */
export function isHandedOver(kind: ShipmentKind, step: ShipmentStep): boolean {
  return step === 'ship' || step === 'handOver' || (kind === 'nothing' && step === 'deliver');
}

/** Nobody has begun to pack it: its lines can still be cancelled. */
export function isCancellable(state: ShipmentState): boolean {
  return state === 'ordered';
}

/** Nothing of it comes any more: cancelled, or not fetched in time. */
export function isGone(state: ShipmentState): boolean {
  return state === 'cancelled' || state === 'lapsed';
}

/** Where a shipment is, by what was written of it (null: nothing yet) and whether any of its lines is still wanted. */
export function shipmentState(written: ShipmentState | null, isWanted: boolean): ShipmentState {
  if (isWanted) return written ?? 'ordered';
  return written === 'lapsed' ? 'lapsed' : 'cancelled';
}

/** It is with the shopper, who may send it back. */
export function isWithShopper(state: ShipmentState): boolean {
  return state === 'delivered' || state === 'pickedUp';
}

const LEFT: readonly ShipmentState[] = ['shipped', 'ready', 'delivered', 'pickedUp'];

/** Where an order's goods stand, by its shipments; those of which nothing comes do not count. The least of them decides. */
export function fulfilmentOf(shipments: readonly { readonly kind: ShipmentKind; readonly state: ShipmentState }[]): Fulfilment {
  const open = shipments.filter(({ state }) => !isGone(state));
  if (open.length === 0 || !open.every(({ state }) => LEFT.includes(state))) return 'unfulfilled';
  const onTheWay = open.filter(({ state }) => !isWithShopper(state));
  if (onTheWay.length > 0) return onTheWay.some(({ state }) => state === 'shipped') ? 'fulfilled' : 'ready';
  return open.every(({ state }) => state === 'pickedUp') ? 'pickedUp' : 'delivered';
}
