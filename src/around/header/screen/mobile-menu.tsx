// The menu of small screens: departments, the shopper's links, service and language.
import { useLocation } from 'react-router';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { wayBack } from '#people/sessions/screen';
import { Drawer } from '#ui/kit/drawer';
import { AccountIcon, ChevronRightIcon, CouponIcon, HelpIcon, OrganizationIcon, PackageIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { LanguageLinks } from './language-links.tsx';
import { useMayOpen } from './use-may-open.ts';
import { useOtherEdition } from './use-other-edition.ts';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  readonly departments: readonly CategoryCard[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function MobileMenu({ departments, open, onClose }: MobileMenuProps) {
  const t = useWords(headerWords);
  const paths = usePaths();
  return (
    <Drawer open={open} onClose={onClose} title={t('menu')} closeLabel={t('closeMenu')}>
      <nav aria-label={t('menu')} className={styles.menu}>
        <ul className={styles.rows}>
          {departments.map(({ id, name, href, image }) => (
            <li key={id}>
              <Link to={href}>
                <Picture src={image} alt="" width={40} height={40} ground className={styles.picture} />
                {name}
                <ChevronRightIcon className={styles.go} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.departments()} className={styles.all}>
              {t('allDepartments')}
              <ChevronRightIcon className={styles.go} />
            </Link>
          </li>
        </ul>
        <Services />
        <LanguageLinks className={styles.languages} />
      </nav>
    </Drawer>
  );
}

function Services() {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname, search } = useLocation();
  const mayOpen = useMayOpen();
  const account = paths.account(tenant);
  const other = useOtherEdition();
  const rows = [
    { to: paths.deals(), Icon: CouponIcon, words: t('deals') },
    {
      to: mayOpen(account) ? account : paths.login(wayBack(tenant, pathname + search)),
      Icon: AccountIcon,
      words: t(mayOpen(account) ? 'yourAccount' : 'signIn'),
    },
    { to: paths.orderLookup(), Icon: PackageIcon, words: t('trackOrder') },
    { to: paths.stores(), Icon: StoreIcon, words: t('stores') },
    { to: paths.about('delivery'), Icon: TruckIcon, words: t('delivery') },
    { to: paths.help(), Icon: HelpIcon, words: t('help') },
    { to: other, Icon: OrganizationIcon, words: t(tenant === 'business' ? 'consumerEdition' : 'businessEdition') },
  ];
  return (
    <ul className={styles.rows}>
      {rows
        .filter(({ to }) => mayOpen(to))
        .map(({ to, Icon, words }) => (
          <li key={to}>
            <Link to={to}>
              <Icon />
              {words}
            </Link>
          </li>
        ))}
    </ul>
  );
}
