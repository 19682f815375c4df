// Domains of the organization and their proof.
import { formatDate } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Badge } from '#ui/kit/badge';
import { Field } from '#ui/kit/field';
import { LanguageIcon } from '#ui/kit/icons';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import { CopyField } from './copy-field.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

type Domain = SignOnSettings['domains'][number];

interface DomainsCardProps {
  readonly domains: readonly Domain[];
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

export function DomainsCard({ domains, answer, timeZone }: DomainsCardProps) {
  const t = useWords(signOnWords);
  const problem = answer?.intent === 'domain' ? (answer.problem ?? undefined) : undefined;
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
      {/* A new key clears the field once the domain is there. */}
      <IntentForm key={domains.length} intent="domain" className={styles.line}>
        <Field label={t('domain')} error={problem}>
          <TextInput name="domain" defaultValue={problem === undefined ? '' : answer?.typed['domain']} maxLength={253} spellCheck={false} />
        </Field>
        <IntentButton intent="domain">{t('addDomain')}</IntentButton>
      </IntentForm>
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
  const isRefused = answer !== undefined && answer.intent !== 'domain' && answer.problem !== null;
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
      {(provenAt === null || isRefused) && (
        <div className={styles.below}>
          {isRefused && (
            <Message tone="bad" live>
              {answer.problem}
            </Message>
          )}
          {provenAt === null && <CopyField label={t('record', { domain })} text={record} />}
        </div>
      )}
    </li>
  );
}
