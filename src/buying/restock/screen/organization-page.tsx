// What comes by itself to the people of an organization, for those who see all of its orders (USR-10).
import type { Route } from './+types/organization-page';
import { sayer } from '#base/locale/words';
import type { restockContract } from '#buying/restock/contract';
import { restockWords } from '#buying/restock/words';
import { EmptyState } from '#ui/kit/empty-state';
import { Link } from '#ui/kit/link';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { Table } from '#ui/kit/table';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths } from '#ui/page/shop';
import { useRestockText } from './use-restock-text.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const list = await ask<typeof restockContract>(args)('GET /api/organization/restocks', {
    query: { page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' },
  });
  return { ...list, title: sayer(restockWords, args.context.get(pageVisit).copyLocale)('organizationTitle') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrganizationPage({ loaderData: { restocks, page, pages, title } }: Route.ComponentProps) {
  const { t, day, every } = useRestockText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={title} lead={t('organizationLead')} />
      {restocks.length === 0 ? (
        <EmptyState title={t('organizationEmpty')} />
      ) : (
        <Table
          caption={title}
          rows={restocks}
          keyOf={({ restockId }) => restockId}
          columns={[
            { id: 'name', label: t('person'), heads: true, cell: ({ name }) => name },
            { id: 'item', label: t('item'), cell: (row) => <Link to={row.href}>{row.title}</Link> },
            { id: 'every', label: t('every'), cell: (row) => t('qtyEvery', { qty: row.qty, every: every(row.every) }) },
            { id: 'next', label: t('nextOn'), cell: ({ nextOn }) => (nextOn === null ? '–' : day(nextOn)) },
            { id: 'budget', label: t('budget'), cell: ({ budgetCenter }) => budgetCenter || '–' },
            { id: 'state', label: t('stateColumn'), cell: ({ state }) => t(`state.${state}`) },
          ]}
        />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.restock({ page: String(number) }, 'organization')}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
