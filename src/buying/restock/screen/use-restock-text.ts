// Days, intervals and payments of restocks in the reader's words.
import { formatDay } from '#base/locale/rules';
import type { CardBrand } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { everySaid } from '#buying/restock/rules';
import { restockWords } from '#buying/restock/words';
import { useShop, useWords } from '#ui/page/shop';

export function useRestockText() {
  const t = useWords(restockWords);
  const sayPayment = useWords(paymentWords);
  const { copyLocale } = useShop();
  return {
    t,
    day: (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), 'UTC', copyLocale),
    every: (every: string): string => everySaid(every, t),
    /** `VISA 4821` → "Visa ending 4821". */
    card(label: string): string {
      const [brand = '', lastFour = ''] = label.split(' ');
      return sayPayment('cardEnding', { brand: sayPayment(brand as CardBrand), lastFour }); // the server stores known brands only
    },
  };
}
