// What a tile says about a product beside name and price: its mark, whether it can be bought, and straight from the tile (CAT-3).
import type { ProductKind } from './catalog-record.ts';
import type { ProductFacts } from './product-facts.ts';

export type TileBadge = 'bestSeller' | 'newPackaging' | 'limitedQuantity' | 'discontinued' | 'preOrder' | 'comingSoon';

/** The one mark that matters most: what keeps it from being bought as usual, then what speaks for it. `today` is an ISO date. */
export function badgeOf(
  { status, flags, streetDate }: Pick<ProductFacts, 'status' | 'flags' | 'streetDate'>,
  today: string,
): TileBadge | null {
  if (status === 'discontinued') return 'discontinued';
  if (flags.comingSoon) return 'comingSoon';
  if (flags.preOrder && streetDate !== null && streetDate > today) return 'preOrder';
  if (flags.limitedQuantity) return 'limitedQuantity';
  if (flags.newPackaging) return 'newPackaging';
  return flags.bestSeller ? 'bestSeller' : null;
}

/** Kinds whose product page has choices to make before anything goes into a cart. */
const HAS_CHOICES: ReadonlySet<ProductKind> = new Set(['skuSet', 'customSku']);

export interface StockState {
  /** Units can be sent to an address. */
  readonly canDeliver: boolean;
  /** Units lie in some store of the country. */
  readonly inSomeStore: boolean;
}

/** Nothing to send, nothing to fetch, nothing promised for later. */
export function isOutOfStock(
  { flags, backorderDays }: Pick<ProductFacts, 'flags' | 'backorderDays'>,
  { canDeliver, inSomeStore }: StockState,
): boolean {
  return !canDeliver && !inSomeStore && backorderDays === null && !flags.preOrder && !flags.comingSoon;
}

/** Whether "Add to cart" works from a tile. */
export function canAddFromTile(product: Pick<ProductFacts, 'kind' | 'status' | 'flags' | 'backorderDays'>, stock: StockState): boolean {
  if (product.status !== 'active' || product.flags.comingSoon || product.flags.inStoreOnly) return false;
  return !HAS_CHOICES.has(product.kind) && !isOutOfStock(product, stock);
}
