// Provisioning by the organization's directory: its address here, its tokens, and how it is set up.
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Disclosure } from '#ui/kit/disclosure';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { CopyField } from '../copy-field.tsx';
import { FormAnswer } from '../form-answer.tsx';
import type { SettingsAnswer } from '../settings-action.ts';
import { SettingsCard } from '../settings-card.tsx';
import { TokenForm, TokenList } from './tokens.tsx';
import styles from '../settings.module.css';

interface ScimCardProps {
  readonly settings: Pick<SignOnSettings, 'scim' | 'domains'>;
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

export function ScimCard({ settings: { scim, domains }, answer, timeZone }: ScimCardProps) {
  const t = useWords(signOnWords);
  const hasDomain = domains.some(({ provenAt }) => provenAt !== null);
  return (
    <SettingsCard id="scim" title={t('scim')} lead={t('scimLead')}>
      {!hasDomain && <Message tone="warn">{t('scimDomainFirst')}</Message>}
      <CopyField label={t('scimAddress')} text={scim.address} hint={t('scimAddressHint')} />
      <h3 className={styles.subtitle}>{t('tokens')}</h3>
      {answer?.token !== undefined && <CopyField label={t('newToken')} text={answer.token} hint={t('newTokenHint')} />}
      <TokenList tokens={scim.tokens} timeZone={timeZone} />
      <FormAnswer answer={answer} of={['revokeToken']} />
      <TokenForm problem={answer?.intent === 'makeToken' ? answer.problem : null} />
      <div>
        <Disclosure title={t('guideEntra')}>
          <ol className={styles.guide}>
            {(['entra1', 'entra2', 'entra3', 'entra4'] as const).map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </Disclosure>
        <Disclosure title={t('guideOkta')}>
          <ol className={styles.guide}>
            {(['okta1', 'okta2', 'okta3', 'okta4'] as const).map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </SettingsCard>
  );
}
