// The button that completes a step: under its form, and on small screens in the bar with the total.
import type { ReactNode } from 'react';
import type { CheckoutView } from '#buying/checkout/contract';
import { amountText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { BottomBar } from '#ui/kit/bottom-bar';
import { Button } from '#ui/kit/button';
import { useShop, useWords } from '#ui/page/shop';
import styles from './step-submit.module.css';

export interface StepSubmitProps {
  readonly amounts: CheckoutView['amounts'];
  readonly busy: boolean;
  readonly label: string;
  /** A note under the button: what it does and does not do. */
  readonly note?: ReactNode;
}

/** Has to stand inside the form it sends. */
export function StepSubmit({ amounts, busy, label, note }: StepSubmitProps) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  return (
    <div>
      <div className={styles.inline}>
        <Button type="submit" variant="primary" busy={busy} className={styles.button ?? ''}>
          {label}
        </Button>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <BottomBar>
        <p className={styles.total}>
          {t('total')} <b>{amountText(amounts.total, amounts.currency, copyLocale)}</b>
        </p>
        <Button type="submit" variant="primary" busy={busy}>
          {label}
        </Button>
      </BottomBar>
    </div>
  );
}
