// What an organization's order is charged to.
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import type { PartProps } from './restock-form.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export function AccountingFields({ values, errors, budgets }: PartProps & { readonly budgets: readonly string[] }) {
  const { t } = useRestockText();
  return (
    <div className={styles.pair}>
      {budgets.length > 0 && (
        <Field id="budgetCenter" label={t('budget')} error={errors.get('budgetCenter')}>
          <Select
            name="budgetCenter"
            defaultValue={values.budgetCenter}
            options={[{ value: '', label: t('noBudget') }, ...budgets.map((name) => ({ value: name, label: name }))]}
          />
        </Field>
      )}
      <Field id="purchaseOrder" label={t('purchaseOrder')} optional={t('optional')} error={errors.get('purchaseOrder')}>
        <TextInput name="purchaseOrder" defaultValue={values.purchaseOrder} maxLength={40} autoComplete="off" />
      </Field>
    </div>
  );
}
