// What a tile shows besides name and price: its badge, and whether the item can be bought, also from the tile (CAT-3).
import type { ProductKind } from './catalog-record.ts';
import type { ProductFacts } from './product-facts.ts';

export type TileBadge = 'bestSeller' | 'newPackaging' | 'limitedQuantity' | 'discontinued' | 'preOrder' | 'comingSoon';

/** The most important badge: what prevents a normal purchase first, then what recommends it. `today` is an ISO date. */
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

/** Kinds with choices on the product page before they can be added. */
const HAS_CHOICES: ReadonlySet<ProductKind> = new Set(['skuSet', 'customSku']);

export interface StockState {
  /** Units can be shipped. */
  readonly canDeliver: boolean;
  /** Some store in the country has units. */
  readonly inSomeStore: boolean;
}

/** Nothing to ship, pick up or back-order. */
export function isOutOfStock(
  { flags, backorderDays }: Pick<ProductFacts, 'flags' | 'backorderDays'>,
  { canDeliver, inSomeStore }: StockState,
): boolean {
  return !canDeliver && !inSomeStore && backorderDays === null && !flags.preOrder && !flags.comingSoon;
}

/** Whether "Add to cart" works from a tile. */
export function canAddFromTile(product: Pick<ProductFacts, 'kind' | 'status' | 'flags' | 'backorderDays'>, stock: StockState): boolean {
  return isSold(product) && !HAS_CHOICES.has(product.kind) && !isOutOfStock(product, stock);
}

/** Whether an item that was bought before can be added again: who bought a color has chosen it, what is made to order is designed anew. */
export function canAddAgain(product: Pick<ProductFacts, 'kind' | 'status' | 'flags'>, outOfStock: boolean): boolean {
  return isSold(product) && product.kind !== 'customSku' && !outOfStock;
}

const isSold = ({ status, flags }: Pick<ProductFacts, 'status' | 'flags'>): boolean =>
  status === 'active' && !flags.comingSoon && !flags.inStoreOnly;

/** What a tile and the quick view offer for a product that can be bought: a kind with choices leads to them before it can be added. */
export function tileActionOf({ canAdd, isSKUSET, isCustomSKU }: TileKind): 'addToCart' | 'chooseOptions' | 'viewDetails' {
  if (canAdd) return 'addToCart';
  return isSKUSET || isCustomSKU ? 'chooseOptions' : 'viewDetails';
}

interface TileKind {
  readonly canAdd: boolean;
  readonly isSKUSET: boolean;
  readonly isCustomSKU: boolean;
}
