// The footer's ways of help, and its lists of links below them.
import { headerWords } from '#around/header/words';
import { footerWords } from '#around/header/words/footer';
import { RETURN_DAYS } from '#buying/orders/rules';
import { AcceptedBrands } from '#buying/payment/screen';
import { formatPrice } from '#base/locale/rules';
import { ChevronDownIcon, PhoneIcon, ReturnIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Logo } from '#ui/kit/logo';
import { unbroken } from '#ui/kit/unbroken';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useFooterColumns } from './footer-columns.ts';
import type { FooterToggle } from '#around/header/rules';
import styles from './footer-lists.module.css';

/** `on`: the toggles that are on. */
export function FooterLists({ on }: { readonly on: readonly FooterToggle[] }) {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  const paths = usePaths();
  return (
    <>
      <Help />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.shop}>
          <Logo name="Inkwell" to={paths.home()} label={h('homePage')} onInk />
          <p>{t('sign')}</p>
          <p className={styles.accepted}>
            <span>{t('accepted')}</span>
            <AcceptedBrands />
          </p>
        </div>
        {useFooterColumns(on).map(({ title, links }) => (
          // Folded on small screens; on others the styles keep it open.
          <details key={title}>
            <summary>
              <h2>{title}</h2>
              <ChevronDownIcon />
            </summary>
            <ul className={styles.links}>
              {links.map(({ to, words }) => (
                <li key={to}>
                  <Link to={to}>{words}</Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

/** The same as a function, for the server. */
export const drawFooterLists = (on: readonly FooterToggle[]) => <FooterLists on={on} />;

function Help() {
  const t = useWords(footerWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const { phone, freeShippingThreshold, currency } = site;
  const amount = formatPrice(freeShippingThreshold, currency, copyLocale);
  const ways = [
    { to: `tel:${phone.replace(/\D/g, '')}`, Icon: PhoneIcon, title: phone, text: t('phoneHours') },
    { to: paths.stores(), Icon: StoreIcon, title: t('storesTitle'), text: t('storesText') },
    { to: paths.about('delivery'), Icon: TruckIcon, title: t('deliveryTitle'), text: t('deliveryText', { amount }) },
    { to: paths.about('returns'), Icon: ReturnIcon, title: t('returnsTitle', { days: RETURN_DAYS }), text: t('returnsText') },
  ];
  return (
    <div className={styles.help}>
      <ul className={`wrap ${styles.ways}`}>
        {ways.map(({ to, Icon, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <Icon />
              <span>
                <b>{unbroken(title)}</b> <span>{unbroken(text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
