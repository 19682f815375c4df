// Displays amounts that may be in another currency than the site's (CAT-10).
import { formatForeignPrice, formatPrice } from '#base/locale/rules';
import { useShop } from './shop.tsx';

/** Formats an amount in dollars; in the other dollar than the site's it names its country: `US$12.50`, `12,50 $ US`. */
export function useMoney(): (amount: number, currency: string) => string {
  const { site, copyLocale } = useShop();
  return (amount, currency) => {
    const format = currency === site.currency ? formatPrice : formatForeignPrice;
    return format(Math.round(amount * 100), currency, copyLocale);
  };
}
