// Where a line was: what is gone, and its Undo. Before the page wakes up it is a form; after, its time runs (CART-9, T49).
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import { CartForm, DELETED_PURGE_MS, type RemovedLine, useCartCommands } from '#buying/cart/screen';
import { RemovedWords } from '../line/removed-words.tsx';

export function RemovedRow({ line, className }: { readonly line: RemovedLine; readonly className?: string | undefined }) {
  const t = useWords(cartWords);
  const { restore, hide } = useCartCommands();
  const { cartItemId, listItemId } = line;
  return (
    <CartForm
      intent={listItemId === undefined ? 'restore' : 'toCart'}
      fields={listItemId === undefined ? { cartItemId } : { listItemId }}
      onSubmit={() => void restore(cartItemId)}
      className={className}
    >
      <UndoRow ms={DELETED_PURGE_MS} undoLabel={t('undo')} undoType="submit" onExpire={() => hide(cartItemId)}>
        <RemovedWords line={line} />
      </UndoRow>
    </CartForm>
  );
}
