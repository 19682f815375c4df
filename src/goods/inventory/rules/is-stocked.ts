// Only goods can run out; services, downloads, memberships and fees cannot.
import type { ProductKind } from '#goods/catalog/rules';

const NEVER_OUT: ReadonlySet<ProductKind> = new Set(['eDownload', 'membership', 'warranty', 'assembly', 'techHelp', 'eGiftCard']);

/** Whether an order takes units of this kind from a shelf. */
export function isStocked(kind: ProductKind): boolean {
  return !NEVER_OUT.has(kind);
}
