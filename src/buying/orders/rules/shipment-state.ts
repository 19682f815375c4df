// What the state of a shipment means: which steps it can take is said by the table in shipment-states.ts.
import { stateAfter } from '#base/state-table/rules';
import type { Fulfilment } from './order-status.ts';
import { SHIPMENT_STATES, type ShipmentState, type ShipmentStep } from './shipment-states.ts';
import type { ShipmentKind } from './shipments.ts';

const STEPS: readonly ShipmentStep[] = ['pack', 'ship', 'makeReady', 'handOver', 'deliver'];

/** The step that usually comes next; null when the shipment is where it should be. */
export function nextStep(kind: ShipmentKind, state: ShipmentState): ShipmentStep | null {
  return STEPS.find((step) => stateAfter(SHIPMENT_STATES, state, step, { kind }).ok) ?? null;
}

/** Goods leave the shelf and money is taken with this step: when a parcel leaves, a pickup is fetched, a download is sent. */
export function isHandedOver(kind: ShipmentKind, step: ShipmentStep): boolean {
  return step === 'ship' || step === 'handOver' || (kind === 'nothing' && step === 'deliver');
}

/** Nobody has begun to pack it: its lines can still be cancelled. */
export function isCancellable(state: ShipmentState): boolean {
  return stateAfter(SHIPMENT_STATES, state, 'cancel').ok;
}

/** Nothing of it comes any more: cancelled, or not fetched in time. */
export function isGone(state: ShipmentState): boolean {
  return state === 'cancelled' || state === 'lapsed';
}

/** Where a shipment is, by what was written of it (null: nothing yet) and whether any of its lines is still wanted. */
export function shipmentState(written: ShipmentState | null, isWanted: boolean): ShipmentState {
  if (isWanted) return written ?? SHIPMENT_STATES.begins;
  return written === 'lapsed' ? 'lapsed' : 'cancelled';
}

/** It is with the shopper. */
function isWithShopper(state: ShipmentState): boolean {
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
