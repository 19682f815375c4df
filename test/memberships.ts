// The paid programs on the shelf of a test shop.
import { aRecord } from '#goods/catalog/fixtures';
import { writeProducts } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { prepareCarts } from './carts.ts';

export const [SELECT, PREMIUM] = ['970049', '970099'] as const;
/** For somebody else. */
export const [SELECT_GIFT, PREMIUM_GIFT] = ['970050', '970100'] as const;
const YEARLY = { kind: 'membership', quantityLimit: 1 } as const;

export async function prepareMemberships(db: Db): Promise<void> {
  await prepareCarts(db);
  await db.transaction((tx) =>
    writeProducts(tx, [
      aRecord({ itemId: SELECT, partNumber: 'T-SEL', ...YEARLY, prices: { USD: { base: 4_900 }, CAD: { base: 4_900 } } }),
      aRecord({ itemId: PREMIUM, partNumber: 'T-PRE', ...YEARLY, prices: { USD: { base: 9_900 }, CAD: { base: 9_900 } } }),
      aRecord({ itemId: SELECT_GIFT, partNumber: 'T-SEL-GIFT', ...YEARLY, prices: { USD: { base: 4_900 }, CAD: { base: 4_900 } } }),
      aRecord({ itemId: PREMIUM_GIFT, partNumber: 'T-PRE-GIFT', ...YEARLY, prices: { USD: { base: 9_900 }, CAD: { base: 9_900 } } }),
    ]),
  );
}
