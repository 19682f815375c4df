// Displays an amount of a call.
import { formatPriceOr } from '#base/locale/rules';
import { useShop } from './shop.tsx';

/** Formats an amount in dollars (12.5 is $12.50) in the page's language; null is a hidden price, shown as text. */
export function usePrice(): (amount: number | null) => string {
  const { site, copyLocale } = useShop();
  return (amount) => formatPriceOr(amount === null ? null : Math.round(amount * 100), site.currency, copyLocale);
}
