import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ReportMails } from '#buying/reports/contract';
import { CADENCES, QUESTIONS, type Question } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './report.module.css';

interface MailFormProps {
  readonly readers: ReportMails['readers'];
  /** The report that it begins with, and what that is limited to. */
  readonly question: Question;
  readonly filters: Readonly<Partial<Record<'center' | 'person' | 'group' | 'location', string | undefined>>>;
}

/** Mails a report on a schedule, to people who may see reports. */
export function MailForm({ readers, question, filters }: MailFormProps) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  const title = useId();
  const busy = useNavigation().state !== 'idle';
  const kept = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return (
    <Form method="post" action={paths.reportMails()} aria-labelledby={title} className={styles.form}>
      <h2 id={title}>{t('addTitle')}</h2>
      <Field label={t('report')} hint={kept.length > 0 && t('keepsFilters')}>
        <Select
          key={question}
          name="question"
          defaultValue={question}
          options={QUESTIONS.map((value) => ({ value, label: t(`title.${value}`) }))}
        />
      </Field>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t('cadence')}>
        <Select name="cadence" options={CADENCES.map((value) => ({ value, label: t(`cadence.${value}`) }))} />
      </Field>
      <fieldset>
        <legend>{t('readers')}</legend>
        <div className={styles.people}>
          {readers.map(({ profileId, name, email }) => (
            <Checkbox key={profileId} name="readers" value={profileId} label={name} trail={email === name ? undefined : email} />
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="add" variant="primary" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </Form>
  );
}
