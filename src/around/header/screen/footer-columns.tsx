// The footer's columns of links, with the shop's sign.
import { headerWords } from '#around/header/words';
import { Link } from '#ui/kit/link';
import { Logo } from '#ui/kit/logo';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useOtherEdition } from './use-other-edition.ts';
import styles from './site-footer.module.css';

export function FooterColumns({ toggles }: { readonly toggles: readonly string[] }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const columns = useColumns(toggles);
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

function useColumns(toggles: readonly string[]) {
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
}
