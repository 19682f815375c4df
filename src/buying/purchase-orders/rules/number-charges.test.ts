// What an order draws under which purchase order number (B2B-2).
import { expect, test } from 'vitest';
import { numberCharges, usesOrderNumber } from '#buying/purchase-orders/rules';

const line = (number: string, gross: number) => ({ number, gross, discount: 0, handling: 0, surcharge: 0, tax: 0 });

test('[B2B-2] the order’s number comes first and takes the rest; numbers that differ in capitals are one, as written first', () => {
  const lines = [line('po-2', 300), line('', 200), line('PO-2', 100), line('po-1', 50)];
  expect(numberCharges({ number: 'PO-1', total: 700, lines })).toEqual([
    { number: 'PO-1', cents: 300 },
    { number: 'po-2', cents: 400 },
  ]);
});

test('[B2B-2] an order’s number that no line goes by is judged with its fees, or with nothing', () => {
  expect(numberCharges({ number: 'PO-1', total: 100, lines: [line('PO-2', 100)] })).toEqual([
    { number: 'PO-1', cents: 0 },
    { number: 'PO-2', cents: 100 },
  ]);
  expect(numberCharges({ number: '', total: 110, lines: [line('PO-2', 100)] })).toEqual([{ number: 'PO-2', cents: 110 }]);
});

test('[B2B-2] an order needs a number of its own while a line has none', () => {
  expect([usesOrderNumber([]), usesOrderNumber([line('PO-2', 1)]), usesOrderNumber([line('PO-2', 1), line('', 1)])]).toEqual([
    true,
    false,
    true,
  ]);
});
