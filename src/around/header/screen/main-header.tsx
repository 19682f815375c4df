// The shop's header: logo, search, the shopper's links, departments; on a phone a menu, and a strip with store and ZIP code.
import { useLocation } from 'react-router';
import type { CategoryCard } from '#finding/listing/contract';
import { pageContext } from '#around/header/rules';
import { headerWords } from '#around/header/words';
import { SearchBox } from '#finding/search/screen';
import { PlaceLink } from './place-link.tsx';
import { StoreLink } from './store-link.tsx';
import { CachedPart } from '#ui/page/cached-part';
import { Logo } from '#ui/kit/logo';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { AccountAction } from './account-action.tsx';
import { CartAction } from './cart-action.tsx';
import { DepartmentNav } from './department-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { RouteHeader } from './route-header.tsx';
import styles from './main-header.module.css';

export function MainHeader({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const business = tenant === 'business';
  const { pathname } = useLocation();
  return (
    <header className={styles.header} data-context={pageContext(pathname, paths.home(), tenant)}>
      <div className={`wrap ${styles.main}`}>
        <CachedPart name="header-start" of={null}>
          <MenuButton departments={departments} className={styles.menu} />
          <Logo
            name="Inkwell"
            to={paths.home()}
            label={t('homePage')}
            badge={business && <RouteHeader part="badge">{t('business')}</RouteHeader>}
          />
        </CachedPart>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <CachedPart name="header-store" of={null}>
            <StoreLink className={styles.wide} />
          </CachedPart>
          <AccountAction />
          <CachedPart name="header-cart" of={null}>
            <CartAction />
          </CachedPart>
        </div>
      </div>
      <div className={styles.strip}>
        <CachedPart name="header-strip" of={null}>
          <StoreLink compact />
        </CachedPart>
        <PlaceLink compact />
      </div>
      <DepartmentNav departments={departments} />
    </header>
  );
}
