// The account's home page: the shopper, the latest orders with their state, and links to everything else (USR-1).
import { redirect } from 'react-router';
import type { Route } from './+types/account-page';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import type { checkoutContract } from '#buying/checkout/contract';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { rewardsContract } from '#buying/rewards/contract';
import type { sessionsContract } from '#people/sessions/contract';
import { pageMeta } from '#ui/page/page-meta';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { Slot } from '#ui/page/slot';
import { TextAction } from '#ui/kit/text-action';
import { FactList } from './fact-list.tsx';
import { QuickBuyCard } from './quick-buy-card.tsx';
import styles from './account.module.css';
import { ComingUp } from './coming-up.tsx';
import { openOrders } from './open-orders.ts';
import { RECENT_ORDERS, RecentOrders } from './recent-orders.tsx';
import { OrganizationCard } from './organization-card.tsx';
import { SalesRepCard } from './sales-rep-card.tsx';
import { RewardsCard } from './rewards-card.tsx';
import { SpanishModeCard } from './spanish-mode-card.tsx';
import { Shortcuts } from './shortcuts.tsx';

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
  const [person, { orders }, open, quickBuy, rewards] = await Promise.all([
    ask<typeof accountsContract>(args)('GET /api/account', {}),
    ask<typeof ordersContract>(args)('GET /api/orders', { query: { page: '1' } }),
    openOrders(ask<typeof ordersContract>(args)),
    attempt<typeof checkoutContract>(args)('GET /api/quick-buy', {}),
    session.rewardsNumber === '' ? null : attempt<typeof rewardsContract>(args)('GET /api/rewards', {}),
  ]);
  return {
    session,
    person,
    // Closed to representatives.
    quickBuy: isRefusal(quickBuy) ? null : quickBuy,
    // The page opens without rewards when the rewards service is down (ERR-4).
    rewards: rewards === null || isRefusal(rewards) ? null : rewards,
    orders: orders.slice(0, RECENT_ORDERS),
    open,
    timeZone: site.timeZone,
    title: sayer(accountsWords, copyLocale)('account'),
    spanish: copyLocale === 'es-US',
    mayBeSpanish: locale === 'en-US',
  };
}

export async function action(args: Route.ActionArgs) {
  const { locale, site, setHeader } = args.context.get(pageVisit);
  const form = await args.request.formData();
  if (form.get('intent') === 'language') {
    const on = form.get('spanish') === 'on';
    setHeader('set-cookie', `copy=${on ? 'es' : ''}; Path=/; Max-Age=${on ? 1_209_600 : 0}; SameSite=Lax; Secure; HttpOnly`);
    throw redirect(makePaths(locale).account(site.tenant));
  }
  if (form.get('intent') === 'quickBuyOff') {
    await ask<typeof checkoutContract>(args)('POST /api/quick-buy', { body: { quickBuyActive: false } });
    throw redirect(makePaths(locale).account(site.tenant));
  }
  const { next } = await ask<typeof sessionsContract>(args)('POST /api/sign-out', {});
  throw redirect(next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AccountPage({ loaderData: loaded }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const { session, person } = loaded;
  return (
    <>
      <h1>{t('hello', { name: session.firstName })}</h1>
      <p className={styles.lead}>{t('customerNumberLine', { number: session.customerNumber })}</p>
      {session.contractOnly && <Message className={styles.message}>{t('contractOnly')}</Message>}
      <ComingUp orders={loaded.open} rewardMoney={loaded.rewards?.balance ?? 0} timeZone={loaded.timeZone} />
      <Slot name="accountRecommendations" with={{ place: 'again', title: t('buyAgain'), className: styles.again }} />
      <RecentOrders orders={loaded.orders} timeZone={loaded.timeZone} />
      <RewardsCard session={session} money={loaded.rewards} timeZone={loaded.timeZone} />
      <div className={styles.cards}>
        <Card aria-labelledby="your-details">
          <CardHead id="your-details" title={t('yourDetails')} />
          <FactList
            rows={[
              [t('name'), person.fullName],
              [t('email'), person.email],
              [t('phone'), person.phone === '' ? t('noPhone') : person.phone],
            ]}
          />
        </Card>
        <OrganizationCard session={session} />
        <SalesRepCard session={session} />
        {loaded.quickBuy !== null && <QuickBuyCard quickBuy={loaded.quickBuy} />}
        {loaded.mayBeSpanish && <SpanishModeCard isOn={loaded.spanish} />}
      </div>
      <Shortcuts />
    </>
  );
}

function CardHead({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useWords(accountsWords);
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <TextAction to={usePaths().accountDetails()}>{t('changeDetails')}</TextAction>
    </div>
  );
}
