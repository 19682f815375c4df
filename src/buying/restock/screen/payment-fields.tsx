// Where to, and what pays.
import type { RestockChoices } from '#buying/restock/contract';
import { Field } from '#ui/kit/field';
import { Select, type SelectOption } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { usePaths } from '#ui/page/shop';
import { AccountingFields } from './accounting-fields.tsx';
import type { PartProps } from './restock-form.tsx';
import { usePaymentWays } from './use-payment-ways.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface PaymentFieldsProps extends PartProps {
  readonly choices: RestockChoices;
}

export function PaymentFields({ values, errors, choices }: PaymentFieldsProps) {
  const { t } = useRestockText();
  const paths = usePaths();
  const { addresses, budgets, hasOrganization } = choices;
  const ways = usePaymentWays(choices);
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.stack}>
          <Field
            id="addressId"
            label={t('address')}
            error={errors.get('addressId')}
            hint={addresses.length === 0 ? t('noAddresses') : undefined}
          >
            <Select
              name="addressId"
              defaultValue={values.addressId}
              options={withNone(
                addresses.map(({ id, label }) => ({ value: id, label })),
                values.addressId,
              )}
            />
          </Field>
          <TextAction to={paths.addresses({ address: 'new' })}>{t('addAddress')}</TextAction>
        </div>
        <div className={styles.stack}>
          <Field id="paymentId" label={t('pay')} error={errors.get('paymentId')} hint={ways.length === 0 ? t('noCards') : undefined}>
            <Select name="paymentId" defaultValue={values.paymentId} options={withNone(ways, values.paymentId)} />
          </Field>
          <TextAction to={paths.savedCards({ card: 'new' })}>{t('addCard')}</TextAction>
        </div>
      </div>
      {hasOrganization && <AccountingFields values={values} errors={errors} budgets={budgets} />}
    </>
  );
}

/** What was chosen and is gone stands as an empty choice, so that nothing else is chosen in its place unseen. */
const withNone = (options: readonly SelectOption[], chosen: string): readonly SelectOption[] =>
  options.some(({ value }) => value === chosen) ? options : [{ value: '', label: '–' }, ...options];
