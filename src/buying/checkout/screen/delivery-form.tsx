// The delivery step's form. The page checks a field when the shopper leaves it; the server checks them all.
import { useRef, useState, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { ADDRESS_LIMITS, type AddressForm } from '#people/addresses/rules';
import { addressFieldId, AddressFields } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { readDelivery, type DeliveryField, type DeliveryForm as Typed } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import { PICKUP_HOLD_DAYS } from '#goods/delivery/rules';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { PlusIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import { EmailInput } from '#ui/kit/email-input';
import { TextInput } from '#ui/kit/text-input';
import { useAfterPress } from '#ui/page/use-after-press';
import { Arrivals } from './arrivals.tsx';
import styles from './checkout.module.css';
import { StepSubmit } from './step-submit.tsx';
import { typedDelivery } from './typed-form.ts';
import { useFormDraft } from './use-form-draft.ts';

export interface DeliveryFormProps {
  readonly checkout: CheckoutView;
  /** The server's errors, and what the shopper had typed. */
  readonly refused?: { readonly errors: readonly FieldError[]; readonly typed: Typed; readonly save: boolean } | undefined;
  /** The choice among stored addresses, in place of the fields; null without any. */
  readonly stored: ReactNode;
}

type Errors = Readonly<Partial<Record<DeliveryField, string>>>;

export function DeliveryForm({ checkout, refused, stored }: DeliveryFormProps) {
  const t = useWords(checkoutWords);
  const sayAddress = useWords(addressesWords);
  const { site } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, 'delivery');
  const afterPress = useAfterPress();
  const busy = useNavigation().state === 'submitting';
  const [found, setFound] = useState<Errors>({});
  const sent = Object.fromEntries(refused?.errors.map(({ field, message }) => [field, message]) ?? []) as Errors;
  const errors = { ...sent, ...found };
  const values: AddressForm = refused?.typed ?? checkout.address;
  const summary = (refused?.errors ?? []).map(({ field, message }) => ({
    fieldId: addressFieldId(field as keyof AddressForm),
    text: message,
  }));

  const judge = (field: DeliveryField): void => {
    if (form.current === null) return;
    const typed = typedDelivery(new FormData(form.current));
    if (typed[field] === '' && errors[field] === undefined) return;
    const read = readDelivery(typed, checkout.mode, site.country);
    const problem = read.ok ? undefined : read.problem.find((one) => one.field === field);
    const words =
      problem &&
      (problem.code === 'NO_EMAIL'
        ? t(problem.code)
        : sayAddress(problem.code, { limit: field === 'email' ? 254 : ADDRESS_LIMITS[field] }));
    afterPress(() => setFound((before) => ({ ...before, [field]: words })));
  };
  return (
    <Form method="post" ref={form} noValidate className={styles.form} onSubmit={draft.forget}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      <Field id="email" label={sayAddress('email')} error={errors.email} hint={t('emailHint')}>
        <EmailInput defaultValue={refused?.typed.email ?? checkout.email} required onBlur={() => judge('email')} />
      </Field>
      {checkout.mode === 'pickup' ? (
        <PickupFields values={values} errors={errors} onLeft={judge} />
      ) : (
        <section aria-labelledby="address-heading">
          <h3 id="address-heading" className={styles.heading}>
            {t('addressHeading')}
          </h3>
          {stored ?? (
            <>
              <AddressFields values={values} errors={errors} section="shipping" onLeft={judge} />
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
          {checkout.mode === 'mixed' && <OtherPerson name={refused?.typed.pickupName ?? otherName(checkout)} />}
        </section>
      )}
      <Arrivals shipments={checkout.shipments} />
      <StepSubmit amounts={checkout.amounts} busy={busy} label={t(busy ? 'saving' : 'toPayment')} />
    </Form>
  );
}

/** The person named for the pickup, if not the recipient of the parcels. */
function otherName({ pickupBy, address }: CheckoutView): string {
  return pickupBy === address.fullName ? '' : pickupBy;
}

/** Another person may collect the pickup part of the order. */
function OtherPerson({ name }: { readonly name: string }) {
  const t = useWords(checkoutWords);
  return (
    <details className={styles.other} open={name !== '' || undefined}>
      <summary>
        <PlusIcon /> {t('pickupByOther')}
      </summary>
      <Field id="pickupName" label={t('pickupByHeading')} hint={t('pickupByHint', { days: PICKUP_HOLD_DAYS })}>
        <TextInput name="pickupName" autoComplete="off" autoCapitalize="words" defaultValue={name} maxLength={ADDRESS_LIMITS.fullName} />
      </Field>
    </details>
  );
}

/** A pickup order asks only for the person who comes. */
function PickupFields({
  values,
  errors,
  onLeft,
}: {
  readonly values: AddressForm;
  readonly errors: Errors;
  readonly onLeft: (field: DeliveryField) => void;
}) {
  const t = useWords(checkoutWords);
  const sayAddress = useWords(addressesWords);
  return (
    <>
      <Field id="fullName" label={t('pickupByHeading')} error={errors.fullName} hint={t('pickupByHint', { days: PICKUP_HOLD_DAYS })}>
        <TextInput
          name="fullName"
          autoComplete="name"
          autoCapitalize="words"
          defaultValue={values.fullName}
          maxLength={ADDRESS_LIMITS.fullName}
          required
          onBlur={() => onLeft('fullName')}
        />
      </Field>
      <Field id="phone" label={sayAddress('phone')} error={errors.phone} hint={sayAddress('phoneHint')} optional={sayAddress('optional')}>
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={values.phone}
          maxLength={ADDRESS_LIMITS.phone}
          onBlur={() => onLeft('phone')}
        />
      </Field>
    </>
  );
}
