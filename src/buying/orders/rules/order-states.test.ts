import { expect, test } from 'vitest';
import { stateAfter } from '#base/state-table/rules';
import { ORDER_STATES } from './order-states.ts';
import type { ShipmentState } from './shipment-states.ts';

test.each<[readonly ShipmentState[], boolean]>([
  [['ordered'], true],
  [['ordered', 'ordered'], true],
  [['ordered', 'packed'], false],
  [['lapsed'], false],
  [[], false],
])('[CHK-5] lines in shipments that are %j can be cancelled: %s', (shipments, can) => {
  const said = stateAfter(ORDER_STATES, 'placed', 'cancelLines', { shipments });
  expect(said).toEqual(can ? { ok: true, value: 'placed' } : { ok: false, problem: 'TOO_LATE_TO_CANCEL' });
});

const untouched = { fulfilment: 'unfulfilled', paymentStatus: 'authorised', begun: false, cancelled: 0 } as const;

test('[CART-7] an order whose preparation has not begun can be reopened', () => {
  expect(stateAfter(ORDER_STATES, 'placed', 'reopen', untouched)).toEqual({ ok: true, value: 'cancelled' });
});

test.each([
  { fulfilment: 'fulfilled' },
  { begun: true },
  { paymentStatus: 'captured' },
  { paymentStatus: 'none' },
  { cancelled: 1 },
] as const)('[CART-7] an order does not go back into the cart where %j', (change) => {
  const said = stateAfter(ORDER_STATES, 'placed', 'reopen', { ...untouched, ...change });
  expect(said).toEqual({ ok: false, problem: 'CART_STATUS_ERROR' });
});

test.each(['draft', 'cancelled', 'released'] as const)('[CHK-5] the goods of an order that is %s take no step', (status) => {
  expect(stateAfter(ORDER_STATES, status, 'step')).toEqual({ ok: false, problem: 'STEP_NOT_POSSIBLE' });
  expect(stateAfter(ORDER_STATES, status, 'cancelLines', { shipments: ['ordered'] }).ok).toBe(false);
  expect(stateAfter(ORDER_STATES, status, 'lapse').ok).toBe(false);
  expect(stateAfter(ORDER_STATES, status, 'reopen', untouched).ok).toBe(false);
});
