// Beside an order: receipt, payment, addresses, invoices, and the ways to change or cancel it.
import type { OrderDetail } from '#buying/orders/contract';
import { amountText, paidFrom } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Link } from '#ui/kit/link';
import { ReceiptSection } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { ConfirmStep } from './confirm-step.tsx';
import { OrderCharged } from './order-charged.tsx';
import { OrderPaid } from './order-paid.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import type { OtherSite } from './order-site.ts';
import styles from './order-view.module.css';

interface OrderSideProps {
  readonly order: OrderDetail;
  readonly isOwn: boolean;
  readonly other: OtherSite | null;
  readonly asking: Readonly<Record<string, string>>;
}

export function OrderSide({ order, isOwn, other, asking }: OrderSideProps) {
  const t = useWords(ordersWords);
  const { site } = useShop();
  return (
    <aside className={styles.side}>
      <OrderReceipt title={t('receipt')} amounts={order.amounts}>
        <ChangedTotals order={order} />
        <Details order={order} />
        <Invoices order={order} />
      </OrderReceipt>
      <p className={styles.help}>
        {t('help')} <Link to={`tel:${site.phone.replace(/\D/g, '')}`}>{site.phone}</Link>
      </p>
      {isOwn && order.canCancel && order.orderedBy?.isYou !== false && (
        <ConfirmStep
          label={t('changeOrder')}
          question={t('changeOrderTitle')}
          lead={t('changeOrderLead')}
          confirm={t('changeOrderConfirm')}
          values={{ intent: 'change' }}
          {...(other !== null && { action: other.action })}
        />
      )}
      {order.canCancel && (
        <ConfirmStep
          label={t('cancelOrder')}
          question={t('cancelOrderTitle')}
          lead={t(`cancelOrderLead${paidFrom(order)}`)}
          confirm={t('cancelOrderConfirm')}
          values={{ ...asking, intent: 'cancel' }}
        />
      )}
    </aside>
  );
}

/** The order's total after cancellations and refunds. */
function ChangedTotals({ order: { amounts, cancelled, refunded } }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  if (cancelled === 0 && refunded === 0) return null;
  const money = (amount: number): string => amountText(amount, amounts.currency, copyLocale, site.currency);
  return (
    <ReceiptSection>
      <dl className={styles.changed}>
        {cancelled > 0 && (
          <div>
            <dt>{t('cancelledItems')}</dt>
            <dd>{money(-cancelled)}</dd>
          </div>
        )}
        {refunded > 0 && (
          <div>
            <dt>{t('refundedItems')}</dt>
            <dd>{money(-refunded)}</dd>
          </div>
        )}
        <div className={styles.newTotal}>
          <dt>{t('newTotal')}</dt>
          <dd>{money(Math.round((amounts.total - cancelled - refunded) * 100) / 100)}</dd>
        </div>
      </dl>
    </ReceiptSection>
  );
}

/** One for each charged shipment. */
function Invoices({ order: { invoices, amounts } }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  if (invoices.length === 0) return null;
  return (
    <ReceiptSection title={t('invoices')}>
      {invoices.map(({ number, amount, href }) => (
        <p key={number}>
          <Link to={href} target="_blank">
            {t('invoiceLink', { number })}
          </Link>{' '}
          <span className={styles.invoice}>
            {t('invoiceOf', { amount: amountText(amount, amounts.currency, copyLocale, site.currency) })}
          </span>
        </p>
      ))}
    </ReceiptSection>
  );
}

function Details({ order }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const titles = { S: t('deliveredTo'), SB: t('deliveredTo'), B: t('billedTo'), ST: t('pickupAt') };
  return (
    <>
      <OrderPaid order={order} />
      {order.addresses.map(({ type, name, lines, locationNotes }) => (
        <ReceiptSection key={`${type} ${lines.join()}`} title={titles[type]}>
          {[name, ...lines]
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
          {locationNotes !== '' && <p>{t('deliveryNotes', { notes: locationNotes })}</p>}
        </ReceiptSection>
      ))}
      <OrderCharged order={order} />
    </>
  );
}
