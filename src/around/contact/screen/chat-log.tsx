// The messages of a conversation, with the day where it changes.
import type { ChatMessage } from '#around/contact/contract';
import { contactWords } from '#around/contact/words';
import { formatDate, formatTime } from '#base/locale/rules';
import { useShop, useWords } from '#ui/page/shop';
import styles from './contact.module.css';

export function ChatLog({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const t = useWords(contactWords);
  const { copyLocale, site } = useShop();
  const dated = messages.map((message) => ({ ...message, day: formatDate(new Date(message.at), site.timeZone, copyLocale) }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div role="log" aria-label={t('log')} tabIndex={0} className={styles.log}>
      <div className={styles.messages}>
        {messages.length === 0 && <p className={styles.theirs}>{t('empty')}</p>}
        {dated.map(({ byWhom, text, at, day }, nth) => (
          <div key={at + text} className={byWhom === 'staff' ? styles.theirs : styles.mine}>
            <p className={styles.by}>
              <b>{t(byWhom === 'staff' ? 'us' : 'you')}</b>{' '}
              <time dateTime={at}>
                {day !== dated[nth - 1]?.day && `${day}, `}
                {formatTime(new Date(at), site.timeZone, copyLocale)}
              </time>
            </p>
            <p className={styles.words}>{text}</p>
          </div>
        ))}
        {messages.at(-1)?.byWhom === 'shopper' && <p className={styles.by}>{t('waiting')}</p>}
      </div>
    </div>
  );
}
