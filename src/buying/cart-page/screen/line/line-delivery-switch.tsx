// Switches lines between delivery and pickup, each line with its own store (DLV-3, ATC-5). A refusal appears at the line.
import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { StorePicker } from '#goods/stores/screen';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { CartForm, useCartState } from '#buying/cart/screen';
import { canBePickedUp, goodsOf, useDeliverySwitch, wayTo } from './use-delivery-switch.ts';

export function LineDeliverySwitch({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { product, shippingInfo } = item;
  const about = t('about', { name: product.name });
  if (!canBePickedUp(item)) return null;
  if (shippingInfo.pickStoreNumber === null) return <PickUp items={[item]} label={t('pickUpLine')} about={about} />;
  if (product.inStoreOnlyProduct) return null;
  return <Deliver items={[item]} label={t('deliverLine')} about={about} />;
}

export interface WayProps {
  readonly items: readonly CartItem[];
  readonly label: string;
  readonly about?: string;
}

/** Moves these lines to delivery. */
export function Deliver({ items, label, about }: WayProps) {
  const change = useDeliverySwitch();
  return (
    <CartForm intent="delivery" fields={{ cartItemId: idsOf(items), deliveryType: 'STA' }} onSubmit={() => void change(items, null)}>
      <TextAction type="submit" about={about}>
        {label}
      </TextAction>
    </CartForm>
  );
}

/** Opens the store picker with the stock of these lines; the chosen store becomes theirs. Without JavaScript it is the shopper's own store. */
export function PickUp({ items, label, about }: WayProps) {
  const { used, open, show, close } = useSurface();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <>
      <CartForm intent="delivery" fields={{ cartItemId: idsOf(items), deliveryType: 'ISP' }} onSubmit={ask}>
        <TextAction type="submit" aria-haspopup="dialog" about={about}>
          {label}
        </TextAction>
      </CartForm>
      {/* Outside of a menu, which closes when the picker opens. */}
      {used && createPortal(<OpenStores items={items} open={open} onClose={close} />, document.body)}
    </>
  );
}

interface OpenStoresProps {
  readonly items: readonly CartItem[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Mounted only while open, because it reads the cart and a cart may have hundreds of lines with this button. */
function OpenStores({ items, open, onClose }: OpenStoresProps) {
  const change = useDeliverySwitch();
  const own = useCartState(({ cart }) => cart?.metadata.cartProperty.hsn ?? null);
  return (
    <StorePicker
      open={open}
      onClose={onClose}
      items={goodsOf(items)}
      chosen={items[0]?.shippingInfo.pickStoreNumber ?? null}
      own={own}
      onChoose={(store, isPartner) => change(items, wayTo(store, isPartner))}
    />
  );
}

/** In a form one field holds all ids. */
const idsOf = (items: readonly CartItem[]): string => items.map(({ cartItemId }) => cartItemId).join(' ');
