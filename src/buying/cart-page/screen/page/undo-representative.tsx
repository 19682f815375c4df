// Takes out, with one press, everything that a representative put into the cart (USR-6, USR-11).
import type { Cart } from '#buying/cart/contract';
import { CART_FIELDS } from '#buying/cart/screen';
import { representativesWords } from '#people/representatives/words';
import { Button } from '#ui/kit/button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useRepresentative } from './representative-here.ts';

/** Nothing when a representative changed nothing; says so when all of it was just undone. The whole page loads again, for any line may have changed. */
export function UndoRepresentative({ items, cartAttributes }: Pick<Cart, 'items' | 'cartAttributes'>) {
  const t = useWords(representativesWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const marked = items.filter(({ byRepresentative = 0 }) => byRepresentative > 0);
  const count = marked.length + cartAttributes.representativeChanges;
  const { isUndone } = useRepresentative();
  if (count === 0) return isUndone ? <output>{t('undoneAll')}</output> : null;
  return (
    <form method="post" action={paths.cart(tenant)}>
      <input type="hidden" name={CART_FIELDS.intent} value="undoRepresentative" />
      <Button type="submit" size="small">
        {t('undoAll', { n: count })}
      </Button>
    </form>
  );
}
