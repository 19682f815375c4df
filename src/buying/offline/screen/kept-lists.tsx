// The lists that the browser has kept.
import { listWithEdits, type Kept } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import styles from './offline.module.css';

interface KeptListsProps {
  readonly kept: Pick<Kept, 'lists' | 'edits'>;
  readonly onOpen: (listId: string) => void;
}

export function KeptLists({ kept: { lists, edits }, onOpen }: KeptListsProps) {
  const t = useWords(offlineWords);
  if (lists.length === 0) return <EmptyState title={t('noLists')}>{t('noListsText')}</EmptyState>;
  return (
    <Card aria-labelledby="offline-lists">
      <h2 id="offline-lists">{t('lists')}</h2>
      <ul className={styles.lists}>
        {lists.map((list) => {
          const { lines, added } = listWithEdits(list, edits);
          return (
            <li key={list.listId}>
              <TextAction onClick={() => onOpen(list.listId)}>{list.name}</TextAction>
              <span className={styles.meta}>
                {t('items', { n: lines.length + added.length })}
                {edits.some(({ listId }) => listId === list.listId) && ` · ${t('waits')}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
