// The form of a new passkey: asks the shop what to sign, the browser to sign it, and the shop to keep it.
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useAwake } from '#ui/page/awake';
import { caller } from '#ui/page/call';
import { textOf } from '#ui/page/form-text';
import { usePaths, useWords } from '#ui/page/shop';
import { canMakePasskeys, makePasskey } from './make-passkey.ts';
import { PresentPassword } from './step-card.tsx';
import styles from './security.module.css';

const call = caller<typeof securityContract>();

interface Problem {
  readonly message: string;
  readonly field?: string | undefined;
}

export function NewPasskeyForm({ asksPassword }: { readonly asksPassword: boolean }) {
  const t = useWords(securityWords);
  const paths = usePaths();
  const navigate = useNavigate();
  const isAwake = useAwake();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const show = ({ message, field }: Problem): void => {
    setProblem({ message: message || t('PASSKEY_NOT_ADDED'), field });
    setBusy(false);
  };

  const add = async (present: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const options = await call('POST /api/account/passkeys/challenge', { body: present === '' ? {} : { present } });
    if (isRefusal(options)) return show(options);
    const made = await makePasskey(options);
    if (typeof made === 'string') return show({ message: t(made === 'here' ? 'passkeyHere' : 'passkeyCancelled') });
    const added: { passkeyId: string } | Refusal = await call('POST /api/account/passkeys', { body: made });
    if (isRefusal(added)) return show(added);
    await navigate(paths.accountSecurity({ passkey: added.passkeyId }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void add(textOf(new FormData(event.currentTarget), 'present', 200));
  };

  if (isAwake && !canMakePasskeys()) return <Message tone="warn">{t('passkeyUnsupported')}</Message>;
  return (
    <form className={`${styles.form} ${styles.scripted}`} noValidate onSubmit={submit}>
      {problem !== undefined && problem.field === undefined && (
        <Message tone="bad" live>
          {problem.message}
        </Message>
      )}
      {asksPassword && <PresentPassword error={problem?.field === 'present' ? problem.message : undefined} />}
      <Button type="submit" variant="primary" busy={busy}>
        {t('createPasskey')}
      </Button>
    </form>
  );
}
