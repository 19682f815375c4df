// In a representative's view of the cart, in place of the checkout: who pays, what is open, and the mail that hands the cart over (USR-11).
import type { ActingNow } from '#people/representatives/contract';
import { representativesWords } from '#people/representatives/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { CheckIcon } from '#ui/kit/icons';
import { Message } from '#ui/kit/message';
import { ReceiptSection } from '#ui/kit/receipt';
import { TextArea } from '#ui/kit/text-area';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './acting-summary.module.css';
import { ClosedBox } from './closed-box.tsx';

interface ActingSummaryProps {
  readonly acting: ActingNow;
  /** The cart was just mailed; or why it was not. */
  readonly sent: boolean;
}

export function ActingSummary({ acting: { firstName }, sent }: ActingSummaryProps) {
  const t = useWords(representativesWords);
  const may = [t('mayCart'), t('mayOrders'), t('mayDelivery')];
  return (
    <>
      {sent && (
        <Message tone="ok" live className={styles.sent}>
          {t('sent', { name: firstName })}
        </Message>
      )}
      <form method="post" action={usePaths().actingRecord()} className={styles.form}>
        <input type="hidden" name="intent" value="send" />
        <Field label={t('sendNote')} hint={t('sendHint')}>
          <TextArea name="note" rows={2} maxLength={500} />
        </Field>
        <Button type="submit" variant="primary" wide>
          {t('sendTitle', { name: firstName })}
        </Button>
      </form>
      <ClosedBox title={t('onlyCanPay', { name: firstName })}>{t('onlyCanPayText')}</ClosedBox>
      <ReceiptSection title={t('mayTitle')}>
        <ul className={styles.may}>
          {may.map((one) => (
            <li key={one}>
              <CheckIcon />
              {one}
            </li>
          ))}
        </ul>
      </ReceiptSection>
    </>
  );
}
