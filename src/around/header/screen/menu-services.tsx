// The links of the phone menu below the departments.
import { useLocation } from 'react-router';
import { headerWords } from '#around/header/words';
import { homeWords } from '#finding/home/words';
import { wayBack } from '#people/sessions/screen';
import { usePageToggle } from '#people/toggles/screen';
import { AccountIcon, HelpIcon, ListIcon, OrganizationIcon, PackageIcon, PrinterIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SignOutRow } from './sign-out-row.tsx';
import { MenuRow } from './menu-row.tsx';
import { useMayOpen } from './use-may-open.ts';
import { useOtherEdition } from './use-other-edition.ts';
import styles from './mobile-menu.module.css';

/** The links that the shopper may open, in groups. */
export function MenuServices() {
  const t = useWords(headerWords);
  const m = useWords(homeWords);
  const account = usePaths().account(useShop().site.tenant);
  const isKnown = useMayOpen()(account);
  const isOn = usePageToggle();
  const groups = useServiceGroups();
  return groups.map(({ title, rows }) => (
    <section key={title} className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.rows}>
        {rows.map(({ to, Icon: Mark, words }) => (
          <MenuRow key={to} to={to} Icon={Mark}>
            {words}
          </MenuRow>
        ))}
        {title === m('menuYours') && isKnown && isOn('signOut') && <SignOutRow to={account}>{t('signOut')}</SignOutRow>}
      </ul>
    </section>
  ));
}

/** The links that the shopper may open, in groups; a group without links is left out. */
function useServiceGroups() {
  const t = useWords(headerWords);
  const m = useWords(homeWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname, search } = useLocation();
  const mayOpen = useMayOpen();
  const isOn = usePageToggle();
  const account = paths.account(tenant);
  const isKnown = mayOpen(account);
  return [
    {
      title: m('menuYours'),
      rows: [
        isKnown
          ? { to: account, Icon: AccountIcon, words: t('yourAccount') }
          : { to: paths.login(wayBack(tenant, pathname + search)), Icon: AccountIcon, words: t('signIn') },
        isKnown
          ? { to: paths.orders(), Icon: PackageIcon, words: m('menuYourOrders') }
          : { to: paths.orderLookup(), Icon: PackageIcon, words: t('trackOrder') },
        { to: paths.lists(tenant), Icon: ListIcon, words: m('menuYourLists') },
        { to: paths.myPrinters(), Icon: PrinterIcon, words: m('menuYourPrinters') },
      ],
    },
    {
      title: t('help'),
      rows: [
        { to: paths.stores(), Icon: StoreIcon, words: t('stores') },
        { to: paths.printerFinder(), Icon: PrinterIcon, words: t('printerFinder') },
        { to: paths.about('delivery'), Icon: TruckIcon, words: t('delivery') },
        ...(isOn('helpCenter') ? [{ to: paths.help(), Icon: HelpIcon, words: t('contact') }] : []),
        { to: useOtherEdition(), Icon: OrganizationIcon, words: t(tenant === 'business' ? 'consumerEdition' : 'businessEdition') },
      ],
    },
  ]
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ to }) => mayOpen(to)) }))
    .filter(({ rows }) => rows.length > 0);
}
