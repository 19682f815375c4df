// The intervals that are offered, as options.
import { useRestockText } from './use-restock-text.ts';

const WEEKS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
const MONTHS = [1, 2, 3, 4, 6, 12] as const;

export function useIntervals(): { value: string; label: string }[] {
  const { t } = useRestockText();
  return [
    ...WEEKS.map((n) => ({ value: `${n}week`, label: t('weeks', { n }) })),
    ...MONTHS.map((n) => ({ value: `${n}month`, label: t('months', { n }) })),
  ];
}
