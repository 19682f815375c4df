// The furniture service of one line as a form below it: replaces the drawer before hydration and without JavaScript (CART-27).
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { Quantity } from '#ui/kit/quantity';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import {
  CART_FIELDS,
  CartForm,
  FURNITURE_ASKED,
  type FurnitureLevel,
  chosenBy,
  isFurnitureLevel,
  useCartCommands,
} from '#buying/cart/screen';
import styles from './cart-line.module.css';

/** Nothing unless the address asks for this line's form. */
export function FurnitureForm({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const [address] = useSearchParams();
  const { furniture } = useCartCommands();
  const { cartItemId, furnSvcInfo, product } = item;
  if (address.get(FURNITURE_ASKED) !== cartItemId) return null;
  const { level, qty } = chosenBy(item);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    const fields = new FormData(event.currentTarget);
    const chosen = fields.get(CART_FIELDS.furnitureLevel);
    const service = isFurnitureLevel(chosen) ? { level: chosen, qty: Number(fields.get(CART_FIELDS.qty)) } : null;
    void furniture({ cartItemId, service });
  };
  return (
    <CartForm
      intent="furniture"
      fields={{ cartItemId }}
      // Opens the form again if saving fails, so that the error appears next to it.
      query={`?${FURNITURE_ASKED}=${encodeURIComponent(cartItemId)}`}
      onSubmit={save}
      className={styles.furniture}
    >
      <Select
        name={CART_FIELDS.furnitureLevel}
        size="small"
        aria-label={`${t('furnitureLevel')} – ${product.name}`}
        defaultValue={level}
        options={[
          { value: '', label: t('furnitureNone') },
          ...(furnSvcInfo?.levels ?? []).map((one) => ({ value: one.level, label: t(`level_${one.level as FurnitureLevel}`) })), // the server's own levels
        ]}
      />
      <Quantity
        size="small"
        name={CART_FIELDS.qty}
        value={qty}
        max={item.qty}
        label={t('furnitureQty', { name: product.name })}
        lessLabel={t('less', { name: product.name })}
        moreLabel={t('more', { name: product.name })}
      />
      <Button type="submit" size="small">
        {t('furnitureSave')}
      </Button>
    </CartForm>
  );
}
