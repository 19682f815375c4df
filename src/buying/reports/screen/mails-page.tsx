// The reports that are mailed on a schedule: who gets which, a form to add one, and what was sent (H_R).
import { data, redirect } from 'react-router';
import type { Route } from './+types/mails-page';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { reportsContract } from '#buying/reports/contract';
import { CADENCES, questionNamed } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { makePaths } from '#paths';
import { EmptyState } from '#ui/kit/empty-state';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { askedIn } from './asked.ts';
import { MailForm } from './mail-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { SendTable } from './send-table.tsx';
import styles from './report.module.css';

const TOLD = ['added', 'left', 'stopped'] as const;
type Told = (typeof TOLD)[number];
const FILTERS = ['center', 'person', 'group', 'location'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const mails = await ask<typeof reportsContract>(args)('GET /api/organization/report-mails', {});
  const { center, person, group, location } = askedIn(query);
  return {
    mails,
    question: questionNamed(query.get('add') ?? undefined) ?? 'center',
    filters: { center, person, group, location },
    told: TOLD.find((one) => one === query.get('told')),
    title: sayer(reportsWords, copyLocale)('mailed'),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const [told, reply] = intent === 'add' ? (['added', await add(args, form)] as const) : await end(args, form, intent === 'leave');
  if (isRefusal(reply)) return data({ problem: reply.message }, { status: reply.status });
  throw redirect(makePaths(args.context.get(pageVisit).locale).reportMails({ told }));
}

function add(args: Route.ActionArgs, form: FormData): Promise<object | Refusal> {
  const filters = FILTERS.flatMap((name) => (form.has(name) ? [[name, textOf(form, name)] as const] : []));
  return attempt<typeof reportsContract>(args)('POST /api/organization/report-mails', {
    body: {
      question: questionNamed(textOf(form, 'question')) ?? 'center',
      cadence: CADENCES.find((one) => one === textOf(form, 'cadence')) ?? 'weekly',
      profileIds: form.getAll('readers').filter((id) => typeof id === 'string'),
      ...Object.fromEntries(filters),
    },
  });
}

async function end(args: Route.ActionArgs, form: FormData, leaves: boolean): Promise<readonly [Told, object | Refusal]> {
  const params = { scheduleId: textOf(form, 'scheduleId') };
  const call = attempt<typeof reportsContract>(args);
  return leaves
    ? ['left', await call('POST /api/organization/report-mails/:scheduleId/leave', { params })]
    : ['stopped', await call('POST /api/organization/report-mails/:scheduleId/stop', { params })];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function MailsPage({ loaderData: { mails, question, filters, told, title }, actionData }: Route.ComponentProps) {
  const t = useWords(reportsWords);
  const paths = usePaths();
  return (
    <>
      <PageHead back={<TextAction to={paths.reports()}>{t('backToReports')}</TextAction>} title={title} lead={t('mailsLeadPlain')} />
      {told !== undefined && actionData === undefined && (
        <Message tone="ok" live className={styles.note}>
          {t(`told.${told}`)}
        </Message>
      )}
      {actionData !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {mails.schedules.length === 0 ? (
        <EmptyState title={t('noneMailed')}>{t('noneMailedText')}</EmptyState>
      ) : (
        <ScheduleList schedules={mails.schedules} />
      )}
      <MailForm readers={mails.readers} question={question} filters={filters} />
      {mails.sends.length > 0 && <SendTable sends={mails.sends} />}
    </>
  );
}
