// Days of purchase orders in words.
import { formatDate } from '#base/locale/rules';
import type { PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { useShop, useWords } from '#ui/page/shop';

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
