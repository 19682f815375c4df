// What an organization ordered, by one question: figures, a chart, and the table that says the same (H_R).
import type { Route } from './+types/report-page';
import { formatDays } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { reportsContract } from '#buying/reports/contract';
import { QUESTIONS, questionNamed } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { Card } from '#ui/kit/card';
import { Chip } from '#ui/kit/chip';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Pager } from '#ui/kit/pager';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { addressOf, askedIn, withoutFilters } from './asked.ts';
import { isEmpty } from './is-empty.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportFilter } from './report-filter.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportTable } from './report-table.tsx';
import styles from './report.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const word = args.params.question ?? 'time';
  const query = askedIn(new URL(args.request.url).searchParams);
  const report = await ask<typeof reportsContract>(args)('GET /api/organization/reports/:question', { params: { question: word }, query });
  const others = report.comparedWith && formatDays(report.comparedWith, copyLocale);
  const days = formatDays(report.period, copyLocale);
  return { report, days, others, title: sayer(reportsWords, copyLocale)(`title.${questionNamed(word) ?? 'time'}`) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ReportPage({ loaderData: { report, title, days, others } }: Route.ComponentProps) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  return (
    <>
      <ReportHead report={report} title={title} days={days} others={others} />
      <nav aria-label={t('otherReports')} className={styles.questions}>
        {QUESTIONS.map((question) => (
          <Chip key={question} to={addressOf(paths, question, report)} on={question === report.question}>
            {t(`chip.${question}`)}
          </Chip>
        ))}
      </nav>
      <ReportFilter report={report} />
      {isEmpty(report) ? (
        <Nothing report={report} />
      ) : (
        <>
          <ReportFigures report={report} />
          <Card className={styles.card}>
            <ReportChart report={report} title={title} />
          </Card>
          <ReportTable report={report} title={title} days={days} />
          <Pager
            page={report.page}
            pages={report.pages}
            addressOf={(number) => addressOf(paths, report.question, report, String(number))}
            labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
          />
          <ReportDownloads report={report} />
        </>
      )}
      {report.elsewhere.map(({ currency, orders }) => (
        <p key={currency} className={styles.small}>
          {t('elsewhere', { n: orders, currency })}
        </p>
      ))}
      <p className={styles.small}>{t(HOW.get(report.question) ?? 'how')}</p>
    </>
  );
}

const HOW: ReadonlyMap<string, 'howSavings' | 'howBudgets' | 'howApprovals'> = new Map([
  ['savings', 'howSavings'],
  ['budgets', 'howBudgets'],
  ['approvers', 'howApprovals'],
  ['reasons', 'howApprovals'],
]);

const EMPTY: ReadonlyMap<string, 'emptySavings' | 'emptyBudgets' | 'emptyApprovals'> = new Map([
  ['savings', 'emptySavings'],
  ['budgets', 'emptyBudgets'],
  ['approvers', 'emptyApprovals'],
  ['reasons', 'emptyApprovals'],
]);

function Nothing({ report }: { readonly report: Route.ComponentProps['loaderData']['report'] }) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  const isFiltered = Object.values(report.filters).some((value) => value !== null);
  return (
    <EmptyState
      title={t(EMPTY.get(report.question) ?? 'empty')}
      actions={
        <>
          {isFiltered && <LinkButton to={withoutFilters(paths, report)}>{t('clear')}</LinkButton>}
          {report.period.kind !== 'year' && <LinkButton to={paths.report(report.question, { period: 'year' })}>{t('showYear')}</LinkButton>}
        </>
      }
    >
      {t(isFiltered ? 'emptyFiltered' : 'emptyText')}
    </EmptyState>
  );
}
