// The form of the sign-in drawer: signs in, or requests an account.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { newAccountContract, sessionsContract } from '#people/sessions/contract';
import { sessionsWords } from '#people/sessions/words';
import { caller } from '#ui/page/call';
import { textOf } from '#ui/page/form-text';
import { useWords } from '#ui/page/shop';
import { AccountFields, type AccountFieldsProps } from './account-fields.tsx';
import styles from './account-form.module.css';
import { problemOf } from './form-problem.ts';

const call = caller<typeof sessionsContract>();
const register = caller<typeof newAccountContract>();

interface AccountDrawerFormProps extends Pick<AccountFieldsProps, 'kind'> {
  /** Called after sign-in. */
  readonly onSignedIn: () => void;
  /** Called when an account was requested with this address and the mail is on its way. */
  readonly onAskedFor: (email: string) => void;
}

export function AccountDrawerForm({ kind, onSignedIn, onAskedFor }: AccountDrawerFormProps) {
  const t = useWords(sessionsWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountFieldsProps['problem']>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const showProblem = (refusal: Refusal): void => {
    setBusy(false);
    setProblem(problemOf({ ...refusal, message: refusal.message || t('UNAVAILABLE') }));
  };

  const send = async (data: FormData): Promise<void> => {
    setBusy(true);
    const signIn = { email: textOf(data, 'email').slice(0, 254), password: textOf(data, 'password').slice(0, 200) };
    const captcha = data.has('captchaId')
      ? { captcha: { id: textOf(data, 'captchaId').slice(0, 60), answer: textOf(data, 'captcha').slice(0, 60) } }
      : {};
    const back = window.location.pathname + window.location.search;
    if (kind === 'signIn') {
      const reply = await call('POST /api/sign-in', { body: { ...signIn, ...captcha, back } });
      if (isRefusal(reply)) showProblem(reply);
      else if (reply.secondStep) window.location.assign(reply.next);
      else if (reply.redraw) window.location.reload();
      else onSignedIn();
      return;
    }
    const account = { ...signIn, fullName: textOf(data, 'fullName').slice(0, 120), company: textOf(data, 'company').slice(0, 120) };
    const reply = await register('POST /api/create-account', { body: { ...account, back } });
    if (isRefusal(reply)) showProblem(reply);
    else onAskedFor(signIn.email.trim());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <AccountFields
        kind={kind}
        busy={busy}
        problem={problem}
        onPasskey={({ redraw }) => (redraw ? window.location.reload() : onSignedIn())}
      />
    </form>
  );
}
