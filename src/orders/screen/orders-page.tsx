// The account's orders, newest first (CHK-5).
import type { Route } from './+types/orders-page';
import { sayer } from '#locale/words';
import type { ordersContract } from '#orders/contract';
import { ordersWords } from '#orders/words';
import { requireSignIn } from '#sessions/screen';
import { pageMeta } from '#site/screen';
import { EmptyState } from '#ui/empty-state';
import { LinkButton } from '#ui/link-button';
import { ask, pageVisit } from '#ui/page-visit';
import { Pager } from '#ui/pager';
import { usePaths, useWords } from '#ui/shop';
import { OrderRow } from './order-row.tsx';
import styles from './orders.module.css';

export async function loader(args: Route.LoaderArgs) {
  await requireSignIn(args);
  const { copyLocale, site } = args.context.get(pageVisit);
  const asked = new URL(args.request.url).searchParams.get('page');
  const page = asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? asked : '1';
  const list = await ask<typeof ordersContract>(args)('GET /api/orders', { query: { page } });
  return { ...list, timeZone: site.timeZone, title: sayer(ordersWords, copyLocale)('ordersTitle') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrdersPage({ loaderData: { orders, page, pages, timeZone } }: Route.ComponentProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  if (orders.length === 0) {
    return (
      <EmptyState
        level={1}
        title={t('ordersEmpty')}
        actions={
          <LinkButton to={paths.home()} variant="primary">
            {t('startShopping')}
          </LinkButton>
        }
      >
        {t('ordersEmptyLead')}
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{t('ordersTitle')}</h1>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} order={order} timeZone={timeZone} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        addressOf={paths.orders}
        labels={{ nav: t('ordersPages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
