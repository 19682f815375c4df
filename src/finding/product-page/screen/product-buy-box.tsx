// The buy box: pickup and delivery, quantity, and the button.
import { catalogWords } from '#goods/catalog/words';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { canBuy, ProductAddForm, TilePrice, useBlocked, type ShownTile } from '#finding/tiles/screen';
import { StockAlertBox } from '#finding/stock-alerts/screen';
import type { ProductOnPage } from './load-product.ts';
import { CustomizeLink } from './customize-link.tsx';
import styles from './product-buy-box.module.css';
import { FulfillmentOptions } from './fulfillment-options.tsx';

export function ProductBuyBox({ product }: { readonly product: ProductOnPage }) {
  const { tile, replacement, services, custom, alert, alternates, deliveryCost } = product;
  return (
    <CachedPart name="buy-box" of={{ tile, replacement, services, custom, alert, alternates, deliveryCost }}>
      <WholeBox product={product} />
    </CachedPart>
  );
}

function WholeBox({ product }: { readonly product: ProductOnPage }) {
  const { tile, replacement, alert } = product;
  const isBlocked = useBlocked(tile) !== null;
  const sells = canBuy(product) && !isBlocked;
  if (tile.badge === 'discontinued') return replacement && <Replacement tile={replacement} />;
  if (alert !== null)
    return <StockAlertBox alert={alert} ready={product.alternates.filter(({ canAdd, blocked }) => canAdd && blocked === undefined)} />;
  return (
    <div className={styles.box}>
      <FulfillmentOptions tile={tile} sells={sells} deliveryCost={product.deliveryCost} />
      {sells && (product.custom === null ? <ProductAddForm product={product} /> : <CustomizeLink product={product} />)}
    </div>
  );
}

/** The replacement of a discontinued product. */
function Replacement({ tile }: { readonly tile: ShownTile }) {
  const t = useWords(catalogWords);
  return (
    <section className={styles.box} aria-labelledby="replacement-title">
      <h2 id="replacement-title" className={styles.title}>
        {t('replacementText')}
      </h2>
      <Link to={tile.href} className={styles.instead}>
        <Picture src={tile.image.src} alt="" width={88} height={88} ground className={styles.picture} />
        <span>{tile.title}</span>
      </Link>
      <TilePrice tile={tile} />
      <LinkButton to={tile.href} variant="ink" wide className={styles.go}>
        {t('viewDetails')}
      </LinkButton>
    </section>
  );
}
