// The footer: help, addresses, legal links and language. `slim` keeps only the last line (APP-15).
import { headerWords } from '#around/header/words';
import { PhoneIcon, ReturnIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { Logo } from '#ui/kit/logo';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { LanguageLinks } from './language-links.tsx';
import { usePageToggles } from './session-facts.tsx';
import { useOtherEdition } from './use-other-edition.ts';
import styles from './site-footer.module.css';

/** The shop's first year, because a cached page does not know the current one. */
const COPYRIGHT_YEAR = '2026';

export function SiteFooter({ slim = false }: { readonly slim?: boolean }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const toggles = usePageToggles();
  return (
    <footer className={`on-ink ${styles.footer} ${slim ? styles.slim : ''}`}>
      {!slim && (
        <CachedPart name={`footer ${toggles.join()}`} of={null}>
          <Help />
          <Columns toggles={toggles} />
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

function Columns({ toggles }: { readonly toggles: readonly string[] }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const other = useOtherEdition();
  const business = tenant === 'business';
  const columns = [
    {
      title: t('shop'),
      links: [
        [paths.departments(), t('allDepartments')],
        [paths.deals(), t('deals')],
        [paths.printerFinder(), t('printerFinder')],
        [paths.stores(), t('stores')],
      ],
    },
    {
      title: t('orders'),
      links: [
        [paths.orderLookup(), t('trackOrder')],
        [paths.about('returns'), t('returns')],
        [paths.about('delivery'), t('delivery')],
      ],
    },
    {
      title: t('help'),
      links: [
        [paths.help(), t('contact')],
        ...(toggles.includes('chat') ? [[paths.chat(), t('chat')]] : []),
        ...(toggles.includes('feedback') ? [[paths.feedback(), t('feedback')]] : []),
        [paths.about('accessibility'), t('accessibility')],
        [paths.about('privacy'), t('privacy')],
      ],
    },
    {
      title: t('business'),
      links: [
        [other, t(business ? 'consumerEdition' : 'businessEdition')],
        ...(business ? [[paths.becomeCustomer(), t('openBusinessAccount')]] : []),
      ],
    },
  ] as const;
  return (
    <div className={`wrap ${styles.columns}`}>
      <div>
        <Logo name="Inkwell" to={paths.home()} label={t('homePage')} onInk />
        <p className={styles.sign}>{t('sign')}</p>
      </div>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul className={styles.links}>
            {links.map(([to = '', words]) => (
              <li key={to}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
