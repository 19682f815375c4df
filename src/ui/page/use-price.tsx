// An amount of an answer as the shopper reads it.
import { formatPriceOr } from '#base/locale/rules';
import { useShop } from './shop.tsx';

/** In the shop's money and the page's language, from an amount as the calls spell it (12.5 is $12.50); null is a price that is not shown, and says so. */
export function usePrice(): (amount: number | null) => string {
  const { site, copyLocale } = useShop();
  return (amount) => formatPriceOr(amount === null ? null : Math.round(amount * 100), site.currency, copyLocale);
}
