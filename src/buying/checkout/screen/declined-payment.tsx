// The message about a declined payment at the payment step (PAY-4).
import { useEffect, useRef } from 'react';
import { isGiftDecline, paymentProblem, type DeclineReason, type Vendor } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import styles from './checkout.module.css';

/** Whether the text itself says that nothing was charged, as one of §8's and those about gift cards do. */
function saysNotCharged(text: string, reason: DeclineReason): boolean {
  return text !== 'CARD_PROCESSING' && !isGiftDecline(reason);
}

interface DeclinedPaymentProps {
  readonly reason: DeclineReason;
  readonly hasBilling: boolean;
  readonly isSaved: boolean;
  readonly vendor: Vendor | null;
  /** Reward money, gift or prepaid cards were to pay a part. */
  readonly hasTenders: boolean;
}

/** Why the last payment was declined, and that nothing was charged; at the top of the screen, with what it asks for below it. */
export function DeclinedPayment({ reason, hasBilling, isSaved, vendor, hasTenders }: DeclinedPaymentProps) {
  const t = useWords(paymentWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up.
    place.current?.scrollIntoView();
  }, []);
  const problem = paymentProblem(reason, { hasBilling, isSaved, vendor });
  return (
    <div ref={place} className={styles.declined}>
      <Message tone="bad" live title={t('declinedTitle')} className={styles.problem ?? ''}>
        <span>{t(problem.text)}</span>{' '}
        {saysNotCharged(problem.text, reason) && <span>{t(vendor === null ? 'NOT_CHARGED' : 'NOTHING_CHARGED')}</span>}{' '}
        {hasTenders && !isGiftDecline(reason) && <span>{t('TENDERS_KEPT')}</span>}
      </Message>
    </div>
  );
}
