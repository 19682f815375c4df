// The meaning of a shipment's state; shipment-states.ts is the table of its steps.
import { stateAfter } from '#base/state-table/rules';
import type { Fulfilment } from './order-status.ts';
import { SHIPMENT_STATES, type ShipmentState, type ShipmentStep } from './shipment-states.ts';
import type { ShipmentKind } from './shipments.ts';

const STEPS: readonly ShipmentStep[] = ['pack', 'ship', 'makeReady', 'handOver', 'deliver'];

/** The usual next step; null when there is none left. */
export function nextStep(kind: ShipmentKind, state: ShipmentState): ShipmentStep | null {
  return STEPS.find((step) => stateAfter(SHIPMENT_STATES, state, step, { kind }).ok) ?? null;
}

/** Whether this step takes goods off stock and captures money: a parcel leaves, a pickup is collected, a download is sent. */
export function isHandedOver(kind: ShipmentKind, step: ShipmentStep): boolean {
  return step === 'ship' || step === 'handOver' || (kind === 'nothing' && step === 'deliver');
}

/** Packing has not begun, so its lines can be cancelled. */
export function isCancellable(state: ShipmentState): boolean {
  return stateAfter(SHIPMENT_STATES, state, 'cancel').ok;
}

/** Nothing of it will arrive: cancelled, or not collected in time. */
export function isGone(state: ShipmentState): boolean {
  return state === 'cancelled' || state === 'lapsed';
}

/** The state of a shipment: the stored one (null: no row yet), or cancelled when all its lines are. */
export function shipmentState(written: ShipmentState | null, isWanted: boolean): ShipmentState {
  if (isWanted) return written ?? SHIPMENT_STATES.begins;
  return written === 'lapsed' ? 'lapsed' : 'cancelled';
}

/** The shopper has it. */
function isWithShopper(state: ShipmentState): boolean {
  return state === 'delivered' || state === 'pickedUp';
}

const LEFT: readonly ShipmentState[] = ['shipped', 'ready', 'delivered', 'pickedUp'];

/** The fulfilment of an order: that of its least advanced shipment, ignoring those of which nothing will arrive. */
export function fulfilmentOf(shipments: readonly { readonly kind: ShipmentKind; readonly state: ShipmentState }[]): Fulfilment {
  const open = shipments.filter(({ state }) => !isGone(state));
  if (open.length === 0 || !open.every(({ state }) => LEFT.includes(state))) return 'unfulfilled';
  const onTheWay = open.filter(({ state }) => !isWithShopper(state));
  if (onTheWay.length > 0) return onTheWay.some(({ state }) => state === 'shipped') ? 'fulfilled' : 'ready';
  return open.every(({ state }) => state === 'pickedUp') ? 'pickedUp' : 'delivered';
}
