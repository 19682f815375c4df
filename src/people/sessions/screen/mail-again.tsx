// After an account was requested in the drawer: mails the link again.
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { newAccountContract } from '#people/sessions/contract';
import { sessionsWords } from '#people/sessions/words';
import { caller } from '#ui/page/call';
import { useWords } from '#ui/page/shop';
import { CheckMail } from './check-mail.tsx';

const register = caller<typeof newAccountContract>();

export function MailAgain({ email }: { readonly email: string }) {
  const t = useWords(sessionsWords);
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<{ readonly problem: string }>();
  const result = useRef<HTMLDivElement>(null);
  // The button disappeared with its form, so the focus moves to the result.
  useEffect(() => result.current?.focus(), []);
  const send = async (): Promise<void> => {
    setBusy(true);
    const reply = await register('POST /api/account/opening-mail', { body: { email } });
    setBusy(false);
    setAgain({ problem: isRefusal(reply) ? reply.message || t('UNAVAILABLE') : '' });
  };
  return (
    <div ref={result} tabIndex={-1}>
      <CheckMail email={email} busy={busy} again={again} onAgain={() => void send()} />
    </div>
  );
}
