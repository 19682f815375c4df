// Days and amounts of approvals as this page's reader sees them.
import { formatDate } from '#base/locale/rules';
import { useShop } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';

export function useApprovalText(timeZone: string) {
  const { copyLocale } = useShop();
  const money = useMoney();
  return {
    day: (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale),
    money,
  };
}
