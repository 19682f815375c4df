// The states of a shipment and the steps possible in each, for orders, pickups, staff and the simulator.
import type { StateEvent, StateTable } from '#base/state-table/rules';
import type { ShipmentKind } from './shipments.ts';

export type ShipmentState = 'ordered' | 'packed' | 'shipped' | 'delivered' | 'ready' | 'pickedUp' | 'lapsed' | 'cancelled';

/** Steps of staff. `makeReady` and `handOver` are for pickups, `ship` for parcels. */
export type ShipmentStep = 'pack' | 'ship' | 'deliver' | 'makeReady' | 'handOver';

interface OfKind {
  readonly kind: ShipmentKind;
}

interface OfReturn extends OfKind {
  /** A membership that nobody used goes back at any time (RWD-4). */
  readonly isUnusedMembership?: boolean | undefined;
}

/** The steps, and the events that are not steps of staff. */
interface ShipmentEvents extends Readonly<Record<ShipmentStep, StateEvent<'STEP_NOT_POSSIBLE', OfKind>>> {
  /** The clock makes a pickup lapse. `isHoldOver`: its last day has passed in the store's time zone. */
  readonly lapse: StateEvent<'STEP_NOT_POSSIBLE', { readonly isHoldOver: boolean }>;
  /** Its last line is cancelled. */
  readonly cancel: StateEvent<'TOO_LATE_TO_CANCEL'>;
  /** A return is requested for some of it. `arrivedAt`: when the shopper got it. */
  readonly sendBack: StateEvent<'RETURN_NOT_POSSIBLE', OfReturn & { readonly arrivedAt: Date | null; readonly now: Date }>;
}

/** Days after arrival for a return. */
export const RETURN_DAYS = 30;
const DAY_MS = 86_400_000;

const OF_KIND = {
  parcel: { rule: 'it is a parcel', reason: 'STEP_NOT_POSSIBLE', holds: ({ kind }: OfKind) => kind === 'ship' },
  pickup: { rule: 'it is a pickup', reason: 'STEP_NOT_POSSIBLE', holds: ({ kind }: OfKind) => kind === 'pickup' },
  carried: { rule: 'there is something to pack', reason: 'STEP_NOT_POSSIBLE', holds: ({ kind }: OfKind) => kind !== 'nothing' },
  mailed: { rule: 'it is sent by e-mail', reason: 'STEP_NOT_POSSIBLE', holds: ({ kind }: OfKind) => kind === 'nothing' },
} as const;

const RETURNABLE = {
  goods: {
    rule: 'it is no download, and no membership that was used',
    reason: 'RETURN_NOT_POSSIBLE',
    holds: ({ kind, isUnusedMembership }: OfReturn) => kind !== 'nothing' || isUnusedMembership === true,
  },
  inTime: {
    rule: `it arrived less than ${RETURN_DAYS} days ago, or is a membership`,
    reason: 'RETURN_NOT_POSSIBLE',
    holds: ({ arrivedAt, now, isUnusedMembership }: ShipmentEvents['sendBack']['facts']) =>
      isUnusedMembership === true || (arrivedAt !== null && now.getTime() - arrivedAt.getTime() < RETURN_DAYS * DAY_MS),
  },
} as const;

const HELD_TOO_LONG = {
  rule: 'its last day is over',
  reason: 'STEP_NOT_POSSIBLE',
  holds: ({ isHoldOver }: ShipmentEvents['lapse']['facts']) => isHoldOver,
} as const;

/** `ordered` has no row yet, and in `cancelled` all lines are cancelled, so the table of shipments stores neither. */
export const SHIPMENT_STATES: StateTable<ShipmentState, ShipmentEvents> = {
  begins: 'ordered',
  states: {
    ordered: {
      pack: { to: 'packed', guards: [OF_KIND.carried] },
      ship: { to: 'shipped', guards: [OF_KIND.parcel] },
      makeReady: { to: 'ready', guards: [OF_KIND.pickup] },
      deliver: { to: 'delivered', guards: [OF_KIND.mailed] },
      cancel: { to: 'cancelled' },
    },
    packed: {
      ship: { to: 'shipped', guards: [OF_KIND.parcel] },
      makeReady: { to: 'ready', guards: [OF_KIND.pickup] },
    },
    shipped: {
      deliver: { to: 'delivered', guards: [OF_KIND.parcel] },
      sendBack: { to: 'shipped', guards: [RETURNABLE.goods] },
    },
    delivered: { sendBack: { to: 'delivered', guards: [RETURNABLE.goods, RETURNABLE.inTime] } },
    ready: {
      handOver: { to: 'pickedUp', guards: [OF_KIND.pickup] },
      lapse: { to: 'lapsed', guards: [HELD_TOO_LONG] },
    },
    pickedUp: { sendBack: { to: 'pickedUp', guards: [RETURNABLE.goods, RETURNABLE.inTime] } },
    lapsed: {},
    cancelled: {},
  },
  otherwise: {
    pack: 'STEP_NOT_POSSIBLE',
    ship: 'STEP_NOT_POSSIBLE',
    deliver: 'STEP_NOT_POSSIBLE',
    makeReady: 'STEP_NOT_POSSIBLE',
    handOver: 'STEP_NOT_POSSIBLE',
    lapse: 'STEP_NOT_POSSIBLE',
    cancel: 'TOO_LATE_TO_CANCEL',
    sendBack: 'RETURN_NOT_POSSIBLE',
  },
};
