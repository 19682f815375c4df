import { expect, test } from 'vitest';
import { placeAmong } from './order-update.ts';

const SHIPMENTS = [
  { shipmentNo: 3, kind: 'pickup' },
  { shipmentNo: 1, kind: 'ship' },
  { shipmentNo: 4, kind: 'ship' },
  { shipmentNo: 2, kind: 'nothing' },
  { shipmentNo: 5, kind: 'nothing' },
] as const;

test.each([
  [1, { kind: 'ship', at: 1, of: 2 }],
  [4, { kind: 'ship', at: 2, of: 2 }],
  // The only pickup, a shipment without transport, and an update about no shipment.
  [3, null],
  [5, null],
  [null, null],
  [9, null],
])('[CHK-5] shipment %j is %j among those of its kind', (shipmentNo, place) => {
  expect(placeAmong(SHIPMENTS, shipmentNo)).toEqual(place);
});
