// Where the row of a line that was taken out stands on the cart page: before the line that came after it, or at the end. A plan, a
// service or a part of a bundle is drawn inside its line, so no row can stand before one.
import type { CartItem } from '#buying/cart/contract';
import type { RemovedLine } from '#buying/cart/screen';

/** The removed lines by the line that each row stands before; those at the end by `null`. */
export function rowPlaces(
  removed: readonly RemovedLine[],
  items: readonly Pick<CartItem, 'cartItemId'>[],
  drawnAlone: ReadonlySet<string>,
): ReadonlyMap<string | null, readonly RemovedLine[]> {
  const after = ({ index }: RemovedLine): string | null =>
    items.find(({ cartItemId }, at) => at >= index && drawnAlone.has(cartItemId))?.cartItemId ?? null;
  return Map.groupBy(removed, after);
}
