// Setting up a second step between the password and the account: an app or a passkey.
import { useEffect } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { useRefreshSession } from '#people/sessions/screen';
import { Message } from '#ui/kit/message';
import { LinkButton } from '#ui/kit/link-button';
import { caller } from '#ui/page/call';
import { useWords } from '#ui/page/shop';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { StepCard, StepForm, type Answered } from './step-card.tsx';
import { ConfirmCard } from './two-step-forms.tsx';

const call = caller<typeof securityContract>();

interface SetUpProps extends Answered {
  readonly offersApp: boolean;
  readonly back: string;
}

export function SetUpCards({ offersApp, back, answer }: SetUpProps) {
  const t = useWords(securityWords);
  if (answer?.offer !== undefined) return <ConfirmCard answer={answer} offer={answer.offer} back={back} />;
  return (
    <>
      {offersApp && (
        <StepCard id="with-app" title={t('setUpAppTitle')} text={t('setUpAppText')}>
          <StepForm intent="app" answer={answer} submit={t('setUpApp')} primary back={back} />
        </StepCard>
      )}
      <StepCard id="with-passkey" title={t('setUpPasskeyTitle')} text={t('addPasskeyText')}>
        <noscript>
          <Message tone="warn">{t('passkeyNeedsScript')}</Message>
        </noscript>
        <NewPasskeyForm
          quiet={offersApp}
          challenge={() => call('POST /api/sign-in/second-step/passkey/challenge', { body: {} })}
          keep={async (made) => {
            const kept = await call('POST /api/sign-in/second-step/passkey', { body: { ...made, back } });
            return isRefusal(kept) ? kept : kept.next;
          }}
          onKept={(next) => window.location.assign(next)}
        />
      </StepCard>
    </>
  );
}

/** The recovery codes, seen once. The shopper is signed in by now, so the page learns who they are. */
export function SetUpDone({ codes, next }: { readonly codes: readonly string[]; readonly next: string }) {
  const t = useWords(securityWords);
  const refresh = useRefreshSession();
  useEffect(() => void refresh(), [refresh]);
  return (
    <RecoveryCodesCard codes={codes}>
      <LinkButton to={next} variant="primary">
        {t('continueSignIn')}
      </LinkButton>
    </RecoveryCodesCard>
  );
}
