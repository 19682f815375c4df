import { catalogWords } from '#catalog/words';
import { formatPrice } from '#locale/rules';
import { usePlace } from '#stores/screen';
import { ChevronRightIcon, ReturnIcon, StoreIcon, TruckIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { usePaths, useShop, useWords } from '#ui/shop';
import styles from './home-page.module.css';

/** Three promises of the shop, for the shopper's own store and zip. */
export function HomeSlips() {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const { zip, storeCity } = usePlace();
  const amount = formatPrice(site.freeShippingThreshold, site.currency, copyLocale);
  const slips = [
    {
      to: paths.stores(),
      Icon: StoreIcon,
      title: storeCity === null ? t('slipPickup') : t('slipPickupAt', { store: storeCity }),
      text: t('slipPickupText'),
    },
    { to: paths.about('delivery'), Icon: TruckIcon, title: t('slipDelivery', { zip }), text: t('slipDeliveryText', { amount }) },
    { to: paths.about('returns'), Icon: ReturnIcon, title: t('slipReturns'), text: t('slipReturnsText') },
  ];
  return (
    <ul className={styles.slips}>
      {slips.map(({ to, Icon, title, text }) => (
        <li key={to}>
          <Link to={to} className={styles.slip}>
            <Icon />
            <span>
              <b>{title}</b> <span>{text}</span>
            </span>
            <ChevronRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
