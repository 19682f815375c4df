// Where a line was: what is gone, and its Undo. Before the page wakes up it is a form; after, its time runs (CART-9, T49).
import { Trans } from '#ui/trans';
import { cartWords } from '#cart/words';
import { useWords } from '#ui/shop';
import { UndoRow } from '#ui/undo-row';
import { CartForm } from './cart-form.tsx';
import type { RemovedLine } from './cart-slice.ts';
import { useCartCommands } from './use-cart.ts';

export function RemovedRow({ line, className }: { readonly line: RemovedLine; readonly className?: string | undefined }) {
  const t = useWords(cartWords);
  const { restore, hide } = useCartCommands();
  const { cartItemId, name, qty } = line;
  return (
    <CartForm intent="restore" fields={{ cartItemId }} onSubmit={() => void restore(cartItemId)} className={className}>
      <UndoRow undoLabel={t('undo')} undoType="submit" onExpire={() => hide(cartItemId)}>
        <Trans id="cart.removed" values={{ name, n: qty }} components={{ b: <b /> }} />
      </UndoRow>
    </CartForm>
  );
}
