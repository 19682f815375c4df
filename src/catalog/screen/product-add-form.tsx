import { catalogWords } from '#catalog/words';
import { useWords } from '#ui/shop';
import type { ProductPageData } from './load-product.ts';

/** Whether the page offers the product at all; the cart decides again. */
export function canBuy({ tile }: ProductPageData['product']): boolean {
  return tile.badge !== 'discontinued' && tile.badge !== 'comingSoon' && !tile.isOutOfStock;
}

export function ProductAddForm({ product }: { readonly product: ProductPageData['product'] }) {
  const t = useWords(catalogWords);
  return <p>{t('itemNumber', { itemId: product.tile.itemId })}</p>;
}
