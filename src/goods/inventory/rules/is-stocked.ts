// Only goods can run out; services, downloads, memberships and fees cannot.
import { isService, type ProductKind } from '#goods/catalog/rules';

/** Whether an order takes units of this kind from a shelf. */
export function isStocked(kind: ProductKind): boolean {
  return !isService(kind);
}
