// The part of "Add to cart" that comes with its first use.
import { isRefusal } from '#outcome/rules';
import { pageCart } from './page-cart.ts';
import type { ItemToAdd } from './pending-commands.ts';

/** Enters coupons, with what they give for nothing, and has the shopper told. */
export async function addCoupons(coupons: readonly string[], freeItems: readonly string[]): Promise<void> {
  await pageCart().run({ kind: 'add', items: [], coupons, freeItems, confirm: true });
}

/** Adds, and has the shopper told. True when the server answered. */
export async function addToCart(items: readonly ItemToAdd[]): Promise<boolean> {
  const answer = await pageCart().run({ kind: 'add', items, confirm: true });
  return answer !== null && !isRefusal(answer);
}
