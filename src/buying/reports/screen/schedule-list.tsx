import { Form } from 'react-router';
import { formatDate } from '#base/locale/rules';
import type { ScheduleView } from '#buying/reports/contract';
import { reportsWords } from '#buying/reports/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './report.module.css';

/** Each mailed report: when, to whom, and how to end it. */
export function ScheduleList({ schedules }: { readonly schedules: readonly ScheduleView[] }) {
  return (
    <ul className={styles.schedules}>
      {schedules.map((schedule) => (
        <Card as="li" key={schedule.scheduleId}>
          <Schedule schedule={schedule} />
        </Card>
      ))}
    </ul>
  );
}

const NOON = 'T12:00:00Z';

function Schedule({ schedule }: { readonly schedule: ScheduleView }) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const { scheduleId, question, cadence, next, madeBy, limits, readers, isReader } = schedule;
  const title = t(`title.${question}`);
  const names = readers.map(({ name, mayRead }) => (mayRead ? name : `${name} (${t('noRight')})`));
  return (
    <div className={styles.schedule}>
      <h2>{title}</h2>
      <p>
        {t(`cadence.${cadence}`)}
        {limits.length > 0 && ` · ${t('limitedTo', { limits: limits.join(', ') })}`}
      </p>
      <p>
        {t('readers')}
        {': '}
        {names.join(', ')}
      </p>
      <p className={styles.lead}>
        {t('next')}
        {': '}
        {formatDate(new Date(next + NOON), 'UTC', copyLocale)} · {t('madeBy', { name: madeBy })}
      </p>
      <Form method="post" action={paths.reportMails()} className={styles.acts}>
        <input type="hidden" name="scheduleId" value={scheduleId} />
        {isReader && (
          <Button type="submit" name="intent" value="leave" size="small">
            {t('leave')}
            <span className="sr"> – {title}</span>
          </Button>
        )}
        <Button type="submit" name="intent" value="stop" size="small">
          {t('stop')}
          <span className="sr"> – {title}</span>
        </Button>
      </Form>
    </div>
  );
}
