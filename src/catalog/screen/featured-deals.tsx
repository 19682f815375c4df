import { catalogWords } from '#catalog/words';
import { homeWords } from '#home/words';
import { Picture } from '#ui/picture';
import { ProductCard } from '#ui/product-card';
import { useWords } from '#ui/shop';
import { SpanGrid } from '#ui/span-grid';
import styles from './featured-deals.module.css';
import { Rating } from './product-tile.tsx';
import type { ShownTile } from './shown-tile.ts';
import { TileAction } from './tile-action.tsx';
import { tileBadges } from './tile-badges.tsx';
import { TileFactsProvider } from './tile-facts.tsx';
import { TilePrice } from './tile-price.tsx';

/** Deals put forward: large, with what speaks for them. Alone on its row, one would be half a row. */
export function FeaturedDeals({ tiles }: { readonly tiles: readonly ShownTile[] }) {
  const t = useWords(catalogWords);
  const own = useWords(homeWords);
  if (tiles.length < 2) return null;
  return (
    <TileFactsProvider itemIds={tiles.map(({ itemId }) => itemId)}>
      <SpanGrid kind="productCard" label={own('featuredDeals')} className={styles.featured}>
        {tiles.map((tile) => (
          <ProductCard
            key={tile.itemId}
            level={2}
            to={tile.href}
            name={tile.title}
            text={tile.pack}
            picture={<Picture src={tile.image.src} alt="" width={240} height={240} first />}
            badges={tileBadges(tile, t)}
            rating={tile.rating && <Rating rating={tile.rating} />}
            price={<TilePrice tile={tile} />}
            action={<TileAction tile={tile} />}
          />
        ))}
      </SpanGrid>
    </TileFactsProvider>
  );
}
