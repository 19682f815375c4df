import { AddToCartForm } from '#cart/screen';
import { catalogWords } from '#catalog/words';
import { BottomBar } from '#ui/bottom-bar';
import { KeptPart } from '#ui/kept-part';
import { LinkButton } from '#ui/link-button';
import { useWords } from '#ui/shop';
import { CUSTOMIZE } from './customize-link.tsx';
import type { ShownProduct } from './load-product.ts';
import { canBuy } from './product-add-form.tsx';
import { useTileFacts } from './tile-facts.tsx';
import { TilePrice } from './tile-price.tsx';

/** Price and button, always in view on a small screen. */
export function ProductPriceBar({ product }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const { tile } = product;
  const blocked = useTileFacts(tile.itemId)?.blocked ?? null;
  return (
    <BottomBar>
      <KeptPart name="price-bar" of={tile}>
        <TilePrice tile={tile} size="small" />
        {canBuy(product) &&
          blocked === null &&
          (tile.isCustomSKU ? (
            <LinkButton to={`#${CUSTOMIZE}`} variant="primary" aria-haspopup="dialog">
              {t('customize')}
            </LinkButton>
          ) : (
            <AddToCartForm itemId={tile.itemId} label={t('addToCart')} step={tile.increment} variant="primary" />
          ))}
      </KeptPart>
    </BottomBar>
  );
}
