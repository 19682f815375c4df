// How one line is got, and the other way to get it: delivered or picked up, each line in a store of its own (DLV-3, ATC-5).
// What cannot be is answered at the line.
import type { FormEvent } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { StorePicker } from '#goods/stores/screen';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { CartForm, useCartState } from '#buying/cart/screen';
import { canBeFetched, goodsOf, useWays, wayTo } from './use-ways.ts';

export function LineWay({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { product, shippingInfo } = item;
  const about = t('about', { name: product.name });
  if (!canBeFetched(item)) return null;
  if (shippingInfo.pickStoreNumber === null) return <PickUp items={[item]} label={t('pickUpLine')} about={about} />;
  if (product.inStoreOnlyProduct) return null;
  return <Deliver items={[item]} label={t('deliverLine')} about={about} />;
}

export interface WayProps {
  readonly items: readonly CartItem[];
  readonly label: string;
  readonly about?: string;
}

/** Has these lines brought to the address. */
export function Deliver({ items, label, about }: WayProps) {
  const change = useWays();
  return (
    <CartForm intent="delivery" fields={{ cartItemId: idsOf(items), deliveryType: 'STA' }} onSubmit={() => void change(items, null)}>
      <TextAction type="submit" about={about}>
        {label}
      </TextAction>
    </CartForm>
  );
}

/** Opens the stores with the stock of these lines; the chosen one becomes theirs. Without JavaScript it is the shopper's own store. */
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
      {used && <OpenStores items={items} open={open} onClose={close} />}
    </>
  );
}

interface OpenStoresProps {
  readonly items: readonly CartItem[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the list of stores asks of the cart is asked once it is open: a cart may have hundreds of lines that could open it. */
function OpenStores({ items, open, onClose }: OpenStoresProps) {
  const change = useWays();
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

/** As a form says them: one field for however many. */
const idsOf = (items: readonly CartItem[]): string => items.map(({ cartItemId }) => cartItemId).join(' ');
