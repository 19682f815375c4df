import { catalogWords } from '#goods/catalog/words';
import { homeWords } from '#finding/home/words';
import { Picture } from '#ui/kit/picture';
import { ProductCard } from '#ui/kit/product-card';
import { useWords } from '#ui/page/shop';
import { SpanGrid } from '#ui/kit/span-grid';
import { Rating, TileAction, tileBadges, TileFactsProvider, TilePrice, type ShownTile } from '#finding/tiles/screen';
import styles from './featured-deals.module.css';

/** Featured deals, large and with their features. Renders nothing for a single deal, which would leave half the row empty. */
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
