// How often a budget begins again, and its dates.
import { PERIODS } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import type { TypedBudget } from './typed-budget.ts';
import styles from './budgets.module.css';

interface PeriodFieldsProps {
  readonly values: TypedBudget;
  readonly errors: ReadonlyMap<string, string>;
}

export function PeriodFields({ values, errors }: PeriodFieldsProps) {
  const t = useWords(budgetsWords);
  const { copyLocale } = useShop();
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: new Intl.DateTimeFormat(copyLocale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, at, 15))),
  }));
  return (
    <>
      <div className={styles.pair}>
        <Field id="period" label={t('howOften')} error={errors.get('period')}>
          <Select
            name="period"
            defaultValue={values.period}
            options={PERIODS.toReversed().map((period) => ({ value: period, label: t(`choice${period}`) }))}
          />
        </Field>
        <Field id="fiscalMonth" label={t('fiscalMonth')} hint={t('fiscalHint')} error={errors.get('fiscalMonth')}>
          <Select name="fiscalMonth" defaultValue={values.fiscalMonth} options={months} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field id="since" label={t('since')} optional={t('optional')} error={errors.get('since')}>
          <TextInput name="since" type="date" defaultValue={values.since} />
        </Field>
        <Field id="ends" label={t('ends')} optional={t('optional')} hint={t('endsHint')} error={errors.get('ends')}>
          <TextInput name="ends" type="date" defaultValue={values.ends} />
        </Field>
      </div>
      <Checkbox name="carriesOver" value="yes" defaultChecked={values.carriesOver} label={t('carriesOver')} />
    </>
  );
}
