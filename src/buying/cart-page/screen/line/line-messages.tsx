// Messages of a line, and the button that confirms its changed price (CART-24).
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CartForm, ShortLine, useCartCommands } from '#buying/cart/screen';
import { MessageLines } from './message-lines.tsx';

interface LineMessagesProps {
  readonly messages: readonly CartMessage[];
  readonly out: boolean;
  readonly item: CartItem;
}

/** Messages of the line; a line that ran out also says that the total excludes it. */
export function LineMessages({ messages, out, item }: LineMessagesProps) {
  const t = useWords(cartWords);
  const { quantity } = useCartCommands();
  const { cartItemId, qty } = item;
  return (
    <>
      <MessageLines messages={messages} more={out ? t('notCounted') : undefined} />
      <ShortLine item={item} />
      {messages.some(({ code }) => code === 'PRICE_CHANGED') && (
        <CartForm intent="quantity" fields={{ cartItemId, qty }} onSubmit={() => void quantity({ cartItemId, qty })}>
          <TextAction type="submit" about={t('about', { name: item.product.name })}>
            {t('priceSeen')}
          </TextAction>
        </CartForm>
      )}
    </>
  );
}
