// A whole order: its shipments on the left, the receipt with payment and addresses on the right.
import type { OrderDetail } from '#orders/contract';
import { shownOrderNumber } from '#orders/rules';
import { formatDay, formatTime } from '#locale/rules';
import { ordersWords } from '#orders/words';
import { paymentWords } from '#payment/words';
import type { CardBrand } from '#payment/rules';
import { Badge } from '#ui/badge';
import { Link } from '#ui/link';
import { ReceiptSection } from '#ui/receipt';
import { useShop, useWords } from '#ui/shop';
import { amountText } from '#orders/rules';
import { OrderReceipt } from './order-receipt.tsx';
import styles from './order-view.module.css';
import { ShipmentCard } from './shipment-card.tsx';

export function OrderView({ order, timeZone }: { readonly order: OrderDetail; readonly timeZone: string }) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  const { amounts } = order;
  const at = new Date(order.placedAt);
  return (
    <>
      <header className={styles.head}>
        <h1>{t('orderTitle', { number: shownOrderNumber(order.orderNumber) })}</h1>
        <p className={styles.meta}>
          {t('orderMeta', {
            day: formatDay(at, timeZone, copyLocale),
            time: formatTime(at, timeZone, copyLocale),
            n: amounts.units,
            total: amountText(amounts.total, amounts.currency, copyLocale),
          })}
        </p>
        <Badge tone={order.status === 'cancelled' ? 'bad' : 'ok'}>{t(`status${order.status}`)}</Badge>
      </header>
      <div className={styles.layout}>
        <div className={styles.main}>
          {order.shipments.map((shipment) => (
            <ShipmentCard
              key={`${shipment.kind} ${shipment.store?.storeNumber ?? ''} ${shipment.earliest ?? ''}`}
              shipment={shipment}
              currency={amounts.currency}
              status={order.status}
            />
          ))}
        </div>
        <aside className={styles.side}>
          <OrderReceipt title={t('receipt')} amounts={amounts}>
            <Details order={order} />
          </OrderReceipt>
          <p className={styles.help}>
            <Link to={`tel:${site.phone.replace(/\D/g, '')}`}>{t('help', { phone: site.phone })}</Link>
          </p>
        </aside>
      </div>
    </>
  );
}

function Details({ order }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const sayPayment = useWords(paymentWords);
  const titles = { S: t('deliveredTo'), SB: t('deliveredTo'), B: t('billedTo'), ST: t('pickupAt') };
  return (
    <>
      {order.payments.map(({ brand, lastFour }) => (
        <ReceiptSection key={`${brand} ${lastFour}`} title={t('paidWith')}>
          {brand !== null && <p>{t('card', { brand: sayPayment(brand as CardBrand), lastFour: lastFour ?? '' })}</p>}
        </ReceiptSection>
      ))}
      {order.addresses.map(({ type, name, lines }) => (
        <ReceiptSection key={`${type} ${lines.join()}`} title={titles[type]}>
          {[name, ...lines]
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </ReceiptSection>
      ))}
      {order.purchaseOrder !== '' && (
        <ReceiptSection title={t('purchaseOrder')}>
          <p>{order.purchaseOrder}</p>
        </ReceiptSection>
      )}
    </>
  );
}
