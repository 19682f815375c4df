import type { Report } from '#buying/reports/contract';
import { reportsWords } from '#buying/reports/words';
import { MailIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { ForOwner } from '#ui/page/for-owner';
import { usePaths, useWords } from '#ui/page/shop';
import { queryOf } from './asked.ts';

interface ReportHeadProps {
  readonly report: Report;
  readonly title: string;
  /** The days, and those they are compared with. */
  readonly days: string;
  readonly others: string | null;
}

/** What the report is, of which days, and mailing it. */
export function ReportHead({ report, title, days, others }: ReportHeadProps) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  const { organization, question } = report;
  const lead = others === null ? t('lead', { organization, days }) : t('leadCompared', { organization, days, others });
  return (
    <PageHead title={title} lead={lead}>
      <ForOwner>
        <LinkButton to={paths.reportMails({ ...queryOf(report), add: question })}>
          <MailIcon />
          {t('mailIt')}
        </LinkButton>
      </ForOwner>
    </PageHead>
  );
}
