import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeGrowingNumbers } from './growable-uint32-array.ts';

const step = fc.oneof(
  fc.record({ push: fc.array(fc.nat(), { maxLength: 1_500 }) }),
  fc.record({ cutTo: fc.nat(3_000) }),
  fc.constant('trim' as const),
);

test('a list holds what an array would, and after a trim little more', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const numbers = makeGrowingNumbers();
      let plain: number[] = [];
      for (const one of steps) {
        if (one === 'trim') numbers.trim();
        else if ('push' in one) {
          for (const number of one.push) numbers.push(number);
          plain.push(...one.push);
        } else {
          numbers.cutTo(one.cutTo);
          plain = plain.slice(0, one.cutTo);
        }
        const room = one === 'trim' ? numbers.list.length : 0;
        expect(room).toBeLessThanOrEqual(Math.max(plain.length, 1_024));
        expect([...numbers.list.subarray(0, numbers.length)]).toEqual(plain);
      }
    }),
    { numRuns: 50 },
  );
});
