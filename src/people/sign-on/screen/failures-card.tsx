// Sign-ons of the organization's people that failed lately.
import { formatDate, formatTime } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { useShop, useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

interface FailuresCardProps {
  readonly failures: SignOnSettings['failures'];
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

export function FailuresCard({ failures, answer, timeZone }: FailuresCardProps) {
  const t = useWords(signOnWords);
  const { copyLocale } = useShop();
  return (
    <SettingsCard id="failures" title={t('failures')} lead={t('failuresLead')}>
      <FormAnswer answer={answer} of={['unlink']} />
      <ul className={styles.list}>
        {failures.map(({ at, problem, email, detail, personId }) => {
          const when = new Date(at);
          return (
            <li key={at + email}>
              <b>{problem === null ? '' : t(`tell${problem}`)}</b>
              <p className={styles.small}>
                {[email, formatDate(when, timeZone, copyLocale), formatTime(when, timeZone, copyLocale), detail]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
              {personId !== null && (
                <IntentForm intent="unlink">
                  <input type="hidden" name="personId" value={personId} />
                  <IntentButton intent="unlink" size="small">
                    {t('linkAnew')}
                    <span className="sr"> {email}</span>
                  </IntentButton>
                </IntentForm>
              )}
            </li>
          );
        })}
      </ul>
    </SettingsCard>
  );
}
