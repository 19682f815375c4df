// The footer's columns of links, with the shop's sign.
import { headerWords } from '#around/header/words';
import { Link } from '#ui/kit/link';
import { Logo } from '#ui/kit/logo';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useOtherEdition } from './use-other-edition.ts';
import styles from './site-footer.module.css';

/** Links that have a web toggle (USR-7). */
export const FOOTER_TOGGLES = ['chat', 'feedback', 'helpCenter', 'giftCardLink', 'insidersNetwork'] as const;
type FooterToggle = (typeof FOOTER_TOGGLES)[number];

/** `on`: the toggles that are on. */
export function FooterColumns({ on }: { readonly on: readonly FooterToggle[] }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const columns = useColumns(on);
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

function useColumns(on: readonly FooterToggle[]) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const other = useOtherEdition();
  const business = tenant === 'business';
  return [
    {
      title: t('shop'),
      links: [
        [paths.departments(), t('allDepartments')],
        [paths.deals(), t('deals')],
        ...(on.includes('giftCardLink') ? [[paths.search({ q: t('giftCards') }), t('giftCards')]] : []),
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
        ...(on.includes('helpCenter') ? [[paths.help(), t('contact')]] : []),
        ...(on.includes('chat') ? [[paths.chat(), t('chat')]] : []),
        ...(on.includes('feedback') ? [[paths.feedback(), t('feedback')]] : []),
        ...(on.includes('insidersNetwork') ? [[paths.about('insiders'), t('insiders')]] : []),
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
}
