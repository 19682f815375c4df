// Domains of the organization and their proof.
import { formatDate } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Badge } from '#ui/kit/badge';
import { Field } from '#ui/kit/field';
import { LanguageIcon } from '#ui/kit/icons';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import { CopyField } from './copy-field.tsx';
import { FormAnswer } from './form-answer.tsx';
import type { Intent, SettingsAnswer } from './settings-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

/** Forms at a domain. */
const OF_A_ROW: readonly Intent[] = ['check', 'removeDomain'];

type Domain = SignOnSettings['domains'][number];

interface DomainsCardProps {
  readonly domains: readonly Domain[];
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

export function DomainsCard({ domains, answer, timeZone }: DomainsCardProps) {
  const t = useWords(signOnWords);
  const problem = answer?.intent === 'domain' ? (answer.problem ?? undefined) : undefined;
  const hasRow = domains.some(({ domain }) => domain === answer?.about);
  return (
    <SettingsCard id="domains" title={t('domains')} lead={t('domainsLead')}>
      {domains.length > 0 && (
        <ul className={styles.rows}>
          {domains.map((domain) => (
            <DomainRow
              key={domain.domain}
              domain={domain}
              answer={answer?.about === domain.domain ? answer : undefined}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
      {!hasRow && <FormAnswer answer={answer} of={OF_A_ROW} />}
      {/* A new key clears the field once the domain is there. */}
      <IntentForm key={domains.length} intent="domain" className={styles.line}>
        <Field label={t('domain')} error={problem}>
          <TextInput name="domain" defaultValue={problem === undefined ? '' : answer?.typed['domain']} maxLength={253} spellCheck={false} />
        </Field>
        <IntentButton intent="domain">{t('addDomain')}</IntentButton>
      </IntentForm>
      {problem === undefined && <FormAnswer answer={answer} of={['domain']} />}
    </SettingsCard>
  );
}

interface DomainRowProps {
  readonly domain: Domain;
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

function DomainRow({ domain: { domain, record, provenAt }, answer, timeZone }: DomainRowProps) {
  const t = useWords(signOnWords);
  const { copyLocale } = useShop();
  const isAnswered = answer !== undefined && OF_A_ROW.includes(answer.intent);
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        <LanguageIcon />
      </span>
      <div className={styles.what}>
        <b>{domain}</b> {provenAt === null ? <Badge tone="warn">{t('notVerified')}</Badge> : <Badge tone="ok">{t('verified')}</Badge>}
        <p>{provenAt === null ? t('recordText') : t('verifiedOn', { date: formatDate(new Date(provenAt), timeZone, copyLocale) })}</p>
      </div>
      <div className={styles.acts}>
        {provenAt === null && (
          <IntentForm intent="check">
            <input type="hidden" name="domain" value={domain} />
            <IntentButton intent="check" about={domain} size="small">
              {t('checkNow')}
              <span className="sr"> {domain}</span>
            </IntentButton>
          </IntentForm>
        )}
        <IntentForm intent="removeDomain">
          <input type="hidden" name="domain" value={domain} />
          <IntentButton intent="removeDomain" about={domain} size="small">
            {t('remove')}
            <span className="sr"> {domain}</span>
          </IntentButton>
        </IntentForm>
      </div>
      {(provenAt === null || isAnswered) && (
        <div className={styles.below}>
          <FormAnswer answer={answer} of={OF_A_ROW} />
          {provenAt === null && <CopyField label={t('record', { domain })} text={record} />}
        </div>
      )}
    </li>
  );
}
