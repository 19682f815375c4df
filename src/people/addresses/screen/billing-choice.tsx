// The billing address, when it differs from the shipping address: a stored one, or another one (CHK-2).
import { useRef, type ReactNode } from 'react';
import type { StoredAddress } from '#people/addresses/contract';
import type { AddressForm } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import { AddressFields } from './address-fields.tsx';
import { ANOTHER, BILLING_PREFIX } from './billing-form.ts';
import styles from './billing-choice.module.css';
import { StoredChoice } from './stored-choice.tsx';
import { useFieldProblems } from './use-field-problems.ts';

export interface BillingChoiceProps {
  readonly stored: readonly StoredAddress[];
  /** An id, or `ANOTHER`. */
  readonly chosen: string;
  /** Field values of another address. */
  readonly values: AddressForm;
  /** Its errors by field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Whether the shopper may save it to the account. */
  readonly mayKeep: boolean;
  /** Actions next to a stored address. */
  readonly actions?: ((address: StoredAddress) => ReactNode) | undefined;
}

export function BillingChoice({ stored, chosen, values, wrong, mayKeep, actions }: BillingChoiceProps) {
  const t = useWords(addressesWords);
  const box = useRef<HTMLDivElement>(null);
  const errors = useFieldProblems(box, BILLING_PREFIX, wrong);
  const fields = (
    <div ref={box}>
      <AddressFields values={values} errors={errors.shown} section="billing" prefix={BILLING_PREFIX} onLeft={errors.judge} />
      {mayKeep && <Checkbox name={`${BILLING_PREFIX}save`} label={t('saveWithAccount')} className={styles.save ?? ''} />}
    </div>
  );
  if (stored.length === 0) return fields;
  return (
    <StoredChoice
      name="billingId"
      use="billing"
      addresses={stored}
      chosen={chosen}
      actions={actions}
      other={{ value: ANOTHER, label: t('another'), last: true, children: fields }}
    />
  );
}

/** The errors of the billing address, by field. */
export function billingErrors(errors: readonly { readonly field: string; readonly message: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors
      .filter(({ field }) => field.startsWith(BILLING_PREFIX))
      .map(({ field, message }) => [field.replace(BILLING_PREFIX, ''), message]),
  );
}
