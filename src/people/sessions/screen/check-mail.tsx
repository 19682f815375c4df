// After requesting an account: explains the mail, and offers to repeat it. The text does not reveal whether the address has an account (trust 20).
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
  /** Element of the title; without it there is no title. */
  readonly heading?: 'h1' | 'h2';
  readonly id?: string;
  readonly busy: boolean;
  /** Result of repeating the mail. */
  readonly again?: { readonly problem: string } | undefined;
  /** Repeats the mail without leaving the page; without it the form posts to its page. */
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
