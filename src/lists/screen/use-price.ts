import { formatPriceOr } from '#locale/rules';
import { useShop } from '#ui/shop';

/** An amount of an answer as the shopper reads it; one that is not shown says so. */
export function usePrice(): (amount: number | null) => string {
  const { site, copyLocale } = useShop();
  return (amount) => formatPriceOr(amount === null ? null : Math.round(amount * 100), site.currency, copyLocale);
}
