// The connection with the provider: what it is told, and what it tells.
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { useWords } from '#ui/page/shop';
import { ConnectionFields } from './connection-fields.tsx';
import { CopyField } from './copy-field.tsx';
import { FormAnswer } from './form-answer.tsx';
import { ProtocolSwitch } from './protocol-switch.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

interface ConnectionCardProps {
  readonly settings: SignOnSettings;
  readonly answer: SettingsAnswer | undefined;
}

export function ConnectionCard({ settings: { connection, redirectUri, logoutUri }, answer }: ConnectionCardProps) {
  const t = useWords(signOnWords);
  const own = connection?.protocol === 'oidc' ? connection : null;
  return (
    <SettingsCard id="connection" title={t('connection')} lead={<ProtocolSwitch protocol="oidc" />}>
      <h3 className={styles.subtitle}>{t('giveProvider')}</h3>
      <CopyField label={t('redirectUri')} text={redirectUri} hint={t('redirectHint')} />
      <CopyField label={t('logoutUri')} text={logoutUri} hint={t('logoutHint')} />
      <h3 className={styles.subtitle}>{t('getFromProvider')}</h3>
      <IntentForm intent="connection" className={styles.form}>
        <ConnectionFields connection={own} answer={answer?.intent === 'connection' ? answer : undefined} />
        <FormAnswer answer={answer} of={['connection']} />
        <div>
          <IntentButton intent="connection" variant={own === null ? 'primary' : undefined}>
            {t('saveConnection')}
          </IntentButton>
        </div>
      </IntentForm>
    </SettingsCard>
  );
}
