import { expect, test } from 'vitest';
import {
  fulfilmentOf,
  isCancellable,
  nextStep,
  shipmentState,
  stateAfter,
  type ShipmentState,
  type ShipmentStep,
} from './shipment-state.ts';
import type { ShipmentKind } from './shipments.ts';

test.each<[ShipmentKind, readonly ShipmentState[]]>([
  ['ship', ['ordered', 'packed', 'shipped', 'delivered']],
  ['pickup', ['ordered', 'packed', 'ready', 'pickedUp']],
  ['nothing', ['ordered', 'delivered']],
])('[CHK-5] %s goes %j, step by step, and stays at the end', (kind, way) => {
  const walked: ShipmentState[] = ['ordered'];
  for (let state: ShipmentState = 'ordered', step = nextStep(kind, state); step !== null; step = nextStep(kind, state)) {
    state = stateAfter(kind, state, step) ?? 'cancelled';
    walked.push(state);
  }
  expect(walked).toEqual(way);
});

test.each<[ShipmentKind, ShipmentState, ShipmentStep | 'lapse']>([
  ['ship', 'shipped', 'ship'],
  ['ship', 'ordered', 'deliver'],
  ['ship', 'cancelled', 'ship'],
  ['ship', 'ordered', 'handOver'],
  ['pickup', 'ordered', 'handOver'],
  ['pickup', 'ready', 'ship'],
  ['pickup', 'packed', 'lapse'],
  ['pickup', 'pickedUp', 'lapse'],
  ['pickup', 'lapsed', 'handOver'],
  ['ship', 'shipped', 'lapse'],
  ['nothing', 'ordered', 'ship'],
])('%s that is %s cannot %s', (kind, state, step) => {
  expect(stateAfter(kind, state, step)).toBeNull();
});

test('[CHK-5] only what nobody has begun to pack can be cancelled', () => {
  const states: readonly ShipmentState[] = ['ordered', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled'];
  expect(states.filter(isCancellable)).toEqual(['ordered']);
});

test.each([
  ['unfulfilled', ['shipped', 'packed']],
  ['fulfilled', ['shipped', 'delivered']],
  ['delivered', ['delivered', 'cancelled']],
  ['ready', ['ready', 'delivered']],
  ['pickedUp', ['pickedUp', 'pickedUp']],
  ['delivered', ['pickedUp', 'delivered']],
  ['unfulfilled', ['cancelled', 'cancelled']],
  ['delivered', ['lapsed', 'delivered']],
  ['ready', ['lapsed', 'ready']],
] as const)('an order is %s when its shipments are %j', (fulfilment, states) => {
  expect(fulfilmentOf(states.map((state) => ({ kind: 'ship', state })))).toBe(fulfilment);
});

test('a shipment of which nothing is wanted is cancelled, unless it lapsed', () => {
  expect([shipmentState(null, true), shipmentState('ready', true)]).toEqual(['ordered', 'ready']);
  expect([shipmentState(null, false), shipmentState('packed', false), shipmentState('lapsed', false)]).toEqual([
    'cancelled',
    'cancelled',
    'lapsed',
  ]);
});
