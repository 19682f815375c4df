// A whole order: shipments on the left; receipt, payment and addresses on the right.
import type { OrderDetail, PlacedLine } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { amountText, paidFrom } from '#buying/orders/rules';
import { formatDay, formatTime } from '#base/locale/rules';
import { ordersWords } from '#buying/orders/words';
import { Badge } from '#ui/kit/badge';
import { FormNotice } from '#ui/kit/form-notice';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { ReceiptSection } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { ConfirmStep } from './confirm-step.tsx';
import { OrderCharged } from './order-charged.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderAgain } from './order-again.tsx';
import type { OrderNote } from './order-note.ts';
import { OrderReturns } from './order-returns.tsx';
import { OrderPaid } from './order-paid.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { ReturnForm } from './return-form.tsx';
import styles from './order-view.module.css';
import { ShipmentCard } from './shipment-card.tsx';
import { toneOf } from './status-tone.ts';

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
  const { copyLocale, site } = useShop();
  const { amounts } = order;
  const at = new Date(order.placedAt);
  return (
    <div className={styles.order}>
      <header className={styles.head}>
        <div>
          <h1>{unbroken(t('orderTitle', { number: shownOrderNumber(order.orderNumber) }))}</h1>
          <p className={styles.meta}>
            {t('orderMeta', {
              day: formatDay(at, timeZone, copyLocale),
              time: formatTime(at, timeZone, copyLocale),
              n: amounts.units,
              total: amountText(amounts.total, amounts.currency, copyLocale),
            })}
          </p>
          <Badge tone={toneOf(order.status)}>{t(`status${order.status}`)}</Badge>
        </div>
        {isOwn && (
          <div className={styles.again}>
            <OrderAgain />
          </div>
        )}
      </header>
      {note !== undefined && <FormNotice told={note} cartLabel={t('toCart')} className={styles.note} />}
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
              currency={amounts.currency}
              placedAt={order.placedAt}
              timeZone={timeZone}
              actions={(line) => <LineActions line={line} isOwn={isOwn} asking={asking} />}
            />
          ))}
          <ReturnForm order={order} asking={asking} typed={note?.typed} />
          <OrderHistory order={order} timeZone={timeZone} />
        </div>
        <aside className={styles.side}>
          <OrderReceipt title={t('receipt')} amounts={amounts}>
            <ChangedTotals order={order} />
            <Details order={order} />
            <Invoices order={order} />
          </OrderReceipt>
          <p className={styles.help}>
            {t('help')} <Link to={`tel:${site.phone.replace(/\D/g, '')}`}>{site.phone}</Link>
          </p>
          {isOwn && order.canCancel && (
            <ConfirmStep
              label={t('changeOrder')}
              question={t('changeOrderTitle')}
              lead={t(`changeOrderLead${paidFrom(order)}`)}
              confirm={t('changeOrderConfirm')}
              values={{ intent: 'change' }}
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
      </div>
    </div>
  );
}

interface LineActionsProps {
  readonly line: PlacedLine;
  readonly isOwn: boolean;
  readonly asking: Readonly<Record<string, string>>;
}

function LineActions({ line, isOwn, asking }: LineActionsProps) {
  const t = useWords(ordersWords);
  return (
    <>
      {isOwn && <OrderAgain line={line} />}
      {line.returned > 0 && <span className={styles.returned}>{t('lineReturned', { n: line.returned })}</span>}
      {line.canCancel && (
        <ConfirmStep
          label={t('cancelLine')}
          about={line.title}
          question={t('cancelLineTitle')}
          lead={t('cancelLineLead')}
          confirm={t('cancelLineConfirm')}
          values={{ ...asking, intent: 'cancel', lineNo: String(line.lineNo) }}
        />
      )}
    </>
  );
}

/** The order's total after cancellations and refunds. */
function ChangedTotals({ order: { amounts, cancelled, refunded } }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  if (cancelled === 0 && refunded === 0) return null;
  const money = (amount: number): string => amountText(amount, amounts.currency, copyLocale);
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
  const { copyLocale } = useShop();
  if (invoices.length === 0) return null;
  return (
    <ReceiptSection title={t('invoices')}>
      {invoices.map(({ number, amount, href }) => (
        <p key={number}>
          <Link to={href} target="_blank">
            {t('invoiceLink', { number })}
          </Link>{' '}
          <span className={styles.invoice}>{t('invoiceOf', { amount: amountText(amount, amounts.currency, copyLocale) })}</span>
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
      {order.addresses.map(({ type, name, lines }) => (
        <ReceiptSection key={`${type} ${lines.join()}`} title={titles[type]}>
          {[name, ...lines]
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </ReceiptSection>
      ))}
      <OrderCharged order={order} />
    </>
  );
}
