// The latest orders on the account page: number, day, pictures, amount and state. The whole row links to the order.
import type { Route } from './+types/account-page';
import { formatDate, formatDay } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { accountPageWords } from '#buying/account/words';
import type { OrderSummary } from '#buying/orders/contract';
import { amountText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { accountsWords } from '#people/accounts/words';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { SectionHead } from '#ui/kit/section-head';
import { TextAction } from '#ui/kit/text-action';
import { TileLink } from '#ui/kit/tile-link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './overview.module.css';

export const RECENT_ORDERS = 3;
const SHOWN_ITEMS = 3;

interface RecentOrdersProps extends Pick<Route.ComponentProps['loaderData'], 'orders' | 'timeZone'> {
  /** The organization's, its people named. */
  readonly isEverybodys?: boolean;
}

export function RecentOrders({ orders, timeZone, isEverybodys = false }: RecentOrdersProps) {
  const [t, say] = [useWords(accountsWords), useWords(accountPageWords)];
  const paths = usePaths();
  return (
    <section className={styles.orders} aria-labelledby="recent-orders">
      <SectionHead size="small" id="recent-orders" title={isEverybodys ? say('peoplesOrders') : t('recentOrders')}>
        {orders.length > 0 && <TextAction to={paths.orders(1, isEverybodys ? { scope: 'everyone' } : {})}>{t('allOrders')}</TextAction>}
      </SectionHead>
      {orders.length === 0 ? (
        <Card>
          <EmptyState level={3} title={t('noOrders')} actions={<LinkButton to={paths.home()}>{t('startShopping')}</LinkButton>}>
            {t('noOrdersText')}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.sheet}>
          {orders.map((order) => (
            <RecentOrder
              key={order.orderNumber}
              order={order}
              timeZone={timeZone}
              buyer={isEverybodys ? (order.orderedBy?.name ?? '') : ''}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RecentOrderProps {
  readonly order: OrderSummary;
  readonly timeZone: string;
  /** '' for one's own. */
  readonly buyer: string;
}

function RecentOrder({ order, timeZone, buyer }: RecentOrderProps) {
  const t = useWords(accountPageWords);
  const sayOrder = useWords(ordersWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const number = shownOrderNumber(order.orderNumber);
  const others = order.lines - SHOWN_ITEMS;
  return (
    <li className={styles.order}>
      <div>
        <h3>
          <TileLink to={paths.order(order.orderNumber)} label={sayOrder('viewDetails', { number })}>
            {t('orderNamed', { number })}
          </TileLink>
        </h3>
        <p>
          {buyer !== '' && `${buyer} · `}
          {formatDate(new Date(order.placedAt), timeZone, copyLocale)}
          {order.country !== site.country && ` · ${sayOrder(`site${order.country}`)}`}
        </p>
      </div>
      <div className={styles.pictures}>
        {order.items.slice(0, SHOWN_ITEMS).map(({ itemId, title, image }, at) => (
          // Two lines may have the same item.
          <Picture key={`${itemId} ${at}`} src={image} alt={title} width={52} height={52} ground className={styles.picture} />
        ))}
        {others > 0 && <span className={`${styles.picture} ${styles.others}`}>{t('more', { n: others })}</span>}
      </div>
      <div className={styles.end}>
        <b>{amountText(order.total, order.currency, copyLocale, site.currency)}</b>
        <p className={styles.state} data-tone={toneOf(order)}>
          {isComing(order) && order.latest !== null
            ? sayOrder('arrivesLatest', { day: formatDay(new Date(`${order.latest}T12:00:00Z`), 'UTC', copyLocale) })
            : sayOrder(`status${order.status}`)}
        </p>
      </div>
    </li>
  );
}

const isComing = ({ status }: OrderSummary): boolean => status === 'placed' || status === 'onItsWay';

function toneOf(order: OrderSummary): 'now' | 'ok' | 'bad' {
  if (order.status === 'cancelled') return 'bad';
  return isComing(order) ? 'now' : 'ok';
}
