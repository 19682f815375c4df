// The buy box: pickup and delivery, quantity, and the button.
import { CachedPart } from '#ui/page/cached-part';
import { canBuy, ProductAddForm, useBlocked } from '#finding/tiles/screen';
import { StockAlertBox } from '#finding/stock-alerts/screen';
import type { ProductOnPage } from './load-product.ts';
import { CustomizeLink } from './customize-link.tsx';
import styles from './product-buy-box.module.css';
import { OftenChoice } from './often-choice.tsx';
import { Replacement } from './replacement-lazy.tsx';
import { FulfillmentOptions } from './fulfillment-options.tsx';

export function ProductBuyBox({ product }: { readonly product: ProductOnPage }) {
  const { tile, replacement, services, custom, alert, alternates, deliveryCost, often } = product;
  return (
    <CachedPart name="buy-box" of={{ tile, replacement, services, custom, alert, alternates, deliveryCost, often }}>
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
      {sells && (
        <OftenChoice key={tile.itemId} product={product}>
          {product.custom === null ? <ProductAddForm product={product} /> : <CustomizeLink product={product} />}
        </OftenChoice>
      )}
    </div>
  );
}
