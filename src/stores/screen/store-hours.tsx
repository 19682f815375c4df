import { formatTime } from '#locale/rules';
import { hoursRuns } from '#stores/rules';
import { storesWords } from '#stores/words';
import { useShop, useWords } from '#ui/shop';
import styles from './stores-page.module.css';

/** A Monday, and midnight of it: days and hours are formatted as a store's clock shows them, so no time zone takes part. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function StoreHours({ hours }: { readonly hours: readonly (string | null)[] }) {
  const t = useWords(storesWords);
  const { copyLocale } = useShop();
  const day = (at: number) => new Intl.DateTimeFormat(copyLocale, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + at * DAY_MS);
  const time = (minutes: number) => formatTime(new Date(MONDAY + minutes * 60_000), 'UTC', copyLocale);
  return (
    <dl className={styles.hours}>
      {hoursRuns(hours).map(({ from, to, open }) => (
        <div key={from}>
          <dt>{from === to ? day(from) : t('dayRange', { from: day(from), to: day(to) })}</dt>
          <dd>{open === null ? t('closed') : t('timeRange', { from: time(open.from), to: time(open.to) })}</dd>
        </div>
      ))}
    </dl>
  );
}
