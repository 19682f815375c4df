// What a product that cannot be bought waits for.
import { isOutOfStock, type ProductFacts, type StockState } from '#goods/catalog/rules';

export type WaitsFor = 'stock' | 'release';

type Product = Pick<ProductFacts, 'status' | 'flags' | 'backorderDays'>;

/** Null for a product that can be bought, and for one that never will be. A pre-order can be bought. */
export function waitsFor(product: Product, stock: StockState): WaitsFor | null {
  if (product.status !== 'active') return null;
  if (product.flags.comingSoon) return 'release';
  return isOutOfStock(product, stock) ? 'stock' : null;
}

/** Whether those who wait can be told. */
export const canBeBought = (product: Product, stock: StockState): boolean =>
  product.status === 'active' && waitsFor(product, stock) === null;
