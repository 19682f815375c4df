// Alternatives below a line that ran out, or that has a surcharge its alternates do not have.
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { isRefusal } from '#base/outcome/rules';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { AboutProduct, CartForm, AlternativeRow, AlternativeRows, useCart, useCartCommands } from '#buying/cart/screen';
import styles from './cart-line.module.css';

export function LineAlternates({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { busy } = useCart();
  const { add, remove } = useCartCommands();
  const out = item.selectedDeliveryOption.group === 'outOfStock';
  // An item sold by the dozen is counted in other units than its alternate.
  const qty = item.increment > 1 ? 1 : item.qty;
  const title = t(out || !item.surchargeApplicable ? 'alternates' : 'alternatesWithout');
  const swap = async (itemId: string): Promise<void> => {
    const answer = await add({ items: [{ itemId, qty }] });
    // Removes the line only when its alternate was added.
    if (answer !== null && !isRefusal(answer) && !answer.messages.some(({ type }) => type === 'failure'))
      await remove({ cartItemId: item.cartItemId });
  };
  return (
    <section className={styles.alternates} aria-label={title}>
      <p>{title}</p>
      <AlternativeRows>
        {item.alternates.map(({ itemId, name, pack, url, imageUrl, finalPricePerUnit }) => (
          <AlternativeRow
            key={itemId}
            {...{ url, name, imageUrl, pack }}
            price={price(finalPricePerUnit)}
            action={
              <CartForm intent="swap" fields={{ itemId, qty, cartItemId: item.cartItemId }} onSubmit={() => void swap(itemId)}>
                <Button type="submit" size="small" busy={busy}>
                  {t('swap')}
                  <AboutProduct name={name} />
                </Button>
              </CartForm>
            }
          />
        ))}
      </AlternativeRows>
    </section>
  );
}
