// Messages about the whole cart above the mini cart's lines: the most important one, and the others behind one row, to leave room for the lines.
import { cartWords } from '#buying/cart/words';
import { ChevronDownIcon } from '#ui/kit/icons';
import { MessageList, worstFirst, type ListedMessage } from '#ui/kit/message-list';
import { useWords } from '#ui/page/shop';
import styles from './mini-notices.module.css';

export function MiniNotices({ messages }: { readonly messages: readonly ListedMessage[] }) {
  const t = useWords(cartWords);
  const [first, ...rest] = worstFirst(messages);
  return (
    <>
      <MessageList messages={first === undefined ? [] : [first]} className={styles.list} />
      <div aria-live="polite">
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>
              {t('moreNotices', { n: rest.length })} <ChevronDownIcon />
            </summary>
            <MessageList messages={rest} className={styles.list} />
          </details>
        )}
      </div>
    </>
  );
}
