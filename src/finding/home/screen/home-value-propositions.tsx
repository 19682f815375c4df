import { homeWords } from '#finding/home/words';
import { formatPrice } from '#base/locale/rules';
import { usePlace } from '#goods/stores/screen';
import { ReturnIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SpanGrid } from '#ui/kit/span-grid';
import { ValueTile } from '#ui/kit/value-tile';
import styles from './home-page.module.css';

/** Three promises of the shop, for the shopper's own store and ZIP code when they have chosen them. */
export function HomeSlips() {
  const t = useWords(homeWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const { zip, zipIsOwn, storeCity, storeIsOwn } = usePlace();
  const amount = formatPrice(site.freeShippingThreshold, site.currency, copyLocale);
  // Names a store or place only when the shopper chose it.
  const pickup = storeIsOwn && storeCity !== null ? t('slipPickupAt', { store: storeCity }) : t('slipPickup');
  const delivery = zipIsOwn ? t('slipDelivery', { zip }) : t('slipDeliveryAnywhere');
  return (
    <SpanGrid kind="valueProposition" className={styles.slips}>
      <ValueTile to={paths.stores()} icon={<StoreIcon />} title={pickup} text={t(storeIsOwn ? 'slipPickupYours' : 'slipPickupText')} />
      <ValueTile to={paths.about('delivery')} icon={<TruckIcon />} title={delivery} text={t('slipDeliveryText', { amount })} />
      <ValueTile to={paths.about('returns')} icon={<ReturnIcon />} title={t('slipReturns')} text={t('slipReturnsText')} />
    </SpanGrid>
  );
}
