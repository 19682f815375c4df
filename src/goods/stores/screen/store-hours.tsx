import { formatTime, type CopyLocale } from '#base/locale/rules';
import type { Say } from '#base/locale/words';
import { hoursRuns } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { useShop, useWords } from '#ui/page/shop';
import styles from './store-hours.module.css';

/** A Monday at midnight UTC: days and hours are formatted in UTC, because they are already in the store's own time. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function StoreHours({ hours }: { readonly hours: readonly (string | null)[] }) {
  const t = useWords(storesWords);
  const { copyLocale } = useShop();
  const day = (at: number) => new Intl.DateTimeFormat(copyLocale, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + at * DAY_MS);
  return (
    <dl className={styles.hours}>
      {hoursRuns(hours).map(({ from, to }) => (
        <div key={from}>
          <dt>{from === to ? day(from) : t('dayRange', { from: day(from), to: day(to) })}</dt>
          <dd>{hoursText(hours[from] ?? null, copyLocale, t)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "8:00 am to 9:00 pm", « Fermé ». */
export function hoursText(hours: string | null, copyLocale: CopyLocale, t: Say<(typeof storesWords.keys)[number]>): string {
  const [run] = hoursRuns([hours]);
  if (run === undefined || run.open === null) return t('closed');
  const time = (minutes: number) => formatTime(new Date(MONDAY + minutes * 60_000), 'UTC', copyLocale);
  return t('timeRange', { from: time(run.open.from), to: time(run.open.to) });
}
