// What a form on a list did, with the way back: a removed line, and lines that were moved or copied.
import { useState } from 'react';
import { listsWords } from '#buying/lists/words';
import { TextAction } from '#ui/kit/text-action';
import { UndoRow } from '#ui/kit/undo-row';
import { useWords } from '#ui/page/shop';
import { ListForm } from './list-form.tsx';
import type { ListNote } from './list-note.ts';
import styles from './lists.module.css';

interface RemovedItemProps {
  readonly listId: string;
  readonly undo: { readonly listItemId: string; readonly name: string };
}

export function RemovedItem({ listId, undo: { listItemId, name } }: RemovedItemProps) {
  const t = useWords(listsWords);
  const [over, setOver] = useState(false);
  if (over) return null;
  return (
    <ListForm intent="restoreItem" fields={{ listId, listItemId }} className={styles.notice}>
      <UndoRow undoLabel={t('undo')} undoType="submit" ms={10_000} onExpire={() => setOver(true)}>
        {t('removed', { name })}
      </UndoRow>
    </ListForm>
  );
}

/** Stays until the next answer. */
export function MovedBack({ moved: { from, to, lines, copy } }: { readonly moved: NonNullable<ListNote['moved']> }) {
  const t = useWords(listsWords);
  return (
    <ListForm intent="moveBack" fields={{ listId: from, to, lines, copy: String(copy) }} className={styles.notice}>
      <TextAction type="submit">{t('undo')}</TextAction>
    </ListForm>
  );
}
