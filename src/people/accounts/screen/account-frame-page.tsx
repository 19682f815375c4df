// Layout route of the account area: the menu made from rights, and sign-out. On a phone the overview carries the whole menu at its end, and every other
// page a way back to it.
import { Form, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/account-frame-page';
import { shownCaller, type ShownFacts } from '#people/access/rules';
import { accountsWords } from '#people/accounts/words';
import { isRefusal } from '#base/outcome/rules';
import type { joinRequestsContract } from '#people/join-requests/contract';
import type { sessionsContract } from '#people/sessions/contract';
import { ChevronLeftIcon, SignOutIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { ask, attempt } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { accountMenu, isCurrent, type MenuGroup } from './account-menu.ts';
import styles from './account-frame.module.css';

/** Who the menu is for. */
interface FrameFacts extends ShownFacts {
  readonly firstName: string;
  readonly accountName: string;
  readonly customerNumber: string;
  readonly isRepresentative: boolean;
  /** A representative acts for the person. */
  readonly isActing: boolean;
  /** How many people ask to join the organization; of who manages people. */
  readonly asking: number;
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
  const manages = accountNumber !== '' && permissions.includes('H_MU');
  const waiting = manages ? await attempt<typeof joinRequestsContract>(args)('GET /api/organization/join-requests', {}) : { requests: [] };
  // The menu opens without the count when it cannot be read.
  const asking = isRefusal(waiting) ? 0 : waiting.requests.length;
  return { signedIn, accountNumber, permissions, ...shown, asking };
};

export default function AccountFramePage({ loaderData: whose }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname } = useLocation();
  const home = paths.account(tenant);
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
            <PlaceGroup key={group.places[0]?.to} group={group} asking={whose.asking} />
          ))}
        </nav>
        <Form method="post" action={home} reloadDocument className={styles.out}>
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
        <Outlet />
      </div>
    </div>
  );
}

function PlaceGroup({ group: { title, places }, asking }: { readonly group: MenuGroup; readonly asking: number }) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname } = useLocation();
  return (
    <>
      {title !== null && <h2 className={styles.title}>{t(title)}</h2>}
      <ul className={styles.places}>
        {places.map(({ to, Icon, words, asDocument }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.place}
              aria-current={isCurrent(to, pathname, paths, tenant) ? 'page' : undefined}
              asDocument={asDocument}
            >
              <Icon />
              {t(words)}
              {asking > 0 && to === paths.people() && <PlaceCount n={asking} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Beside the place where something waits. */
function PlaceCount({ n }: { readonly n: number }) {
  const t = useWords(accountsWords);
  return (
    <span className={styles.count}>
      <span aria-hidden>{n}</span>
      <span className="sr">{t('navAsking', { n })}</span>
    </span>
  );
}
