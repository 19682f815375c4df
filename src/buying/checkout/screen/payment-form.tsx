// The payment step's form: a card, unless reward money, gift cards or the account pay; the billing address; the purchase order number.
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { StoredAddress } from '#people/addresses/contract';
import type { AddressField } from '#people/addresses/rules';
import { addressFieldId } from '#people/addresses/screen';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { amountText } from '#buying/orders/rules';
import { useCardOnSubmit, type CardFrameHandle } from '#buying/payment/screen';
import { paymentWords } from '#buying/payment/words';
import { PURCHASE_ORDER_FIELDS } from '#buying/purchase-orders/rules';
import type { SavedCards } from '#buying/saved-cards/contract';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import type { Opened } from '#ui/page/use-opened';
import { unbroken } from '#ui/kit/unbroken';
import { BillingAddress } from './billing-address.tsx';
import { CardOptions } from './card-options.tsx';
import styles from './checkout.module.css';
import { isCovered } from './covered.ts';
import type { PaymentTab } from './payment-tabs.tsx';
import { PurchaseOrderField } from './purchase-order-field.tsx';
import { StepSubmit } from './step-submit.tsx';
import { useChosenCard } from './use-chosen-card.ts';

export interface PaymentFormProps {
  readonly checkout: CheckoutView;
  readonly errors: readonly FieldError[];
  /** The shopper's stored billing addresses. */
  readonly stored: readonly StoredAddress[];
  /** The rest is billed to the account, so the form asks for no card. */
  readonly onAccount?: boolean;
  /** The shopper's saved cards; null for a guest. */
  readonly cards: Pick<SavedCards, 'payments' | 'room'> | null;
  /** The saved card that was just declined. */
  readonly refused: string | null;
  /** The stored address that the drawer edits. */
  readonly open: Opened;
  readonly tab: PaymentTab;
}

export function PaymentForm({ checkout, errors, stored, onAccount = false, cards, refused, open, tab }: PaymentFormProps) {
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const { copyLocale, site } = useShop();
  const pick = useChosenCard(checkout, cards?.payments ?? [], refused);
  const { chosen, isNew, mustType } = pick;
  const frame = useRef<CardFrameHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const card = useCardOnSubmit({ form, frame, keep: !isNew });
  const sending = useNavigation().state === 'submitting';
  const { amounts, rewards } = checkout;
  const isPaid = isCovered(checkout);
  const asksForCard = !isPaid && !onAccount;
  const summary = summaryOf(errors, isNew ? 'card-frame' : 'payment-types');
  return (
    <Form method="post" ref={form} noValidate className={styles.form} onSubmit={card.onSubmit}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {card.failed && (
        <Message tone="bad" live>
          {sayPayment('ACI_SUBMIT_ERROR')}
        </Message>
      )}
      {isPaid ? (
        <Covered byRewards={(rewards?.amountApplied ?? 0) > 0} />
      ) : onAccount ? (
        <>
          <BilledToAccount />
          <PurchaseOrderField checkout={checkout} error={errorOf(errors)} />
        </>
      ) : (
        <CardOptions checkout={checkout} cards={cards} refused={refused} pick={pick} card={card} frame={frame} />
      )}
      {asksForCard && mustType && (
        <noscript>
          <Message tone="warn">{unbroken(sayPayment('needsScript', { phone: site.phone }))}</Message>
        </noscript>
      )}
      {checkout.shipTo !== null && (checkout.billingIsFixed || !asksForCard || isNew || chosen === 'kept') && (
        <BillingAddress checkout={checkout} errors={errors} shipTo={checkout.shipTo} stored={stored} open={open} tab={tab} />
      )}
      {!onAccount && <PurchaseOrderField checkout={checkout} error={errorOf(errors)} />}
      <StepSubmit
        amounts={amounts}
        busy={card.busy || sending}
        label={card.busy ? t('readingCard') : t('toReview', { total: amountText(amounts.total, amounts.currency, copyLocale) })}
        note={t('paymentNext')}
      />
    </Form>
  );
}

const FIELD_IDS: ReadonlyMap<string, string> = new Map([['purchaseOrder', PURCHASE_ORDER_FIELDS.choice]]);

const errorOf = (errors: readonly FieldError[]): string | undefined => errors.find(({ field }) => field === 'purchaseOrder')?.message;

/** The links of the error summary; `cardId`: where the card is entered or chosen. */
function summaryOf(errors: readonly FieldError[], cardId: string) {
  return errors.map(({ field, message }) => ({
    fieldId:
      FIELD_IDS.get(field) ?? (field === 'card' ? cardId : addressFieldId(field.replace('billing.', '') as AddressField, 'billing.')),
    text: message,
  }));
}

function Covered({ byRewards }: { readonly byRewards: boolean }) {
  const t = useWords(paymentWords);
  return (
    <>
      <input type="hidden" name="card" value="none" />
      <Message tone="ok">{t(byRewards ? 'rewardsCover' : 'giftCovers')}</Message>
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
