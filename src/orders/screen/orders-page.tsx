// The account's orders, newest first (CHK-5).
import type { Route } from './+types/orders-page';
import { formatDate } from '#locale/rules';
import { sayer } from '#locale/words';
import type { ordersContract, OrderSummary } from '#orders/contract';
import { amountText, shownOrderNumber } from '#orders/rules';
import { ordersWords } from '#orders/words';
import { requireSignIn } from '#sessions/screen';
import { pageMeta } from '#site/screen';
import { Badge } from '#ui/badge';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Link } from '#ui/link';
import { LinkButton } from '#ui/link-button';
import { ask, pageVisit } from '#ui/page-visit';
import { Pager } from '#ui/pager';
import { Picture } from '#ui/picture';
import { usePaths, useShop, useWords } from '#ui/shop';
import styles from './orders.module.css';

const SHOWN_ITEMS = 4;

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
      <div className={`wrap ${styles.page}`}>
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
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
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
    </div>
  );
}

function OrderRow({ order, timeZone }: { readonly order: OrderSummary; readonly timeZone: string }) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const number = shownOrderNumber(order.orderNumber);
  return (
    <Card as="li" className={styles.order}>
      <div className={styles.facts}>
        <h2 className={styles.number}>
          <Link to={paths.order(order.orderNumber)} aria-label={t('viewDetails', { number })}>
            {number}
          </Link>
        </h2>
        <p className={styles.meta}>
          {t('placedOn', { day: formatDate(new Date(order.placedAt), timeZone, copyLocale) })} ·{' '}
          {amountText(order.total, order.currency, copyLocale)}
        </p>
        <Badge tone={order.status === 'cancelled' ? 'bad' : 'ok'}>{t(`status${order.status}`)}</Badge>
      </div>
      <div className={styles.pictures}>
        {order.items.slice(0, SHOWN_ITEMS).map(({ itemId, title, image }) => (
          <Picture key={itemId} src={image} alt={title} width={64} height={64} ground className={styles.picture} />
        ))}
        {order.items.length > SHOWN_ITEMS && <span className={styles.meta}>{t('moreItems', { n: order.units - SHOWN_ITEMS })}</span>}
      </div>
    </Card>
  );
}
