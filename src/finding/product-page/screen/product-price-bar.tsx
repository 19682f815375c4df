import { AddToCartForm } from '#buying/cart/screen';
import { catalogWords } from '#goods/catalog/words';
import { BottomBar } from '#ui/kit/bottom-bar';
import { CachedPart } from '#ui/page/cached-part';
import { LinkButton } from '#ui/kit/link-button';
import { useWords } from '#ui/page/shop';
import { canBuy, TilePrice, useBlocked } from '#finding/tiles/screen';
import { CUSTOMIZE } from './customize-link.tsx';
import type { ShownProduct } from './load-product.ts';

/** Price and button, always visible on a small screen. */
export function ProductPriceBar({ product }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const { tile } = product;
  const blocked = useBlocked(tile);
  return (
    <BottomBar>
      <CachedPart name="price-bar" of={tile}>
        <TilePrice tile={tile} size="small" />
        {canBuy(product) &&
          blocked === null &&
          (tile.isCustomSKU ? (
            <LinkButton to={`#${CUSTOMIZE}`} variant="primary" aria-haspopup="dialog">
              {t('customize')}
            </LinkButton>
          ) : (
            <AddToCartForm
              itemId={tile.itemId}
              label={t(tile.badge === 'preOrder' ? 'preOrder' : 'addToCart')}
              step={tile.increment}
              variant="primary"
            />
          ))}
      </CachedPart>
    </BottomBar>
  );
}
