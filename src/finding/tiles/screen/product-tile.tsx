// A product in a list (CAT-3): public facts come with the page, the shopper's own are filled in later.
import type { ReactNode } from 'react';
import { Heart } from '#buying/lists/screen';
import { preload } from 'react-dom';
import { catalogWords } from '#goods/catalog/words';
import { formatNumber } from '#base/locale/rules';
import { CachedPart } from '#ui/page/cached-part';
import { Picture } from '#ui/kit/picture';
import { useShop, useWords } from '#ui/page/shop';
import { Stars } from '#ui/kit/stars';
import { Tile } from '#ui/kit/tile';
import { LastOrdered } from './last-ordered.tsx';
import styles from './product-tile.module.css';
import { QuickViewLink } from './quick-view.tsx';
import type { ShownTile } from './tile-view-model.ts';
import { tileBadges } from './tile-badges.tsx';
import { TileAction } from './tile-action.tsx';
import { TileColors } from './tile-colors.tsx';
import { TilePrice } from './tile-price.tsx';
import { TilePromise } from './tile-promise.tsx';

export interface ProductTileProps {
  readonly tile: ShownTile;
  readonly level?: 2 | 3 | undefined;
  /** Visible from the start: its picture loads first. */
  readonly first?: boolean | undefined;
  /** The compare box, for lists; the quick-view link is next to it. */
  readonly compareBox?: ReactNode;
  /** Labels the tile as sponsored. */
  readonly sponsored?: boolean | undefined;
}

export function ProductTile({ tile, level, first, compareBox, sponsored }: ProductTileProps) {
  // React does not preload pictures in cached markup, so this does.
  if (first) preload(tile.image.src, { as: 'image', fetchPriority: 'high' });
  return (
    <CachedPart
      name={`tile ${level ?? ''} ${first ? 'first' : ''} ${compareBox ? 'compared' : ''} ${sponsored ? 'sponsored' : ''}`}
      of={tile}
    >
      <WholeTile tile={tile} level={level} first={first} compareBox={compareBox} sponsored={sponsored} />
    </CachedPart>
  );
}

function WholeTile({ tile, level, first, compareBox, sponsored }: ProductTileProps) {
  const t = useWords(catalogWords);
  const { site } = useShop();
  return (
    <Tile
      to={tile.href}
      name={tile.title}
      level={level}
      picture={<Picture src={tile.image.src} alt="" width={240} height={240} first={first} />}
      badges={tileBadges(tile, t)}
      sponsored={sponsored ? t('sponsored') : undefined}
      corner={<Heart itemId={tile.itemId} label={t('saveToList', tile)} savedLabel={t('onYourLists', tile)} />}
      pack={
        tile.colors === null ? (
          tile.pack
        ) : (
          <>
            {tile.pack} <TileColors colors={tile.colors} />
          </>
        )
      }
      facts={compareBox ? tile.facts : undefined}
      mark={site.tenant === 'business' && <LastOrdered itemId={tile.itemId} />}
      rating={tile.rating && <Rating rating={tile.rating} />}
      price={<TilePrice tile={tile} />}
      promise={<TilePromise tile={tile} />}
      foot={
        <>
          <TileAction tile={tile} />
          {compareBox && (
            <div className={styles.ways}>
              {compareBox}
              <QuickViewLink tile={tile} />
            </div>
          )}
        </>
      }
      faded={tile.isOutOfStock || tile.restriction !== null}
    />
  );
}

/** "4.7 (1,844)", in the locale's figures. */
export function Rating({ rating }: { readonly rating: NonNullable<ShownTile['rating']> }) {
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
