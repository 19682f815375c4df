// An order in a list: number, day, amount, status, items. The whole card links to the order.
import { formatDate, formatDay } from '#base/locale/rules';
import type { OrderSummary } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { amountText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Badge } from '#ui/kit/badge';
import { Card } from '#ui/kit/card';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TileLink } from '#ui/kit/tile-link';
import styles from './orders.module.css';
import { toneOf } from './status-tone.ts';

const SHOWN_ITEMS = 4;

export interface OrderRowProps {
  readonly order: OrderSummary;
  readonly timeZone: string;
  /** Heading level of the order number. */
  readonly level?: 2 | 3;
  /** In a list with orders of several people. */
  readonly saysWho?: boolean;
}

export function OrderRow({ order, timeZone, level = 2, saysWho = false }: OrderRowProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const Heading = `h${level}` as const;
  const number = shownOrderNumber(order.orderNumber);
  const onTheWay = order.status === 'placed' || order.status === 'onItsWay';
  return (
    <Card as="li" className={styles.order}>
      <div className={styles.facts}>
        <Heading className={styles.number}>
          <TileLink to={paths.order(order.orderNumber)} label={t('viewDetails', { number })}>
            {number}
          </TileLink>
        </Heading>
        <p className={styles.meta}>
          {t('placedOn', { day: formatDate(new Date(order.placedAt), timeZone, copyLocale) })} ·{' '}
          {amountText(order.total, order.currency, copyLocale, site.currency)}
          {order.country !== site.country && ` · ${t(`site${order.country}`)}`}
        </p>
        {saysWho && order.orderedBy !== null && (
          <p className={styles.who}>{order.orderedBy.isYou ? t('orderedByYou') : t('orderedBy', { name: order.orderedBy.name })}</p>
        )}
        <p className={styles.state}>
          <Badge tone={toneOf(order.status)}>{t(`status${order.status}`)}</Badge>
          {onTheWay && order.latest !== null && (
            <span>{t('arrivesLatest', { day: formatDay(new Date(`${order.latest}T12:00:00Z`), 'UTC', copyLocale) })}</span>
          )}
        </p>
      </div>
      <div className={styles.pictures}>
        {order.items.slice(0, SHOWN_ITEMS).map(({ itemId, title, image }, at) => (
          // Two lines may have the same item.
          <Picture key={`${itemId} ${at}`} src={image} alt={title} width={64} height={64} ground className={styles.picture} />
        ))}
        {order.lines > SHOWN_ITEMS && <span className={styles.meta}>{t('moreItems', { n: order.lines - SHOWN_ITEMS })}</span>}
      </div>
    </Card>
  );
}
