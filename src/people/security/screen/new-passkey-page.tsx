// Adds a passkey: after the password, or just after signing in without it (USR-11). The browser makes the passkey, so this needs JavaScript.
import { useNavigate } from 'react-router';
import type { Route } from './+types/new-passkey-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { caller } from '#ui/page/call';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { StepCard } from './step-card.tsx';
import styles from './security.module.css';

const call = caller<typeof securityContract>();

export async function loader(args: Route.LoaderArgs) {
  const { passkeyProof } = await ask<typeof securityContract>(args)('GET /api/account/security', {});
  return { passkeyProof, title: sayer(securityWords, args.context.get(pageVisit).copyLocale)('addPasskey') };
}

/** The form was sent before the page was awake, and nothing has been made: the page is shown again. */
export const action = () => null;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function NewPasskeyPage({ loaderData: { passkeyProof, title } }: Route.ComponentProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <>
      <p className={styles.back}>
        <TextAction to={paths.accountSecurity()}>{t('backToSecurity')}</TextAction>
      </p>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('passkeysText')}</p>
      <div className={styles.sections}>
        <StepCard id="new-passkey" title={t('createPasskey')} text={t('addPasskeyText')}>
          {passkeyProof === 'signIn' ? (
            <Message>{t('SIGN_IN_AGAIN')}</Message>
          ) : (
            <>
              <noscript>
                <Message tone="warn">{t('passkeyNeedsScript')}</Message>
              </noscript>
              <NewPasskeyForm
                asksPassword={passkeyProof === 'password'}
                challenge={(present) => call('POST /api/account/passkeys/challenge', { body: present === '' ? {} : { present } })}
                keep={async (body) => {
                  const kept = await call('POST /api/account/passkeys', { body });
                  return isRefusal(kept) ? kept : kept.passkeyId;
                }}
                onKept={(passkey) => void navigate(paths.accountSecurity({ passkey }))}
              />
            </>
          )}
        </StepCard>
      </div>
    </>
  );
}
