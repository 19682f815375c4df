// What comes on which day: six weeks as a table.
import { addDays } from '#base/calendar/rules';
import { formatDays } from '#base/locale/rules';
import type { RestockView } from '#buying/restock/contract';
import { Picture } from '#ui/kit/picture';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop } from '#ui/page/shop';
import { useRestockText } from './use-restock-text.ts';
import styles from './calendar.module.css';

interface CalendarProps {
  readonly restocks: readonly RestockView[];
  readonly today: string;
  /** The Sunday of the first week, and the Saturday of the last. */
  readonly from: string;
  readonly until: string;
}

interface Coming {
  readonly restock: RestockView;
  readonly isAsked: boolean;
}

export function RestockCalendar({ restocks, today, from, until }: CalendarProps) {
  const { t } = useRestockText();
  const paths = usePaths();
  const { copyLocale } = useShop();
  const weekday = new Intl.DateTimeFormat(copyLocale, { weekday: 'short', timeZone: 'UTC' });
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, at) => addDays(from, week * 7 + at)));
  return (
    <section className={styles.calendar} aria-labelledby="calendar">
      <div className={styles.head}>
        <h2 id="calendar">{formatDays({ from, to: until }, copyLocale)}</h2>
        <nav aria-label={t('calendar')} className={styles.weeks}>
          {from > today ? <TextAction to={paths.restock({ from: addDays(from, -42) })}>{t('earlier')}</TextAction> : null}
          <TextAction to={paths.restock({ from: addDays(from, 42) })}>{t('later')}</TextAction>
        </nav>
      </div>
      <table className={styles.table}>
        <caption className="sr">{t('calendar')}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekday.format(dateOf(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day, at) => (
                <Day key={day} day={day} today={today} isFirst={at === 0 && day === from} comes={comingOn(restocks, day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function comingOn(restocks: readonly RestockView[], day: string): readonly Coming[] {
  return restocks.flatMap((restock) => {
    const isAsked = restock.state === 'attention' && restock.question?.dueOn === day;
    return isAsked || restock.comes.includes(day) ? [{ restock, isAsked }] : [];
  });
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly isFirst: boolean;
  readonly comes: readonly Coming[];
}

function Day({ day, today, isFirst, comes }: DayProps) {
  const { t } = useRestockText();
  const { copyLocale } = useShop();
  const withMonth = isFirst || day.endsWith('-01');
  const format = new Intl.DateTimeFormat(copyLocale, { day: 'numeric', ...(withMonth && { month: 'short' }), timeZone: 'UTC' });
  return (
    <td className={day < today ? styles.past : day === today ? styles.today : undefined}>
      <span className={styles.number}>{format.format(dateOf(day))}</span>
      {day === today && <span className="sr"> {t('today')}</span>}
      {comes.map(({ restock: { restockId, item }, isAsked }) => (
        <a
          key={restockId}
          href={`#${restockId}`}
          className={isAsked ? `${styles.event} ${styles.asked}` : styles.event}
          aria-label={item.title}
        >
          <Picture src={item.image} alt="" width={22} height={22} />
          <span className={styles.name}>{item.title}</span>
        </a>
      ))}
    </td>
  );
}
