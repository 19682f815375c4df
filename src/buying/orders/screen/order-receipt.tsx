// The receipt of an order, or of a cart in checkout: small items, every amount with its name, the total.
import type { ReactNode } from 'react';
import type { Amounts, Shipment } from '#buying/orders/contract';
import { amountText, lineNotes, receiptRows } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Picture } from '#ui/kit/picture';
import { Receipt } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import styles from './order-receipt.module.css';

export interface OrderReceiptProps {
  readonly title: ReactNode;
  readonly amounts: Amounts;
  /** Shows the items above the amounts. */
  readonly shipments?: readonly Shipment[];
  /** Next to the title: "Edit cart". */
  readonly action?: ReactNode;
  readonly sticky?: boolean;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

export function OrderReceipt({ title, amounts, shipments = [], action, sticky, busy, children }: OrderReceiptProps) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  const money = (amount: number): string => amountText(amount, amounts.currency, copyLocale, site.currency);
  const lines = shipments.flatMap(({ kind, lines: members }) => members.map((line) => ({ ...line, key: `${kind} ${line.lineNo}` })));
  return (
    <Receipt
      title={title}
      rows={receiptRows(amounts, { say: t, locale: copyLocale, home: site.currency }).map(({ id, label, amount, tone, why }) => ({
        id,
        label,
        amount,
        tone,
        why,
      }))}
      total={{ label: t('total'), amount: money(amounts.total) }}
      sticky={sticky}
      busy={busy}
      lead={
        <>
          {action}
          {lines.length > 0 && (
            <ul className={styles.items}>
              {lines.map(({ key, title: name, image, qty, total, ...noted }) => (
                <li key={key} className={styles.item}>
                  <Picture src={image} alt="" width={52} height={52} ground className={styles.picture} />
                  <div>
                    <p className={styles.name}>{name}</p>
                    <p className={styles.quantity}>{t('quantity', { n: qty })}</p>
                    {lineNotes(noted, t).map((note) => (
                      <p key={note} className={styles.quantity}>
                        {note}
                      </p>
                    ))}
                  </div>
                  <span className={styles.amount}>{money(total)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {children}
    </Receipt>
  );
}
