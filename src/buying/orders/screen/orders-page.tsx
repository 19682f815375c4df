// The account's orders, and with a right those of its groups or organization, newest first, filtered by word, state and period (CHK-5, USR-10).
import type { Route } from './+types/orders-page';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { ORDER_SCOPES } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { pageMeta } from '#ui/page/page-meta';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { ask, pageVisit } from '#ui/page/page-visit';
import { Pager } from '#ui/kit/pager';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import carton from './art/mailing-box.svg?url';
import { OrderRow } from './order-row.tsx';
import { OrdersFilter } from './orders-filter.tsx';
import styles from './orders.module.css';
import { WaitingOrders } from './waiting-orders.tsx';

const STATUSES = ['open', 'done', 'cancelled'] as const;
const PERIODS = ['30', '180', '365'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const page = query.get('page') ?? '';
  const search = (query.get('search') ?? '').trim().slice(0, 80);
  const status = STATUSES.find((one) => one === query.get('status'));
  const period = PERIODS.find((one) => one === query.get('period'));
  const scope = ORDER_SCOPES.find((one) => one === query.get('scope'));
  const list = await ask<typeof ordersContract>(args)('GET /api/orders', {
    query: {
      page: /^[1-9]\d{0,3}$/.test(page) ? page : '1',
      search,
      ...(scope === undefined ? {} : { scope }),
      ...(status === undefined ? {} : { status }),
      ...(period === undefined ? {} : { period }),
    },
  });
  // Without the right, one's own are listed, and the address says so.
  const asked = { scope: list.scope === 'mine' ? '' : list.scope, search, status: status ?? '', period: period ?? '' };
  return { ...list, asked, timeZone: site.timeZone, title: sayer(ordersWords, copyLocale)('ordersTitle') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrdersPage({ loaderData: { orders, page, pages, total, asked, scopes, waiting, timeZone } }: Route.ComponentProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { scope, ...filters } = asked;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  if (orders.length === 0 && waiting.length === 0 && !isFiltered && scopes.length === 1) return <NoOrders />;
  return (
    <>
      <h1 className={styles.title}>{t('ordersTitle')}</h1>
      {waiting.length > 0 && <WaitingOrders waiting={waiting} timeZone={timeZone} />}
      <OrdersFilter asked={asked} scopes={scopes} />
      <p className={styles.found} role="status">
        {orders.length > 0 && t('ordersFound', { n: total })}
      </p>
      {orders.length === 0 && isFiltered && (
        <EmptyState title={t('ordersNoneFound')} actions={<LinkButton to={paths.orders(1, { scope })}>{t('filterClear')}</LinkButton>}>
          {t('ordersNoneFoundLead')}
        </EmptyState>
      )}
      {orders.length === 0 && !isFiltered && <EmptyState title={t('ordersNoneHere')}>{t('ordersNoneHereLead')}</EmptyState>}
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} order={order} timeZone={timeZone} saysWho={scope !== ''} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.orders(number, asked)}
        labels={{ nav: t('ordersPages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}

function NoOrders() {
  const t = useWords(ordersWords);
  const paths = usePaths();
  return (
    <EmptyState
      level={1}
      picture={<Picture src={carton} alt="" width={160} height={160} />}
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
