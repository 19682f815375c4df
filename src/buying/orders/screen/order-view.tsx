// A whole order: shipments on the left; receipt, payment and addresses on the right.
import type { OrderDetail } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { amountText } from '#buying/orders/rules';
import { formatDay, formatTime } from '#base/locale/rules';
import { ordersWords } from '#buying/orders/words';
import { Badge } from '#ui/kit/badge';
import { FormNotice } from '#ui/kit/form-notice';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { OrderHistory } from './order-history.tsx';
import { OrderAgain } from './order-again.tsx';
import { RestockOrder } from './restock-order.tsx';
import type { OrderNote } from './order-note.ts';
import { MakeList } from './make-list.tsx';
import { OrderReturns } from './order-returns.tsx';
import { ReturnForm } from './return-form.tsx';
import styles from './order-view.module.css';
import { ShipmentCard } from './shipment-card.tsx';
import { toneOf } from './status-tone.ts';
import { LineActions } from './line-actions.tsx';
import { OrderSide } from './order-side.tsx';
import { otherSiteOf, type OtherSite } from './order-site.ts';

export interface OrderViewProps {
  readonly order: OrderDetail;
  readonly timeZone: string;
  /** The notice of the last action. */
  readonly note?: OrderNote | undefined;
  /**
   * An order of the account, which can also be reopened and bought again. A guest can only cancel and return, and every form sends the
   * order's number and e-mail.
   */
  readonly isOwn: boolean;
  readonly asking?: Readonly<Record<string, string>>;
}

export function OrderView({ order, timeZone, note, isOwn, asking = {} }: OrderViewProps) {
  const t = useWords(ordersWords);
  const { site } = useShop();
  const other = otherSiteOf(order, site.country);
  return (
    <div className={styles.order}>
      <OrderHead order={order} timeZone={timeZone} isOwn={isOwn} other={other} />
      {other !== null && <Message tone="info" title={t(`otherSite${other.country}`)} className={styles.note} />}
      {note !== undefined && <FormNotice notice={note} cartLabel={t('toCart')} className={styles.note} />}
      <ColleaguesNote order={order} />
      {order.moneyLapsed && (
        <Message tone="warn" className={styles.note}>
          {t('moneyLapsed')}
        </Message>
      )}
      <div className={styles.layout}>
        <div className={styles.main}>
          <OrderReturns order={order} timeZone={timeZone} asking={asking} />
          {order.shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.shipmentNo}
              shipment={shipment}
              currency={order.amounts.currency}
              placedAt={order.placedAt}
              timeZone={timeZone}
              actions={(line) => <LineActions line={line} isOwn={isOwn} other={other} asking={asking} />}
            />
          ))}
          <ReturnForm order={order} asking={asking} typed={note?.typed} />
          <OrderHistory order={order} timeZone={timeZone} />
        </div>
        <OrderSide order={order} isOwn={isOwn} other={other} asking={asking} />
      </div>
    </div>
  );
}

/** Who ordered it, and what a colleague may do about it. */
function ColleaguesNote({ order: { orderedBy, readOnly } }: Pick<OrderViewProps, 'order'>) {
  const t = useWords(ordersWords);
  if (orderedBy === null || orderedBy.isYou) return null;
  const { name } = orderedBy;
  return (
    <Message tone="info" title={t('colleaguesOrder', { name })} className={styles.note}>
      {t(readOnly ? 'readOnlyNote' : 'changeForNote', { name })}
    </Message>
  );
}

function OrderHead({
  order,
  timeZone,
  isOwn,
  other,
}: Pick<OrderViewProps, 'order' | 'timeZone' | 'isOwn'> & { readonly other: OtherSite | null }) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  const { amounts } = order;
  const at = new Date(order.placedAt);
  return (
    <header className={styles.head}>
      <div>
        <h1>{unbroken(t('orderTitle', { number: shownOrderNumber(order.orderNumber) }))}</h1>
        <p className={styles.meta}>
          {t('orderMeta', {
            day: formatDay(at, timeZone, copyLocale),
            time: formatTime(at, timeZone, copyLocale),
            n: amounts.units,
            total: amountText(amounts.total, amounts.currency, copyLocale, site.currency),
          })}
        </p>
        <Badge tone={toneOf(order.status)}>{t(`status${order.status}`)}</Badge>
        {order.isSpecial && <Badge tone="new">{t('specialOrder')}</Badge>}
      </div>
      {isOwn && (
        <div className={styles.again}>
          <OrderAgain other={other} />
          {other === null && <MakeList />}
          {other === null && <RestockOrder shipments={order.shipments} />}
        </div>
      )}
    </header>
  );
}
