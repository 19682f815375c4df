// Every change of the approval rules, newest first (B2B-8).
import type { Route } from './+types/changes-page';
import { sayer } from '#base/locale/words';
import type { approvalRulesContract } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { ChangesTable } from './changes-table.tsx';

export async function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const query = { page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' };
  const reply = await ask<typeof approvalRulesContract>(args)('GET /api/organization/approval-changes', { query });
  return { ...reply, title: sayer(approvalRulesWords, args.context.get(pageVisit).copyLocale)('changes') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ChangesPage({ loaderData: { changes, page, pages, title } }: Route.ComponentProps) {
  const t = useWords(approvalRulesWords);
  const paths = usePaths();
  return (
    <>
      <PageHead
        back={<TextAction to={paths.approvalRules()}>{t('back')}</TextAction>}
        title={title}
        lead={t(changes.length === 0 ? 'noChanges' : 'changesLead')}
      />
      {changes.length > 0 && <ChangesTable changes={changes} />}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.approvalChanges(number)}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
