// Layout route of the account area: the menu made from rights, and sign-out. On a phone the overview carries the whole menu at its end, and every other
// page a way back to it.
import { Form, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/account-frame-page';
import { shownCaller, type ShownFacts } from '#people/access/rules';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import type { MenuCounts } from '#base/shopper/rules';
import { isRefusal } from '#base/outcome/rules';
import type { sessionsContract } from '#people/sessions/contract';
import { ChevronLeftIcon, SignOutIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { ActingProvider } from '#ui/page/for-owner';
import { ask, attempt } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { GuestFrame } from './guest-frame.tsx';
import { accountMenu, isCurrent, type MenuGroup, type MenuPlace } from './account-menu.ts';
import styles from './account-frame.module.css';

/** Who the menu is for. */
interface FrameFacts extends ShownFacts {
  readonly firstName: string;
  readonly accountName: string;
  readonly customerNumber: string;
  readonly isRepresentative: boolean;
  /** A representative acts for the person. */
  readonly isActing: boolean;
  readonly counts: MenuCounts;
}

export const loader = async (args: Route.LoaderArgs): Promise<FrameFacts> => {
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const { signedIn, accountNumber, permissions, firstName, accountName, customerNumber, audience, csrUserId } = session;
  const shown = {
    firstName,
    accountName,
    customerNumber,
    isRepresentative: audience.includes('customerServiceRep'),
    isActing: csrUserId !== '',
  };
  const counted = signedIn ? await attempt<typeof accountsContract>(args)('GET /api/account/menu-counts', {}) : {};
  // The menu opens without numbers when they cannot be read.
  const counts: MenuCounts = isRefusal(counted) ? {} : counted;
  return { signedIn, accountNumber, permissions, ...shown, counts };
};

export default function AccountFramePage({ loaderData: whose }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname } = useLocation();
  const home = paths.account(tenant);
  if (!whose.signedIn) return <GuestFrame />;
  const isHome = pathname === home;
  const groups = accountMenu(shownCaller(whose), whose, tenant, paths);
  return (
    <div className={`wrap ${styles.frame} ${isHome ? styles.home : ''}`}>
      <div className={styles.side}>
        <p className={styles.who}>
          <b>{whose.firstName}</b>
          {whose.accountName === '' ? t('customerNumberLine', { number: whose.customerNumber }) : whose.accountName}
        </p>
        <nav aria-label={t('navLabel')}>
          {groups.map((group) => (
            <PlaceGroup key={group.places[0]?.to} group={group} counts={whose.counts} />
          ))}
        </nav>
        <Form method="post" action={home} reloadDocument className={styles.out} data-ends-session="">
          <button type="submit" className={styles.place}>
            <SignOutIcon />
            {t('signOut')}
          </button>
        </Form>
      </div>
      <div className={styles.content}>
        {!isHome && (
          <Link to={home} className={styles.back}>
            <ChevronLeftIcon />
            {t('navLabel')}
          </Link>
        )}
        <ActingProvider value={whose.isActing}>
          <Outlet />
        </ActingProvider>
      </div>
    </div>
  );
}

function PlaceGroup({ group: { title, places }, counts }: { readonly group: MenuGroup; readonly counts: MenuCounts }) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname } = useLocation();
  return (
    <>
      {title !== null && <h2 className={styles.title}>{t(title)}</h2>}
      <ul className={styles.places}>
        {places.map(({ to, Icon, words, asDocument, counted, waiting }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.place}
              aria-current={isCurrent(to, pathname, paths, tenant) ? 'page' : undefined}
              asDocument={asDocument}
            >
              <Icon />
              {t(words)}
              <PlaceCount counts={counts} counted={counted} waiting={waiting} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many wait there for the person, said in words too; else how many there are. */
function PlaceCount({ counts, counted, waiting }: { readonly counts: MenuCounts } & Pick<MenuPlace, 'counted' | 'waiting'>) {
  const t = useWords(accountsWords);
  const waits = waiting === undefined ? 0 : (counts[waiting] ?? 0);
  const n = counted === undefined ? 0 : (counts[counted] ?? 0);
  if (waiting !== undefined && waits > 0)
    return (
      <span className={`${styles.count} ${styles.waits}`}>
        <span aria-hidden>{waits}</span>
        <span className="sr">{t(`${waiting}Waiting`, { n: waits })}</span>
      </span>
    );
  return n > 0 && <span className={styles.count}>{n}</span>;
}
