// The account's home page: what needs the shopper, what is coming, the latest orders, and what the account holds (USR-1).
import { redirect } from 'react-router';
import type { Route } from './+types/account-page';
import { accountPageWords } from '#buying/account/words';
import { accountsWords } from '#people/accounts/words';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { rewardsContract } from '#buying/rewards/contract';
import type { sessionsContract } from '#people/sessions/contract';
import { loadShownMessages, ShownMessages } from '#people/custom-messages/screen';
import { pageMeta } from '#ui/page/page-meta';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { Slot } from '#ui/page/slot';
import styles from './account.module.css';
import { ComingUp } from './coming-up.tsx';
import { loadBusiness } from './load-business.ts';
import { loadOverview } from './load-overview.ts';
import { MessagesLink } from './messages-link.tsx';
import { NeedsYou } from './needs-you.tsx';
import { openOrders } from './open-orders.ts';
import { OverviewBudgets } from './overview-budgets.tsx';
import { OverviewEnd } from './overview-end.tsx';
import { RECENT_ORDERS, RecentOrders } from './recent-orders.tsx';
import { RewardsCard } from './rewards-card.tsx';

declare module '#ui/page/slot' {
  interface Slots {
    /** What the shopper orders most, on the account page. */
    readonly accountRecommendations: { readonly place: 'again'; readonly title: string; readonly className: string | undefined };
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { site, locale, copyLocale } = args.context.get(pageVisit);
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const wanted = makePaths(locale).account(site.tenant);
  if (new URL(args.request.url).pathname.replace(/\.data$/, '') !== wanted) throw redirect(wanted);
  const [{ orders, scopes }, open, overview, rewards, messages] = await Promise.all([
    ask<typeof ordersContract>(args)('GET /api/orders', { query: { page: '1' } }),
    openOrders(ask<typeof ordersContract>(args)),
    loadOverview(args, {
      managesPeople: session.permissions.includes('H_MU'),
      readsReports: session.accountNumber !== '' && session.permissions.includes('H_R'),
      isAlone: site.tenant === 'business' && session.accountNumber === '',
    }),
    session.rewardsNumber === '' ? null : attempt<typeof rewardsContract>(args)('GET /api/rewards', {}),
    loadShownMessages(args, 'account'),
  ]);
  const isOrganization = site.tenant === 'business' && session.accountNumber !== '';
  const facts = { permissions: session.permissions, isActing: session.csrUserId !== '', seesEverybodys: scopes.includes('everyone') };
  return {
    session,
    overview,
    business: isOrganization ? await loadBusiness(args, facts) : null,
    // The page opens without rewards when the rewards service is down (ERR-4).
    rewards: rewards === null || isRefusal(rewards) ? null : rewards,
    orders: orders.slice(0, RECENT_ORDERS),
    open,
    messages,
    handedOver: new URL(args.request.url).searchParams.has('handedOver'),
    timeZone: site.timeZone,
    title: sayer(accountsWords, copyLocale)('account'),
  };
}

/** Signs out: the menu's button works without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const { next } = await ask<typeof sessionsContract>(args)('POST /api/sign-out', {});
  throw redirect(next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AccountPage({ loaderData: loaded }: Route.ComponentProps) {
  const [t, say] = [useWords(accountsWords), useWords(accountPageWords)];
  const { session, overview, business } = loaded;
  return (
    <>
      <h1>{t('hello', { name: session.firstName })}</h1>
      <p className={styles.lead}>
        {t('customerNumberLine', { number: session.customerNumber })}{' '}
        <MessagesLink isMember={session.rewardsNumber !== ''} inOrganization={session.accountNumber !== ''} />
      </p>
      {loaded.handedOver && (
        <Message tone="ok" live className={styles.message}>
          {say('handedOver', { organization: session.accountName })}
        </Message>
      )}
      {session.contractOnly && <Message className={styles.message}>{t('contractOnly')}</Message>}
      <ShownMessages messages={loaded.messages} className={styles.message} />
      <NeedsYou
        waiting={business?.waiting ?? 0}
        certificateEnds={business?.certificateEnds ?? null}
        expired={overview.people?.expired ?? []}
        asking={overview.people?.asking ?? []}
        joining={overview.joining}
        timeZone={loaded.timeZone}
      />
      <ComingUp orders={loaded.open} rewardMoney={loaded.rewards?.balance ?? 0} timeZone={loaded.timeZone} />
      <Slot name="accountRecommendations" with={{ place: 'again', title: t('buyAgain'), className: styles.again }} />
      {business !== null && business.budgets.length > 0 && <OverviewBudgets budgets={business.budgets} />}
      {business === null || business.orders === null ? (
        <RecentOrders orders={loaded.orders} timeZone={loaded.timeZone} />
      ) : (
        <RecentOrders orders={business.orders.slice(0, RECENT_ORDERS)} timeZone={loaded.timeZone} isEverybodys />
      )}
      <RewardsCard session={session} money={loaded.rewards} timeZone={loaded.timeZone} />
      <OverviewEnd overview={overview} session={session} />
    </>
  );
}
