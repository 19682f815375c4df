// What begins a try of a connection, and the tries before.
import { Form } from 'react-router';
import { formatDate, formatTime, languageName } from '#base/locale/rules';
import { punchoutPaths } from '#buying/punchout/rules';
import { punchoutWords } from '#buying/punchout/words';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { Link } from '#ui/kit/link';
import { Select } from '#ui/kit/select';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './punchout.module.css';

const LANGUAGES = ['en-US', 'en-CA', 'fr-CA'] as const;

export function StartForm() {
  const t = useWords(punchoutWords);
  const { copyLocale } = useShop();
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="operation" value="create" />
      <Field label={t('testerEmail')}>
        <EmailInput name="email" maxLength={120} />
      </Field>
      <Field label={t('testerLanguage')}>
        <Select name="language" options={LANGUAGES.map((value) => ({ value, label: languageName(value, copyLocale) }))} />
      </Field>
      <Button type="submit" variant="primary">
        {t('testerStart')}
      </Button>
    </Form>
  );
}

interface EarlierTrialsProps {
  readonly trials: readonly { readonly trialId: string; readonly at: string; readonly status: string }[];
  readonly shown: string | undefined;
  readonly connectionId: string;
  readonly timeZone: string;
}

export function EarlierTrials({ trials, shown, connectionId, timeZone }: EarlierTrialsProps) {
  const t = useWords(punchoutWords);
  const pages = punchoutPaths(usePaths());
  const { copyLocale } = useShop();
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">{t('testerEarlier')}</h2>
      <ul className={styles.trials}>
        {trials.map(({ trialId, at, status }) => (
          <li key={trialId}>
            <Link to={pages.tester(connectionId, { trial: trialId })} aria-current={trialId === shown ? 'page' : undefined}>
              {formatDate(new Date(at), timeZone, copyLocale)} {formatTime(new Date(at), timeZone, copyLocale)}
            </Link>
            <span className={styles.status}>{status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
