import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelledAmount, captureFor, type ChargedShipment } from './order-money.ts';

const line = (lineNo: number, gross: number) => ({ lineNo, gross, discount: 0, handling: 0, surcharge: 0, tax: 0, cancelled: false });
const parcel = (shipmentNo: number, gross: number, kind: 'ship' | 'pickup' = 'ship'): ChargedShipment => ({
  shipmentNo,
  kind,
  state: 'ordered',
  captured: null,
  lines: [line(shipmentNo, gross)],
});

test('[CHK-5] the first parcel bears the fees, not a pickup that is collected before it', () => {
  const shipments = [parcel(1, 1000, 'pickup'), parcel(2, 2000), parcel(3, 3000)];
  expect(captureFor(1, 6700, shipments)).toBe(1000);
  expect(captureFor(3, 6700, shipments)).toBe(3700);
  expect(captureFor(2, 6700, [shipments[0], shipments[1], { ...shipments[2], captured: 3700 }] as ChargedShipment[])).toBe(2000);
});

test('[CHK-5] cancelling the last parcel takes the fees off once; cancelling a pickup later takes off only its lines', () => {
  const shipments = [parcel(1, 1000, 'pickup'), parcel(2, 2000)];
  expect(cancelledAmount([2], 3700, shipments)).toBe(2700);
  const after = [shipments[0], { ...parcel(2, 2000), lines: [{ ...line(2, 2000), cancelled: true }] }] as ChargedShipment[];
  expect(cancelledAmount([1], 3700, after)).toBe(1000);
});

test('[CHK-5] cancellations and captures in any order add up to the total', () => {
  const shipment = fc.record({
    kind: fc.constantFrom('ship', 'pickup', 'nothing'),
    lines: fc.array(fc.nat(100_000), { minLength: 1, maxLength: 3 }),
  });
  const shuffled = fc.array(shipment, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      shuffled,
      fc.nat(5_000),
      fc.array(fc.tuple(fc.boolean(), fc.nat(9)), { minLength: 1, maxLength: 12 }),
      (made, fees, moves) => {
        let lineNo = 0;
        let shipments: ChargedShipment[] = made.map(({ kind, lines }) => {
          const members = lines.map((gross) => line((lineNo += 1), gross));
          return { shipmentNo: members[0]?.lineNo ?? 0, kind: kind as 'ship', state: 'ordered', captured: null, lines: members };
        });
        const total = fees + made.flatMap(({ lines }) => lines).reduce((sum, gross) => sum + gross, 0);
        let parts = 0;
        const isOpen = ({ captured, lines }: ChargedShipment): boolean => captured === null && lines.some(({ cancelled }) => !cancelled);
        const leave = (one: ChargedShipment): void => {
          const captured = captureFor(one.shipmentNo, total, shipments);
          parts += captured;
          shipments = shipments.map((other) => (other === one ? { ...one, captured } : other));
        };
        for (const [cancels, at] of moves) {
          const open = shipments.filter(isOpen);
          const one = open[at % Math.max(1, open.length)];
          if (one === undefined) break;
          if (!cancels) leave(one);
          else {
            const [gone] = one.lines.filter(({ cancelled }) => !cancelled);
            parts += cancelledAmount([gone?.lineNo ?? 0], total, shipments);
            const lines = one.lines.map((member) => (member === gone ? { ...member, cancelled: true } : member));
            shipments = shipments.map((other) => (other === one ? { ...one, lines } : other));
          }
        }
        for (let next = shipments.find(isOpen); next !== undefined; next = shipments.find(isOpen)) leave(next);
        expect(parts).toBe(total);
      },
    ),
  );
});
