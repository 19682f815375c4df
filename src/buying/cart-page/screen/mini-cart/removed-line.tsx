// Where a line was stands a row that can bring it back; its time starts when it appears (T49).
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import { DELETED_PURGE_MS, type RemovedLine as Removed, useCartCommands } from '#buying/cart/screen';
import { RemovedWords } from '../line/removed-words.tsx';

export function RemovedLine({ line }: { readonly line: Removed }) {
  const t = useWords(cartWords);
  const { restore, hide } = useCartCommands();
  return (
    <UndoRow
      ms={DELETED_PURGE_MS}
      undoLabel={t('undo')}
      onUndo={() => void restore(line.cartItemId)}
      onExpire={() => hide(line.cartItemId)}
    >
      <RemovedWords line={line} />
    </UndoRow>
  );
}
