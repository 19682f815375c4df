// What became of a request to join.
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#base/locale/rules';
import type { OwnJoinRequest } from '#people/join-requests/contract';
import { joinRequestsWords } from '#people/join-requests/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import styles from './join-requests.module.css';

interface ToldRequestProps {
  readonly own: OwnJoinRequest;
  readonly timeZone: string;
}

export function ToldRequest({ own: { state, message, reason, askedAt, expiresAt }, timeZone }: ToldRequestProps) {
  const t = useWords(joinRequestsWords);
  const { copyLocale } = useShop();
  const busy = useNavigation().state === 'submitting';
  const day = (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale);
  if (state !== 'waiting')
    return (
      <>
        <p className={styles.lead}>{t(state === 'lapsed' ? 'lapsedText' : 'declinedText')}</p>
        {reason !== '' && <Message className={styles.reason}>{t('reasonGiven', { reason })}</Message>}
      </>
    );
  return (
    <>
      <p className={styles.lead}>{t('waitingText', { asked: day(askedAt), until: day(expiresAt) })}</p>
      {message !== '' && (
        <>
          <h2 className={styles.small}>{t('yourMessage')}</h2>
          <blockquote className={styles.words}>{message}</blockquote>
        </>
      )}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="withdraw" busy={busy}>
          {t('withdraw')}
        </Button>
      </Form>
    </>
  );
}
