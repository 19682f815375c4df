// The button that places the order, with what the shopper agrees to (CHK-3, CHK-4).
import { useSyncExternalStore } from 'react';
import { Form, useNavigation } from 'react-router';
import { Trans } from '#ui/page/trans';
import { checkoutWords } from '#buying/checkout/words';
import type { CheckoutView } from '#buying/checkout/contract';
import { StepSubmit } from '#buying/checkout/screen';
import { amountText } from '#buying/orders/rules';
import { writeScreen } from '#buying/payment/rules';
import { CAMPAIGN_PARAM } from '#people/sessions/rules';
import { useCampaign } from '#people/sessions/screen';
import { Checkbox } from '#ui/kit/checkbox';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './review-page.module.css';
import { RenewalBox } from './renewal-box.tsx';
import { placeNoteOf } from './place-note.ts';

interface PlaceFormProps {
  readonly checkout: CheckoutView;
  /** Whether buy now is on; null where it is unavailable. */
  readonly quickBuy: boolean | null;
  /** Somebody has to approve it first. */
  readonly isSent: boolean;
  readonly idempotencyKey: string;
  /** Why the box of the renewal has to be ticked; undefined: nothing is wrong. */
  readonly renewalWrong: string | undefined;
}

export function PlaceForm({ checkout, quickBuy, isSent, idempotencyKey, renewalWrong }: PlaceFormProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const campaign = useCampaign();
  const seen = useSyncExternalStore(never, screenText, () => '');
  const busy = useNavigation().state !== 'idle';
  const { amounts, cartId, payment } = checkout;
  return (
    <Form method="post">
      <input type="hidden" name="cartId" value={cartId ?? ''} />
      <input type="hidden" name="total" value={amounts.total} />
      <input type="hidden" name="arrivals" value={checkout.arrivals} />
      <input type="hidden" name="tenders" value={checkout.tenders} />
      <input type="hidden" name="entered" value={checkout.entered} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="savedCard" value={checkout.payment?.profileRefId ?? ''} />
      <input type="hidden" name={CAMPAIGN_PARAM} value={campaign} />
      <input type="hidden" name="screen" value={seen} />
      {payment !== null && payment.vendorPaymentType !== null && <input type="hidden" name="vendor" value={payment.vendorPaymentType} />}
      {quickBuy !== null && payment?.vendorPaymentType === null && (
        <div className={styles.quickBuy}>
          <Checkbox name="quickBuy" label={t('quickBuyOn')} />
          {quickBuy && <p className={styles.quiet}>{t('quickBuyIsOn')}</p>}
        </div>
      )}
      <p className={styles.accept}>
        <Trans
          id="checkout.accept"
          components={{ 0: <Link to={paths.about('terms')} target="_blank" />, 1: <Link to={paths.about('privacy')} target="_blank" /> }}
        />
      </p>
      {checkout.renewalTerms !== '' && <RenewalBox key={checkout.renewalTerms} terms={checkout.renewalTerms} wrong={renewalWrong} />}
      <StepSubmit
        amounts={amounts}
        busy={busy}
        label={
          busy
            ? t(isSent ? 'sending' : 'placing')
            : t(isSent ? 'sendForApproval' : 'placeOrder', { total: amountText(amounts.total, amounts.currency, copyLocale) })
        }
        note={t(isSent ? 'sendNote' : placeNoteOf(checkout))}
      />
    </Form>
  );
}

const never = () => () => undefined;

/** Screen data for a bank's challenge, which only the browser knows. */
function screenText(): string {
  const { width, height, colorDepth } = window.screen;
  return writeScreen({ width, height, colorDepth, minutesBehind: new Date().getTimezoneOffset() });
}
