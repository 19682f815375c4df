// The form that adds a card, typed into the payment company's frame, or edits what is stored with one (PAY-3, PAY-4).
import { useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { StoredAddress } from '#people/addresses/contract';
import { EMPTY_ADDRESS, formFromInput, isSameAddress, type AddressField, type AddressForm } from '#people/addresses/rules';
import { addressFieldId, ANOTHER, BillingChoice, billingErrors } from '#people/addresses/screen';
import { CardFrame, useAskAgain, useCardOnSubmit, type CardFrameHandle } from '#buying/payment/screen';
import { paymentWords } from '#buying/payment/words';
import type { SavedCard } from '#buying/saved-cards/contract';
import { savedCardsWords } from '#buying/saved-cards/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import type { CardAnswer } from './card-actions.ts';
import styles from './card-editor.module.css';
import { CardWords } from './card-words.tsx';
import { CardNameField } from './save-card-fields.tsx';

export interface CardEditorProps {
  readonly stored: readonly StoredAddress[];
  readonly answer: CardAnswer | undefined;
}

export function NewCard({ stored, answer, isFirst }: CardEditorProps & { readonly isFirst: boolean }) {
  const t = useWords(savedCardsWords);
  const sayPayment = useWords(paymentWords);
  const paths = usePaths();
  const { site } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<CardFrameHandle>(null);
  const card = useCardOnSubmit({ form, frame, keep: false, inPlace: true });
  const sending = useNavigation().state === 'submitting';
  useAskAgain(frame, answer?.message === '' ? undefined : answer);
  return (
    <Form
      method="post"
      action={paths.savedCards({ card: 'new' })}
      ref={form}
      noValidate
      preventScrollReset
      className={styles.form}
      onSubmit={card.onSubmit}
    >
      <CardErrors answer={answer} failed={card.failed} />
      <div id="card-frame" tabIndex={-1}>
        <CardFrame
          key={card.round}
          ref={frame}
          isGuest={false}
          onCard={card.onCard}
          onStopped={card.onStopped}
          onChangePayment={card.startAgain}
        />
      </div>
      <noscript>
        <Message tone="warn">{unbroken(sayPayment('needsScript', { phone: site.phone }))}</Message>
      </noscript>
      <CardNameField value="" />
      <Billing stored={stored} billTo={EMPTY_ADDRESS} answer={answer} />
      {!isFirst && <Checkbox name="makeDefault" label={t('makeDefaultBox')} />}
      <Send busy={card.busy || sending}>{card.busy ? t('readingCard') : t('save')}</Send>
    </Form>
  );
}

export function CardChanges({ card, stored, answer }: CardEditorProps & { readonly card: SavedCard }) {
  const t = useWords(savedCardsWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={paths.savedCards({ card: card.id })} noValidate preventScrollReset className={styles.form}>
      <input type="hidden" name="id" value={card.id} />
      <CardErrors answer={answer} failed={false} />
      <CardWords card={{ ...card, userNotes: '' }} />
      <CardNameField value={card.userNotes} />
      <Billing stored={stored} billTo={card.contactInformation.billingAddress ?? EMPTY_ADDRESS} answer={answer} />
      <Send busy={busy}>{t('saveChanges')}</Send>
    </Form>
  );
}

/** The form's errors: of the whole form, and a list of the invalid fields. */
function CardErrors({ answer, failed }: { readonly answer: CardAnswer | undefined; readonly failed: boolean }) {
  const t = useWords(savedCardsWords);
  const sayPayment = useWords(paymentWords);
  const errors = (answer?.errors ?? []).map(({ field, message }) => ({
    fieldId: field === 'card' ? 'card-frame' : addressFieldId(field.replace('billing.', '') as AddressField, 'billing.'),
    text: message,
  }));
  const message = failed ? sayPayment('ACI_SUBMIT_ERROR') : (answer?.message ?? '');
  return (
    <>
      <ErrorSummary title={t('errors', { n: errors.length })} errors={errors} />
      {message !== '' && (
        <Message tone="bad" live>
          {message}
        </Message>
      )}
    </>
  );
}

/** The billing address: a stored one, the default first, or a new one. */
function Billing({ stored, billTo, answer }: CardEditorProps & { readonly billTo: AddressForm }) {
  const t = useWords(savedCardsWords);
  const isNew = billTo.address1 === '';
  const same = isNew ? stored[0] : stored.find((one) => isSameAddress(formFromInput(one), billTo));
  const wrong = billingErrors(answer?.errors ?? []);
  const chosen = Object.keys(wrong).length > 0 ? ANOTHER : (same?.id ?? ANOTHER);
  return (
    <section aria-labelledby="card-billing">
      <h3 id="card-billing" className={styles.heading}>
        {t('billingHeading')}
      </h3>
      <BillingChoice stored={stored} chosen={chosen} values={same === undefined ? billTo : EMPTY_ADDRESS} wrong={wrong} mayKeep={false} />
    </section>
  );
}

function Send({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) {
  return (
    <Button type="submit" variant="primary" busy={busy} wide>
      {children}
    </Button>
  );
}
