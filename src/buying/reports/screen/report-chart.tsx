// The chart of a report: columns over time, else bars with a mark where the other period stood. Drawn as SVG on the server; the table says the same, so
// screen readers skip it.
import type { Report } from '#buying/reports/contract';
import { isTimeline } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { useWords } from '#ui/page/shop';
import { BarChart } from './bar-chart.tsx';
import { ColumnChart } from './column-chart.tsx';
import styles from './chart.module.css';

export function ReportChart({ report, title }: { readonly report: Report; readonly title: string }) {
  const t = useWords(reportsWords);
  const { charted, count, question, comparedWith } = report;
  const isTime = isTimeline(question);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <b>{charted.length < count ? t('topOf', { n: charted.length, count }) : title}</b>
        {comparedWith !== null && (
          <span className={styles.legend}>
            <span>
              <svg aria-hidden width="12" height="12">
                <rect className={styles.now} width="12" height="12" rx="2" />
              </svg>
              {t('legendNow')}
            </span>
            <span>
              <svg aria-hidden width="12" height="12">
                {isTime ? <path className={styles.line} d="M0 6h12" /> : <path className={styles.line} d="M6 0v12" />}
              </svg>
              {t('legendBefore')}
            </span>
          </span>
        )}
      </figcaption>
      <div role="img" aria-label={t('chartLabel', { title })}>
        {isTime ? <ColumnChart report={report} /> : <BarChart report={report} />}
      </div>
    </figure>
  );
}
