// The Undo row in place of a removed line: a form before hydration, afterwards a row with a time limit (CART-9, T49).
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import { undoRemoval, CartForm, DELETED_PURGE_MS, hideUndoRow, type CartIntent, type RemovedLine } from '#buying/cart/screen';
import type { SavedIntent } from '#buying/saved-for-later/screen';
import { RemovedNotice } from '../line/removed-notice.tsx';

export function RemovedRow({ line, className }: { readonly line: RemovedLine; readonly className?: string | undefined }) {
  const t = useWords(cartWords);
  const { cartItemId, movedTo } = line;
  return (
    <CartForm<CartIntent | SavedIntent>
      intent={movedTo === undefined ? 'restore' : 'toCart'}
      fields={movedTo === undefined ? { cartItemId } : { listItemId: movedTo.id }}
      onSubmit={() => void undoRemoval(line)}
      className={className}
    >
      <UndoRow ms={DELETED_PURGE_MS} undoLabel={t('undo')} undoType="submit" onExpire={() => hideUndoRow(cartItemId)}>
        <RemovedNotice line={line} />
      </UndoRow>
    </CartForm>
  );
}
