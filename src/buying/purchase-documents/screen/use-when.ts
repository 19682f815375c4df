// Instants as their reader's day and time.
import { formatDate, formatTime } from '#base/locale/rules';
import { useShop } from '#ui/page/shop';

/** `November 29, 2026, 9:15 am`. */
export function useWhen(): (at: string) => string {
  const { copyLocale, site } = useShop();
  return (at) => `${formatDate(new Date(at), site.timeZone, copyLocale)}, ${formatTime(new Date(at), site.timeZone, copyLocale)}`;
}
