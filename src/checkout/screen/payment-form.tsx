// The payment step's form: the card used before it was refused or a new one, in the frame that the shop cannot look into.
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { StoredAddress } from '#addresses/contract';
import type { AddressField } from '#addresses/rules';
import { addressFieldId } from '#addresses/screen';
import type { CheckoutView, FieldError } from '#checkout/contract';
import { checkoutWords } from '#checkout/words';
import { amountText } from '#orders/rules';
import { meansOf, meansText, shownExpiry, type CardBrand, type CardToken } from '#payment/rules';
import { AcceptedBrands, BrandMark, CardFrame, type CardFrameHandle } from '#payment/screen';
import { paymentWords } from '#payment/words';
import { Checkbox } from '#ui/checkbox';
import { ErrorSummary } from '#ui/error-summary';
import { Field } from '#ui/field';
import { Message } from '#ui/message';
import { useShop, useWords } from '#ui/shop';
import { TextInput } from '#ui/text-input';
import { unbroken } from '#ui/unbroken';
import { BillingAddress } from './billing-address.tsx';
import styles from './checkout.module.css';
import own from './payment.module.css';
import { StepSubmit } from './step-submit.tsx';

export interface PaymentFormProps {
  readonly checkout: CheckoutView;
  readonly errors: readonly FieldError[];
  /** The addresses that the shopper keeps for bills. */
  readonly stored: readonly StoredAddress[];
  /** The rest is billed to the account: no card is asked for. */
  readonly onAccount?: boolean;
}

export function PaymentForm({ checkout, errors, stored, onAccount = false }: PaymentFormProps) {
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const { copyLocale, site } = useShop();
  const [keep, setKeep] = useState(checkout.payment !== null);
  const frame = useRef<CardFrameHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const card = useCardOnSubmit({ form, frame, keep });
  const sending = useNavigation().state === 'submitting';
  const { amounts, giftCards, remaining } = checkout;
  const isCovered = giftCards.length > 0 && remaining === 0;
  const summary = errors.map(({ field, message }) => ({
    fieldId: field === 'card' ? 'card-frame' : addressFieldId(field.replace('billing.', '') as AddressField, 'billing.'),
    text: message,
  }));
  return (
    <Form method="post" ref={form} noValidate className={styles.form} onSubmit={card.onSubmit}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {card.failed && (
        <Message tone="bad" live>
          {sayPayment('ACI_SUBMIT_ERROR')}
        </Message>
      )}
      {isCovered ? (
        <Covered />
      ) : onAccount ? (
        <BilledToAccount />
      ) : (
        <fieldset className={own.options}>
          <legend className="sr">{sayPayment('creditCard')}</legend>
          {checkout.payment !== null && <KeptCard payment={checkout.payment} on={keep} onChoose={() => setKeep(true)} />}
          <div className={keep ? own.option : `${own.option} ${own.on}`}>
            <Checkbox
              radio
              name="card"
              value="new"
              checked={!keep}
              onChange={() => setKeep(false)}
              className={own.choice ?? ''}
              label={sayPayment(checkout.payment === null ? 'creditCard' : 'useNewCard')}
              trail={<AcceptedBrands />}
            />
            {!keep && (
              <div className={own.frame} id="card-frame" tabIndex={-1}>
                <CardFrame key={card.round} ref={frame} onCard={card.onCard} onStopped={card.onStopped} onChangePayment={card.startAgain} />
              </div>
            )}
          </div>
        </fieldset>
      )}
      {!isCovered && !onAccount && (
        <noscript>
          <Message tone="warn">{unbroken(sayPayment('needsScript', { phone: site.phone }))}</Message>
        </noscript>
      )}
      {checkout.shipTo !== null && <BillingAddress checkout={checkout} errors={errors} shipTo={checkout.shipTo} stored={stored} />}
      {site.tenant === 'business' && (
        <Field id="purchaseOrder" label={t('purchaseOrder')} optional={!checkout.purchaseOrderNeeded && t('optional')}>
          <TextInput name="purchaseOrder" defaultValue={checkout.purchaseOrder} maxLength={40} autoComplete="off" />
        </Field>
      )}
      <StepSubmit
        amounts={amounts}
        busy={card.busy || sending}
        label={card.busy ? t('readingCard') : t('toReview', { total: amountText(amounts.total, amounts.currency, copyLocale) })}
        note={t('paymentNext')}
      />
    </Form>
  );
}

function Covered() {
  const t = useWords(paymentWords);
  return (
    <>
      <input type="hidden" name="card" value="none" />
      <Message tone="ok">{t('giftCovers')}</Message>
    </>
  );
}

function BilledToAccount() {
  const t = useWords(paymentWords);
  return (
    <>
      <input type="hidden" name="card" value="account" />
      <p>{t('accountLead')}</p>
    </>
  );
}

interface CardForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly frame: RefObject<CardFrameHandle | null>;
  /** The card that was entered before is used; the frame is not asked. */
  readonly keep: boolean;
}

/** Holds the form back until the frame has made a token, then sends it with the token in place of a card. */
function useCardOnSubmit({ form, frame, keep }: CardForm) {
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
      if (keep || frame.current === null) return;
      event.preventDefault();
      setFailed(false);
      setBusy(true);
      frame.current.submit();
    },
    onCard(card: CardToken): void {
      setBusy(false);
      if (form.current !== null) void submit(withToken(new FormData(form.current), card), { method: 'post' });
    },
    onStopped(why: 'invalid' | 'failed' | 'late'): void {
      setBusy(false);
      setFailed(why === 'failed');
    },
  };
}

function withToken(form: FormData, { token, brand, lastFour, expiry }: CardToken): FormData {
  form.set('token', token);
  form.set('brand', brand);
  form.set('lastFour', lastFour);
  if (expiry !== null) form.set('expiry', `${expiry.month}/${expiry.year}`);
  return form;
}

function KeptCard({
  payment,
  on,
  onChoose,
}: {
  readonly payment: NonNullable<CheckoutView['payment']>;
  readonly on: boolean;
  readonly onChoose: () => void;
}) {
  const t = useWords(paymentWords);
  const { brand, expiry } = payment;
  return (
    <div className={on ? `${own.option} ${own.on}` : own.option}>
      <Checkbox
        radio
        name="card"
        value="kept"
        checked={on}
        onChange={onChoose}
        className={own.choice ?? ''}
        label={
          <span className={own.kept}>
            {/* The server keeps brands of its own list only. */}
            {brand !== null && <BrandMark brand={brand as CardBrand} />} {meansText(t, meansOf(payment))}{' '}
            {expiry !== null && <span className={styles.quiet}>{t('cardExpires', { date: shownExpiry(expiry) })}</span>}
          </span>
        }
      />
    </div>
  );
}
