// A product in a list (CAT-3): what everybody sees comes with the page, what is the shopper's own is filled in after.
import type { Tile as TileData } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import { formatNumber } from '#locale/rules';
import { Picture } from '#ui/picture';
import { useShop, useWords } from '#ui/shop';
import { Stars } from '#ui/stars';
import { Tile } from '#ui/tile';
import { tileBadges } from './tile-badges.tsx';
import { TileAction } from './tile-action.tsx';
import { TilePrice } from './tile-price.tsx';
import { TilePromise } from './tile-promise.tsx';

export interface ProductTileProps {
  readonly tile: TileData;
  readonly level?: 2 | 3 | undefined;
  /** In view from the start: its picture is loaded first. */
  readonly first?: boolean | undefined;
}

export function ProductTile({ tile, level, first }: ProductTileProps) {
  const t = useWords(catalogWords);
  return (
    <Tile
      to={tile.href}
      name={tile.title}
      level={level}
      picture={<Picture src={tile.image.src} alt="" width={240} height={240} first={first} />}
      badges={tileBadges(tile, t)}
      pack={tile.pack}
      rating={tile.rating && <Rating rating={tile.rating} />}
      price={<TilePrice tile={tile} />}
      promise={<TilePromise tile={tile} />}
      foot={<TileAction tile={tile} />}
      faded={tile.isOutOfStock || tile.restriction !== null}
    />
  );
}

/** "4.7 (1,844)", in the locale's figures. */
export function Rating({ rating }: { readonly rating: NonNullable<TileData['rating']> }) {
  const t = useWords(catalogWords);
  const { copyLocale } = useShop();
  const average = formatNumber(rating.average, copyLocale);
  return (
    <Stars
      value={rating.average}
      text={`${average} (${formatNumber(rating.count, copyLocale)})`}
      label={t('ratingLabel', { average, count: rating.count })}
    />
  );
}
