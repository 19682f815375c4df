import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickupChanges } from './pickup-changes.ts';

const line = (cartItemId: string, storeNumber: string | null, qty = 1) => ({ cartItemId, qty, storeNumber });

test('[DLV-3] pickups are counted in units as added, modified and removed', () => {
  const before = [line('a', null), line('b', '0008'), line('c', '0008'), line('d', '0008', 3), line('e', null)];
  const after = [line('a', '0008'), line('b', '0014'), line('c', null), line('e', null), line('f', '0014')];
  expect(pickupChanges(before, after)).toEqual({ added: 2, modified: 1, removed: 4 });
  expect(pickupChanges(before, before)).toEqual({ added: 0, modified: 0, removed: 0 });
});

test('[DLV-3] the reverse change counts in reverse', () => {
  const lines = fc.uniqueArray(
    fc.record({ cartItemId: fc.constantFrom('a', 'b', 'c', 'd'), qty: fc.constant(2), storeNumber: fc.constantFrom(null, '0008', '0014') }),
    {
      selector: ({ cartItemId }) => cartItemId,
    },
  );
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const [there, back] = [pickupChanges(before, after), pickupChanges(after, before)];
      expect(back).toEqual({ added: there.removed, modified: there.modified, removed: there.added });
    }),
  );
});
