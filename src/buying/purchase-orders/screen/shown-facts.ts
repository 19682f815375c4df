// Amounts and days of purchase orders in words.
import { formatDate, formatPrice } from '#base/locale/rules';
import type { PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { useShop, useWords } from '#ui/page/shop';

/** Dollars in the currency of the purchase order. */
export function useMoney(): (amount: number, currency: PurchaseOrderView['currency']) => string {
  const { copyLocale } = useShop();
  return (amount, currency) => formatPrice(Math.round(amount * 100), currency, copyLocale);
}

/** A day, as it is written in the calendar. */
export function useDay(): (day: string) => string {
  const { copyLocale } = useShop();
  return (day) => formatDate(new Date(`${day}T00:00:00Z`), 'UTC', copyLocale);
}

export function useValidity(): (order: Pick<PurchaseOrderView, 'validFrom' | 'validUntil'>) => string {
  const t = useWords(purchaseOrdersWords);
  const day = useDay();
  return ({ validFrom: from, validUntil: until }) => {
    if (from !== null && until !== null) return t('validBoth', { from: day(from), until: day(until) });
    if (from !== null) return t('validFromDay', { day: day(from) });
    return until === null ? t('alwaysValid') : t('validUntilDay', { day: day(until) });
  };
}
