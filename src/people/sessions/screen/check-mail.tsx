// An account was asked for: what is in the mail, and the mail once more. The same words whether or not the address has an account (trust 20).
import type { SubmitEvent } from 'react';
import { Form } from 'react-router';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { Trans } from '#ui/page/trans';
import styles from './check-mail.module.css';

export interface CheckMailProps {
  readonly email: string;
  /** Of the title; left out where the words around it have one. */
  readonly heading?: 'h1' | 'h2';
  readonly id?: string;
  readonly busy: boolean;
  /** What became of asking once more. */
  readonly again?: { readonly problem: string } | undefined;
  /** Sends without leaving the page; without it the form is its page's. */
  readonly onAgain?: () => void;
}

/** Posts `intent` `again` and `email` to its page. */
export function CheckMail({ email, heading: Heading, id, busy, again, onAgain }: CheckMailProps) {
  const t = useWords(sessionsWords);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (onAgain === undefined) return;
    event.preventDefault();
    if (!busy) onAgain();
  };
  return (
    <div className={styles.mail}>
      <div role="status" className={styles.words}>
        {Heading && <Heading id={id}>{t('checkTitle')}</Heading>}
        <p>
          <Trans id="sessions.checkText" values={{ email }} components={{ b: <b /> }} />
        </p>
        <p>{t('checkCart')}</p>
      </div>
      {again && (
        <Message tone={again.problem === '' ? 'ok' : 'bad'} live>
          {again.problem || t('sentAgain')}
        </Message>
      )}
      <Form method="post" className={styles.again} onSubmit={submit} preventScrollReset>
        <input type="hidden" name="intent" value="again" />
        <input type="hidden" name="email" value={email} />
        <p>{t('checkHint')}</p>
        <Button type="submit" busy={busy}>
          {t('sendAgain')}
        </Button>
      </Form>
    </div>
  );
}
