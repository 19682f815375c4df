// What can run out: goods do; services, downloads, memberships and fees do not.
import type { ProductKind } from '#goods/catalog/rules';

const NEVER_OUT: ReadonlySet<ProductKind> = new Set(['eDownload', 'membership', 'warranty', 'assembly', 'techHelp', 'eGiftCard']);

/** Whether units of this kind lie on a shelf and are taken from it by an order. */
export function isStocked(kind: ProductKind): boolean {
  return !NEVER_OUT.has(kind);
}
