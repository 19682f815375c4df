// What a shopper can do with a line: save it for later or remove it; in the menu, switch its delivery or put it on a list.
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { AddToList } from '#buying/lists/screen';
import { useSavedCommands, type SavedIntent } from '#buying/saved-for-later/screen';
import { savedWords } from '#buying/saved-for-later/words';
import { useHasRight } from '#people/sessions/screen';
import { useWords } from '#ui/page/shop';
import { Menu } from '#ui/kit/menu';
import { TextAction } from '#ui/kit/text-action';
import { CartForm, ItemActs, useCartCommands, useRestockDrawer } from '#buying/cart/screen';
import { useRepresentative, useViewOnly } from '../page/representative-here.ts';
import { LineDeliverySwitch } from './line-delivery-switch.tsx';

interface LineActionsProps {
  readonly item: CartItem;
  readonly canBeSaved: boolean;
}

/** Of a cart that is only shown an empty row, which keeps the line's layout. */
export function LineActions(props: LineActionsProps) {
  return useViewOnly() ? <ItemActs>{null}</ItemActs> : <Actions {...props} />;
}

function Actions({ item, canBeSaved }: LineActionsProps) {
  const t = useWords(cartWords);
  const say = useWords(savedWords);
  const { remove } = useCartCommands();
  const { save } = useSavedCommands();
  const mayRestock = useHasRight('H_AR');
  const { cartItemId, product, shippingInfo } = item;
  /** Until they have a store, goods sold in stores alone cannot be bought. */
  const storeNeeded = product.inStoreOnlyProduct && shippingInfo.pickStoreNumber === null;
  // Lists and what repeats are the account's, which is closed to a visitor from a purchasing system.
  const isPunchout = useRepresentative().punchout !== null;
  const restock = useRestockDrawer(`${item.itemId}:${item.qty}`);
  const about = t('about', { name: product.name });
  return (
    <ItemActs>
      {canBeSaved && !item.itemAttributes.membershipSKU && (
        <CartForm<SavedIntent> intent="save" fields={{ cartItemId }} onSubmit={() => void save({ cartItemId })}>
          <TextAction type="submit" about={about}>
            {say('save')}
          </TextAction>
        </CartForm>
      )}
      <CartForm intent="remove" fields={{ cartItemId }} onSubmit={() => void remove({ cartItemId })}>
        <TextAction type="submit" about={about}>
          {t('remove')}
        </TextAction>
      </CartForm>
      {storeNeeded && <LineDeliverySwitch item={item} />}
      {isPunchout && !storeNeeded && <LineDeliverySwitch item={item} />}
      {!isPunchout && (
        <Menu label={t('moreActions')} about={about}>
          {!storeNeeded && <LineDeliverySwitch item={item} />}
          <AddToList itemId={item.itemId} qty={item.qty} customization={item.customization} about={about}>
            {t('addToList')}
          </AddToList>
          {mayRestock && (
            <TextAction {...restock.link} about={about}>
              {t('restock')}
            </TextAction>
          )}
        </Menu>
      )}
      {restock.drawer}
    </ItemActs>
  );
}
