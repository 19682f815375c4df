// Adds a gift or prepaid card: the shopper types number and PIN in the payment company's frame, and the shop gets a token (PAY-6).
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { amountText } from '#buying/orders/rules';
import { CardFrame, type CardFrameHandle } from '#buying/payment/screen';
import { MAX_GIFT_CARDS, type GiftToken } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { useCheckoutPaths } from './checkout-paths.ts';
import styles from './checkout.module.css';
import own from './gift-cards.module.css';

export interface GiftFormProps {
  readonly checkout: CheckoutView;
  readonly errors: readonly FieldError[];
}

export function GiftForm({ checkout: { userType, giftCards, remaining, amounts }, errors }: GiftFormProps) {
  const t = useWords(paymentWords);
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<CardFrameHandle>(null);
  const { busy, failed, round, startAgain, ...gift } = useGiftOnSubmit(form, frame);
  const sending = useNavigation().formData?.get('gift') === 'add';
  const isFull = giftCards.length >= MAX_GIFT_CARDS;
  return (
    <Form method="post" ref={form} noValidate className={styles.form} onSubmit={gift.onSubmit}>
      <p className={own.lead}>{t('giftLead', { n: MAX_GIFT_CARDS })}</p>
      {errors.map(({ code, message }) => (
        <Message key={code} tone="bad" live>
          {message}
        </Message>
      ))}
      {failed && (
        <Message tone="bad" live>
          {t('ACI_SUBMIT_ERROR')}
        </Message>
      )}
      <input type="hidden" name="gift" value="add" />
      {isFull ? (
        <Message tone="info">{t('GIFT_CARD_LIMIT_EXCEEDED', { n: MAX_GIFT_CARDS })}</Message>
      ) : (
        <>
          <CardFrame
            key={round}
            gift
            ref={frame}
            isGuest={userType === 'guest'}
            onGift={gift.onGift}
            onStopped={gift.onStopped}
            onChangePayment={startAgain}
          />
          <noscript>
            <Message tone="warn">{t('giftNeedsScript')}</Message>
          </noscript>
          <Button type="submit" busy={busy || sending} className={own.add ?? ''}>
            {busy || sending ? t('giftChecking') : t('giftAdd')}
          </Button>
        </>
      )}
      {giftCards.length > 0 && <RestToPay remaining={remaining} currency={amounts.currency} />}
    </Form>
  );
}

function RestToPay({ remaining, currency }: { readonly remaining: number; readonly currency: string }) {
  const t = useWords(paymentWords);
  const paths = useCheckoutPaths();
  const { copyLocale } = useShop();
  return (
    <Link to={paths.checkout('payment')} className={own.on ?? ''}>
      {t('giftRest', { amount: amountText(remaining, currency, copyLocale) })}
    </Link>
  );
}

/** Holds the submit back until the frame has made a token, then sends the form with it. */
function useGiftOnSubmit(form: RefObject<HTMLFormElement | null>, frame: RefObject<CardFrameHandle | null>) {
  const submit = useSubmit();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  return {
    busy,
    failed,
    round,
    startAgain: () => setRound(round + 1),
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      setFailed(false);
      setBusy(true);
      frame.current?.submit();
    },
    onGift({ token, paymentType, lastFour }: GiftToken): void {
      setBusy(false);
      const sent = form.current === null ? new FormData() : new FormData(form.current);
      for (const [name, value] of Object.entries({ gift: 'add', token, paymentType, lastFour })) sent.set(name, value);
      void submit(sent, { method: 'post' });
    },
    onStopped(why: 'invalid' | 'failed' | 'late'): void {
      setBusy(false);
      setFailed(why === 'failed');
    },
  };
}
