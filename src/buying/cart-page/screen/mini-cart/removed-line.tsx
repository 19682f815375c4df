// The Undo row in place of a removed line; its time starts when it appears (T49).
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import { undoRemoval, DELETED_PURGE_MS, hideUndoRow, type RemovedLine as Removed } from '#buying/cart/screen';
import { RemovedNotice } from '../line/removed-notice.tsx';

export function RemovedLine({ line }: { readonly line: Removed }) {
  const t = useWords(cartWords);
  return (
    <UndoRow
      ms={DELETED_PURGE_MS}
      undoLabel={t('undo')}
      onUndo={() => void undoRemoval(line)}
      onExpire={() => hideUndoRow(line.cartItemId)}
    >
      <RemovedNotice line={line} />
    </UndoRow>
  );
}
