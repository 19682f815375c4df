// The returns of an order: state, items, refund, label, and a way to withdraw.
import { formatDay } from '#base/locale/rules';
import type { OrderDetail, OrderReturn } from '#buying/orders/contract';
import { amountText, paidFrom, type PaidFrom } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Badge } from '#ui/kit/badge';
import { Card } from '#ui/kit/card';
import { PrinterIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { ConfirmStep } from './confirm-step.tsx';
import styles from './order-returns.module.css';

/** Green only for completed returns. */
const TONES = { requested: undefined, received: undefined, refunded: 'ok', cancelled: 'line' } as const;

export interface OrderReturnsProps {
  readonly order: OrderDetail;
  readonly timeZone: string;
  /** Hidden fields that identify a guest. */
  readonly asking: Readonly<Record<string, string>>;
}

export function OrderReturns({ order, timeZone, asking }: OrderReturnsProps) {
  return order.returns
    .toReversed()
    .map((one) => (
      <ReturnCard
        key={one.returnNo}
        one={one}
        currency={order.amounts.currency}
        paid={`returnAmountPaid${paidFrom(order)}`}
        timeZone={timeZone}
        asking={asking}
      />
    ));
}

interface ReturnCardProps extends Omit<OrderReturnsProps, 'order'> {
  readonly one: OrderReturn;
  readonly currency: string;
  /** The message key for a completed refund. */
  readonly paid: `returnAmountPaid${PaidFrom}`;
}

function ReturnCard({ one, currency, paid, timeZone, asking }: ReturnCardProps) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  const amounts = { requested: 'returnAmountDue', received: 'returnAmountComing', refunded: paid } as const;
  const { returnNo, number, state, requestedAt, reason, amount, label, creditNote, lines } = one;
  return (
    <Card aria-labelledby={`return-${returnNo}`}>
      <div className={styles.head}>
        <h2 id={`return-${returnNo}`} className={styles.title}>
          {t('returnNumber', { number })}
        </h2>
        <Badge tone={TONES[state]}>{t(`return${state}`)}</Badge>
      </div>
      <p className={styles.meta}>
        {t('returnAskedOn', { day: formatDay(new Date(requestedAt), timeZone, copyLocale) })} · {t(`reason${reason}`)}
      </p>
      {state !== 'cancelled' && amount > 0 && (
        <p className={styles.amount}>{t(amounts[state], { amount: amountText(amount, currency, copyLocale, site.currency) })}</p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ lineNo, title, image, qty }) => (
          <li key={lineNo} className={styles.line}>
            <Picture src={image} alt="" width={48} height={48} ground className={styles.picture} />
            <span>{unbroken(title)}</span>
            <span className={styles.units}>{t('quantity', { n: qty })}</span>
          </li>
        ))}
      </ul>
      {creditNote !== null && (
        <p className={styles.paper}>
          <Link to={creditNote} target="_blank">
            {t('creditNote')}
          </Link>
        </p>
      )}
      {label !== null && <ReturnActions label={label} number={number} returnNo={returnNo} asking={asking} />}
    </Card>
  );
}

interface ReturnActionsProps extends Pick<OrderReturn, 'number' | 'returnNo'>, Pick<OrderReturnsProps, 'asking'> {
  readonly label: string;
}

/** Until the parcel arrives: its label, and a way to withdraw. */
function ReturnActions({ label, number, returnNo, asking }: ReturnActionsProps) {
  const t = useWords(ordersWords);
  return (
    <div className={styles.actions}>
      <p className={styles.meta}>{t('returnOrBring')}</p>
      <LinkButton to={label} variant="primary" target="_blank">
        <PrinterIcon />
        {t('printLabel')}
      </LinkButton>
      <ConfirmStep
        label={t('cancelReturn')}
        about={number}
        question={t('cancelReturnTitle')}
        lead={t('cancelReturnLead')}
        confirm={t('cancelReturnConfirm')}
        values={{ ...asking, intent: 'cancelReturn', returnNo: String(returnNo) }}
      />
    </div>
  );
}
