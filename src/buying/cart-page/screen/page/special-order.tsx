// Makes the cart a special order and back, for who has the right to special orders (B2B-7).
import { useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { CartForm, useCartCommands } from '#buying/cart/screen';
import { cartWords } from '#buying/cart/words';
import { Badge } from '#ui/kit/badge';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';

export function SpecialOrder({ cart: { type, metadata } }: { readonly cart: Cart }) {
  const t = useWords(cartWords);
  const { orderType } = useCartCommands();
  const [busy, setBusy] = useState(false);
  const isSpecial = type === 'SPECIAL';
  const other = isSpecial ? 'STANDARD' : 'SPECIAL';
  const change = async (): Promise<void> => {
    setBusy(true);
    await orderType({ type: other });
    setBusy(false);
  };
  return (
    <>
      {isSpecial && <Badge tone="new">{t('specialOrder')}</Badge>}
      {metadata.uiSwitches.specialOrder && (
        <CartForm intent="orderType" fields={{ orderType: other }} onSubmit={() => void change()}>
          <TextAction type="submit" busy={busy}>
            {t(isSpecial ? 'makeRegularOrder' : 'makeSpecialOrder')}
          </TextAction>
        </CartForm>
      )}
    </>
  );
}
