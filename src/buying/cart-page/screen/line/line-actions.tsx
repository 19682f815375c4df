// What a shopper can do with a line: switch its delivery, save it for later, put it on a list, remove it.
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useSavedCommands, type SavedIntent } from '#buying/saved-for-later/screen';
import { savedWords } from '#buying/saved-for-later/words';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CartForm, ItemActs, useCartCommands } from '#buying/cart/screen';
import { LineDeliverySwitch } from './line-delivery-switch.tsx';

interface LineActionsProps {
  readonly item: CartItem;
  readonly canBeSaved: boolean;
}

export function LineActions({ item, canBeSaved }: LineActionsProps) {
  const t = useWords(cartWords);
  const say = useWords(savedWords);
  const { remove } = useCartCommands();
  const { save } = useSavedCommands();
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { cartItemId, product } = item;
  return (
    <ItemActs>
      <LineDeliverySwitch item={item} />
      {canBeSaved && !item.itemAttributes.membershipSKU && (
        <CartForm<SavedIntent> intent="save" fields={{ cartItemId }} onSubmit={() => void save({ cartItemId })}>
          <TextAction type="submit" about={t('about', { name: product.name })}>
            {say('save')}
          </TextAction>
        </CartForm>
      )}
      <TextAction to={paths.lists(tenant, { item: item.itemId, qty: String(item.qty) })} about={t('about', { name: product.name })}>
        {t('addToList')}
      </TextAction>
      <CartForm intent="remove" fields={{ cartItemId }} onSubmit={() => void remove({ cartItemId })}>
        <TextAction type="submit" about={t('about', { name: product.name })}>
          {t('remove')}
        </TextAction>
      </CartForm>
    </ItemActs>
  );
}
