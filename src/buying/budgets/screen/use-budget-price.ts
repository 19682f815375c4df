// Amounts of a budget: they name their currency where it is not the site's own (B2B-1, CAT-10).
import { formatForeignPrice, formatPrice } from '#base/locale/rules';
import { useShop } from '#ui/page/shop';

/** Formats an amount in dollars (12.5 is $12.50) of a budget in `currency`. */
export function useBudgetPrice(currency: string): (amount: number) => string {
  const { site, copyLocale } = useShop();
  const format = currency === site.currency ? formatPrice : formatForeignPrice;
  return (amount) => format(Math.round(amount * 100), currency, copyLocale);
}
