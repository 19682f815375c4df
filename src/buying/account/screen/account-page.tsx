// The account's home page: the shopper, the latest orders with their state, and links to everything else (USR-1).
import { Form, redirect } from 'react-router';
import type { Route } from './+types/account-page';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import { CouponsToCart } from '#buying/cart/screen';
import type { checkoutContract } from '#buying/checkout/contract';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { isRefusal } from '#base/outcome/rules';
import { OrderRow } from '#buying/orders/screen';
import { makePaths } from '#paths';
import type { RewardBalance, rewardsContract } from '#buying/rewards/contract';
import { MemberRewards, RewardMoney, type Reward } from '#buying/rewards/screen';
import type { SessionFacts, sessionsContract } from '#people/sessions/contract';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { ListIcon, PrinterIcon, SpreadsheetIcon, StoreIcon } from '#ui/kit/icons';
import { IconCard } from '#ui/kit/icon-card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { SectionHead } from '#ui/kit/section-head';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { FactList } from './fact-list.tsx';
import { QuickBuyCard } from './quick-buy-card.tsx';
import styles from './account.module.css';

const RECENT_ORDERS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { site, locale, copyLocale } = args.context.get(pageVisit);
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const wanted = makePaths(locale).account(site.tenant);
  if (new URL(args.request.url).pathname.replace(/\.data$/, '') !== wanted) throw redirect(wanted);
  const [person, { orders }, quickBuy, rewards] = await Promise.all([
    ask<typeof accountsContract>(args)('GET /api/account', {}),
    ask<typeof ordersContract>(args)('GET /api/orders', { query: { page: '1' } }),
    ask<typeof checkoutContract>(args)('GET /api/quick-buy', {}),
    session.rewardsNumber === '' ? null : attempt<typeof rewardsContract>(args)('GET /api/rewards', {}),
  ]);
  return {
    session,
    person,
    quickBuy,
    // The page opens without rewards when the rewards service is down (ERR-4).
    rewards: rewards === null || isRefusal(rewards) ? null : rewards,
    orders: orders.slice(0, RECENT_ORDERS),
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
      <RecentOrders orders={loaded.orders} timeZone={loaded.timeZone} />
      <Rewards session={session} money={loaded.rewards} timeZone={loaded.timeZone} />
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
        <Organization session={session} />
        <QuickBuyCard quickBuy={loaded.quickBuy} />
        {loaded.mayBeSpanish && <SpanishMode isOn={loaded.spanish} />}
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

function RecentOrders({ orders, timeZone }: Pick<Route.ComponentProps['loaderData'], 'orders' | 'timeZone'>) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  return (
    <section className={styles.orders} aria-labelledby="recent-orders">
      <SectionHead size="small" id="recent-orders" title={t('recentOrders')}>
        {orders.length > 0 && <TextAction to={paths.orders()}>{t('allOrders')}</TextAction>}
      </SectionHead>
      {orders.length === 0 ? (
        <Card>
          <EmptyState level={3} title={t('noOrders')} actions={<LinkButton to={paths.home()}>{t('startShopping')}</LinkButton>}>
            {t('noOrdersText')}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} order={order} timeZone={timeZone} level={3} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Renders nothing for a shopper without an organization. */
function Organization({ session }: { readonly session: SessionFacts }) {
  const t = useWords(accountsWords);
  if (session.accountName === '') return null;
  return (
    <Card aria-labelledby="business-account">
      <h2 id="business-account" className={styles.title}>
        {t('businessAccount')}
      </h2>
      <FactList
        rows={[
          [t('organization'), session.accountName],
          [t('accountNumber'), session.accountNumber],
          [t('division'), session.division],
        ]}
      />
    </Card>
  );
}

/** Rewards and a paid membership, over the whole width. Renders nothing for a shopper without either. */
function Rewards({
  session: { rewardsNumber, membershipProgram },
  money,
  timeZone,
}: {
  readonly session: SessionFacts;
  readonly money: RewardBalance | null;
  readonly timeZone: string;
}) {
  const t = useWords(accountsWords);
  const rows = [
    [t('rewardsNumber'), rewardsNumber],
    [t('membership'), membershipProgram === 'NON_MEMBER' ? '' : membershipProgram],
  ] as const;
  if (rows.every(([, value]) => value === '')) return null;
  const facts = <FactList rows={rows} />;
  return (
    <Card aria-labelledby="rewards" className={styles.program}>
      <h2 id="rewards" className={styles.title}>
        {t('rewards')}
      </h2>
      {rewardsNumber === '' ? (
        facts
      ) : (
        <MemberRewards rewardsNumber={rewardsNumber} toCart={rewardsToCart}>
          {facts}
        </MemberRewards>
      )}
      {money !== null && <RewardMoney money={money} timeZone={timeZone} />}
    </Card>
  );
}

/** One press adds both the reward's coupon and, if it has one, its free item (RWD-1, CART-15). */
function rewardsToCart(rewards: readonly Reward[], label: string, about?: string) {
  return (
    <CouponsToCart
      coupons={rewards.map(({ code }) => code)}
      freeItems={rewards.flatMap(({ freeItemId }) => freeItemId ?? [])}
      label={label}
      about={about}
    />
  );
}

function SpanishMode({ isOn }: { readonly isOn: boolean }) {
  const t = useWords(accountsWords);
  return (
    <Card aria-labelledby="spanish">
      <h2 id="spanish" lang="es" className={styles.title}>
        {t('spanishMode')}
      </h2>
      <p className={styles.text}>{t('spanishLead')}</p>
      <Form method="post" reloadDocument>
        <input type="hidden" name="intent" value="language" />
        <input type="hidden" name="spanish" value={isOn ? 'off' : 'on'} />
        <Button type="submit" size="small">
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </Form>
    </Card>
  );
}

function Shortcuts() {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <section aria-labelledby="shortcuts" className={styles.shortcuts}>
      <SectionHead size="small" id="shortcuts" title={t('shortcuts')} />
      <div className={styles.icons}>
        <IconCard to={paths.lists(tenant)} icon={<ListIcon />} label={t('toLists')} />
        <IconCard to={paths.quickOrder()} icon={<SpreadsheetIcon />} label={t('toQuickOrder')} />
        <IconCard to={paths.myPrinters()} icon={<PrinterIcon />} label={t('toPrinters')} />
        <IconCard to={paths.stores()} icon={<StoreIcon />} label={t('toStores')} />
      </div>
    </section>
  );
}
