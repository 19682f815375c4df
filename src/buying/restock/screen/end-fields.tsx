// Until when.
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import type { PartProps } from './restock-form.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export function EndFields({ values, errors, today }: PartProps & { readonly today: string }) {
  const { t } = useRestockText();
  return (
    <div className={`${styles.pair} ${styles.ends}`}>
      <Field id="ends" label={t('ends')}>
        <Select
          name="ends"
          defaultValue={values.ends}
          options={[
            { value: 'never', label: t('endsNever') },
            { value: 'times', label: t('endsTimes') },
            { value: 'day', label: t('endsDay') },
          ]}
        />
      </Field>
      <Field id="times" label={t('times')} error={errors.get('times')} className={styles.endTimes}>
        <TextInput name="times" defaultValue={values.times} inputMode="numeric" maxLength={2} autoComplete="off" />
      </Field>
      <Field id="lastOn" label={t('lastDay')} error={errors.get('lastOn')} className={styles.endDay}>
        <TextInput name="lastOn" type="date" defaultValue={values.lastOn} min={today} autoComplete="off" />
      </Field>
    </div>
  );
}
