// Another person may collect the pickup part of an order.
import { ADDRESS_LIMITS } from '#people/addresses/rules';
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { PICKUP_HOLD_DAYS } from '#goods/delivery/rules';
import { Field } from '#ui/kit/field';
import { PlusIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './checkout.module.css';

/** The person named for the pickup, if not the recipient of the parcels. */
export function otherName({ pickupBy, address }: CheckoutView): string {
  return pickupBy === address.fullName ? '' : pickupBy;
}

/** Another person may collect the pickup part of the order. */
export function OtherCollector({ name }: { readonly name: string }) {
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
