// What the shop under test sells: plenty of most things, few of some, and a coupon that more want than can have it; and the gift cards
// that some pay with.
import { aCoupon, aStore } from '#buying/cart/fixtures';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { writeCoupons } from '#goods/promotions/server';
import { giftNumber } from '#providers/sandbox-provider/rules';
import { writeStores } from '#goods/stores/server';

export const COUPON = 'SOAK5';
const [PLENTY, FEW] = [60, 3];
const [PLENTY_FROM, FEW_FROM] = [1_000, 2_000];
const [GIFT_ONE_IN, GIFT_SHARED_BY, GIFT_DOLLARS] = [10, 3, 90];

export interface Wish {
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
  readonly coupons: readonly string[];
  /** Number of the gift card that pays first. */
  readonly giftCard: string | undefined;
}

/** Of the things there are few of, a third of those who want one; of the coupon, half. */
export function limitsFor(orders: number): { readonly few: number; readonly couponUses: number } {
  return { few: Math.ceil(orders / 25 / FEW / 3), couponUses: Math.ceil(orders / 50 / 2) };
}

export async function writeSoakGoods(db: Db, orders: number): Promise<void> {
  const { few, couponUses } = limitsFor(orders);
  const plenty = Array.from({ length: PLENTY }, (_, at) => ({
    itemId: String(PLENTY_FROM + at),
    cents: 499 + at * 137,
    onHand: orders * 9,
  }));
  const scarce = Array.from({ length: FEW }, (_, at) => ({ itemId: String(FEW_FROM + at), cents: 2_999 + at * 100, onHand: few }));
  const goods = [...plenty, ...scarce];
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(
      tx,
      goods.map(({ itemId, cents, onHand }) => aRecord({ itemId, prices: { USD: { base: cents } }, stock: { US: onHand } })),
    );
    await writeStock(
      tx,
      goods.map(({ itemId, onHand }) => ({ itemId, location: 'US', onHand })),
      'replace',
    );
    await writeStores(tx, [aStore()]);
    await writeCoupons(tx, [aCoupon({ code: COUPON, value: 500, limitTotal: couponUses, limitPerShopper: 1 })]);
  });
}

/**
 * Three things, one in twenty-five orders one that there are few of; one order in fifty with the coupon. One in ten begins with a gift
 * card, and three that come shortly after each other with the same one, which is not enough for them all.
 */
export function wishOf(order: number): Wish {
  const items = [0, 1, 2].map((at) => ({ itemId: String(PLENTY_FROM + ((order * 3 + at * 7) % PLENTY)), qty: 1 + ((order + at) % 3) }));
  const scarce = order % 25 === 7 ? [{ itemId: String(FEW_FROM + (Math.floor(order / 25) % FEW)), qty: 1 }] : [];
  return { items: [...items, ...scarce], coupons: order % 50 === 3 ? [COUPON] : [], giftCard: giftCardOf(order) };
}

function giftCardOf(order: number): string | undefined {
  if (order % GIFT_ONE_IN !== 6) return undefined;
  return giftNumber({ dollars: GIFT_DOLLARS, serial: Math.floor(order / GIFT_ONE_IN / GIFT_SHARED_BY) });
}
