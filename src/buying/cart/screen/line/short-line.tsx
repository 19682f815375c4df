// For a line with more units than the stock: shows how many there are, and a button that takes those (CART-24).
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CartForm } from '../forms/cart-form.tsx';
import styles from './item-text.module.css';
import { useCartCommands } from '../store/use-cart.ts';

export function ShortLine({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { quantity } = useCartCommands();
  const { cartItemId, product } = item;
  const left = leftFor(item);
  if (left === null) return null;
  return (
    <CartForm
      intent="quantity"
      fields={{ cartItemId, qty: left }}
      onSubmit={() => void quantity({ cartItemId, qty: left })}
      className={styles.left}
    >
      {t('onlyLeft', { n: left })}{' '}
      <TextAction type="submit" about={t('about', { name: product.name })}>
        {t('takeLeft', { n: left })}
      </TextAction>
    </CartForm>
  );
}

/** Available units in whole steps, when fewer than the line's; null when there are enough or none. */
function leftFor({ qty, increment, inventory: { items }, parentRelationCartItemId: parent }: CartItem): number | null {
  const [shelf] = items;
  if (shelf === undefined || parent !== null) return null;
  const left = Math.floor(shelf.availablequantity / increment) * increment;
  return left > 0 && left < qty ? left : null;
}
