import { expect, test } from 'vitest';
import type { Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import { fulfilmentOf, isCancellable, nextStep, shipmentState } from './shipment-state.ts';
import { SHIPMENT_STATES, type ShipmentState, type ShipmentStep } from './shipment-states.ts';
import type { ShipmentKind } from './shipments.ts';

test.each<[ShipmentKind, readonly ShipmentState[]]>([
  ['ship', ['ordered', 'packed', 'shipped', 'delivered']],
  ['pickup', ['ordered', 'packed', 'ready', 'pickedUp']],
  ['nothing', ['ordered', 'delivered']],
])('[CHK-5] %s goes %j, step by step, and stays at the end', (kind, way) => {
  const walked: ShipmentState[] = ['ordered'];
  for (let state: ShipmentState = 'ordered', step = nextStep(kind, state); step !== null; step = nextStep(kind, state)) {
    const moved: Outcome<ShipmentState, string> = stateAfter(SHIPMENT_STATES, state, step, { kind });
    state = moved.ok ? moved.value : 'cancelled';
    walked.push(state);
  }
  expect(walked).toEqual(way);
});

test.each<[ShipmentKind, ShipmentState, ShipmentStep]>([
  ['ship', 'shipped', 'ship'],
  ['ship', 'ordered', 'deliver'],
  ['ship', 'cancelled', 'ship'],
  ['ship', 'ordered', 'handOver'],
  ['pickup', 'ordered', 'handOver'],
  ['pickup', 'ready', 'ship'],
  ['pickup', 'lapsed', 'handOver'],
  ['nothing', 'ordered', 'ship'],
])('%s that is %s cannot %s', (kind, state, step) => {
  expect(stateAfter(SHIPMENT_STATES, state, step, { kind })).toEqual({ ok: false, problem: 'STEP_NOT_POSSIBLE' });
});

test('[CHK-5] only a ready pickup lapses, and only after its last day', () => {
  const lapse = (state: ShipmentState, isHoldOver: boolean) => stateAfter(SHIPMENT_STATES, state, 'lapse', { isHoldOver });
  expect(lapse('ready', true)).toEqual({ ok: true, value: 'lapsed' });
  expect(lapse('ready', false).ok).toBe(false);
  for (const state of ['packed', 'shipped', 'pickedUp', 'lapsed'] as const) expect(lapse(state, true).ok, state).toBe(false);
});

test('[CHK-5] only a shipment that is not packed can be cancelled', () => {
  const states = Object.keys(SHIPMENT_STATES.states) as ShipmentState[];
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

test('a shipment whose lines are all cancelled is cancelled, unless it lapsed', () => {
  expect([shipmentState(null, true), shipmentState('ready', true)]).toEqual(['ordered', 'ready']);
  expect([shipmentState(null, false), shipmentState('packed', false), shipmentState('lapsed', false)]).toEqual([
    'cancelled',
    'cancelled',
    'lapsed',
  ]);
});
