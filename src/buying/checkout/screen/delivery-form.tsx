// The delivery step's form. The page checks a field when the shopper leaves it; the server checks them all.
import { useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { AddressForm } from '#people/addresses/rules';
import { addressFieldId, AddressFields } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import type { DeliveryField, DeliveryForm as Typed } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { EmailInput } from '#ui/kit/email-input';
import { Arrivals } from './arrivals.tsx';
import styles from './checkout.module.css';
import { StepSubmit } from './step-submit.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { PickupFields } from './pickup-fields.tsx';
import { otherName, OtherCollector } from './other-collector.tsx';
import { type Errors, useDeliveryErrors } from './use-delivery-errors.ts';

export interface DeliveryFormProps {
  readonly checkout: CheckoutView;
  /** The server's errors, and what the shopper had typed. */
  readonly refused?: { readonly errors: readonly FieldError[]; readonly typed: Typed; readonly save: boolean } | undefined;
  /** The choice among stored addresses, in place of the fields; null without any. */
  readonly stored: ReactNode;
}

export function DeliveryForm({ checkout, refused, stored }: DeliveryFormProps) {
  const t = useWords(checkoutWords);
  const sayAddress = useWords(addressesWords);
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, 'delivery');
  const busy = useNavigation().state === 'submitting';
  const { errors, judge } = useDeliveryErrors(form, checkout, refused);
  const values: AddressForm = refused?.typed ?? checkout.address;
  const summary = (refused?.errors ?? []).map(({ field, message }) => ({
    fieldId: addressFieldId(field as keyof AddressForm),
    text: message,
  }));
  return (
    <Form method="post" ref={form} noValidate className={styles.form} onSubmit={draft.forget}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      <Field id="email" label={sayAddress('email')} error={errors.email} hint={t('emailHint')}>
        <EmailInput defaultValue={refused?.typed.email ?? checkout.email} required onBlur={() => judge('email')} />
      </Field>
      {checkout.mode === 'pickup' ? (
        <PickupFields values={values} errors={errors} onLeft={judge} />
      ) : (
        <AddressSection checkout={checkout} refused={refused} stored={stored} values={values} errors={errors} onLeft={judge} />
      )}
      <Arrivals shipments={checkout.shipments} />
      <StepSubmit amounts={checkout.amounts} busy={busy} label={t(busy ? 'saving' : 'toPayment')} />
    </Form>
  );
}

interface AddressSectionProps extends DeliveryFormProps {
  readonly values: AddressForm;
  readonly errors: Errors;
  readonly onLeft: (field: DeliveryField) => void;
}

/** Where the parcels go: stored addresses or fields, and who collects the pickup part. */
function AddressSection({ checkout, refused, stored, values, errors, onLeft }: AddressSectionProps) {
  const t = useWords(checkoutWords);
  const sayAddress = useWords(addressesWords);
  return (
    <section aria-labelledby="address-heading">
      <h3 id="address-heading" className={styles.heading}>
        {t('addressHeading')}
      </h3>
      {stored ?? (
        <>
          <AddressFields values={values} errors={errors} section="shipping" onLeft={onLeft} />
          {checkout.userType === 'registered' && (
            <Checkbox
              name="save"
              defaultChecked={refused?.save ?? false}
              label={sayAddress('saveWithAccount')}
              className={styles.save ?? ''}
            />
          )}
        </>
      )}
      {checkout.mode === 'mixed' && <OtherCollector name={refused?.typed.pickupName ?? otherName(checkout)} />}
    </section>
  );
}
