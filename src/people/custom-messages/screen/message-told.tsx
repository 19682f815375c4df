// What was just done to a message, as the list says it afterwards.
import { isRefusal } from '#base/outcome/rules';
import type { customMessagesContract } from '#people/custom-messages/contract';
import { customMessagesWords } from '#people/custom-messages/words';
import { Message } from '#ui/kit/message';
import { UndoNotice } from '#ui/kit/undo-notice';
import { attempt, type WithContext } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import styles from './messages.module.css';

const DEEDS = ['saved', 'removed', 'restored'] as const;

interface Told {
  readonly deed: (typeof DEEDS)[number];
  readonly messageId: string;
  readonly title: string;
}

/** The message that the address names, if it is in the state that the address says; null: nothing to say. */
export async function messageTold(args: WithContext, query: URLSearchParams): Promise<Told | null> {
  const deed = DEEDS.find((one) => query.has(one));
  const messageId = deed === undefined ? '' : (query.get(deed) ?? '').slice(0, 40);
  if (deed === undefined || messageId === '') return null;
  const found = await attempt<typeof customMessagesContract>(args)('GET /api/organization/custom-messages/:messageId', {
    params: { messageId },
  });
  if (isRefusal(found)) return null;
  return deed === 'saved' || found.isRemoved === (deed === 'removed') ? { deed, messageId, title: found.title } : null;
}

export function MessageTold({ told: { deed, messageId, title } }: { readonly told: Told }) {
  const t = useWords(customMessagesWords);
  if (deed !== 'removed')
    return (
      <Message tone="ok" live className={styles.note}>
        {t(`${deed}Told`, { title })}
      </Message>
    );
  return (
    <UndoNotice undoLabel={t('undo')} posts={{ messageId, intent: 'restore' }}>
      {t('removedTold', { title })}
    </UndoNotice>
  );
}
