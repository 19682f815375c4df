import { BottomBar } from '#ui/bottom-bar';
import type { ProductPageData } from './load-product.ts';
import { TilePrice } from './tile-price.tsx';

/** Price and button, always in view on a small screen. */
export function ProductPriceBar({ product: { tile } }: { readonly product: ProductPageData['product'] }) {
  return (
    <BottomBar>
      <TilePrice tile={tile} size="small" />
    </BottomBar>
  );
}
