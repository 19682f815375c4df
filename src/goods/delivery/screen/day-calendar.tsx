// Chooses one of fifteen days: radio buttons, which work with arrow keys, screen readers and without JavaScript (DLV-4).
import { formatDay } from '#base/locale/rules';
import { deliveryWords } from '#goods/delivery/words';
import { useShop, useWords } from '#ui/page/shop';
import styles from './day-calendar.module.css';

export interface DayCalendarProps {
  /** Name of the field; its value is an ISO date. */
  readonly name: string;
  /** Consecutive days; only open ones can be chosen. */
  readonly days: readonly { readonly day: string; readonly open: boolean }[];
  readonly chosen: string;
}

/** A Sunday; weeks start on Sunday in all three locales. */
const SUNDAY = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const COLUMNS = [styles.from0, styles.from1, styles.from2, styles.from3, styles.from4, styles.from5, styles.from6] as const;

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export function DayCalendar({ name, days, chosen }: DayCalendarProps) {
  const t = useWords(deliveryWords);
  const { copyLocale } = useShop();
  const weekday = new Intl.DateTimeFormat(copyLocale, { weekday: 'short', timeZone: 'UTC' });
  const inMonth = new Intl.DateTimeFormat(copyLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const number = new Intl.DateTimeFormat(copyLocale, { day: 'numeric', timeZone: 'UTC' });
  const [first] = days;
  return (
    <fieldset className={styles.calendar}>
      <legend className={styles.legend}>{t('dayTitle')}</legend>
      <div className={styles.head} aria-hidden="true">
        {WEEK.map((at) => (
          <span key={at}>{weekday.format(SUNDAY + at * DAY_MS)}</span>
        ))}
      </div>
      <div className={styles.days}>
        {days.map(({ day, open }) => {
          const shown = formatDay(noon(day), 'UTC', copyLocale);
          const said = day === first?.day ? t('soonestDay', { day: shown }) : shown;
          // The first day of each month shows its name.
          const text = day === first?.day || day.endsWith('-01') ? inMonth.format(noon(day)) : number.format(noon(day));
          return (
            <label key={day} className={day === first?.day ? `${styles.day} ${COLUMNS[noon(day).getUTCDay()]}` : styles.day}>
              <input type="radio" name={name} value={day} defaultChecked={day === chosen} disabled={!open} />
              <span aria-hidden="true">{text}</span>
              <span className="sr">{open ? said : `${said}, ${t('closedDay')}`}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
