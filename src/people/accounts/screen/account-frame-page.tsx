// Layout route of the account area, with its menu and sign-out. On a phone the menu is one scrolling row.
import { useEffect, useRef } from 'react';
import { Form, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/account-frame-page';
import { mayOpen, shownCaller, type ShownFacts } from '#people/access/rules';
import { accountsWords } from '#people/accounts/words';
import type { sessionsContract } from '#people/sessions/contract';
import {
  CardIcon,
  DocumentIcon,
  ListIcon,
  LockIcon,
  PackageIcon,
  PeopleIcon,
  PlaceIcon,
  ProfileIcon,
  RepresentativeIcon,
  SignOutIcon,
} from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { ask } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './account-frame.module.css';

/** Facts for choosing the menu's links. */
export const loader = async (args: Route.LoaderArgs): Promise<AccountFacts> => {
  const { signedIn, accountNumber, permissions, audience, csrUserId } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  return { signedIn, accountNumber, permissions, isRepresentative: audience.includes('salesRep'), isActing: csrUserId !== '' };
};

interface AccountFacts extends ShownFacts {
  readonly isRepresentative: boolean;
  /** A representative acts here for the shopper: what is closed to them has no link. */
  readonly isActing: boolean;
}

export default function AccountFramePage({ loaderData: whose }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname } = useLocation();
  const caller = shownCaller(whose);
  const side = useShownCurrent(pathname);
  // A single list and the form for a new one belong to Lists; a single order belongs to Orders.
  const isList = /\/(kuber|list)(\/|$)/.test(pathname);
  const isOpen = (place: string): boolean =>
    pathname === place || (isList && place === paths.lists(tenant)) || (place === paths.orders() && pathname.startsWith(`${place}/`));
  const places = [
    { to: paths.account(tenant), Icon: ProfileIcon, words: t('navOverview') },
    { to: paths.orders(), Icon: PackageIcon, words: t('navOrders') },
    { to: paths.lists(tenant), Icon: ListIcon, words: t('navLists') },
    { to: paths.addresses(), Icon: PlaceIcon, words: t('navAddresses') },
    { to: paths.savedCards(), Icon: CardIcon, words: t('navCards'), own: true },
    { to: paths.accountDetails(), Icon: DocumentIcon, words: t('navDetails'), own: true },
    { to: paths.privacyAndData(), Icon: LockIcon, words: t('navPrivacy'), own: true },
    { to: paths.actingRecord(), Icon: RepresentativeIcon, words: t('navRepresentatives') },
    ...(whose.isRepresentative ? [{ to: paths.actFor(), Icon: PeopleIcon, words: t('navActFor') }] : []),
  ];
  return (
    <div className={`wrap ${styles.frame}`}>
      <div ref={side} className={`fading ${styles.side}`}>
        <nav aria-label={t('navLabel')}>
          <ul className={styles.places}>
            {places
              .filter((place) => place.to === paths.actFor() || (mayOpen(place.to, caller) && !(whose.isActing && 'own' in place)))
              .map(({ to, Icon, words }) => (
                <li key={to}>
                  <Link to={to} className={styles.place} aria-current={isOpen(to) ? 'page' : undefined}>
                    <Icon />
                    {words}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <SignOutForm />
      </div>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}

function SignOutForm() {
  const t = useWords(accountsWords);
  const { tenant } = useShop().site;
  return (
    <Form method="post" action={usePaths().account(tenant)} reloadDocument>
      <button type="submit" className={styles.place}>
        <SignOutIcon />
        {t('signOut')}
      </button>
    </Form>
  );
}

/** Keeps the current entry in view. The returned ref belongs to the scrolling row. */
function useShownCurrent(pathname: string) {
  const side = useRef<HTMLDivElement>(null);
  const isAwake = useRef(false);
  useEffect(() => {
    // A row that was scrolled before hydration stays there.
    if (isAwake.current || side.current?.scrollLeft === 0) showCurrent(side.current);
    isAwake.current = true;
  }, [pathname]);
  return side;
}

/** Scrolls the current entry to the middle of the row, without scrolling the page. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current=page]');
  if (row === null || !current) return;
  const { left, width } = current.getBoundingClientRect();
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
}
