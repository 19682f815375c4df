// Places the Undo row of a removed line on the cart page: before the line that followed it, or at the end. Plans, services and parts are drawn inside
// their line, so no row can precede one.
import type { CartItem } from '#buying/cart/contract';
import type { RemovedLine } from '#buying/cart/screen';

/** Removed lines by the line that follows their row; those at the end under `null`. */
export function rowPlaces(
  removed: readonly RemovedLine[],
  items: readonly Pick<CartItem, 'cartItemId'>[],
  drawnAlone: ReadonlySet<string>,
): ReadonlyMap<string | null, readonly RemovedLine[]> {
  const after = ({ index }: RemovedLine): string | null =>
    items.find(({ cartItemId }, at) => at >= index && drawnAlone.has(cartItemId))?.cartItemId ?? null;
  return Map.groupBy(removed, after);
}
