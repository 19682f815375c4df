// What is added to the goods of a cart or taken off: coupons, delivery, every fee and the taxes, for the receipt and the panels (CART-16).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import type { ReceiptRow } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useFeeRows } from './use-fee-rows.ts';
import { useTaxRows } from './use-tax-rows.ts';

export function useChargeRows(cart: Cart): readonly ReceiptRow[] {
  const t = useWords(cartWords);
  const price = usePrice();
  const fees = useFeeRows(cart);
  const taxes = useTaxRows(cart);
  const coupons = cart.coupons
    .filter(({ amount, applied }) => applied && amount > 0)
    .map(({ code, amount }) => ({ id: `coupon-${code}`, label: t('coupon', { code }), amount: price(-amount), tone: 'good' as const }));
  return [...coupons, ...fees, ...taxes];
}
