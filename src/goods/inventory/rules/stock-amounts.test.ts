import { expect, test } from 'vitest';
import { isStocked } from './is-stocked.ts';
import { stockAmounts } from './stock-amounts.ts';

test('the star means every store, and a named store overrides it', () => {
  expect(stockAmounts({ itemId: '1', kind: 'ordinary', stock: { US: 5, stores: { '*': 2, '0014': 0 } } }, ['0008', '0014'])).toEqual([
    { itemId: '1', location: 'US', onHand: 5 },
    { itemId: '1', location: '0008', onHand: 2 },
    { itemId: '1', location: '0014', onHand: 0 },
  ]);
});

test('[CAT-1] services, downloads and memberships have no stock', () => {
  expect((['eDownload', 'membership', 'warranty', 'assembly', 'techHelp', 'eGiftCard'] as const).some(isStocked)).toBe(false);
  expect((['ordinary', 'bundle', 'giftCard', 'freeSample', 'directFurniture'] as const).every(isStocked)).toBe(true);
  expect(stockAmounts({ itemId: '1', kind: 'warranty', stock: { US: 5 } }, [])).toEqual([]);
});
