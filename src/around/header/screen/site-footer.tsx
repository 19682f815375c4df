// The footer: help, addresses, legal links and language. `slim` keeps only the last line (APP-15).
import { headerWords } from '#around/header/words';
import { usePageToggle } from '#people/toggles/screen';
import { PhoneIcon, ReturnIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { LanguageLinks } from './language-links.tsx';
import styles from './site-footer.module.css';
import { FOOTER_TOGGLES, FooterColumns } from './footer-columns.tsx';

/** The shop's first year, because a cached page does not know the current one. */
const COPYRIGHT_YEAR = '2026';

export function SiteFooter({ slim = false }: { readonly slim?: boolean }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const isOn = usePageToggle();
  const links = FOOTER_TOGGLES.filter(isOn);
  return (
    <footer className={`on-ink ${styles.footer} ${slim ? styles.slim : ''}`}>
      {!slim && isOn('footerContent') && (
        <CachedPart name={`footer ${links.join()}`} of={null}>
          <Help />
          <FooterColumns on={links} />
        </CachedPart>
      )}
      <div className={styles.legal}>
        <div className={`wrap ${styles.legalRow}`}>
          <CachedPart name="legal" of={null}>
            <span>{t('copyright', { year: COPYRIGHT_YEAR })}</span>
            <Link to={paths.about('privacy')}>{t('privacy')}</Link>
            <Link to={paths.about('terms')}>{t('terms')}</Link>
            <Link to={paths.about('accessibility')}>{t('accessibility')}</Link>
            <Link to={paths.about('cookies')}>{t('cookies')}</Link>
          </CachedPart>
          <LanguageLinks className={styles.languages} />
        </div>
      </div>
    </footer>
  );
}

function Help() {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { phone } = useShop().site;
  const ways = [
    { to: `tel:${phone.replace(/\D/g, '')}`, Icon: PhoneIcon, title: phone, text: t('phoneHours') },
    { to: paths.stores(), Icon: StoreIcon, title: t('storesTitle'), text: t('storesText') },
    { to: paths.about('delivery'), Icon: TruckIcon, title: t('deliveryTitle'), text: t('deliveryText') },
    { to: paths.about('returns'), Icon: ReturnIcon, title: t('returnsTitle'), text: t('returnsText') },
  ];
  return (
    <div className={styles.help}>
      <ul className={`wrap ${styles.ways}`}>
        {ways.map(({ to, Icon, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <Icon />
              <span>
                <b>{unbroken(title)}</b> <span>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
