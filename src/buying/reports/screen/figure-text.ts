// A figure of a budget or of approvals, in words.
import { formatNumber, formatPrice } from '#base/locale/rules';
import type { Figure } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { useShop, useWords } from '#ui/page/shop';

/** The figure's text; a dash when the report has no such figure. */
export function useFigureText(currency: 'USD' | 'CAD'): (unit: Figure['unit'], value: number | null | undefined) => string {
  const t = useWords(reportsWords);
  const { copyLocale } = useShop();
  return (unit, value) => {
    if (value === null || value === undefined) return '–';
    if (unit === 'cents') return formatPrice(value, currency, copyLocale);
    if (unit === 'count') return formatNumber(value, copyLocale);
    return value < 48
      ? t('hoursOf', { n: formatNumber(Math.round(value * 10) / 10, copyLocale) })
      : t('daysOf', { n: Math.round(value / 2.4) / 10 });
  };
}
