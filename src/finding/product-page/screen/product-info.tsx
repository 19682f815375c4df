// Name, number, price, volume breaks and variations of a product.
import { catalogWords } from '#goods/catalog/words';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { CostSlip, LastOrdered, Rating, TilePrice } from '#finding/tiles/screen';
import type { ProductOnPage } from './load-product.ts';
import { MemberBonus } from './member-bonus.tsx';
import { PriceReasons } from './price-reasons.tsx';
import { ProductBreaks } from './product-breaks.tsx';
import { ProductNotice } from './product-notice.tsx';
import { ProductVariants } from './product-variants.tsx';
import styles from './product-info.module.css';

export function ProductInfo({ product }: { readonly product: ProductOnPage }) {
  const t = useWords(catalogWords);
  const { site } = useShop();
  const { tile, brandHref, partNumber, breaks, priceReasons, variants, fees, feeReason, offers, deliveryCost, reviews } = product;
  return (
    <div>
      <CachedPart name="product-name" of={{ tile, brandHref, partNumber, none: reviews.none[0] }}>
        {brandHref !== null && (
          <p className={styles.brand}>
            <Link to={brandHref}>{tile.brand}</Link>
          </p>
        )}
        <h1 className={styles.title}>{unbroken(tile.title)}</h1>
        {tile.pack !== null && <p className={styles.pack}>{tile.pack}</p>}
        <p className={styles.facts}>
          {tile.rating === null ? <a href="#reviews">{reviews.none[0]}</a> : <Rating rating={tile.rating} />}
          <span>{t('itemNumber', { itemId: tile.itemId })}</span>
          <span>{unbroken(t('modelNumber', { partNumber }))}</span>
        </p>
      </CachedPart>
      {site.tenant === 'business' && (
        <p className={styles.ordered}>
          <LastOrdered itemId={tile.itemId} />
        </p>
      )}
      <ProductNotice product={product} />
      <CachedPart name="product-price" of={{ tile, breaks, priceReasons, variants, fees, feeReason, offers, deliveryCost }}>
        {tile.badge !== 'discontinued' && (
          <>
            <div className={styles.price}>
              <TilePrice tile={tile} size="large" />
            </div>
            <CostSlip product={product} />
            <p className={styles.note}>{t('taxNote')}</p>
            <PriceReasons itemId={tile.itemId} reasons={priceReasons} />
          </>
        )}
        <ProductBreaks itemId={tile.itemId} breaks={breaks} />
        <ProductVariants variants={variants} />
      </CachedPart>
      {site.tenant === 'consumer' && <MemberBonus categoryId={tile.baseCatId} kind={product.kind} />}
    </div>
  );
}
