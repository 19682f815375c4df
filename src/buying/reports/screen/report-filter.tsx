// The period, what it is compared with, and filters. A plain GET form, so that every choice has an address and works without JavaScript.
import { Form, useNavigation } from 'react-router';
import type { Report } from '#buying/reports/contract';
import { AGAINST, filtersFor, NONE, PERIODS } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import { withoutFilters } from './asked.ts';
import styles from './report.module.css';

export function ReportFilter({ report }: { readonly report: Report }) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  const busy = useNavigation().state !== 'idle';
  const { period, against, question } = report;
  return (
    <Form method="get" action={paths.report(question)} role="search" aria-label={t('period')} className={styles.filter}>
      <div className={styles.when}>
        <Field label={t('period')}>
          <Select
            key={period.kind}
            name="period"
            defaultValue={period.kind}
            options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </Field>
        <div className={styles.dates}>
          <Field label={t('from')}>
            <TextInput key={period.from} name="from" type="date" defaultValue={period.from} />
          </Field>
          <Field label={t('to')}>
            <TextInput key={period.to} name="to" type="date" defaultValue={period.to} />
          </Field>
        </div>
        {question !== 'budgets' && (
          <Field label={t('against')}>
            <Select
              key={against}
              name="against"
              defaultValue={against}
              options={AGAINST.map((value) => ({ value, label: t(`against.${value}`) }))}
            />
          </Field>
        )}
        <Button type="submit" busy={busy}>
          {t('show')}
        </Button>
      </div>
      <Limits report={report} />
    </Form>
  );
}

function Limits({ report }: { readonly report: Report }) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  const { filters, choices, question } = report;
  const names = filtersFor(question);
  const count = names.filter((name) => filters[name] !== null).length; // own key: one of the four
  return (
    <Disclosure title={t('filters')} note={count > 0 && t('filtersOn', { n: count })} open={count > 0}>
      <div className={styles.filters}>
        {names.map((name) => (
          <Field key={name} label={t(name)}>
            <Select
              key={filters[name]}
              name={name}
              defaultValue={filters[name] === '' ? NONE : (filters[name] ?? '')}
              options={[{ value: '', label: t('everything') }, ...optionsOf(choices[name], filters[name])]}
            />
          </Field>
        ))}
      </div>
      {count > 0 && <TextAction to={withoutFilters(paths, report)}>{t('clear')}</TextAction>}
    </Disclosure>
  );
}

/** A value of an old address is kept, so that the form shows what the report is limited to. */
function optionsOf(choices: Report['choices']['center'], chosen: string | null) {
  const options = choices.map(({ value, label }) => ({ value: value === '' ? NONE : value, label }));
  const isMissing = chosen !== null && chosen !== '' && !choices.some(({ value }) => value === chosen);
  return isMissing ? [...options, { value: chosen, label: chosen }] : options;
}
