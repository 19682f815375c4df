// The fields of a pickup order: only the person who comes (CHK-1).
import { ADDRESS_LIMITS, formatPhone, type AddressForm } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import type { DeliveryField } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import { PICKUP_HOLD_DAYS } from '#goods/delivery/rules';
import { Field } from '#ui/kit/field';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import type { Errors } from './use-delivery-errors.ts';

/** A pickup order asks only for the person who comes. */
export function PickupFields({
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
  const { copyLocale } = useShop();
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
          defaultValue={formatPhone(values.phone, copyLocale)}
          maxLength={ADDRESS_LIMITS.phone}
          onBlur={() => onLeft('phone')}
        />
      </Field>
    </>
  );
}
