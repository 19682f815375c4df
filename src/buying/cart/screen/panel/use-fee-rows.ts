// What is added to the goods of a cart: delivery and every fee, for the receipt and the panels (CART-16).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import type { ReceiptRow } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';

export function useFeeRows({ cartSummary: sum, cartAttributes }: Cart): readonly ReceiptRow[] {
  const t = useWords(cartWords);
  const price = usePrice();
  const { deliveryMode, freeShippingThreshold, isDasEnabled, isFurnitureServicesFeeTBD } = cartAttributes;
  // Pickup is free, so the fee of a mixed cart is that of its deliveries.
  const delivery = { id: 'delivery', label: t(deliveryMode === 'pickup' ? 'pickup' : 'delivery') };
  const free = { ...delivery, amount: t('free'), tone: 'good' } as const;
  const rows: ReceiptRow[] = [];
  if (sum.finalMembershipSavings > 0) rows.push({ ...free, why: t('memberSaving') });
  else if (sum.shipFee === 0) rows.push(free);
  else rows.push({ ...delivery, amount: price(sum.shipFee), why: t('shippingWhy', { threshold: price(freeShippingThreshold) }) });
  if (sum.handlingFee > 0) rows.push({ id: 'handling', label: t('handling'), amount: price(sum.handlingFee), why: t('handlingWhy') });
  if (sum.surchargeFee > 0) rows.push({ id: 'surcharge', label: t('surcharge'), amount: price(sum.surchargeFee), why: t('surchargeWhy') });
  if (isDasEnabled) rows.push({ id: 'area', label: t('area'), amount: price(sum.dasFee), why: t('areaWhy') });
  if (sum.furnSvcFee > 0 || isFurnitureServicesFeeTBD)
    rows.push({
      id: 'furniture',
      label: t('furnitureTitle'),
      amount: sum.furnSvcFee > 0 ? price(sum.furnSvcFee) : t('furnitureTbd'),
      why: t('furnitureWhy'),
    });
  return rows;
}
