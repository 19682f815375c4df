// That a person is deactivated, since when, and by whom.
import { formatDate } from '#base/locale/rules';
import { organizationsWords } from '#people/organizations/words';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import styles from './people.module.css';

interface DeactivatedMessageProps {
  readonly at: string;
  /** Null where nobody is on record. */
  readonly by: string | null;
  readonly timeZone: string;
}

export function DeactivatedMessage({ at, by, timeZone }: DeactivatedMessageProps) {
  const t = useWords(organizationsWords);
  const date = formatDate(new Date(at), timeZone, useShop().copyLocale);
  return (
    <Message
      tone="warn"
      className={styles.note}
      title={by === null ? t('deactivatedSince', { date }) : t('deactivatedSinceBy', { date, by })}
    >
      {t('deactivatedText')}
    </Message>
  );
}
