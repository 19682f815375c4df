// The messages of a shopper's organization, above the page they belong to. Each can be put away by the person alone.
import { useFetcher, useLocation } from 'react-router';
import type { ShownMessage } from '#people/custom-messages/contract';
import { customMessagesWords } from '#people/custom-messages/words';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { useAwake } from '#ui/page/awake';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './shown-messages.module.css';

interface ShownMessagesProps {
  readonly messages: readonly ShownMessage[];
  readonly className?: string | undefined;
}

/** Nothing without messages. */
export function ShownMessages({ messages, className = '' }: ShownMessagesProps) {
  const t = useWords(customMessagesWords);
  if (messages.length === 0) return null;
  return (
    <section aria-label={t('region')} className={`${styles.messages} ${className}`}>
      {messages.map((message) => (
        <OneMessage key={message.messageId} message={message} />
      ))}
    </section>
  );
}

function OneMessage({ message: { messageId, tone, title, body } }: { readonly message: ShownMessage }) {
  const t = useWords(customMessagesWords);
  const fetcher = useFetcher();
  const paths = usePaths();
  const awake = useAwake();
  const { pathname, search } = useLocation();
  // Away at once; it comes back when the server does not know of it.
  if (fetcher.formData !== undefined || fetcher.data === 'away') return null;
  return (
    <Message tone={tone} title={title}>
      <span className={styles.body}>{body}</span>
      <fetcher.Form method="post" action={paths.messageAway()} className={styles.away}>
        <input type="hidden" name="messageId" value={messageId} />
        {/* Without script the browser leaves the page, and is sent back. */}
        {!awake && <input type="hidden" name="back" value={pathname + search} />}
        <TextAction type="submit" about={t('about', { title })}>
          {t('putAway')}
        </TextAction>
      </fetcher.Form>
    </Message>
  );
}
