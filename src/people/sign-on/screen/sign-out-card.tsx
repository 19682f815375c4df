// Whether people who sign out here are signed out at the provider as well, and what the provider has to be told for that.
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Badge } from '#ui/kit/badge';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { CopyField } from './copy-field.tsx';
import { FormAnswer } from './form-answer.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

interface SignOutCardProps {
  readonly settings: Pick<SignOnSettings, 'signedOutUri' | 'logsOutAt'>;
  readonly connection: NonNullable<SignOnSettings['connection']>;
  readonly answer: SettingsAnswer | undefined;
}

export function SignOutCard({ settings: { signedOutUri, logsOutAt }, connection, answer }: SignOutCardProps) {
  const t = useWords(signOnWords);
  const { protocol, signsOut, canSignOut } = connection;
  const isRefused = answer?.intent === 'signOut' && answer.problem !== null;
  const badge = <Badge tone={signsOut && canSignOut ? 'ok' : undefined}>{t(signsOut && canSignOut ? 'isOn' : 'isOff')}</Badge>;
  return (
    <SettingsCard id="sign-out" title={t('signOut')} lead={t('signOutLead')} aside={badge}>
      {protocol === 'saml' ? (
        <CopyField label={t('logsOutAt')} text={logsOutAt} hint={t('logsOutAtHint')} />
      ) : (
        <CopyField label={t('signedOutUri')} text={signedOutUri} hint={t('signedOutHint')} />
      )}
      <FormAnswer answer={answer} of={['signOut']} />
      {canSignOut || signsOut ? (
        <IntentForm intent="signOut" className={styles.form}>
          {!signsOut && <input type="hidden" name="signsOut" value="on" />}
          <div>
            <IntentButton intent="signOut">{t(signsOut ? 'signOutStop' : 'signOutStart')}</IntentButton>
          </div>
        </IntentForm>
      ) : (
        !isRefused && <Message>{t('NO_LOGOUT_SERVICE')}</Message>
      )}
    </SettingsCard>
  );
}
