import { formatNumber } from '#base/locale/rules';
import type { Report } from '#buying/reports/contract';
import { reportsWords } from '#buying/reports/words';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { fileQuery } from './asked.ts';
import styles from './report.module.css';

/** The report's table, and the order lines beneath it, as files. */
export function ReportDownloads({ report }: { readonly report: Report }) {
  const t = useWords(reportsWords);
  const { copyLocale } = useShop();
  const { lines, mostLines } = report;
  const files = [
    { of: undefined, name: t('table') },
    ...(lines > mostLines || lines === 0 ? [] : [{ of: 'lines' as const, name: t('lines', { n: lines }) }]),
  ];
  return (
    <section aria-labelledby="report-files" className={styles.files}>
      <h2 id="report-files">{t('download')}</h2>
      <ul>
        {files.map(({ of, name }) => (
          <li key={name}>
            {name}
            <FileLink report={report} of={of} format="csv" about={name} />
            <FileLink report={report} of={of} format="xlsx" about={name} />
          </li>
        ))}
      </ul>
      {lines > mostLines && <p className={styles.small}>{t('tooManyLines', { most: formatNumber(mostLines, copyLocale) })}</p>}
    </section>
  );
}

interface FileLinkProps {
  readonly report: Report;
  readonly of: 'lines' | undefined;
  readonly format: 'csv' | 'xlsx';
  readonly about: string;
}

function FileLink({ report, of, format, about }: FileLinkProps) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  return (
    <Link to={paths.reportFile(report.question, { ...fileQuery(report), of, format })} download>
      {t(format)}
      <span className="sr"> – {about}</span>
    </Link>
  );
}
