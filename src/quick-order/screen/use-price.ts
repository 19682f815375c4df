import { formatPriceOr } from '#locale/rules';
import { useShop } from '#ui/shop';

/** A price of the API in the page's language; null is a price that is not shown. */
export function usePrice(): (amount: number | null) => string {
  const { site, copyLocale } = useShop();
  return (amount) => formatPriceOr(amount === null ? null : Math.round(amount * 100), site.currency, copyLocale);
}
