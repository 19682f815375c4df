// A product page: description, price, delivery and related products (CAT-2, experience: Product).
import { catalogWords } from '#goods/catalog/words';
import { unpacked } from '#ui/page/packed';
import { ProductQuestions } from '#finding/questions/screen';
import { ProductReviews } from '#finding/reviews/screen';
import { useWords } from '#ui/page/shop';
import { PageCrumbs } from '#goods/catalog/screen';
import { ProductRail, TileFactsProvider } from '#finding/tiles/screen';
import { RecentlyViewed } from '#finding/recommendations/screen';
import type { ProductPageData } from './load-product.ts';
import { ProductBuyBox } from './product-buy-box.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import { ProductPriceBar } from './product-price-bar.tsx';
import styles from './product-view.module.css';
import { CompatibleRail } from './compatible-rail.tsx';

export function ProductView({ page }: { readonly page: ProductPageData }) {
  const t = useWords(catalogWords);
  const product = unpacked(page.product);
  const { tile, compatible, alternates, accessories, replacement, beside } = product;
  const shown = [
    tile,
    ...(replacement === null ? [] : [replacement]),
    ...compatible,
    ...alternates,
    ...accessories,
    ...(beside?.tiles ?? []),
  ];
  return (
    <TileFactsProvider itemIds={shown.map(({ itemId }) => itemId)}>
      <div className="wrap">
        <PageCrumbs crumbs={page.crumbs} here={tile.title} />
        <div className={styles.product}>
          <ProductGallery images={product.images} tile={tile} />
          <ProductInfo product={product} />
          <ProductBuyBox product={product} />
        </div>
        <ProductDetails product={product} />
        <CompatibleRail compatible={compatible} isPrinter={compatible.length > 0 && product.fits.length === 0} />
        <div id="alternates">
          <ProductRail title={t('alternates')} tiles={alternates} className={styles.rail} />
        </div>
        <ProductRail title={t('accessories')} tiles={accessories} className={styles.rail} />
        <ProductReviews page={product.reviews} />
        <ProductQuestions page={product.questions} />
        {beside !== null && (
          <ProductRail
            title={beside.title}
            tiles={beside.tiles}
            className={styles.rail}
            counted={{ place: 'product', scheme: beside.scheme }}
          />
        )}
        <RecentlyViewed now={tile.itemId} className={styles.rail} />
      </div>
      <ProductPriceBar product={product} />
    </TileFactsProvider>
  );
}
