// Days and amounts of approvals as this page's reader sees them.
import { amountText } from '#buying/orders/rules';
import { formatDate } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import { useShop } from '#ui/page/shop';

export function useApprovalText(timeZone: string) {
  const { copyLocale, site } = useShop();
  return {
    day: (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale),
    /** Names the country of an amount in another currency than the site's. */
    money: (dollars: number, currency: Currency): string => amountText(dollars, currency, copyLocale, site.currency),
  };
}
