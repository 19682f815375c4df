// A form to lower a quantity above the limit and add again (CART-11: at most 999 at a time, three digits).
import { MAX_DRAWER_QUANTITY } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { AddToCartForm } from './add-to-cart-form.tsx';
import { useProduct } from './use-product.ts';

const LONGEST = 3;

export function LowerQuantityForm({ itemId }: { readonly itemId: string }) {
  const t = useWords(cartWords);
  const product = useProduct(itemId);
  if (product === undefined || product === null) return null;
  const { title: name, increment, quantityLimit } = product.tile;
  return (
    <AddToCartForm
      itemId={itemId}
      label={t('addToCart')}
      about={t('about', { name })}
      step={increment}
      quantity={{
        label: t('quantityOf', { name }),
        lessLabel: t('less', { name }),
        moreLabel: t('more', { name }),
        max: Math.min(quantityLimit, MAX_DRAWER_QUANTITY),
        maxLength: LONGEST,
      }}
    />
  );
}
