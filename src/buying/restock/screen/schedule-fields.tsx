// How often, from when on, and until when.
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { EndFields } from './end-fields.tsx';
import type { PartProps } from './restock-form.tsx';
import { useIntervals } from './use-intervals.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface ScheduleFieldsProps extends PartProps {
  readonly isNew: boolean;
  readonly today: string;
}

export function ScheduleFields({ values, errors, isNew, today }: ScheduleFieldsProps) {
  const { t } = useRestockText();
  const options = [...useIntervals(), { value: 'dates', label: t('chosenDates') }];
  const [, count, unit] = /^(\d{1,2})(week|month)$/.exec(values.every) ?? [];
  const own = count === undefined ? [] : [{ value: values.every, label: t(unit === 'week' ? 'weeks' : 'months', { n: Number(count) }) }];
  const known = options.some(({ value }) => value === values.every);
  const usesDates = values.every === 'dates' || errors.has('dates');
  return (
    <>
      <div className={styles.pair}>
        <Field id="every" label={t('every')} error={errors.get('every')}>
          <Select name="every" defaultValue={values.every} options={known ? options : [...own, ...options]} />
        </Field>
        <Field id="nextOn" label={t(isNew ? 'firstOn' : 'nextOn')} hint={isNew ? undefined : t('nextHint')} error={errors.get('nextOn')}>
          <TextInput name="nextOn" type="date" defaultValue={values.nextOn} min={today} autoComplete="off" />
        </Field>
      </div>
      <Disclosure title={t('chosenDates')} open={usesDates}>
        <p className={styles.small}>{errors.get('dates') ?? t('datesHint')}</p>
        <div className={styles.dates} id="dates">
          {values.dates.map((date, at) => (
            // The six fields never change places.
            <Field key={`date ${at}`} label={t('dateN', { n: at + 1 })}>
              <TextInput name="dates" type="date" defaultValue={date} min={today} autoComplete="off" />
            </Field>
          ))}
        </div>
      </Disclosure>
      <EndFields values={values} errors={errors} today={today} />
    </>
  );
}
