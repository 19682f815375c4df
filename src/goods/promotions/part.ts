import type { Coupons } from '#goods/promotions/server';
import type { Part } from '#platform/part';

export function promotionsPart(coupons: Coupons): Part {
  return { close: () => coupons.close() };
}
