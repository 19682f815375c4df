// The rows of the receipt: goods, and everything that is added to them or taken off (CART-16).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import type { ReceiptRow } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useChargeRows } from '#buying/cart/screen';

export function useReceiptRows(cart: Cart): readonly ReceiptRow[] {
  const t = useWords(cartWords);
  const price = usePrice();
  const charges = useChargeRows(cart);
  return [{ id: 'items', label: t('summaryItems', { n: countedItems(cart) }), amount: price(cart.cartSummary.cartSubTotal) }, ...charges];
}

/** Units that did not run out. */
function countedItems({ items }: Cart): number {
  return items.reduce((sum, { counted, qty, parentRelationType }) => (counted && parentRelationType !== 'BUNDLE' ? sum + qty : sum), 0);
}
