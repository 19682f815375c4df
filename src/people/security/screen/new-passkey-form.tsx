// The form of a new passkey: asks the shop what to sign, the browser to sign it, and the shop to keep it.
import { useState, type SubmitEvent } from 'react';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { securityWords } from '#people/security/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useAwake } from '#ui/page/awake';
import { textOf } from '#ui/page/form-text';
import { useWords } from '#ui/page/shop';
import { canMakePasskeys, makePasskey, type MadePasskey } from './make-passkey.ts';
import { PresentPassword } from './step-card.tsx';
import styles from './security.module.css';

export interface NewPasskeyFormProps {
  readonly asksPassword?: boolean;
  /** Another way on the page is primary. */
  readonly quiet?: boolean;
  /** Asks the shop what to sign. `present`: the password, or ''. */
  readonly challenge: (present: string) => Promise<PublicKeyCredentialCreationOptionsJSON | Refusal>;
  /** Has the shop keep it; answers what is told to `onKept`. */
  readonly keep: (made: MadePasskey) => Promise<string | Refusal>;
  readonly onKept: (kept: string) => void;
}

interface Problem {
  readonly message: string;
  readonly field?: string | undefined;
}

export function NewPasskeyForm({ asksPassword = false, quiet = false, challenge, keep, onKept }: NewPasskeyFormProps) {
  const t = useWords(securityWords);
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
    const options = await challenge(present);
    if (isRefusal(options)) return show(options);
    const made = await makePasskey(options);
    if (typeof made === 'string') return show({ message: t(made === 'here' ? 'passkeyHere' : 'passkeyCancelled') });
    const kept = await keep(made);
    if (isRefusal(kept)) show(kept);
    else onKept(kept);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void add(textOf(new FormData(event.currentTarget), 'present', 200));
  };

  if (isAwake && !canMakePasskeys()) return <Message tone="warn">{t('passkeyUnsupported')}</Message>;
  return (
    // Sent before the page is awake, it is posted: the password never stands in an address.
    <form method="post" className={`${styles.form} ${styles.scripted}`} noValidate onSubmit={submit}>
      {problem !== undefined && problem.field === undefined && (
        <Message tone="bad" live>
          {problem.message}
        </Message>
      )}
      {asksPassword && <PresentPassword error={problem?.field === 'present' ? problem.message : undefined} />}
      <Button type="submit" variant={quiet ? undefined : 'primary'} busy={busy}>
        {t('createPasskey')}
      </Button>
    </form>
  );
}
