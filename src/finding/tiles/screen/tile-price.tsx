import { catalogWords } from '#goods/catalog/words';
import { formatPriceOr } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Price, type PriceProps } from '#ui/kit/price';
import { useShop, useWords } from '#ui/page/shop';
import type { ShownTile } from './tile-view-model.ts';
import { useTileFacts } from './personal-facts-provider.tsx';

export interface TilePriceProps {
  readonly tile: ShownTile;
  readonly size?: PriceProps['size'];
}

/**
 * The public price, or the shopper's own when it is known. Accounts limited to contract prices get a page without prices, with a note until theirs
 * are known. CAT-10 defines the texts for missing prices.
 */
export function TilePrice({ tile, size }: TilePriceProps) {
  const t = useWords(catalogWords);
  const { copyLocale, site } = useShop();
  const facts = useTileFacts(tile.itemId);
  // The product page has the cost slip instead.
  const fee = size === 'large' ? null : tile.fee;
  if (tile.seePriceInCart) return <Price now={t('seePriceInCart')} fee={fee} size={size === 'large' ? undefined : 'small'} />;
  const isOwn = facts !== undefined && facts.price !== null && facts.price !== tile.price;
  const price = facts === undefined ? tile.price : facts.price;
  return (
    <Price
      now={price ?? formatPriceOr(null, site.currency, copyLocale)}
      nowLabel={t('now')}
      was={isOwn ? undefined : (tile.originalPrice ?? undefined)}
      wasLabel={t('was')}
      unit={
        facts?.mark ? (
          <>
            <Badge tone={facts.mark.tone}>{facts.mark.text}</Badge> {facts.unitPrice}
          </>
        ) : (
          (facts ?? tile).unitPrice
        )
      }
      fee={fee}
      size={size}
    />
  );
}
