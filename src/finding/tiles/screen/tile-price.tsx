import { catalogWords } from '#goods/catalog/words';
import { formatPriceOr } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Price, type PriceProps } from '#ui/kit/price';
import { useShop, useWords } from '#ui/page/shop';
import type { ShownTile } from './shown-tile.ts';
import { useTileFacts } from './tile-facts.tsx';

export interface TilePriceProps {
  readonly tile: ShownTile;
  readonly size?: PriceProps['size'];
}

/**
 * The price everybody sees, or the shopper's own once it is known. Accounts that see contract prices only get a page without
 * prices; until theirs is known it says so. CAT-10 gives the words for a price that is no number.
 */
export function TilePrice({ tile, size }: TilePriceProps) {
  const t = useWords(catalogWords);
  const { copyLocale, site } = useShop();
  const facts = useTileFacts(tile.itemId);
  if (tile.seePriceInCart) return <Price now={t('seePriceInCart')} size={size === 'large' ? undefined : 'small'} />;
  const isOwn = facts !== undefined && facts.price !== null && facts.price !== tile.price;
  const price = facts === undefined ? tile.price : facts.price;
  return (
    <Price
      now={price ?? formatPriceOr(null, site.currency, copyLocale)}
      nowLabel={t('now')}
      was={isOwn ? undefined : (tile.originalPrice ?? undefined)}
      wasLabel={t('was')}
      unit={
        facts?.contract ? (
          <>
            <Badge tone="ok">{t('contractPrice')}</Badge> {facts.unitPrice}
          </>
        ) : (
          (facts ?? tile).unitPrice
        )
      }
      size={size}
    />
  );
}
