// What an order charges to which center (B2B-1): to the cent; fees follow the lines or the order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargesOf } from '#buying/budgets/rules';

const line = (center: string, gross: number, tax = 0) => ({ center, gross, discount: 0, handling: 0, surcharge: 0, tax });

test('[B2B-1] a line’s own center takes the line with its tax, the order’s center the rest with the delivery fee', () => {
  const lines = [line('IT', 1_000, 62), line('', 500, 31)];
  expect(chargesOf({ center: 'Art', total: 1_992, lines })).toEqual([
    { center: 'Art', cents: 930 },
    { center: 'IT', cents: 1_062 },
  ]);
});

test('[B2B-1] without a center of the order its fees follow the lines by the largest remainder; lines without a center keep theirs', () => {
  const lines = [line('IT', 100), line('Lab', 100), line('', 100)];
  expect(chargesOf({ center: '', total: 400, lines })).toEqual([
    { center: 'IT', cents: 134 },
    { center: 'Lab', cents: 133 },
  ]);
  expect(chargesOf({ center: '', total: 300, lines: [] })).toEqual([]);
});

const anyLine = fc.record({ center: fc.constantFrom('IT', 'Lab'), cents: fc.integer({ min: 0, max: 100_000 }) });

test('[B2B-1] when every line has a center, the charges are the total, however the order is charged', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom('', 'Art', 'IT'),
      (all, fees, center) => {
        const goods = all.reduce((sum, { cents }) => sum + cents, 0);
        const lines = all.map((one) => line(one.center, one.cents));
        const sum = chargesOf({ center, total: goods + fees, lines }).reduce((cents, one) => cents + one.cents, 0);
        // Fees of goods that cost nothing have nobody to follow.
        expect(sum).toBe(goods === 0 && center === '' ? 0 : goods + fees);
      },
    ),
  );
});
