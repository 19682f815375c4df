// The saved items with an Undo row in place of each removed one; longer lists show more on request.
import { useState } from 'react';
import type { SavedItem } from '#buying/saved-for-later/contract';
import { savedWords } from '#buying/saved-for-later/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import { SavedItemRow } from './saved-item-row.tsx';
import styles from './saved-panel.module.css';
import type { RemovedSaved } from './saved-slice.ts';
import { SAVED_VIEW, useSaved, useSavedCommands } from './use-saved.ts';

/** Items rendered at once. */
const PAGE = 30;

export function SavedItemsList({
  items,
  removed,
  small,
}: {
  readonly items: readonly SavedItem[];
  readonly removed: readonly RemovedSaved[];
  readonly small?: boolean;
}) {
  const t = useWords(savedWords);
  const { busyIds, itemList, totalItems } = useSaved();
  const [shown, setShown] = useState(PAGE);
  const rowsAt = (at: number, last: boolean) =>
    removed
      .filter(({ index }) => (last ? index >= at : index === at))
      .map((row) => (
        <li key={row.listItemId}>
          <RemovedSavedRow row={row} />
        </li>
      ));
  const drawn = items.slice(0, shown);
  const missing = Math.max(items.length, items === itemList.items ? totalItems : 0) - drawn.length;
  const more = () => {
    setShown((now) => now + PAGE);
    void SAVED_VIEW.load(true);
  };
  return (
    <>
      <ul className={styles.list}>
        {drawn.flatMap((item, at) => [
          ...rowsAt(at, false),
          <li key={item.listItemId}>
            <SavedItemRow item={item} busy={busyIds.has(item.listItemId)} small={small} />
          </li>,
        ])}
        {rowsAt(drawn.length, true)}
      </ul>
      {missing > 0 && <Button onClick={more}>{t('more', { n: Math.min(missing, PAGE) })}</Button>}
    </>
  );
}

function RemovedSavedRow({ row: { listItemId, name } }: { readonly row: RemovedSaved }) {
  const t = useWords(savedWords);
  const { resave } = useSavedCommands();
  return (
    <UndoRow undoLabel={t('undo')} onUndo={() => void resave({ listItemId })} onExpire={() => SAVED_VIEW.hideUndoRow(listItemId)}>
      {t('removed', { name })}
    </UndoRow>
  );
}
